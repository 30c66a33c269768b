// Written by authgen, the same for every contract: change nothing here.
function fromBytes(value) {
    if (!/[\x80-\xff]/.test(value))
        return value;
    return new TextDecoder().decode(Uint8Array.from(value, (letter) => letter.charCodeAt(0)));
}
function toBytes(value) {
    if (!/[^\0-\x7f]/.test(value))
        return value;
    return Array.from(new TextEncoder().encode(value), (byte) => String.fromCharCode(byte)).join("");
}
async function readBody(chunks, limit) {
    const parts = [];
    let size = 0;
    for await (const part of chunks ?? []) {
        size += part.length;
        if (size > limit)
            return undefined;
        parts.push(part);
    }
    const body = new Uint8Array(size);
    parts.reduce((offset, part) => {
        body.set(part, offset);
        return offset + part.length;
    }, 0);
    return body;
}
async function* chunksOf(stream) {
    const reader = stream.getReader();
    try {
        for (;;) {
            const { done, value } = await reader.read();
            if (done)
                return;
            yield value;
        }
    }
    finally {
        await reader.cancel().catch(() => { });
    }
}
export function webHandler(router) {
    return async (request) => {
        const headers = [...request.headers].map(([name, value]) => [name, fromBytes(value)]);
        const body = await readBody(request.body && chunksOf(request.body), router.limits.bodyBytes);
        const target = request.url.replace(/^[a-z][a-z0-9+.-]*:\/\/[^/?#]*/i, "").replace(/#.*$/s, "");
        const raw = { method: request.method, target, headers, body };
        const answer = await router.respond(raw);
        const out = new Headers();
        for (const [name, value] of answer.headers)
            out.append(name, toBytes(value));
        const isBare = answer.body.length === 0;
        return new Response(isBare ? null : answer.body, { status: answer.status, headers: out });
    };
}
export function nodeHandler(router) {
    return async (request, response, next) => {
        try {
            const target = request.originalUrl ?? request.url ?? "/";
            if (!router.knows(target))
                return next();
            const raw = {
                method: request.method ?? "GET",
                target,
                headers: pairs(request.rawHeaders),
                body: await bodyOf(request, router.limits.bodyBytes),
            };
            const answer = await router.respond(raw);
            response.statusCode = answer.status;
            for (const [name, values] of grouped(answer.headers))
                response.setHeader(name, values);
            response.end(answer.body);
        }
        catch (error) {
            next(error);
        }
    };
}
async function bodyOf(request, limit) {
    if (request.rawBody !== undefined)
        return request.rawBody;
    const hasBody = pairs(request.rawHeaders).some(([name, value]) => /^transfer-encoding$/i.test(name) || (/^content-length$/i.test(name) && value !== "0"));
    if (request.readableEnded && hasBody) {
        throw new Error("the body was read before: use this handler ahead of express.json(), or keep `rawBody`");
    }
    return readBody(request.readableEnded ? null : request, limit);
}
function pairs(rawHeaders) {
    return rawHeaders.flatMap((name, index) => index % 2 === 0 ? [[name, fromBytes(rawHeaders[index + 1] ?? "")]] : []);
}
function grouped(headers) {
    const groups = new Map();
    for (const [name, value] of headers) {
        const [, values] = groups.get(name.toLowerCase()) ?? [name, []];
        groups.set(name.toLowerCase(), [name, [...values, toBytes(value)]]);
    }
    return [...groups.values()].map(([name, values]) => [name, values.length === 1 ? (values[0] ?? "") : values]);
}
