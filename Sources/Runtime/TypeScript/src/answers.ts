import type { InvalidValue } from "./invalid.js";
import { isObject } from "./json.js";
import type { Json } from "./json.js";
import { valuesOf } from "./messages.js";
import type { HeaderList, RawResponse } from "./messages.js";

export function empty(status: number, headers: HeaderList = []): RawResponse {
  return { status, headers, body: new Uint8Array() };
}

export function replacing(old: HeaderList, more: HeaderList): HeaderList {
  const names = new Set(more.map(([name]) => name.toLowerCase()));
  return [...old.filter(([name]) => !names.has(name.toLowerCase())), ...more];
}

export function place(json: Json, path: readonly string[], whole: Json | undefined): Json {
  const [name, ...rest] = path;
  const fields = new Map<string, Json>(isObject(whole) ? whole : []);
  if (name !== undefined) return fields.set(name, place(json, rest, fields.get(name)));
  return isObject(json) ? new Map([...fields, ...json]) : json;
}

export function described(kind: string, invalid: InvalidValue | undefined): Json {
  const fields = new Map<string, Json>([["error", kind]]);
  if (invalid === undefined) return fields;
  fields.set("in", invalid.part);
  if (invalid.place !== "") fields.set("field", invalid.place);
  return fields.set("expected", invalid.expected);
}

const dropped = ["transfer-encoding", "content-length", "x-content-type-options"];

/** The answer with the headers that every answer has. */
export function complete({ status, headers, body }: RawResponse, method: string): RawResponse {
  const isBare = status === 204 || status === 304;
  const has = (name: string) => valuesOf(headers, name).length > 0;
  const isTyped = !isBare && body.length > 0;
  const all = headers.filter(([name]) => {
    const known = name.toLowerCase();
    return known === "content-type" ? isTyped : !dropped.includes(known);
  });
  if (!has("cache-control")) all.push(["Cache-Control", "no-store"]);
  all.push(["X-Content-Type-Options", "nosniff"]);
  if (status === 401 && !has("www-authenticate")) all.push(["WWW-Authenticate", "Bearer"]);
  if (!isBare) all.push(["Content-Length", String(body.length)]);
  return { status, headers: all, body: isBare || method === "HEAD" ? new Uint8Array() : body };
}
