import { InvalidValue } from "./invalid.js";
import type { Limits } from "./limits.js";

/** A JSON number in the text it was written in. */
export class JsonNumber {
  readonly text: string;

  constructor(text: string) {
    this.text = text;
  }

  /** The value if it is whole and a number can hold it exactly: `1e2` is 100, `1.5` is undefined. */
  get whole(): number | undefined {
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

/** An expression would look at each zero again and again. */
function zerosBehind(digits: string): number {
  let count = 0;
  while (digits[digits.length - 1 - count] === "0") count += 1;
  return count;
}

/** A constant of a contract. */
export type ConstantValue = string | number | boolean;

/** Whether JSON is this very text, number or bool. */
export function holdsConstant(json: Json | undefined, constant: ConstantValue): boolean {
  return json instanceof JsonNumber ? json.whole === constant : json === constant;
}

export function constantJson(constant: ConstantValue): Json {
  return typeof constant === "number" ? new JsonNumber(String(constant)) : constant;
}

export type JsonObject = ReadonlyMap<string, Json>;
export type Json = null | boolean | JsonNumber | string | readonly Json[] | JsonObject;

export const numberPattern = /-?(?:0|[1-9][0-9]*)(?:\.[0-9]+)?(?:[eE][+-]?[0-9]+)?/y;

/** However generous the limits: deeper values could exhaust the stack. */
const deepest = 128;

const escapes: ReadonlyMap<string, string> = new Map([
  ['"', '"'],
  ["\\", "\\"],
  ["/", "/"],
  ["b", "\b"],
  ["f", "\f"],
  ["n", "\n"],
  ["r", "\r"],
  ["t", "\t"],
]);

/** Reads JSON strictly by RFC 8259: no mark before it, no name twice in an object, no lone surrogates. */
class JsonReader {
  readonly #text: string;
  readonly #limits: Limits;
  #position = 0;
  #fieldsLeft: number;

  constructor(text: string, limits: Limits) {
    this.#text = text;
    this.#limits = limits;
    this.#fieldsLeft = limits.jsonFields;
  }

  document(): Json {
    this.#skipSpace();
    const value = this.#value(0);
    this.#skipSpace();
    if (this.#position < this.#text.length) throw this.#fault("the end");
    return value;
  }

  /** Counts in bytes, like everybody who reads the request. */
  #fault(expected: string): InvalidValue {
    const offset = new TextEncoder().encode(this.#text.slice(0, this.#position)).length;
    return new InvalidValue(`JSON: ${expected} at byte ${offset}`, { kind: "syntax" });
  }

  #skipSpace(): void {
    while (" \n\r\t".includes(this.#text[this.#position] ?? "-")) this.#position += 1;
  }

  #take(character: string): boolean {
    if (this.#text[this.#position] !== character) return false;
    this.#position += 1;
    return true;
  }

  #value(depth: number): Json {
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

  #word<T extends Json>(word: string, value: T): T {
    for (const letter of word) if (!this.#take(letter)) throw this.#fault("a value");
    return value;
  }

  #open(depth: number): void {
    const most = Math.min(this.#limits.jsonDepth, deepest);
    if (depth > most) throw this.#fault(`at most ${most} levels`);
    this.#position += 1;
    this.#skipSpace();
  }

  /** Fields and elements are counted together, over the whole document. */
  #count(): void {
    if (this.#fieldsLeft <= 0) throw this.#fault(`at most ${this.#limits.jsonFields} fields`);
    this.#fieldsLeft -= 1;
  }

  #list(depth: number): Json {
    this.#open(depth);
    const elements: Json[] = [];
    if (this.#take("]")) return elements;
    do {
      this.#count();
      this.#skipSpace();
      elements.push(this.#value(depth));
      this.#skipSpace();
    } while (this.#take(","));
    if (!this.#take("]")) throw this.#fault("a comma or the end of the list");
    return elements;
  }

  /** A map and no object: a name of the caller's is never a member of ours. */
  #object(depth: number): Json {
    this.#open(depth);
    const fields = new Map<string, Json>();
    if (this.#take("}")) return fields;
    do {
      this.#count();
      this.#field(depth, fields);
    } while (this.#take(","));
    if (!this.#take("}")) throw this.#fault("a comma or the end of the object");
    return fields;
  }

  #field(depth: number, fields: Map<string, Json>): void {
    this.#skipSpace();
    if (this.#text[this.#position] !== '"') throw this.#fault("a name");
    const name = this.#string();
    if (fields.has(name)) throw this.#fault("each name once");
    this.#skipSpace();
    if (!this.#take(":")) throw this.#fault("a colon");
    this.#skipSpace();
    fields.set(name, this.#value(depth));
    this.#skipSpace();
  }

  #string(): string {
    this.#position += 1;
    let text = "";
    for (;;) {
      const start = this.#position;
      while (!/["\\\u0000-\u001f]|^$/.test(this.#text[this.#position] ?? "")) this.#position += 1;
      text += this.#text.slice(start, this.#position);
      if (this.#take('"')) break;
      if (this.#take("\\")) text += this.#escape();
      else if (this.#position < this.#text.length) throw this.#fault("control characters escaped");
      else throw this.#fault("a closing quote");
    }
    return this.#short(text);
  }

  #short(text: string): string {
    const most = this.#limits.stringBytes;
    if (text.length * 3 > most && new TextEncoder().encode(text).length > most) {
      throw this.#fault(`at most ${most} bytes of text`);
    }
    return text;
  }

  #escape(): string {
    const character = this.#text[this.#position] ?? "";
    const plain = escapes.get(character);
    if (plain === undefined && character !== "u") throw this.#fault("an escape");
    this.#position += 1;
    return plain ?? this.#scalar();
  }

  /** Four digits, or eight in two escapes: a high surrogate and its low one. */
  #scalar(): string {
    const first = this.#unit();
    if (first < 0xd800 || first > 0xdfff) return String.fromCharCode(first);
    if (first > 0xdbff || !this.#take("\\") || !this.#take("u")) throw this.#fault("surrogates in pairs");
    const second = this.#unit();
    if (second < 0xdc00 || second > 0xdfff) throw this.#fault("surrogates in pairs");
    return String.fromCharCode(first, second);
  }

  #unit(): number {
    const start = this.#position;
    while (this.#position < start + 4) {
      if (!/^[0-9a-fA-F]$/.test(this.#text[this.#position] ?? "")) throw this.#fault("four hex digits");
      this.#position += 1;
    }
    return Number.parseInt(this.#text.slice(start, this.#position), 16);
  }

  #number(): JsonNumber {
    const start = this.#position;
    if (!/^[-0-9]$/.test(this.#text[start] ?? "")) throw this.#fault("a value");
    this.#take("-");
    if (!this.#take("0")) this.#digits();
    if (this.#take(".")) this.#digits();
    if (this.#take("e") || this.#take("E")) {
      if (!this.#take("+")) this.#take("-");
      this.#digits();
    }
    return new JsonNumber(this.#short(this.#text.slice(start, this.#position)));
  }

  #digits(): void {
    const digits = /[0-9]*/y;
    digits.lastIndex = this.#position;
    const found = digits.exec(this.#text)?.[0] ?? "";
    if (found === "") throw this.#fault("a digit");
    this.#position += found.length;
  }
}

/** Reads exactly one document. */
export function readJson(bytes: Uint8Array, limits: Limits): Json {
  const text = utf8(bytes);
  if (text !== undefined) return new JsonReader(text, limits).document();
  throw brokenText(bytes, limits);
}

function utf8(bytes: Uint8Array): string | undefined {
  try {
    return new TextDecoder("utf-8", { fatal: true, ignoreBOM: true }).decode(bytes);
  } catch {
    return undefined;
  }
}

/** The first fault of a text that is not UTF-8: it may stand before the first wrong byte. */
function brokenText(bytes: Uint8Array, limits: Limits): InvalidValue {
  const wrong = firstWrongByte(bytes);
  // A control character stands nowhere in JSON, so the reader stops there at the latest.
  const good = `${utf8(bytes.subarray(0, wrong)) ?? ""}\u0001`;
  try {
    new JsonReader(good, limits).document();
  } catch (error) {
    if (!(error instanceof InvalidValue)) throw error;
    const expected = error.expected.replace("control characters escaped at", "valid UTF-8 at");
    return new InvalidValue(expected.endsWith(` ${wrong}`) ? expected : error.expected, { kind: "syntax" });
  }
  return new InvalidValue(`JSON: valid UTF-8 at byte ${wrong}`, { kind: "syntax" });
}

function firstWrongByte(bytes: Uint8Array): number {
  const replaced = new TextEncoder().encode(new TextDecoder("utf-8", { ignoreBOM: true }).decode(bytes));
  let index = 0;
  while (index < bytes.length && bytes[index] === replaced[index]) index += 1;
  while (index > 0 && ((replaced[index] ?? 0) & 0xc0) === 0x80) index -= 1;
  return index;
}

/** Without spaces, fields in their order. */
export function writeJson(value: Json): string {
  if (value instanceof JsonNumber) return value.text;
  if (value instanceof Map) {
    const fields = [...value].map(([name, one]) => `${JSON.stringify(name)}:${writeJson(one)}`);
    return `{${fields.join(",")}}`;
  }
  if (Array.isArray(value)) return `[${value.map(writeJson).join(",")}]`;
  return JSON.stringify(value);
}

export function isObject(value: Json | undefined): value is JsonObject {
  return value instanceof Map;
}

/** The fields, if it is an object. */
export function fieldsOf(value: Json): JsonObject {
  if (!isObject(value)) throw new InvalidValue("an object");
  return value;
}

/**
 * A document with values at their places, as a contract writes them: `error.code` stands inside `error`, a number
 * counts the items of a list, `*` is the first of them, `.` is the whole document.
 */
export function atPlaces(places: readonly (readonly [string, Json | undefined])[]): Json | undefined {
  let whole: Json | undefined;
  for (const [place, value] of places) {
    const steps = place === "." ? [] : place.split(".").filter((step) => step !== "");
    if (value !== undefined) whole = put(value, steps, whole);
  }
  return whole;
}

function put(value: Json, steps: readonly string[], whole: Json | undefined): Json {
  const [step, ...rest] = steps;
  if (step === undefined) return value;
  const index = step === "*" ? 0 : /^[0-9]{1,2}$/.test(step) ? Number(step) : 64;
  if (index < 64) {
    const elements: Json[] = Array.isArray(whole) ? [...whole] : [];
    while (elements.length <= index) elements.push(new Map());
    elements[index] = put(value, rest, elements[index]);
    return elements;
  }
  const fields = new Map<string, Json>(isObject(whole) ? whole : []);
  return fields.set(step, put(value, rest, fields.get(step)));
}

/** A number or a bool where the contract's text stands for one. */
export function literal(value: string | number | boolean): Json {
  return typeof value === "number" ? new JsonNumber(String(value)) : value;
}
