// Written by authgen, the same for every contract: change nothing here.
import { isObject } from "./json.js";
import { valuesOf } from "./messages.js";
export function empty(status, headers = []) {
    return { status, headers, body: new Uint8Array() };
}
export function replacing(old, more) {
    const names = new Set(more.map(([name]) => name.toLowerCase()));
    return [...old.filter(([name]) => !names.has(name.toLowerCase())), ...more];
}
export function place(json, path, whole) {
    const [name, ...rest] = path;
    const fields = new Map(isObject(whole) ? whole : []);
    if (name !== undefined)
        return fields.set(name, place(json, rest, fields.get(name)));
    return isObject(json) ? new Map([...fields, ...json]) : json;
}
export function described(kind, invalid) {
    const fields = new Map([["error", kind]]);
    if (invalid === undefined)
        return fields;
    fields.set("in", invalid.part);
    if (invalid.place !== "")
        fields.set("field", invalid.place);
    return fields.set("expected", invalid.expected);
}
const dropped = ["transfer-encoding", "content-length", "x-content-type-options"];
export function complete({ status, headers, body }, method) {
    const isBare = status === 204 || status === 304;
    const has = (name) => valuesOf(headers, name).length > 0;
    const isTyped = !isBare && body.length > 0;
    const all = headers.filter(([name]) => {
        const known = name.toLowerCase();
        return known === "content-type" ? isTyped : !dropped.includes(known);
    });
    if (!has("cache-control"))
        all.push(["Cache-Control", "no-store"]);
    all.push(["X-Content-Type-Options", "nosniff"]);
    if (status === 401 && !has("www-authenticate"))
        all.push(["WWW-Authenticate", "Bearer"]);
    if (!isBare)
        all.push(["Content-Length", String(body.length)]);
    return { status, headers: all, body: isBare || method === "HEAD" ? new Uint8Array() : body };
}
