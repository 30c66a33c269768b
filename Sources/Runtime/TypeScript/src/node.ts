import { fromBytes, toBytes } from "./bytes.js";
import { joined } from "./http.js";
import { warnOfReaders } from "./readers.js";
import type { HeaderList, RawRequest, RawResponse } from "./messages.js";
import type { Router } from "./router.js";

/** The parts of a request of Node, and so of Express, that the runtime reads. */
export interface NodeRequest {
  readonly method?: string | undefined;
  /** What is left of the target behind a mount. */
  readonly url?: string | undefined;
  /** The whole target. */
  readonly originalUrl?: string;
  readonly rawHeaders: readonly string[];
  readonly readableEnded?: boolean;
  readonly socket?: { readonly remoteAddress?: string | undefined } | null;
  /** The raw body, if a framework has read it already. */
  readonly rawBody?: Uint8Array | undefined;
  /** An id that the application gave it before. */
  readonly id?: unknown;
  /** Express' application. */
  readonly app?: unknown;
  /** The route, for what traces and measures calls. */
  route?: unknown;
  on(event: string, listener: (...values: any[]) => void): unknown;
  removeListener(event: string, listener: (...values: any[]) => void): unknown;
  resume?(): unknown;
  destroy?(): unknown;
}

/** The parts of an answer of Node that the runtime uses. */
export interface NodeResponse {
  statusCode: number;
  readonly writableFinished?: boolean;
  readonly destroyed?: boolean;
  setHeader(name: string, value: string | readonly string[]): unknown;
  end(body: Uint8Array | string, encoding?: "latin1"): unknown;
  on?(event: string, listener: () => void): unknown;
}

/** That of Node. */
declare const Buffer: undefined | {
  from(bytes: ArrayBufferLike, offset: number, length: number): { toString(encoding: "latin1"): string };
};

export type NodeHandler = (request: NodeRequest, response: NodeResponse, next: (error?: unknown) => void) => Promise<void>;

/** So much of a body that is too large is read and dropped, so that its sender gets the answer. */
const dropped = 32 * 1024 * 1024;

/** For `app.use` of Express, and with it for NestJS. Requests for other paths go to the next handler. */
export function nodeHandler(router: Router): NodeHandler {
  let isFirst = true;
  const handle: NodeHandler = async (request, response, next) => {
    // Behind a mount the path may be written whole or without it.
    const target = [request.url, request.originalUrl].find((one) => one !== undefined && router.knows(one));
    if (target === undefined) return next();
    if (isFirst) warnOfReaders(request, handle);
    isFirst = false;
    try {
      const raw = described(request, response, target);
      request.route ??= routeOf(router, raw);
      const body = await bodyOf(request, raw.headers, router.limits.bodyBytes);
      if (body === "gone") return;
      if (body === "read") {
        write(await router.failed(new Error(readBefore), raw), response);
        return;
      }
      write(await router.respond({ ...raw, body }), response);
      if (body === undefined) drop(request);
    } catch (error) {
      next(error);
    }
  };
  return handle;
}

const readBefore =
  "the body was read before the contract's middleware: use it ahead of express.json(), or keep `rawBody` with express.json({ verify })";

function described(request: NodeRequest, response: NodeResponse, target: string): RawRequest {
  const { id } = request;
  return {
    method: request.method ?? "GET",
    target,
    headers: pairs(request.rawHeaders),
    body: new Uint8Array(),
    caller: {
      peer: request.socket?.remoteAddress,
      target: request.originalUrl,
      requestId: typeof id === "string" ? id : undefined,
      // Few services ask for it.
      get signal() {
        return signalOf(response);
      },
      request,
    },
  };
}

function signalOf(response: NodeResponse): AbortSignal {
  const gone = new AbortController();
  const look = () => {
    if (response.writableFinished !== true) gone.abort();
  };
  if (response.destroyed === true) look();
  else response.on?.("close", look);
  return gone.signal;
}

/** As Express describes a route: `/devices/:id`. */
function routeOf(router: Router, { target, method }: RawRequest): object | undefined {
  const route = router.routeAt(target, method);
  if (route === undefined) return undefined;
  const path = route.path.replace(/\{([^}]*)\}/g, ":$1");
  return { path, name: route.name, methods: { [method.toLowerCase()]: true }, stack: [] };
}

function write({ status, headers, body }: RawResponse, response: NodeResponse): void {
  response.statusCode = status;
  for (const [name, values] of grouped(headers)) response.setHeader(name, values);
  // Node sends a text together with its head, and bytes apart from it.
  if (typeof Buffer === "undefined") response.end(body);
  else response.end(Buffer.from(body.buffer, body.byteOffset, body.byteLength).toString("latin1"), "latin1");
}

/** Undefined for a body that is too large; `gone` if its sender is, `read` if other code has read it and kept nothing. */
async function bodyOf(
  request: NodeRequest,
  headers: HeaderList,
  limit: number,
): Promise<Uint8Array | undefined | "gone" | "read"> {
  if (request.rawBody !== undefined) return request.rawBody;
  const lengths = headers.filter(([name]) => /^content-length$/i.test(name)).map(([, value]) => value);
  const hasBody = headers.some(([name]) => /^transfer-encoding$/i.test(name)) || lengths.some((one) => one !== "0");
  if (!hasBody) return new Uint8Array();
  if (request.readableEnded) return "read";
  if (lengths.some((one) => Number(one) > limit)) return undefined;
  return new Promise((resolve) => {
    const parts: Uint8Array[] = [];
    let size = 0;
    const listeners: Record<string, (part: Uint8Array) => void> = {
      data: (part) => {
        size += part.length;
        if (size > limit) finish(undefined);
        else parts.push(part);
      },
      end: () => finish(joined(parts, size)),
      error: () => finish("gone"),
      close: () => finish("gone"),
    };
    const finish = (body: Uint8Array | undefined | "gone") => {
      for (const [event, listener] of Object.entries(listeners)) request.removeListener(event, listener);
      request.on("error", () => {});
      resolve(body);
    };
    for (const [event, listener] of Object.entries(listeners)) request.on(event, listener);
  });
}

/** Reads on for a while: a connection that is closed at once would take the answer with it. */
function drop(request: NodeRequest): void {
  let left = dropped;
  request.on("error", () => {});
  request.on("data", (part: Uint8Array) => {
    left -= part.length;
    if (left < 0) request.destroy?.();
  });
  request.resume?.();
}

function pairs(rawHeaders: readonly string[]): [name: string, value: string][] {
  const found: [string, string][] = [];
  for (let index = 0; index + 1 < rawHeaders.length; index += 2) {
    found.push([rawHeaders[index] ?? "", fromBytes(rawHeaders[index + 1] ?? "")]);
  }
  return found;
}

function grouped(headers: HeaderList): Iterable<[name: string, value: string | string[]]> {
  const groups = new Map<string, [string, string | string[]]>();
  for (const [name, value] of headers) {
    const known = groups.get(name.toLowerCase());
    const text = toBytes(value);
    if (known === undefined) groups.set(name.toLowerCase(), [name, text]);
    else known[1] = [known[1], text].flat();
  }
  return groups.values();
}
