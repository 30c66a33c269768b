// Written by authgen, the same for every contract: change nothing here.
import { fromBytes, toBytes } from "./bytes.js";
import { joined } from "./http.js";
import { warnOfReaders } from "./readers.js";
const dropped = 32 * 1024 * 1024;
export function nodeHandler(router) {
    let isFirst = true;
    const handle = async (request, response, next) => {
        const targets = [request.url, request.originalUrl].flatMap((one) => one ?? []);
        const target = targets.find((one) => router.knows(one));
        if (target === undefined)
            return next();
        if (isFirst)
            warnOfReaders(request, handle);
        isFirst = false;
        try {
            const raw = described(request, response, target);
            request.route ??= routeOf(router, raw);
            const body = await bodyOf(request, router.limits.bodyBytes);
            if (body === "gone")
                return;
            if (body === "read") {
                write(await router.failed(new Error(readBefore), raw), response);
                return;
            }
            write(await router.respond({ ...raw, body }), response);
            if (body === undefined)
                drop(request);
        }
        catch (error) {
            next(error);
        }
    };
    return handle;
}
const readBefore = "the body was read before the contract's middleware: use it ahead of express.json(), or keep `rawBody` with express.json({ verify })";
function described(request, response, target) {
    const gone = new AbortController();
    response.on?.("close", () => {
        if (response.writableFinished !== true)
            gone.abort();
    });
    return {
        method: request.method ?? "GET",
        target,
        headers: pairs(request.rawHeaders),
        body: new Uint8Array(),
        caller: { peer: request.socket?.remoteAddress, signal: gone.signal, request },
    };
}
function routeOf(router, { target, method }) {
    const route = router.routeAt(target, method);
    if (route === undefined)
        return undefined;
    const path = route.path.replace(/\{([^}]*)\}/g, ":$1");
    return { path, name: route.name, methods: { [method.toLowerCase()]: true }, stack: [] };
}
function write({ status, headers, body }, response) {
    response.statusCode = status;
    for (const [name, values] of grouped(headers))
        response.setHeader(name, values);
    response.end(body);
}
async function bodyOf(request, limit) {
    if (request.rawBody !== undefined)
        return request.rawBody;
    const headers = pairs(request.rawHeaders);
    const lengths = headers.filter(([name]) => /^content-length$/i.test(name)).map(([, value]) => value);
    const hasBody = headers.some(([name]) => /^transfer-encoding$/i.test(name)) || lengths.some((one) => one !== "0");
    if (request.readableEnded)
        return hasBody ? "read" : new Uint8Array();
    if (lengths.some((one) => Number(one) > limit))
        return undefined;
    return new Promise((resolve) => {
        const parts = [];
        let size = 0;
        const listeners = {
            data: (part) => {
                size += part.length;
                if (size > limit)
                    finish(undefined);
                else
                    parts.push(part);
            },
            end: () => finish(joined(parts, size)),
            error: () => finish("gone"),
            close: () => finish("gone"),
        };
        const finish = (body) => {
            for (const [event, listener] of Object.entries(listeners))
                request.removeListener(event, listener);
            request.on("error", () => { });
            resolve(body);
        };
        for (const [event, listener] of Object.entries(listeners))
            request.on(event, listener);
    });
}
function drop(request) {
    let left = dropped;
    request.on("error", () => { });
    request.on("data", (part) => {
        left -= part.length;
        if (left < 0)
            request.destroy?.();
    });
    request.resume?.();
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
