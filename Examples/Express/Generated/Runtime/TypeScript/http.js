// Written by authgen, the same for every contract: change nothing here.
import { fromBytes, toBytes } from "./bytes.js";
import { RouterFault } from "./faults.js";
async function readBody(stream, limit) {
    if (stream === null)
        return new Uint8Array();
    const parts = [];
    let size = 0;
    const reader = stream.getReader();
    for (;;) {
        const { done, value } = await reader.read();
        if (done)
            return joined(parts, size);
        size += value.length;
        if (size > limit) {
            await reader.cancel().catch(() => { });
            return undefined;
        }
        parts.push(value);
    }
}
export function joined(parts, size) {
    const body = new Uint8Array(size);
    parts.reduce((offset, part) => {
        body.set(part, offset);
        return offset + part.length;
    }, 0);
    return body;
}
export function webHandler(router) {
    return async (request, ...host) => {
        const headers = [...request.headers].map(([name, value]) => [name, fromBytes(value)]);
        const target = request.url.replace(/^[a-z][a-z0-9+.-]*:\/\/[^/?#]*/i, "").replace(/#.*$/s, "");
        const caller = { signal: request.signal, request, host, peer: peerOf(host[0]) };
        const raw = { method: request.method, target, headers, body: new Uint8Array(), caller };
        let body;
        try {
            body = await readBody(request.body, router.limits.bodyBytes);
        }
        catch {
            return written(router.refusing(new RouterFault("badRequest"), raw));
        }
        return written(await router.respond({ ...raw, body }));
    };
}
function written(answer) {
    const headers = new Headers();
    for (const [name, value] of answer.headers)
        headers.append(name, toBytes(value));
    const isBare = answer.body.length === 0;
    return new Response(isBare ? null : answer.body, { status: answer.status, headers });
}
function peerOf(host) {
    const address = host?.remoteAddr?.hostname;
    return typeof address === "string" ? address : undefined;
}
