import { InvalidValue, within } from "./invalid.js";
import { JsonNumber, fieldsOf, numberPattern, writeJson } from "./json.js";
import type { Json } from "./json.js";
import type { Field } from "./records.js";
import type { Rule } from "./rules.js";

/** The limits of a field in a message that is read, beside the limits that its type has anywhere. */
export type Asked = (field: Field) => readonly Rule[];

/** How one type of the contract is read and written. */
export interface Codec<T> {
  /** Reads strictly: an unexpected value is an InvalidValue. */
  read(json: Json, asked?: Asked): T;
  /** From a path, a query, a form or a header. */
  readText(text: string): T;
  write(value: T): Json;
}

export function codec<T>(
  read: (json: Json, asked?: Asked) => T,
  write: (value: T) => Json,
  readText: (text: string) => T = (text) => read(text),
): Codec<T> {
  return { read, write, readText };
}

/** As a header or a URL has it: a text as it is, anything else as JSON. */
export function wireText(json: Json): string {
  return typeof json === "string" ? json : writeJson(json);
}

/** Only the lengths of two texts can be learnt from the time that this takes. */
export function isSameSecret(left: string, right: string): boolean {
  const [one, other] = [new TextEncoder().encode(left), new TextEncoder().encode(right)];
  let difference = one.length ^ other.length;
  for (let index = 0; index < Math.min(one.length, other.length); index += 1) {
    difference |= (one[index] ?? 0) ^ (other[index] ?? 0);
  }
  return difference === 0;
}

/** A text that must not be seen: a password, a code, a token. It is not printed by accident. */
export class Secret {
  readonly #text: string;

  constructor(text: string) {
    this.#text = text;
  }

  /** The text itself, for the one place that needs it. */
  reveal(): string {
    return this.#text;
  }

  /** In constant time. */
  equals(other: Secret | undefined): boolean {
    return other !== undefined && isSameSecret(this.#text, other.#text);
  }

  toString(): string {
    return "<redacted>";
  }

  toJSON(): string {
    return "<redacted>";
  }

  [Symbol.for("nodejs.util.inspect.custom")](): string {
    return "<redacted>";
  }
}

/** Writes values of one JavaScript type: scripts have no types that keep out another. */
function only<T>(expected: string, is: (value: unknown) => boolean, write: (value: T) => Json): (value: T) => Json {
  return (value) => {
    if (!is(value)) throw new InvalidValue(expected);
    return write(value);
  };
}

const isDate = (value: unknown) => value instanceof Date && !Number.isNaN(value.getTime());

/** It may come from another copy of the runtime. */
const isSecret = (value: unknown) => typeof (value as Secret | null | undefined)?.reveal === "function";

function readString(json: Json): string {
  if (typeof json !== "string") throw new InvalidValue("text");
  // C libraries and databases would cut or reject the text there.
  if (json.includes("\0")) throw new InvalidValue("text without U+0000");
  if (/\p{Surrogate}/u.test(json)) throw new InvalidValue("text without lone surrogates");
  return json;
}

function matching<T>(expected: string, parse: (text: string) => T | undefined): (json: Json) => T {
  return (json) => {
    const value = typeof json === "string" ? parse(json) : undefined;
    if (value === undefined) throw new InvalidValue(expected);
    return value;
  };
}

/** A number in a path or a query, by the grammar of JSON. */
function numberIn(text: string): Json {
  numberPattern.lastIndex = 0;
  return numberPattern.exec(text)?.[0] === text ? new JsonNumber(text) : null;
}

function number<T>(
  expected: string,
  parse: (number: JsonNumber) => T | undefined,
  write: (value: T) => number,
): Codec<T> {
  const read = (json: Json): T => {
    const value = json instanceof JsonNumber ? parse(json) : undefined;
    if (value === undefined) throw new InvalidValue(expected);
    return value;
  };
  return codec(
    read,
    (value) => (Number.isFinite(write(value)) ? new JsonNumber(String(write(value))) : null),
    (text) => read(numberIn(text)),
  );
}

export const text = codec<string>(readString, (value) => value);

export const secret = codec<Secret>(
  (json) => new Secret(readString(json)),
  only("a Secret", isSecret, (value) => value.reveal()),
);

export const integer = number<number>("a whole number", (json) => json.whole, (value) => value);

export const decimal = number<number>(
  "a number",
  (json) => (Number.isFinite(Number(json.text)) ? Number(json.text) : undefined),
  (value) => value,
);

function readBool(json: Json): boolean {
  if (typeof json !== "boolean") throw new InvalidValue("true or false");
  return json;
}

export const bool = codec<boolean>(
  readBool,
  (value) => value,
  (text) => readBool(text === "true" ? true : text === "false" ? false : null),
);

/** Written in small letters, as RFC 9562 asks of writers; read in any. */
export const uuid = codec<string>(
  matching("a UUID", (text) =>
    /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(text) ? text.toLowerCase() : undefined,
  ),
  only("a UUID", (value) => typeof value === "string", (value) => value.toLowerCase()),
);

/** Absolute, in the characters of RFC 3986; nothing is escaped or corrected. */
export const url = codec<string>(
  matching("an absolute URL", (text) =>
    /^[a-z][a-z0-9+.-]*:(?:[a-z0-9._~!$&'()*+,;=:@/?#[\]-]|%[0-9a-f]{2})*$/i.test(text) ? text : undefined,
  ),
  (value) => value,
);

const timePattern = /^(\d{4})-(\d\d)-(\d\d)T(\d\d):(\d\d):(\d\d)(\.\d+)?(?:Z|([+-])(\d\d):(\d\d))$/i;

/** An instant of RFC 3339; undefined unless it names a day and a time that exist. */
function parseTime(text: string): Date | undefined {
  const parts = timePattern.exec(text);
  if (parts === null) return undefined;
  const [year = 0, month = 0, day = 0, hour = 0, minute = 0, second = 0] = parts.slice(1, 7).map(Number);
  const [eastHour, eastMinute] = [Number(parts[9] ?? 0), Number(parts[10] ?? 0)];
  const date = new Date(0);
  date.setUTCFullYear(year, month - 1, day);
  const exists = date.getUTCMonth() === month - 1 && date.getUTCDate() === day;
  if (!exists || hour > 23 || minute > 59 || second > 59 || eastHour > 23 || eastMinute > 59) return undefined;
  const east = (parts[8] === "-" ? -1 : 1) * (eastHour * 60 + eastMinute);
  const milliseconds = Math.round(Number(`0${parts[7] ?? ""}`) * 1000);
  return new Date(date.getTime() + ((hour * 60 + minute - east) * 60 + second) * 1000 + milliseconds);
}

/** In UTC, with milliseconds where there are any. */
export const instant = codec<Date>(
  matching("a time like 2027-03-01T09:30:00Z", parseTime),
  only("a Date", isDate, (value) => value.toISOString().replace(".000Z", "Z")),
);

/** Whole seconds are written, rounded down: a lifetime must not be written longer than it is. */
export const unixTime = number<Date>(
  "seconds since 1970",
  (json) => {
    const seconds = Number(json.text);
    return seconds >= -62167219200 && seconds <= 253402300799 ? new Date(seconds * 1000) : undefined;
  },
  (value) => (isDate(value) ? Math.floor(value.getTime() / 1000) : Number.NaN),
);

/** Exactly one text stands for some bytes: no spaces, no missing padding, no stray bits. */
function parseBase64(text: string): Uint8Array | undefined {
  if (!/^[A-Za-z0-9+/]*={0,2}$/.test(text) || text.length % 4 !== 0) return undefined;
  const bytes = Uint8Array.from(atob(text), (character) => character.charCodeAt(0));
  return writeBase64(bytes) === text ? bytes : undefined;
}

function writeBase64(bytes: Uint8Array): string {
  if (!(bytes instanceof Uint8Array)) throw new InvalidValue("a Uint8Array");
  return btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(""));
}

export const base64 = codec<Uint8Array>(matching("base64", parseBase64), writeBase64);

/** Without padding, as passkeys have it. */
export const base64url = codec<Uint8Array>(
  matching("base64url", (text) => {
    if (/[+/=]/.test(text)) return undefined;
    const padding = "=".repeat((4 - (text.length % 4)) % 4);
    return parseBase64(text.replaceAll("-", "+").replaceAll("_", "/") + padding);
  }),
  (value) => writeBase64(value).replaceAll("+", "-").replaceAll("/", "_").replace(/=+$/, ""),
);

/** Any JSON, with numbers as they were written. A script may give numbers and objects of its own. */
export const anyJson = codec<Json>((json) => json, (value) => jsonOf(value, 32));

/** Levels are counted, because an object may hold itself. */
function jsonOf(value: unknown, levels: number): Json {
  if (levels === 0) throw new InvalidValue("JSON of fewer levels");
  const inner = (one: unknown) => jsonOf(one, levels - 1);
  if (value === null || typeof value === "boolean" || value instanceof JsonNumber) return value;
  if (typeof value === "string") return readString(value);
  if (typeof value === "number" && Number.isFinite(value)) return new JsonNumber(String(value));
  if (Array.isArray(value)) return Array.from(value, inner);
  if (value instanceof Map) return new Map([...value].map(([key, one]) => [readString(key), inner(one)]));
  if (!isPlain(value)) throw new InvalidValue("JSON");
  const held = Object.entries(value).filter(([, one]) => one !== undefined);
  return new Map(held.map(([key, one]) => [readString(key), inner(one)]));
}

function isPlain(value: unknown): value is object {
  if (typeof value !== "object" || value === null) return false;
  const prototype: unknown = Object.getPrototypeOf(value);
  return prototype === null || prototype === Object.prototype;
}

/** One of these texts. A server refuses any other; it does not pass on a text that it cannot name. */
export function enumeration<T extends string>(...texts: readonly T[]): Codec<T> {
  const expected = `one of ${texts.join(", ")}`;
  return codec<T>(
    matching(expected, (text) => texts.find((one) => one === text)),
    (value) => value,
  );
}

/** A number or a bool that travels as a text: `"12.50"`. */
export function asText<T>(inner: Codec<T>): Codec<T> {
  return codec<T>(
    (json) => {
      if (typeof json !== "string") throw new InvalidValue("a value in quotes");
      return inner.readText(json);
    },
    (value) => writeJson(inner.write(value)),
    inner.readText,
  );
}

export function list<T>(inner: Codec<T>): Codec<readonly T[]> {
  return codec<readonly T[]>(
    (json, asked) => {
      if (!Array.isArray(json)) throw new InvalidValue("a list");
      return json.map((element: Json, index) => within(`[${index}]`, () => inner.read(element, asked)));
    },
    only("a list", Array.isArray, (values) =>
      values.map((value, index) => within(`[${index}]`, () => inner.write(value))),
    ),
  );
}

/** Faults are placed at `*`: the keys are the caller's words, not the contract's. */
export function map<T>(inner: Codec<T>): Codec<ReadonlyMap<string, T>> {
  return codec<ReadonlyMap<string, T>>(
    (json, asked) =>
      new Map(
        [...fieldsOf(json)].map(([key, value]) =>
          within("*", (): [string, T] => [readString(key), inner.read(value, asked)]),
        ),
      ),
    only("a Map", (values) => values instanceof Map, (values) => {
      const written = [...values].sort(byKey).map(([key, value]) => within("*", () => [key, inner.write(value)] as const));
      return new Map(written);
    }),
  );
}

function byKey([one]: readonly [string, unknown], [other]: readonly [string, unknown]): number {
  return one < other ? -1 : one > other ? 1 : 0;
}

/** A type that names itself: it may hold one of its own kind. */
export function later<T>(inner: () => Codec<T>): Codec<T> {
  return codec<T>(
    (json, asked) => inner().read(json, asked),
    (value) => inner().write(value),
  );
}
