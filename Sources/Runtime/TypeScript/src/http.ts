import { fromBytes, toBytes } from "./bytes.js";
import { RouterFault } from "./faults.js";
import type { HeaderList, RawRequest } from "./messages.js";
import type { Router } from "./router.js";

/** Stops at the limit: undefined for a larger body. */
async function readBody(stream: ReadableStream<Uint8Array> | null, limit: number): Promise<Uint8Array | undefined> {
  if (stream === null) return new Uint8Array();
  const parts: Uint8Array[] = [];
  let size = 0;
  const reader = stream.getReader();
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return joined(parts, size);
    size += value.length;
    if (size > limit) {
      await reader.cancel().catch(() => {});
      return undefined;
    }
    parts.push(value);
  }
}

export function joined(parts: readonly Uint8Array[], size: number): Uint8Array {
  const body = new Uint8Array(size);
  parts.reduce((offset, part) => {
    body.set(part, offset);
    return offset + part.length;
  }, 0);
  return body;
}

/** `Request` in, `Response` out, the form of Hono, Deno, Bun and workers. What else a host gives is in the context. */
export function webHandler(router: Router): (request: Request, ...host: unknown[]) => Promise<Response> {
  return async (request, ...host) => {
    const headers: HeaderList = [...request.headers].map(([name, value]) => [name, fromBytes(value)]);
    const target = request.url.replace(/^[a-z][a-z0-9+.-]*:\/\/[^/?#]*/i, "").replace(/#.*$/s, "");
    const caller = { signal: request.signal, request, host, peer: peerOf(host[0]) };
    const raw: RawRequest = { method: request.method, target, headers, body: new Uint8Array(), caller };
    let body: Uint8Array | undefined;
    try {
      body = await readBody(request.body, router.limits.bodyBytes);
    } catch {
      // A body that breaks off is the caller's, and most often nobody hears the answer.
      return written(router.refusing(new RouterFault("badRequest"), raw));
    }
    return written(await router.respond({ ...raw, body }));
  };
}

function written(answer: Awaited<ReturnType<Router["respond"]>>): Response {
  const headers = new Headers();
  for (const [name, value] of answer.headers) headers.append(name, toBytes(value));
  const isBare = answer.body.length === 0;
  return new Response(isBare ? null : answer.body, { status: answer.status, headers });
}

/** Deno tells it so. */
function peerOf(host: unknown): string | undefined {
  const address = (host as { remoteAddr?: { hostname?: unknown } } | undefined)?.remoteAddr?.hostname;
  return typeof address === "string" ? address : undefined;
}
