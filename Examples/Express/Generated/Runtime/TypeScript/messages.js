// Written by authgen, the same for every contract: change nothing here.
import { InvalidValue } from "./invalid.js";
import { check } from "./records.js";
export const tokenPattern = /^[!#$%&'*+.^_`|~0-9A-Za-z-]+$/;
export function isHeader([name, value]) {
    return tokenPattern.test(name) && !/[\0-\x08\x0a-\x1f\x7f]/.test(value);
}
export function valuesOf(headers, name) {
    const wanted = name.toLowerCase();
    const values = [];
    for (const [one, value] of headers) {
        if (one.length === wanted.length && one.toLowerCase() === wanted)
            values.push(value);
    }
    return values;
}
export function percentDecode(text) {
    try {
        return decodeURIComponent(text);
    }
    catch {
        return undefined;
    }
}
export function percentEncode(text) {
    return encodeURIComponent(text.replace(/\p{Cs}/gu, "\ufffd")).replace(/[!'()*]/g, (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`);
}
export class TextFields {
    #part;
    #fields;
    constructor(part, fields) {
        this.#part = part;
        this.#fields = fields;
    }
    static form(part, form, limit) {
        if (!/^[\x21-\x7e]*$/.test(form))
            throw TextFields.#broken(part, "percent-encoded UTF-8");
        const pairs = form.split("&").filter((pair) => pair !== "");
        if (pairs.length > limit)
            throw TextFields.#broken(part, `at most ${limit} fields`);
        return new TextFields(part, pairs.map((pair) => {
            const end = pair.includes("=") ? pair.indexOf("=") : pair.length;
            const [name, value] = [pair.slice(0, end), pair.slice(end + 1)].map((half) => percentDecode(half.replaceAll("+", " ")));
            if (name === undefined || value === undefined)
                throw TextFields.#broken(part, "percent-encoded UTF-8");
            return [name, value];
        }));
    }
    static cookies(headers) {
        const pairs = valuesOf(headers, "cookie").flatMap((value) => value.split(";"));
        return new TextFields("cookie", pairs.flatMap((pair) => {
            const text = pair.replace(/^ +/, "");
            const end = text.indexOf("=");
            return end > 0 ? [[text.slice(0, end), text.slice(end + 1)]] : [];
        }));
    }
    static #broken(part, expected) {
        return new InvalidValue(expected, { kind: "syntax", part });
    }
    #all(name) {
        if (this.#part === "header")
            return valuesOf(this.#fields, name);
        return this.#fields.filter(([one]) => one === name).map(([, value]) => value);
    }
    found(name) {
        const texts = this.#all(name);
        return texts.length > 1 ? false : texts[0];
    }
    only(name) {
        const texts = this.#all(name);
        return texts.length === 1 ? texts[0] : undefined;
    }
    read(field, rules) {
        const [text, ...more] = this.#all(field.wire);
        if (text === undefined && field.isOptional)
            return undefined;
        if (text === undefined)
            throw this.#fault(field.wire, "a value");
        if (more.length > 0)
            throw this.#fault(field.wire, "one value");
        try {
            const value = field.codec.readText(text);
            check(field, value, rules);
            return value;
        }
        catch (error) {
            throw error instanceof InvalidValue ? this.#fault(field.wire, error.expected) : error;
        }
    }
    constant(name, text) {
        if (this.only(name) !== text)
            throw this.#fault(name, text);
    }
    #fault(name, expected) {
        return new InvalidValue(expected, { part: this.#part, place: name });
    }
}
export function bearerToken(headers, limits) {
    const values = valuesOf(headers, "authorization");
    const token = /^bearer +([A-Za-z0-9._~+/-]+=*)$/i.exec(values.length === 1 ? (values[0] ?? "") : "")?.[1];
    return token !== undefined && token.length <= limits.tokenBytes ? token : undefined;
}
const mediaTypePattern = /^([!#$%&'*+.^_`|~\w-]+\/[!#$%&'*+.^_`|~\w-]+)((?:[ \t]*;[ \t]*[!#$%&'*+.^_`|~\w-]+=(?:"(?:[^"\\]|\\.)*"|[!#$%&'*+.^_`|~\w-]+))*)[ \t]*$/s;
export function isMediaType(text, wanted) {
    const parts = mediaTypePattern.exec(text);
    if (parts === null || parts[1]?.toLowerCase() !== wanted.toLowerCase())
        return text === wanted;
    const charsets = [...(parts[2] ?? "").matchAll(/;[ \t]*([^=;]+)=("(?:[^"\\]|\\.)*"|[^;"\s]+)/gs)]
        .filter((match) => match[1]?.toLowerCase() === "charset")
        .map((match) => (match[2] ?? "").replace(/^"|"$/g, "").replace(/\\(.)/gs, "$1").toLowerCase());
    return charsets.length === 0 || (charsets.length === 1 && charsets[0] === "utf-8");
}
export function segmentsOf(path) {
    const segments = path.slice(1).split("/").map(percentDecode);
    const isPlain = (segment) => segment !== undefined && segment !== "." && segment !== ".." && !/[\0-\x1f\x7f/]/.test(segment);
    return segments.every(isPlain) ? segments : undefined;
}
export function splitTarget(target) {
    const rest = target.startsWith("/")
        ? target
        : (/^https?:\/\/[A-Za-z0-9._~:[\]-]+(\/.*)$/is.exec(target)?.[1] ?? "");
    if (!/^\/[A-Za-z0-9._~!$&'()*+,;=:@%/?-]*$/.test(rest))
        return undefined;
    const mark = rest.indexOf("?");
    return mark < 0 ? { path: rest, query: "" } : { path: rest.slice(0, mark), query: rest.slice(mark + 1) };
}
function writtenFor(isForScripts, value) {
    return isForScripts ? value.replaceAll("%", "%25") : value;
}
export function setCookie(name, value, { lifetime, isForScripts = false } = {}) {
    if (!tokenPattern.test(name) || !/^[\x21\x23-\x2b\x2d-\x3a\x3c-\x5b\x5d-\x7e]*$/.test(value)) {
        throw new TypeError(`no cookie ${name} can hold that value`);
    }
    const age = lifetime === undefined ? "" : `; Max-Age=${Math.max(0, lifetime)}`;
    return `${name}=${writtenFor(isForScripts, value)}; Path=/${age}; Secure${isForScripts ? "" : "; HttpOnly"}; SameSite=Lax`;
}
