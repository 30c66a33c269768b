// Written by authgen, the same for every contract: change nothing here.
import { InvalidValue } from "./invalid.js";
export class JsonNumber {
    text;
    constructor(text) {
        this.text = text;
    }
    get whole() {
        const [digits = "", exponent = "0"] = this.text.toLowerCase().split("e");
        const [before = "", behind = ""] = digits.split(".");
        const fraction = behind.length - zerosBehind(behind);
        const zeros = fraction === 0 ? zerosBehind(before) : -fraction;
        const value = Number(this.text);
        const isZero = !/[1-9]/.test(digits);
        const isWhole = zeros + Number(exponent) >= 0 && Number.isSafeInteger(value);
        return isZero ? 0 : isWhole ? value : undefined;
    }
}
function zerosBehind(digits) {
    let count = 0;
    while (digits[digits.length - 1 - count] === "0")
        count += 1;
    return count;
}
export function holdsConstant(json, constant) {
    return json instanceof JsonNumber ? json.whole === constant : json === constant;
}
export function constantJson(constant) {
    return typeof constant === "number" ? new JsonNumber(String(constant)) : constant;
}
export const numberPattern = /-?(?:0|[1-9][0-9]*)(?:\.[0-9]+)?(?:[eE][+-]?[0-9]+)?/y;
const deepest = 128;
const escapes = new Map([
    ['"', '"'],
    ["\\", "\\"],
    ["/", "/"],
    ["b", "\b"],
    ["f", "\f"],
    ["n", "\n"],
    ["r", "\r"],
    ["t", "\t"],
]);
class JsonReader {
    #text;
    #limits;
    #position = 0;
    #fieldsLeft;
    constructor(text, limits) {
        this.#text = text;
        this.#limits = limits;
        this.#fieldsLeft = limits.jsonFields;
    }
    document() {
        this.#skipSpace();
        const value = this.#value(0);
        this.#skipSpace();
        if (this.#position < this.#text.length)
            throw this.#fault("the end");
        return value;
    }
    #fault(expected) {
        const offset = new TextEncoder().encode(this.#text.slice(0, this.#position)).length;
        return new InvalidValue(`JSON: ${expected} at byte ${offset}`, { kind: "syntax" });
    }
    #skipSpace() {
        while (" \n\r\t".includes(this.#text[this.#position] ?? "-"))
            this.#position += 1;
    }
    #take(character) {
        if (this.#text[this.#position] !== character)
            return false;
        this.#position += 1;
        return true;
    }
    #value(depth) {
        switch (this.#text[this.#position]) {
            case "{":
                return this.#object(depth + 1);
            case "[":
                return this.#list(depth + 1);
            case '"':
                return this.#string();
            case "t":
                return this.#word("true", true);
            case "f":
                return this.#word("false", false);
            case "n":
                return this.#word("null", null);
            default:
                return this.#number();
        }
    }
    #word(word, value) {
        for (const letter of word)
            if (!this.#take(letter))
                throw this.#fault("a value");
        return value;
    }
    #open(depth) {
        const most = Math.min(this.#limits.jsonDepth, deepest);
        if (depth > most)
            throw this.#fault(`at most ${most} levels`);
        this.#position += 1;
        this.#skipSpace();
    }
    #count() {
        if (this.#fieldsLeft <= 0)
            throw this.#fault(`at most ${this.#limits.jsonFields} fields`);
        this.#fieldsLeft -= 1;
    }
    #list(depth) {
        this.#open(depth);
        const elements = [];
        if (this.#take("]"))
            return elements;
        do {
            this.#count();
            this.#skipSpace();
            elements.push(this.#value(depth));
            this.#skipSpace();
        } while (this.#take(","));
        if (!this.#take("]"))
            throw this.#fault("a comma or the end of the list");
        return elements;
    }
    #object(depth) {
        this.#open(depth);
        const fields = new Map();
        if (this.#take("}"))
            return fields;
        do {
            this.#count();
            this.#field(depth, fields);
        } while (this.#take(","));
        if (!this.#take("}"))
            throw this.#fault("a comma or the end of the object");
        return fields;
    }
    #field(depth, fields) {
        this.#skipSpace();
        if (this.#text[this.#position] !== '"')
            throw this.#fault("a name");
        const name = this.#string();
        if (fields.has(name))
            throw this.#fault("each name once");
        this.#skipSpace();
        if (!this.#take(":"))
            throw this.#fault("a colon");
        this.#skipSpace();
        fields.set(name, this.#value(depth));
        this.#skipSpace();
    }
    #string() {
        this.#position += 1;
        let text = "";
        for (;;) {
            const start = this.#position;
            while (!/["\\\u0000-\u001f]|^$/.test(this.#text[this.#position] ?? ""))
                this.#position += 1;
            text += this.#text.slice(start, this.#position);
            if (this.#take('"'))
                break;
            if (this.#take("\\"))
                text += this.#escape();
            else if (this.#position < this.#text.length)
                throw this.#fault("control characters escaped");
            else
                throw this.#fault("a closing quote");
        }
        return this.#short(text);
    }
    #short(text) {
        const most = this.#limits.stringBytes;
        if (text.length * 3 > most && new TextEncoder().encode(text).length > most) {
            throw this.#fault(`at most ${most} bytes of text`);
        }
        return text;
    }
    #escape() {
        const character = this.#text[this.#position] ?? "";
        const plain = escapes.get(character);
        if (plain === undefined && character !== "u")
            throw this.#fault("an escape");
        this.#position += 1;
        return plain ?? this.#scalar();
    }
    #scalar() {
        const first = this.#unit();
        if (first < 0xd800 || first > 0xdfff)
            return String.fromCharCode(first);
        if (first > 0xdbff || !this.#take("\\") || !this.#take("u"))
            throw this.#fault("surrogates in pairs");
        const second = this.#unit();
        if (second < 0xdc00 || second > 0xdfff)
            throw this.#fault("surrogates in pairs");
        return String.fromCharCode(first, second);
    }
    #unit() {
        const start = this.#position;
        while (this.#position < start + 4) {
            if (!/^[0-9a-fA-F]$/.test(this.#text[this.#position] ?? ""))
                throw this.#fault("four hex digits");
            this.#position += 1;
        }
        return Number.parseInt(this.#text.slice(start, this.#position), 16);
    }
    #number() {
        const start = this.#position;
        if (!/^[-0-9]$/.test(this.#text[start] ?? ""))
            throw this.#fault("a value");
        this.#take("-");
        if (!this.#take("0"))
            this.#digits();
        if (this.#take("."))
            this.#digits();
        if (this.#take("e") || this.#take("E")) {
            if (!this.#take("+"))
                this.#take("-");
            this.#digits();
        }
        return new JsonNumber(this.#short(this.#text.slice(start, this.#position)));
    }
    #digits() {
        const digits = /[0-9]*/y;
        digits.lastIndex = this.#position;
        const found = digits.exec(this.#text)?.[0] ?? "";
        if (found === "")
            throw this.#fault("a digit");
        this.#position += found.length;
    }
}
export function readJson(bytes, limits) {
    const text = utf8(bytes);
    if (text !== undefined)
        return new JsonReader(text, limits).document();
    throw brokenText(bytes, limits);
}
function utf8(bytes) {
    try {
        return new TextDecoder("utf-8", { fatal: true, ignoreBOM: true }).decode(bytes);
    }
    catch {
        return undefined;
    }
}
function brokenText(bytes, limits) {
    const wrong = firstWrongByte(bytes);
    const good = `${utf8(bytes.subarray(0, wrong)) ?? ""}\u0001`;
    try {
        new JsonReader(good, limits).document();
    }
    catch (error) {
        if (!(error instanceof InvalidValue))
            throw error;
        const expected = error.expected.replace("control characters escaped at", "valid UTF-8 at");
        return new InvalidValue(expected.endsWith(` ${wrong}`) ? expected : error.expected, { kind: "syntax" });
    }
    return new InvalidValue(`JSON: valid UTF-8 at byte ${wrong}`, { kind: "syntax" });
}
function firstWrongByte(bytes) {
    const replaced = new TextEncoder().encode(new TextDecoder("utf-8", { ignoreBOM: true }).decode(bytes));
    let index = 0;
    while (index < bytes.length && bytes[index] === replaced[index])
        index += 1;
    while (index > 0 && ((replaced[index] ?? 0) & 0xc0) === 0x80)
        index -= 1;
    return index;
}
export function writeJson(value) {
    if (value instanceof JsonNumber)
        return value.text;
    if (value instanceof Map) {
        const fields = [...value].map(([name, one]) => `${JSON.stringify(name)}:${writeJson(one)}`);
        return `{${fields.join(",")}}`;
    }
    if (Array.isArray(value))
        return `[${value.map(writeJson).join(",")}]`;
    return JSON.stringify(value);
}
export function isObject(value) {
    return value instanceof Map;
}
export function fieldsOf(value) {
    if (!isObject(value))
        throw new InvalidValue("an object");
    return value;
}
export function atPlaces(places) {
    let whole;
    for (const [place, value] of places) {
        const steps = place === "." ? [] : place.split(".").filter((step) => step !== "");
        if (value !== undefined)
            whole = put(value, steps, whole);
    }
    return whole;
}
function put(value, steps, whole) {
    const [step, ...rest] = steps;
    if (step === undefined)
        return value;
    const index = step === "*" ? 0 : /^[0-9]{1,2}$/.test(step) ? Number(step) : 64;
    if (index < 64) {
        const elements = Array.isArray(whole) ? [...whole] : [];
        while (elements.length <= index)
            elements.push(new Map());
        elements[index] = put(value, rest, elements[index]);
        return elements;
    }
    const fields = new Map(isObject(whole) ? whole : []);
    return fields.set(step, put(value, rest, fields.get(step)));
}
export function literal(value) {
    return typeof value === "number" ? new JsonNumber(String(value)) : value;
}
