// Written by authgen, the same for every contract: change nothing here.
import { joined } from "./http.js";
import { valuesOf } from "./messages.js";
const encoder = new TextEncoder();
const algorithm = { name: "HMAC", hash: "SHA-256" };
export function signatureCheck({ secrets, covers = "request", windowSeconds = 300, header = "X-Signature", timeHeader = "X-Timestamp", prefix = "", now = Date.now, }) {
    const raw = secrets.map((secret) => (typeof secret === "string" ? encoder.encode(secret) : secret));
    if (raw.length === 0)
        throw new RangeError("a signature needs a secret");
    if (raw.some((secret) => secret.length < 32))
        throw new RangeError("a secret of less than 32 bytes can be guessed");
    const keys = Promise.all(raw.map((secret) => crypto.subtle.importKey("raw", secret, algorithm, false, ["verify"])));
    return async (request) => {
        const [time, ...otherTimes] = valuesOf(request.headers, timeHeader);
        const [code, ...otherCodes] = valuesOf(request.headers, header);
        if (time === undefined || code === undefined || otherTimes.length + otherCodes.length > 0)
            return false;
        const bytes = code.startsWith(prefix) ? fromHex(code.slice(prefix.length)) : undefined;
        const isInTime = /^[0-9]{1,12}$/.test(time) && Math.abs(now() / 1000 - Number(time)) <= windowSeconds;
        if (bytes === undefined || !isInTime)
            return false;
        const target = request.caller?.target ?? request.target;
        const head = covers === "request" ? `${time}\n${request.method}\n${target}\n` : `${time}.`;
        const parts = [encoder.encode(head), request.body ?? new Uint8Array()];
        const message = joined(parts, parts.reduce((size, part) => size + part.length, 0));
        let isSigned = false;
        for (const key of await keys) {
            if (await crypto.subtle.verify(algorithm, key, bytes, message))
                isSigned = true;
        }
        return isSigned;
    };
}
function fromHex(text) {
    if (!/^[0-9a-f]{64}$/.test(text))
        return undefined;
    return Uint8Array.from({ length: 32 }, (_, index) => Number.parseInt(text.slice(2 * index, 2 * index + 2), 16));
}
