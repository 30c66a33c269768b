// Written by authgen, the same for every contract: change nothing here.
import { fromBytes, toBytes } from "./bytes.js";
import { joined } from "./http.js";
import { warnOfReaders } from "./readers.js";
const dropped = 32 * 1024 * 1024;
export function nodeHandler(router) {
    let isFirst = true;
    const handle = async (request, response, next) => {
        const target = [request.url, request.originalUrl].find((one) => one !== undefined && router.knows(one));
        if (target === undefined)
            return next();
        if (isFirst)
            warnOfReaders(request, handle);
        isFirst = false;
        try {
            const raw = described(request, response, target);
            request.route ??= routeOf(router, raw);
            const body = await bodyOf(request, raw.headers, router.limits.bodyBytes);
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
            get signal() {
                return signalOf(response);
            },
            request,
        },
    };
}
function signalOf(response) {
    const gone = new AbortController();
    const look = () => {
        if (response.writableFinished !== true)
            gone.abort();
    };
    if (response.destroyed === true)
        look();
    else
        response.on?.("close", look);
    return gone.signal;
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
    if (typeof Buffer === "undefined")
        response.end(body);
    else
        response.end(Buffer.from(body.buffer, body.byteOffset, body.byteLength).toString("latin1"), "latin1");
}
async function bodyOf(request, headers, limit) {
    if (request.rawBody !== undefined)
        return request.rawBody;
    const lengths = headers.filter(([name]) => /^content-length$/i.test(name)).map(([, value]) => value);
    const hasBody = headers.some(([name]) => /^transfer-encoding$/i.test(name)) || lengths.some((one) => one !== "0");
    if (!hasBody)
        return new Uint8Array();
    if (request.readableEnded)
        return "read";
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
    const found = [];
    for (let index = 0; index + 1 < rawHeaders.length; index += 2) {
        found.push([rawHeaders[index] ?? "", fromBytes(rawHeaders[index + 1] ?? "")]);
    }
    return found;
}
function grouped(headers) {
    const groups = new Map();
    for (const [name, value] of headers) {
        const known = groups.get(name.toLowerCase());
        const text = toBytes(value);
        if (known === undefined)
            groups.set(name.toLowerCase(), [name, text]);
        else
            known[1] = [known[1], text].flat();
    }
    return groups.values();
}
