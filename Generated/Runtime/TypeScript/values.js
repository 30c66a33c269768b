// Written by authgen, the same for every contract: change nothing here.
import { InvalidValue, within } from "./invalid.js";
import { JsonNumber, fieldsOf, numberPattern, writeJson } from "./json.js";
export function codec(read, write, readText = (text) => read(text)) {
    return { read, write, readText };
}
export function wireText(json) {
    return typeof json === "string" ? json : writeJson(json);
}
export function isSameSecret(left, right) {
    const [one, other] = [new TextEncoder().encode(left), new TextEncoder().encode(right)];
    let difference = one.length ^ other.length;
    for (let index = 0; index < Math.min(one.length, other.length); index += 1) {
        difference |= (one[index] ?? 0) ^ (other[index] ?? 0);
    }
    return difference === 0;
}
export class Secret {
    #text;
    constructor(text) {
        this.#text = text;
    }
    reveal() {
        return this.#text;
    }
    equals(other) {
        return other !== undefined && isSameSecret(this.#text, other.#text);
    }
    toString() {
        return "<redacted>";
    }
    toJSON() {
        return "<redacted>";
    }
    [Symbol.for("nodejs.util.inspect.custom")]() {
        return "<redacted>";
    }
}
function only(expected, is, write) {
    return (value) => {
        if (!is(value))
            throw new InvalidValue(expected);
        return write(value);
    };
}
const isDate = (value) => value instanceof Date && !Number.isNaN(value.getTime());
const isSecret = (value) => typeof value?.reveal === "function";
function readString(json) {
    if (typeof json !== "string")
        throw new InvalidValue("text");
    if (json.includes("\0"))
        throw new InvalidValue("text without U+0000");
    if (/\p{Surrogate}/u.test(json))
        throw new InvalidValue("text without lone surrogates");
    return json;
}
function matching(expected, parse) {
    return (json) => {
        const value = typeof json === "string" ? parse(json) : undefined;
        if (value === undefined)
            throw new InvalidValue(expected);
        return value;
    };
}
function numberIn(text) {
    numberPattern.lastIndex = 0;
    return numberPattern.exec(text)?.[0] === text ? new JsonNumber(text) : null;
}
function number(expected, parse, write) {
    const read = (json) => {
        const value = json instanceof JsonNumber ? parse(json) : undefined;
        if (value === undefined)
            throw new InvalidValue(expected);
        return value;
    };
    return codec(read, (value) => (Number.isFinite(write(value)) ? new JsonNumber(String(write(value))) : null), (text) => read(numberIn(text)));
}
export const text = codec(readString, (value) => value);
export const secret = codec((json) => new Secret(readString(json)), only("a Secret", isSecret, (value) => value.reveal()));
export const integer = number("a whole number", (json) => json.whole, (value) => value);
export const decimal = number("a number", (json) => (Number.isFinite(Number(json.text)) ? Number(json.text) : undefined), (value) => value);
function readBool(json) {
    if (typeof json !== "boolean")
        throw new InvalidValue("true or false");
    return json;
}
export const bool = codec(readBool, (value) => value, (text) => readBool(text === "true" ? true : text === "false" ? false : null));
export const uuid = codec(matching("a UUID", (text) => /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(text) ? text.toLowerCase() : undefined), only("a UUID", (value) => typeof value === "string", (value) => value.toLowerCase()));
export const url = codec(matching("an absolute URL", (text) => /^[a-z][a-z0-9+.-]*:(?:[a-z0-9._~!$&'()*+,;=:@/?#[\]-]|%[0-9a-f]{2})*$/i.test(text) ? text : undefined), (value) => value);
const timePattern = /^(\d{4})-(\d\d)-(\d\d)T(\d\d):(\d\d):(\d\d)(\.\d+)?(?:Z|([+-])(\d\d):(\d\d))$/i;
function parseTime(text) {
    const parts = timePattern.exec(text);
    if (parts === null)
        return undefined;
    const [year = 0, month = 0, day = 0, hour = 0, minute = 0, second = 0] = parts.slice(1, 7).map(Number);
    const [eastHour, eastMinute] = [Number(parts[9] ?? 0), Number(parts[10] ?? 0)];
    const date = new Date(0);
    date.setUTCFullYear(year, month - 1, day);
    const exists = date.getUTCMonth() === month - 1 && date.getUTCDate() === day;
    if (!exists || hour > 23 || minute > 59 || second > 59 || eastHour > 23 || eastMinute > 59)
        return undefined;
    const east = (parts[8] === "-" ? -1 : 1) * (eastHour * 60 + eastMinute);
    const milliseconds = Math.round(Number(`0${parts[7] ?? ""}`) * 1000);
    return new Date(date.getTime() + ((hour * 60 + minute - east) * 60 + second) * 1000 + milliseconds);
}
export const instant = codec(matching("a time like 2027-03-01T09:30:00Z", parseTime), only("a Date", isDate, (value) => value.toISOString().replace(".000Z", "Z")));
export const unixTime = number("seconds since 1970", (json) => {
    const seconds = Number(json.text);
    return seconds >= -62167219200 && seconds <= 253402300799 ? new Date(seconds * 1000) : undefined;
}, (value) => (isDate(value) ? Math.floor(value.getTime() / 1000) : Number.NaN));
function parseBase64(text) {
    if (!/^[A-Za-z0-9+/]*={0,2}$/.test(text) || text.length % 4 !== 0)
        return undefined;
    const bytes = Uint8Array.from(atob(text), (character) => character.charCodeAt(0));
    return writeBase64(bytes) === text ? bytes : undefined;
}
function writeBase64(bytes) {
    if (!(bytes instanceof Uint8Array))
        throw new InvalidValue("a Uint8Array");
    return btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(""));
}
export const base64 = codec(matching("base64", parseBase64), writeBase64);
export const base64url = codec(matching("base64url", (text) => {
    if (/[+/=]/.test(text))
        return undefined;
    const padding = "=".repeat((4 - (text.length % 4)) % 4);
    return parseBase64(text.replaceAll("-", "+").replaceAll("_", "/") + padding);
}), (value) => writeBase64(value).replaceAll("+", "-").replaceAll("/", "_").replace(/=+$/, ""));
export const anyJson = codec((json) => json, (value) => jsonOf(value, 32));
function jsonOf(value, levels) {
    if (levels === 0)
        throw new InvalidValue("JSON of fewer levels");
    const inner = (one) => jsonOf(one, levels - 1);
    if (value === null || typeof value === "boolean" || value instanceof JsonNumber)
        return value;
    if (typeof value === "string")
        return readString(value);
    if (typeof value === "number" && Number.isFinite(value))
        return new JsonNumber(String(value));
    if (Array.isArray(value))
        return Array.from(value, inner);
    if (value instanceof Map)
        return new Map([...value].map(([key, one]) => [readString(key), inner(one)]));
    if (!isPlain(value))
        throw new InvalidValue("JSON");
    const held = Object.entries(value).filter(([, one]) => one !== undefined);
    return new Map(held.map(([key, one]) => [readString(key), inner(one)]));
}
function isPlain(value) {
    if (typeof value !== "object" || value === null)
        return false;
    const prototype = Object.getPrototypeOf(value);
    return prototype === null || prototype === Object.prototype;
}
export function enumeration(...texts) {
    const expected = `one of ${texts.join(", ")}`;
    return codec(matching(expected, (text) => texts.find((one) => one === text)), (value) => value);
}
export function asText(inner) {
    return codec((json) => {
        if (typeof json !== "string")
            throw new InvalidValue("a value in quotes");
        return inner.readText(json);
    }, (value) => writeJson(inner.write(value)), inner.readText);
}
export function list(inner) {
    return codec((json, asked) => {
        if (!Array.isArray(json))
            throw new InvalidValue("a list");
        return json.map((element, index) => within(`[${index}]`, () => inner.read(element, asked)));
    }, only("a list", Array.isArray, (values) => values.map((value, index) => within(`[${index}]`, () => inner.write(value)))));
}
export function map(inner) {
    return codec((json, asked) => new Map([...fieldsOf(json)].map(([key, value]) => within("*", () => [readString(key), inner.read(value, asked)]))), only("a Map", (values) => values instanceof Map, (values) => {
        const written = [...values].sort(byKey).map(([key, value]) => within("*", () => [key, inner.write(value)]));
        return new Map(written);
    }));
}
function byKey([one], [other]) {
    return one < other ? -1 : one > other ? 1 : 0;
}
export function later(inner) {
    return codec((json, asked) => inner().read(json, asked), (value) => inner().write(value));
}
