import type { HeaderList, RawRequest } from "./messages.js";
import type { Router } from "./router.js";

/** The parts of a request of Node, and so of Express, that the runtime reads. */
export interface NodeRequest extends AsyncIterable<Uint8Array> {
  readonly method?: string | undefined;
  readonly url?: string | undefined;
  /** The whole path, if a mount has cut off a part of it. */
  readonly originalUrl?: string;
  readonly rawHeaders: readonly string[];
  readonly readableEnded?: boolean;
  /** The raw body, if a framework has read it already. */
  readonly rawBody?: Uint8Array | undefined;
}

/** The parts of an answer of Node that the runtime uses. */
export interface NodeResponse {
  statusCode: number;
  appendHeader?(name: string, value: string): unknown;
  setHeader(name: string, value: string | readonly string[]): unknown;
  end(body: Uint8Array): unknown;
}

/** On the wire a header's letters are bytes; both sides of a web server show each byte as one letter. */
function fromBytes(value: string): string {
  if (!/[\x80-\xff]/.test(value)) return value;
  return new TextDecoder().decode(Uint8Array.from(value, (letter) => letter.charCodeAt(0)));
}

function toBytes(value: string): string {
  if (!/[^\0-\x7f]/.test(value)) return value;
  return Array.from(new TextEncoder().encode(value), (byte) => String.fromCharCode(byte)).join("");
}

/** Stops at the limit: undefined for a larger body. */
async function readBody(
  chunks: AsyncIterable<Uint8Array> | null,
  limit: number,
): Promise<Uint8Array | undefined> {
  const parts: Uint8Array[] = [];
  let size = 0;
  for await (const part of chunks ?? []) {
    size += part.length;
    if (size > limit) return undefined;
    parts.push(part);
  }
  const body = new Uint8Array(size);
  parts.reduce((offset, part) => {
    body.set(part, offset);
    return offset + part.length;
  }, 0);
  return body;
}

async function* chunksOf(stream: ReadableStream<Uint8Array>): AsyncGenerator<Uint8Array> {
  const reader = stream.getReader();
  try {
    for (;;) {
      const { done, value } = await reader.read();
      if (done) return;
      yield value;
    }
  } finally {
    await reader.cancel().catch(() => {});
  }
}

/** `Request` in, `Response` out. */
export function webHandler(router: Router): (request: Request) => Promise<Response> {
  return async (request) => {
    const headers: HeaderList = [...request.headers].map(([name, value]) => [name, fromBytes(value)]);
    const body = await readBody(request.body && chunksOf(request.body), router.limits.bodyBytes);
    const target = request.url.replace(/^[a-z][a-z0-9+.-]*:\/\/[^/?#]*/i, "").replace(/#.*$/s, "");
    const raw: RawRequest = { method: request.method, target, headers, body };
    const answer = await router.respond(raw);
    const out = new Headers();
    for (const [name, value] of answer.headers) out.append(name, toBytes(value));
    const isBare = answer.body.length === 0;
    return new Response(isBare ? null : answer.body, { status: answer.status, headers: out });
  };
}

/** For `app.use` of Express, and with it for NestJS. Requests for other paths go to the next handler. */
export function nodeHandler(
  router: Router,
): (request: NodeRequest, response: NodeResponse, next: (error?: unknown) => void) => Promise<void> {
  return async (request, response, next) => {
    try {
      const target = request.originalUrl ?? request.url ?? "/";
      if (!router.knows(target)) return next();
      const raw: RawRequest = {
        method: request.method ?? "GET",
        target,
        headers: pairs(request.rawHeaders),
        body: await bodyOf(request, router.limits.bodyBytes),
      };
      const answer = await router.respond(raw);
      response.statusCode = answer.status;
      for (const [name, values] of grouped(answer.headers)) response.setHeader(name, values);
      response.end(answer.body);
    } catch (error) {
      next(error);
    }
  };
}

/** A body that other code has read is gone, unless that code kept the raw body. */
async function bodyOf(request: NodeRequest, limit: number): Promise<Uint8Array | undefined> {
  if (request.rawBody !== undefined) return request.rawBody;
  const hasBody = pairs(request.rawHeaders).some(
    ([name, value]) => /^transfer-encoding$/i.test(name) || (/^content-length$/i.test(name) && value !== "0"),
  );
  if (request.readableEnded && hasBody) {
    throw new Error("the body was read before: use this handler ahead of express.json(), or keep `rawBody`");
  }
  return readBody(request.readableEnded ? null : request, limit);
}

function pairs(rawHeaders: readonly string[]): [name: string, value: string][] {
  return rawHeaders.flatMap((name, index): [string, string][] =>
    index % 2 === 0 ? [[name, fromBytes(rawHeaders[index + 1] ?? "")]] : [],
  );
}

function grouped(headers: HeaderList): [name: string, value: string | string[]][] {
  const groups = new Map<string, [string, string[]]>();
  for (const [name, value] of headers) {
    const [, values] = groups.get(name.toLowerCase()) ?? [name, []];
    groups.set(name.toLowerCase(), [name, [...values, toBytes(value)]]);
  }
  return [...groups.values()].map(([name, values]) => [name, values.length === 1 ? (values[0] ?? "") : values]);
}
