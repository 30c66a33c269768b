import { complete, described, empty, place, replacing } from "./answers.js";
import { answering, first, isParameter, keeping } from "./choices.js";
import { RouterFault } from "./faults.js";
import { InvalidValue } from "./invalid.js";
import { atPlaces, fieldsOf, literal, readJson, writeJson } from "./json.js";
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
import type { Field, Members, Place } from "./records.js";
import type { Refusal } from "./refusals.js";
import type { CarriedToken, Condition, RequestPlan, Route, RouterOptions, WireStyle } from "./routes.js";
import type { Rule } from "./rules.js";
import type { WebAnswer } from "./web.js";

interface Incoming {
  readonly request: RawRequest;
  readonly path: TextFields;
  readonly query: string;
  parsed?: Json | TextFields;
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
   * parameter. A path without parameters has no rival.
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

  /** A value of the deployment is compared in constant time; any text passes if the deployment has no value. */
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

  /** Another endpoint's refusal is not a refusal of this endpoint. */
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
