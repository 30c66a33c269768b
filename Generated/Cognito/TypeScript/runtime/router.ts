// Written by authgen from cognito.yaml: change the contract, not this file.

import { InvalidValue } from "./invalid.js";
import { atPlaces, fieldsOf, literal, readJson, isObject, writeJson } from "./json.js";
import { defaultLimits } from "./limits.js";
import {
  TextFields,
  bearerToken,
  bytesOf,
  isHeader,
  isMediaType,
  segmentsOf,
  setCookie,
  splitTarget,
  tokenPattern,
  valuesOf,
} from "./messages.js";
import { checkConstant, isConstant, readField, valueAt } from "./records.js";
import { Unavailable, isRefusal } from "./refusals.js";
import { Secret, isSameSecret } from "./values.js";
import { headerOf, isDone, webResponse } from "./web.js";
import type { Json, JsonObject } from "./json.js";
import type { Limits } from "./limits.js";
import type { HeaderList, RawRequest, RawResponse } from "./messages.js";
import type { Field, Members, Place, RecordCodec } from "./records.js";
import type { Refusal, RefusalDefinition } from "./refusals.js";
import type { Rule } from "./rules.js";
import type { Codec } from "./values.js";
import type { Callback, WebAnswer } from "./web.js";

/** What all bodies of one server have in common. */
export interface WireStyle {
  /** Of the JSON that is read and written. */
  readonly contentType?: string;
  /** Bodies come as forms; answers are JSON all the same. */
  readonly takesForms?: boolean;
  /** A refusal whose body is one text is written as that text. */
  readonly refusesInText?: boolean;
  /** Fields of every success, beside its answer, at their places. */
  readonly success?: readonly (readonly [place: string, value: string | number | boolean])[];
  /** Where the answer stands in a success, from the outermost name. */
  readonly answer?: readonly string[];
  /** Where a refusal of the router's own says what it is. */
  readonly fault?: readonly (readonly [place: string, word: "kind" | "text" | "status" | "statusText"])[];
}

/** A text that a call always sends, by which it is told from others of its method and path. */
export interface Condition {
  readonly place: Place;
  /** Names from the outermost. */
  readonly path: readonly string[];
  readonly text: string;
}

/** A token that a call carries. */
export interface CarriedToken {
  readonly name: string;
  readonly place: "bearer" | "header" | "cookie" | "query";
  readonly wire?: string;
}

/** What one endpoint takes, in the order in which a message is read. */
export interface RequestPlan {
  readonly tokens?: readonly CarriedToken[];
  readonly members?: Members;
}

export interface Route {
  readonly method: string;
  readonly path: string;
  readonly conditions?: readonly Condition[];
  readonly status: number;
  /** False where GET does something that nobody should do who only looks. */
  readonly answersHead?: boolean;
  readonly takes: RequestPlan;
  readonly answer?: Codec<any> | RecordCodec<any>;
  readonly callback?: Callback;
  /** Those that a browser forgets with a good answer. */
  readonly endingCookies?: readonly string[];
  readonly refusals?: readonly { readonly definition: RefusalDefinition }[];
  readonly run: (request: any) => unknown;
}

export interface RouterOptions {
  readonly limits?: Partial<Limits> | undefined;
  /** The path of the server's URL, which stands before that of every endpoint. */
  readonly base?: string | undefined;
  /** Told of what a method threw that is no answer; nobody else is. */
  readonly onError?: ((error: unknown) => void) | undefined;
}

type Fault = { kind: string; status: number; invalid?: InvalidValue; headers?: HeaderList };

interface Incoming {
  readonly request: RawRequest;
  readonly path: TextFields;
  readonly query: string;
  parsed?: Json | TextFields;
}

const statuses: Readonly<Record<string, number>> = {
  badRequest: 400,
  malformed: 400,
  invalidValue: 400,
  notFound: 404,
  methodNotAllowed: 405,
  bodyTooLarge: 413,
  targetTooLong: 414,
  unsupportedMediaType: 415,
  headersTooLarge: 431,
  brokenAnswer: 500,
  unavailable: 503,
};

/** A request that never reached its endpoint, or whose endpoint could not answer it. */
class RouterFault extends Error {
  readonly fault: Fault;

  constructor(kind: string, { invalid, headers }: Partial<Fault> = {}) {
    super(invalid?.message ?? kind);
    this.fault = { kind, status: statuses[kind] ?? 500, ...(invalid && { invalid }), headers: headers ?? [] };
  }

  static from(error: unknown): RouterFault | undefined {
    if (error instanceof RouterFault) return error;
    if (!(error instanceof InvalidValue)) return undefined;
    const kinds = { value: "invalidValue", syntax: "malformed", mediaType: "unsupportedMediaType" };
    return new RouterFault(kinds[error.kind], { invalid: error });
  }
}

/** Takes a request to its endpoint and completes the answer. It keeps no state of its own. */
export class Router {
  readonly #routes: readonly { route: Route; segments: readonly string[] }[];
  readonly #style: WireStyle;
  readonly #deployment: ReadonlyMap<string, string>;
  readonly #onError: (error: unknown) => void;
  readonly limits: Limits;

  /** Values of the deployment are texts as their codecs write them; calls have to send the same. */
  constructor(
    routes: readonly Route[],
    style: WireStyle,
    deployment: readonly (readonly [name: string, value: Json | undefined])[],
    { limits, base = "", onError }: RouterOptions = {},
  ) {
    const start = base.replace(/\/$/, "");
    const under = (path: string) => (path === "/" && start !== "" ? start : start + path);
    this.#routes = routes.map((route) => ({ route, segments: under(route.path).slice(1).split("/") }));
    this.#style = style;
    this.#deployment = new Map(
      deployment.flatMap(([name, value]) => (value === undefined ? [] : [[name, writeJson(value)] as const])),
    );
    this.#onError = onError ?? (() => {});
    this.limits = { ...defaultLimits, ...limits };
  }

  /** Whether anything answers at that path. */
  knows(target: string): boolean {
    const path = splitTarget(target)?.path;
    const segments = path === undefined ? undefined : segmentsOf(path);
    return segments === undefined || this.#at(segments).length > 0;
  }

  async respond(request: RawRequest): Promise<RawResponse> {
    const answer = await this.#answer(request);
    const isWhole = answer.status >= 200 && answer.status <= 599 && answer.headers.every(isHeader);
    return complete(isWhole ? answer : this.#faulty(new RouterFault("brokenAnswer")), request.method);
  }

  async #answer(request: RawRequest): Promise<RawResponse> {
    try {
      const { route, incoming } = this.#find(request);
      const taken = this.#read(route.takes, incoming);
      return this.#written(await result(() => route.run(taken)), route);
    } catch (error) {
      const fault = RouterFault.from(error);
      if (fault === undefined) this.#onError(error);
      return this.#faulty(fault ?? new RouterFault("brokenAnswer"));
    }
  }

  #check({ method, target, headers, body }: RawRequest): Uint8Array {
    if (bytesOf(target) > this.limits.targetBytes) throw new RouterFault("targetTooLong");
    const size = headers.reduce((sum, [name, value]) => sum + bytesOf(name) + bytesOf(value), 0);
    if (headers.length > this.limits.headerCount || size > this.limits.headerBytes) {
      throw new RouterFault("headersTooLarge");
    }
    if (body === undefined || body.length > this.limits.bodyBytes) throw new RouterFault("bodyTooLarge");
    if (!tokenPattern.test(method) || !headers.every(isHeader)) throw new RouterFault("badRequest");
    return body;
  }

  #find(request: RawRequest): { route: Route; incoming: Incoming } {
    this.#check(request);
    const target = splitTarget(request.target);
    const segments = target && segmentsOf(target.path);
    if (target === undefined || segments === undefined) throw new RouterFault("badRequest");
    const places = this.#at(segments);
    const choices = this.#allowed(places, request.method);
    const parameters = (pattern: readonly string[]) =>
      pattern.flatMap((name, index): [string, string][] =>
        isParameter(name) ? [[name.slice(1, -1), segments[index] ?? ""]] : [],
      );
    const unread = { request, path: new TextFields("path", []), query: target.query };
    const { route, segments: pattern, incoming } = this.#choose(choices, unread);
    return { route, incoming: { ...incoming, path: new TextFields("path", parameters(pattern)) } };
  }

  /**
   * The routes of each pattern that fits, the most exact first: at the first difference a literal comes before a
   * parameter. A path without parameters stands alone.
   */
  #at(path: readonly string[]) {
    const found = this.#routes.filter(
      ({ segments }) =>
        segments.length === path.length &&
        segments.every((segment, index) => (isParameter(segment) ? path[index] !== "" : segment === path[index])),
    );
    const rank = (segments: readonly string[]) => segments.map((one) => (isParameter(one) ? "1" : "0")).join("");
    const ranks = [...new Set(found.map(({ segments }) => rank(segments)))].sort();
    const places = ranks.map((one) => found.filter(({ segments }) => rank(segments) === one));
    return ranks[0]?.includes("1") ? places : places.slice(0, 1);
  }

  #allowed<T extends { route: Route }>(places: readonly (readonly T[])[], method: string): readonly T[] {
    if (places.length === 0) throw new RouterFault("notFound");
    for (const place of places) {
      const found = answering(place, method);
      if (found.length > 0) return found;
    }
    const methods = new Set(places.flat().map(({ route }) => route.method));
    if (places.some((place) => answering(place, "HEAD").length > 0)) methods.add("HEAD");
    throw new RouterFault("methodNotAllowed", { headers: [["Allow", [...methods].sort().join(", ")]] });
  }

  /** The body is read only where it decides, and then once. */
  #choose<T extends { route: Route }>(choices: readonly T[], incoming: Incoming): T & { incoming: Incoming } {
    const conditions = ({ route }: T) => route.conditions ?? [];
    const sorted = [...choices].sort((one, other) => conditions(other).length - conditions(one).length);
    const isBody = ({ place }: Condition) => place === "body";
    const left = keeping(sorted, conditions, (one) => isBody(one) || this.#holds(one, incoming));
    if (!left.some((choice) => conditions(choice).some(isBody))) return { ...first(left), incoming };
    const read = { ...incoming, parsed: this.#body(incoming) };
    return { ...first(keeping(left, conditions, (one) => this.#holds(one, read))), incoming: read };
  }

  #holds({ place, path, text }: Condition, incoming: Incoming): boolean {
    const [name = ""] = path;
    switch (place) {
      case "header":
        return new TextFields("header", incoming.request.headers).only(name) === text;
      case "cookie":
        return TextFields.cookies(incoming.request.headers).only(name) === text;
      case "query":
        return attempt(() => this.#query(incoming).only(name)) === text;
      default: {
        const body = incoming.parsed;
        return (body instanceof TextFields ? body.only(name) : valueAt(body, path)) === text;
      }
    }
  }

  #query(incoming: Incoming): TextFields {
    return TextFields.form("query", incoming.query, this.limits.jsonFields);
  }

  /** Exactly one content type, the wanted one, in UTF-8 and not compressed. */
  #body({ request, parsed }: Incoming): Json | TextFields {
    if (parsed !== undefined) return parsed;
    const { takesForms, contentType = "application/json" } = this.#style;
    const wanted = takesForms ? "application/x-www-form-urlencoded" : contentType;
    const [type, ...more] = valuesOf(request.headers, "content-type");
    const isPlain = valuesOf(request.headers, "content-encoding").every((one) => one.toLowerCase() === "identity");
    if (!isPlain || type === undefined || more.length > 0 || !isMediaType(type, wanted)) {
      throw new InvalidValue(wanted, { kind: "mediaType" });
    }
    const body = request.body ?? new Uint8Array();
    if (!takesForms) return readJson(body, this.limits);
    return TextFields.form("body", new TextDecoder("utf-8", { ignoreBOM: true }).decode(body), this.limits.jsonFields);
  }

  #read({ tokens = [], members = [] }: RequestPlan, incoming: Incoming): Record<string, unknown> {
    const values: Record<string, unknown> = {};
    for (const token of tokens) {
      const text = this.#token(token, incoming);
      if (text !== undefined) values[token.name] = new Secret(text);
    }
    const parts = new Map<Place, TextFields | JsonObject>();
    for (const member of members) {
      const place = member.place ?? "body";
      const part = parts.get(place) ?? this.#part(place, incoming);
      parts.set(place, part);
      const value = this.#member(part, member);
      if (value !== undefined && !isConstant(member)) values[member.name] = value;
    }
    return values;
  }

  #part(place: Place, incoming: Incoming): TextFields | JsonObject {
    switch (place) {
      case "path":
        return incoming.path;
      case "query":
        return this.#query(incoming);
      case "header":
        return new TextFields("header", incoming.request.headers);
      case "cookie":
        return TextFields.cookies(incoming.request.headers);
      case "body": {
        const body = this.#body(incoming);
        return body instanceof TextFields ? body : fieldsOf(body);
      }
    }
  }

  #member(part: TextFields | JsonObject, member: Members[number]): unknown {
    if (isConstant(member)) {
      return part instanceof TextFields ? part.constant(member.wire, member.constant) : checkConstant(part, member);
    }
    if (part instanceof TextFields) return part.read(member, this.#rules(member));
    return readField(part, member, (field) => this.#rules(field));
  }

  /** A value of the deployment is compared in constant time; any passes where there is none. */
  #rules({ rules = [], configuration }: Field): readonly Rule[] {
    const wanted = configuration === undefined ? undefined : this.#deployment.get(configuration);
    if (wanted === undefined) return rules;
    const expected = `this deployment's ${configuration}`;
    return [...rules, { expected, holds: (json) => isSameSecret(wanted, writeJson(json)) }];
  }

  #token({ place, wire = "" }: CarriedToken, incoming: Incoming): string | undefined {
    const { headers } = incoming.request;
    if (place === "bearer") return bearerToken(headers, this.limits);
    const part = attempt(() => this.#part(place, incoming));
    const text = part instanceof TextFields ? part.only(wire) : undefined;
    return text !== undefined && text !== "" && bytesOf(text) <= this.limits.tokenBytes ? text : undefined;
  }

  #written(value: unknown, route: Route): RawResponse {
    if (value instanceof Unavailable) {
      throw new RouterFault("unavailable", { headers: [["Retry-After", String(value.retryAfter)]] });
    }
    if (isRefusal(value)) return this.#refused(value, route);
    const answer = this.#good(value, route);
    if (route.callback && !isDone(value as WebAnswer<object>)) return answer;
    const ended = (route.endingCookies ?? []).map((name) => ["Set-Cookie", setCookie(name, "", { lifetime: 0 })] as const);
    return { ...answer, headers: [...answer.headers, ...ended] };
  }

  #good(value: unknown, route: Route): RawResponse {
    if (route.callback) return webResponse(value as WebAnswer<object>, route.callback, route.status);
    const success = atPlaces((this.#style.success ?? []).map(([at, one]) => [at, literal(one)] as const));
    if (!route.answer) return success === undefined ? empty(route.status) : this.#json(route.status, success);
    const headers = "headerFields" in route.answer ? route.answer.headerFields(value).map(headerOf) : [];
    const body = place(route.answer.write(value), this.#style.answer ?? [], success);
    return this.#json(route.status, body, headers);
  }

  /** Another endpoint's refusal is none of this one. */
  #refused(refusal: Refusal<string>, { refusals = [], path }: Route): RawResponse {
    const { definition, body, headers } = refusal;
    if (!refusals.some((one) => one.definition === definition)) {
      throw new TypeError(`${path} does not declare the refusal ${definition.name}`);
    }
    return body === undefined ? empty(definition.status, headers) : this.#refusal(definition.status, body, headers);
  }

  #faulty({ fault, message }: RouterFault): RawResponse {
    const { kind, invalid, status } = fault;
    const words: Record<string, Json> = { kind, text: message, status: literal(status), statusText: String(status) };
    const places = (this.#style.fault ?? []).map(([place, word]) => [place, words[word]] as const);
    return this.#refusal(status, atPlaces(places) ?? described(kind, invalid), fault.headers ?? []);
  }

  #refusal(status: number, body: Json, headers: HeaderList): RawResponse {
    if (!this.#style.refusesInText || typeof body !== "string") return this.#json(status, body, headers);
    const type: HeaderList = [["Content-Type", "text/plain; charset=utf-8"]];
    return { status, headers: replacing(type, headers), body: new TextEncoder().encode(body) };
  }

  #json(status: number, body: Json, headers: HeaderList = []): RawResponse {
    const type: HeaderList = [["Content-Type", this.#style.contentType ?? "application/json"]];
    return { status, headers: replacing(type, headers), body: new TextEncoder().encode(writeJson(body)) };
  }
}

function isParameter(segment: string): boolean {
  return segment.startsWith("{") && segment.endsWith("}");
}

/** Where nothing else answers HEAD, what answers GET does, unless it does more than to tell. */
function answering<T extends { route: Route }>(place: readonly T[], method: string): readonly T[] {
  const found = place.filter(({ route }) => route.method === method);
  if (found.length > 0 || method !== "HEAD") return found;
  return place.filter(({ route }) => route.method === "GET" && route.answersHead !== false);
}

/** A refusal may be thrown as well. */
async function result(work: () => unknown): Promise<unknown> {
  try {
    return await work();
  } catch (error) {
    if (isRefusal(error) || error instanceof Unavailable) return error;
    // Whatever else a method throws, it is not the caller's fault.
    throw error instanceof InvalidValue ? new Error("a method threw what only the router may", { cause: error }) : error;
  }
}

function attempt<T>(work: () => T): T | undefined {
  try {
    return work();
  } catch {
    return undefined;
  }
}

function first<T>(items: readonly T[]): T {
  const [item] = items;
  if (item === undefined) throw new RouterFault("notFound");
  return item;
}

/** Never empty: what suits no choice is a fault, at the first place where it went wrong. */
function keeping<T>(
  choices: readonly T[],
  conditions: (choice: T) => readonly Condition[],
  holds: (condition: Condition) => boolean,
): readonly T[] {
  const failures = choices.map((choice) => conditions(choice).find((condition) => !holds(condition)));
  const left = choices.filter((_, index) => failures[index] === undefined);
  const [wanted] = failures.filter((one) => one !== undefined);
  if (left.length > 0 || wanted === undefined) return left;
  const at = (one: Condition | undefined) => JSON.stringify([one?.place, one?.path]);
  const same = failures.flatMap((one) => (one !== undefined && at(one) === at(wanted) ? [one.text] : []));
  const texts = [...new Set(same)].sort();
  const expected = texts.length === 1 ? texts.join("") : `one of ${texts.join(", ")}`;
  throw new InvalidValue(expected, { part: wanted.place, place: wanted.path.join(".") });
}

function empty(status: number, headers: HeaderList = []): RawResponse {
  return { status, headers, body: new Uint8Array() };
}

function replacing(old: HeaderList, more: HeaderList): HeaderList {
  const names = new Set(more.map(([name]) => name.toLowerCase()));
  return [...old.filter(([name]) => !names.has(name.toLowerCase())), ...more];
}

function place(json: Json, path: readonly string[], whole: Json | undefined): Json {
  const [name, ...rest] = path;
  const fields = new Map<string, Json>(isObject(whole) ? whole : []);
  if (name !== undefined) return fields.set(name, place(json, rest, fields.get(name)));
  return isObject(json) ? new Map([...fields, ...json]) : json;
}

function described(kind: string, invalid: InvalidValue | undefined): Json {
  const fields = new Map<string, Json>([["error", kind]]);
  if (invalid === undefined) return fields;
  fields.set("in", invalid.part);
  if (invalid.place !== "") fields.set("field", invalid.place);
  return fields.set("expected", invalid.expected);
}

/** The answer with what every answer has. */
function complete({ status, headers, body }: RawResponse, method: string): RawResponse {
  const isBare = status === 204 || status === 304;
  const has = (name: string) => valuesOf(headers, name).length > 0;
  const dropped = ["transfer-encoding", "content-length", "x-content-type-options"];
  if (isBare || body.length === 0) dropped.push("content-type");
  const all = headers.filter(([name]) => !dropped.includes(name.toLowerCase()));
  if (!has("cache-control")) all.push(["Cache-Control", "no-store"]);
  all.push(["X-Content-Type-Options", "nosniff"]);
  if (status === 401 && !has("www-authenticate")) all.push(["WWW-Authenticate", "Bearer"]);
  if (!isBare) all.push(["Content-Length", String(body.length)]);
  return { status, headers: all, body: isBare || method === "HEAD" ? new Uint8Array() : body };
}
