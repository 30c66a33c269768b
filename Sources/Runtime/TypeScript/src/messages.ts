import { InvalidValue } from "./invalid.js";
import { check } from "./records.js";
import type { Part } from "./invalid.js";
import type { Limits } from "./limits.js";
import type { Field } from "./records.js";
import type { Rule } from "./rules.js";

export type HeaderList = readonly (readonly [name: string, value: string])[];

/** One request as it was received: nothing decoded, nothing normalised. */
export interface RawRequest {
  readonly method: string;
  /** Path and query, still percent-encoded. */
  readonly target: string;
  readonly headers: HeaderList;
  /** Undefined for one that is too large. */
  readonly body: Uint8Array | undefined;
  readonly caller?: Caller | undefined;
}

/** What a host knows of a request beside the message. */
export interface Caller {
  readonly peer?: string | undefined;
  /** The target as it was sent, where a mount has taken its beginning away. */
  readonly target?: string | undefined;
  /** An id that the application gave the request before. */
  readonly requestId?: string | undefined;
  readonly signal?: AbortSignal | undefined;
  readonly request?: unknown;
  readonly host?: readonly unknown[];
}

/** One answer, complete. */
export interface RawResponse {
  readonly status: number;
  readonly headers: HeaderList;
  readonly body: Uint8Array;
}

export const tokenPattern = /^[!#$%&'*+.^_`|~0-9A-Za-z-]+$/;

export function isHeader([name, value]: readonly [string, string]): boolean {
  return tokenPattern.test(name) && !/[\0-\x08\x0a-\x1f\x7f]/.test(value);
}

export function valuesOf(headers: HeaderList, name: string): string[] {
  const wanted = name.toLowerCase();
  const values: string[] = [];
  for (const [one, value] of headers) {
    if (one.length === wanted.length && one.toLowerCase() === wanted) values.push(value);
  }
  return values;
}

/** Decodes once and corrects nothing; undefined for a malformed text. */
export function percentDecode(text: string): string | undefined {
  try {
    return decodeURIComponent(text);
  } catch {
    return undefined;
  }
}

/** Everything is escaped but letters, digits, `-`, `.`, `_` and `~`. */
export function percentEncode(text: string): string {
  return encodeURIComponent(text.replace(/\p{Cs}/gu, "\ufffd")).replace(
    /[!'()*]/g,
    (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`,
  );
}

/** Named texts from a path, a query, a form, headers or cookies. A name that comes twice is refused when it is asked for. */
export class TextFields {
  readonly #part: Part;
  readonly #fields: HeaderList;

  constructor(part: Part, fields: HeaderList) {
    this.#part = part;
    this.#fields = fields;
  }

  /** As queries and forms are written: a plus sign is a space. */
  static form(part: Part, form: string, limit: number): TextFields {
    if (!/^[\x21-\x7e]*$/.test(form)) throw TextFields.#broken(part, "percent-encoded UTF-8");
    const pairs = form.split("&").filter((pair) => pair !== "");
    if (pairs.length > limit) throw TextFields.#broken(part, `at most ${limit} fields`);
    return new TextFields(
      part,
      pairs.map((pair) => {
        const end = pair.includes("=") ? pair.indexOf("=") : pair.length;
        const [name, value] = [pair.slice(0, end), pair.slice(end + 1)].map((half) =>
          percentDecode(half.replaceAll("+", " ")),
        );
        if (name === undefined || value === undefined) throw TextFields.#broken(part, "percent-encoded UTF-8");
        return [name, value];
      }),
    );
  }

  /** The pairs of all `Cookie` headers, as they stand. */
  static cookies(headers: HeaderList): TextFields {
    const pairs = valuesOf(headers, "cookie").flatMap((value) => value.split(";"));
    return new TextFields(
      "cookie",
      pairs.flatMap((pair): [string, string][] => {
        const text = pair.replace(/^ +/, "");
        const end = text.indexOf("=");
        return end > 0 ? [[text.slice(0, end), text.slice(end + 1)]] : [];
      }),
    );
  }

  static #broken(part: Part, expected: string): InvalidValue {
    return new InvalidValue(expected, { kind: "syntax", part });
  }

  #all(name: string): string[] {
    if (this.#part === "header") return valuesOf(this.#fields, name);
    return this.#fields.filter(([one]) => one === name).map(([, value]) => value);
  }

  /** The text; undefined where there is none, and `false` where there are several. */
  found(name: string): string | false | undefined {
    const texts = this.#all(name);
    return texts.length > 1 ? false : texts[0];
  }

  /** The text if there is exactly one. */
  only(name: string): string | undefined {
    const texts = this.#all(name);
    return texts.length === 1 ? texts[0] : undefined;
  }

  read(field: Field, rules: readonly Rule[]): unknown {
    const [text, ...more] = this.#all(field.wire);
    if (text === undefined && field.isOptional) return undefined;
    if (text === undefined) throw this.#fault(field.wire, "a value");
    if (more.length > 0) throw this.#fault(field.wire, "one value");
    try {
      const value: unknown = field.codec.readText(text);
      check(field, value, rules);
      return value;
    } catch (error) {
      throw error instanceof InvalidValue ? this.#fault(field.wire, error.expected) : error;
    }
  }

  constant(name: string, text: string): void {
    if (this.only(name) !== text) throw this.#fault(name, text);
  }

  #fault(name: string, expected: string): InvalidValue {
    return new InvalidValue(expected, { part: this.#part, place: name });
  }
}

/** `Bearer` of RFC 6750; undefined for none, several, or anything that is malformed. */
export function bearerToken(headers: HeaderList, limits: Limits): string | undefined {
  const values = valuesOf(headers, "authorization");
  const token = /^bearer +([A-Za-z0-9._~+/-]+=*)$/i.exec(values.length === 1 ? (values[0] ?? "") : "")?.[1];
  return token !== undefined && token.length <= limits.tokenBytes ? token : undefined;
}

const mediaTypePattern =
  /^([!#$%&'*+.^_`|~\w-]+\/[!#$%&'*+.^_`|~\w-]+)((?:[ \t]*;[ \t]*[!#$%&'*+.^_`|~\w-]+=(?:"(?:[^"\\]|\\.)*"|[!#$%&'*+.^_`|~\w-]+))*)[ \t]*$/s;

/** Whether a body of this type is of the wanted type, in UTF-8. */
export function isMediaType(text: string, wanted: string): boolean {
  const parts = mediaTypePattern.exec(text);
  if (parts === null || parts[1]?.toLowerCase() !== wanted.toLowerCase()) return text === wanted;
  const charsets = [...(parts[2] ?? "").matchAll(/;[ \t]*([^=;]+)=("(?:[^"\\]|\\.)*"|[^;"\s]+)/gs)]
    .filter((match) => match[1]?.toLowerCase() === "charset")
    .map((match) => (match[2] ?? "").replace(/^"|"$/g, "").replace(/\\(.)/gs, "$1").toLowerCase());
  return charsets.length === 0 || (charsets.length === 1 && charsets[0] === "utf-8");
}

/** The path's segments, decoded once. Undefined if one is malformed, climbs, or holds a slash or control characters. */
export function segmentsOf(path: string): string[] | undefined {
  const segments = path.slice(1).split("/").map(percentDecode);
  const isPlain = (segment: string | undefined): segment is string =>
    segment !== undefined && segment !== "." && segment !== ".." && !/[\0-\x1f\x7f/]/.test(segment);
  return segments.every(isPlain) ? segments : undefined;
}

/** Path and query; undefined for anything that RFC 3986 does not let stand there. */
export function splitTarget(target: string): { path: string; query: string } | undefined {
  const rest = target.startsWith("/")
    ? target
    : (/^https?:\/\/[A-Za-z0-9._~:[\]-]+(\/.*)$/is.exec(target)?.[1] ?? "");
  if (!/^\/[A-Za-z0-9._~!$&'()*+,;=:@%/?-]*$/.test(rest)) return undefined;
  const mark = rest.indexOf("?");
  return mark < 0 ? { path: rest, query: "" } : { path: rest.slice(0, mark), query: rest.slice(mark + 1) };
}

export interface CookieOptions {
  readonly lifetime?: number | undefined;
  readonly isForScripts?: boolean | undefined;
}

/** Scripts decode what they read of a cookie, so a percent sign is written as one. */
function writtenFor(isForScripts: boolean, value: string): string {
  return isForScripts ? value.replaceAll("%", "%25") : value;
}

/** The cookie goes over TLS only, to this host only, and with other sites' requests only where a person follows a link. */
export function setCookie(
  name: string,
  value: string,
  { lifetime, isForScripts = false }: CookieOptions = {},
): string {
  if (!tokenPattern.test(name) || !/^[\x21\x23-\x2b\x2d-\x3a\x3c-\x5b\x5d-\x7e]*$/.test(value)) {
    throw new TypeError(`no cookie ${name} can hold that value`);
  }
  const age = lifetime === undefined ? "" : `; Max-Age=${Math.max(0, lifetime)}`;
  return `${name}=${writtenFor(isForScripts, value)}; Path=/${age}; Secure${isForScripts ? "" : "; HttpOnly"}; SameSite=Lax`;
}
