import { bytesOf } from "./bytes.js";
import { pattern as patternOf } from "./patterns.js";
import { wireText } from "./values.js";
import type { Json } from "./json.js";

/** A limit of a value beside its type. It is checked before a method is called. */
export interface Rule {
  /** A noun: "text of 3 to 32 characters". */
  readonly expected: string;
  /** Checks the value in its form on the wire. */
  readonly holds: (json: Json) => boolean;
}

function rule(expected: string, holds: (json: Json) => boolean): Rule {
  return { expected, holds };
}

function words(min: number | undefined, max: number | undefined, before: string, behind: string): string {
  if (max === undefined) return `${before}${min} or more${behind}`;
  return min === undefined ? `${before}up to ${max}${behind}` : `${before}${min} to ${max}${behind}`;
}

function isWithin(size: number, min = -Infinity, max = Infinity): boolean {
  return size >= min && size <= max;
}

/** Counts Unicode code points. */
export function length(min: number, max?: number): Rule {
  return rule(words(min, max, "text of ", " characters"), (value) => isWithin([...wireText(value)].length, min, max));
}

export function size(min: number | undefined, max?: number): Rule {
  return rule(words(min, max, "a number from ", ""), (value) =>
    isWithin(Number(wireText(value)), min, max),
  );
}

/** The whole text. A long one never matches: what a caller sends must not keep a matcher busy. */
export function matches(pattern: string): Rule {
  const isMatch = patternOf(pattern);
  return rule(`text that matches ${pattern}`, (value) => {
    const text = wireText(value);
    return bytesOf(text) <= 4096 && isMatch(text);
  });
}

/** Looks like a mail address; whether there is such a mailbox only a mail can tell. */
export const email = rule("a mail address", (value) => {
  const [name = "", host = "", ...more] = wireText(value).split("@");
  const labels = host.split(".");
  return (
    more.length === 0 &&
    isWithin(bytesOf(name), 1, 64) &&
    bytesOf(wireText(value)) <= 254 &&
    /^[^\0- \x7f"(),:;<>[\\\]]+$/.test(name) &&
    labels.every((label) => isWithin(bytesOf(label), 1, 63) && /^(?!-)[A-Za-z0-9\u0080-\uffff-]+$/.test(label)) &&
    labels.every((label) => !label.endsWith("-"))
  );
});

/** Looks like a phone number: 3 to 15 digits, perhaps grouped, perhaps with a plus in front. */
export const phone = rule("a phone number", (value) => {
  const text = wireText(value);
  const digits = text.replace(/[^0-9]/g, "").length;
  return isWithin(digits, 3, 15) && text.length <= 32 && /^\+?[0-9 \-.()/]+$/.test(text);
});

/** The rule holds for every element of a list, or every value of a map. */
export function each(inner: Rule, kind: "list" | "map"): Rule {
  return rule(`a ${kind} in which each is ${inner.expected}`, (value) =>
    (value instanceof Map ? [...value.values()] : Array.isArray(value) ? value : []).every(inner.holds),
  );
}
