import { complete, described, empty, place, replacing } from "./answers.js";
import { bytesOf } from "./bytes.js";
import { answering, first, isParameter, keeping, meets } from "./choices.js";
import { Context, logError, tell } from "./context.js";
import { BrokenAnswer, RouterFault } from "./faults.js";
import { InvalidValue } from "./invalid.js";
import { atPlaces, fieldsOf, literal, readJson, writeJson } from "./json.js";
import { defaultLimits } from "./limits.js";
import {
  TextFields,
  bearerToken,
  isHeader,
  isMediaType,
  segmentsOf,
  setCookie,
  splitTarget,
  tokenPattern,
  valuesOf,
} from "./messages.js";
import { checkConstant, isConstant, readField, valueAt } from "./records.js";
import { checkRelations } from "./relations.js";
import { Unavailable, isRefusal } from "./refusals.js";
import { signatureCheck } from "./signatures.js";
import { Secret, isSameSecret } from "./values.js";
import { headerOf, isDone, webResponse } from "./web.js";
import type { OnError } from "./context.js";
import type { Json, JsonObject } from "./json.js";
import type { Limits } from "./limits.js";
import type { HeaderList, RawRequest, RawResponse } from "./messages.js";
import type { Field, Members, Place } from "./records.js";
import type { Refusal } from "./refusals.js";
import type { CarriedToken, Condition, RequestPlan, Route, RouterOptions, WireStyle } from "./routes.js";
import type { Rule } from "./rules.js";
import type { WebAnswer } from "./web.js";

interface PlacedRoute {
  readonly route: Route;
  readonly segments: readonly string[];
}

interface Incoming {
  readonly request: RawRequest;
  readonly path: TextFields;
  readonly query: string;
  parsed?: Json | TextFields;
}

const encoder = new TextEncoder();
const noFields = new TextFields("path", []);

/** Takes a request to its endpoint and completes the answer. It keeps no state of its own. */
export class Router {
  readonly #routes: readonly PlacedRoute[];
  /** Those whose path has no parameters and nothing to escape, by that path. */
  readonly #plain = new Map<string, readonly PlacedRoute[]>();
  readonly #style: WireStyle;
  readonly #deployment: ReadonlyMap<string, string>;
  readonly #onError: OnError;
  readonly #passErrors: boolean;
  readonly #isSigned: ((request: RawRequest) => Promise<boolean>) | undefined;
  readonly limits: Limits;

  /** Values of the deployment are texts as their codecs write them; calls have to send the same. */
  constructor(
    routes: readonly Route[],
    style: WireStyle,
    deployment: readonly (readonly [name: string, value: Json | undefined])[],
    { limits, base = "", onError = logError, passErrors = false, signature }: RouterOptions = {},
  ) {
    const start = base.replace(/\/$/, "");
    const under = (path: string) => (path === "/" && start !== "" ? start : start + path);
    this.#routes = routes.map((route) => ({ route, segments: under(route.path).slice(1).split("/") }));
    for (const { segments } of this.#routes) {
      const isPlain = segments.every((one) => /^[A-Za-z0-9._~-]*$/.test(one) && one !== "." && one !== "..");
      if (isPlain) this.#plain.set(`/${segments.join("/")}`, this.#at(segments).flat());
    }
    this.#style = style;
    this.#deployment = new Map(
      deployment.flatMap(([name, value]) => (value === undefined ? [] : [[name, writeJson(value)] as const])),
    );
    this.#onError = onError;
    this.#passErrors = passErrors;
    this.#isSigned = signature === undefined ? undefined : signatureCheck(signature);
    this.limits = { ...defaultLimits, ...limits };
  }

  /** Whether an endpoint has that path, whatever the method, and whatever stands behind the path. */
  knows(target: string): boolean {
    return this.routeAt(target) !== undefined;
  }

  /** The first route of the path; a malformed path is somebody else's. */
  routeAt(target: string, method = ""): Route | undefined {
    const mark = target.indexOf("?");
    const start = mark < 0 ? target : target.slice(0, mark);
    const routes = this.#plain.get(start) ?? this.#escaped(splitTarget(start)?.path);
    return (routes.find(({ route }) => route.method === method) ?? routes[0])?.route;
  }

  #escaped(path: string | undefined): readonly PlacedRoute[] {
    const segments = path === undefined ? undefined : segmentsOf(path);
    return segments === undefined ? [] : this.#at(segments).flat();
  }

  async respond(request: RawRequest): Promise<RawResponse> {
    let context: Context | undefined;
    try {
      const { route, incoming } = this.#find(request);
      if (this.#isSigned !== undefined && !(await this.#isSigned(request))) {
        throw new RouterFault("notSigned", { headers: [["WWW-Authenticate", "Signature"]] });
      }
      context = new Context(route.name ?? route.path, request);
      const taken = this.#read(route.takes, incoming);
      const answer = this.#answer(await result(route, taken, context), route);
      const headers = context.added.length === 0 ? answer.headers : [...answer.headers, ...context.added];
      return complete(whole({ ...answer, headers }), request.method);
    } catch (error) {
      const fault = RouterFault.from(error);
      return fault === undefined ? this.failed(error, request, context) : this.refusing(fault, request);
    }
  }

  /** The answer to a request whose error is nobody's answer. */
  async failed(error: unknown, request: RawRequest, context?: Context): Promise<RawResponse> {
    const name = this.routeAt(request.target, request.method)?.name ?? request.target;
    const known = context ?? new Context(name, request);
    if (!isStopped(error, known)) await tell(this.#onError, error, known);
    if (this.#passErrors) throw error;
    return this.refusing(new RouterFault("brokenAnswer"), request);
  }

  /** The answer to a request that no endpoint takes. */
  refusing(fault: RouterFault, { method }: RawRequest): RawResponse {
    return complete(this.#faulty(fault), method);
  }

  #check({ method, target, headers, body }: RawRequest): Uint8Array {
    if (bytesOf(target) > this.limits.targetBytes) throw new RouterFault("targetTooLong");
    let size = 0;
    for (const [name, value] of headers) size += bytesOf(name) + bytesOf(value);
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
    if (target === undefined) throw new RouterFault("badRequest");
    const unread: Incoming = { request, path: noFields, query: target.query };
    const plain = this.#plain.get(target.path);
    if (plain !== undefined) return this.#choose(this.#allowed([plain], request.method), unread);
    const segments = segmentsOf(target.path);
    if (segments === undefined) throw new RouterFault("badRequest");
    const choices = this.#allowed(this.#at(segments), request.method);
    const parameters = (pattern: readonly string[]) =>
      pattern.flatMap((name, index): [string, string][] =>
        isParameter(name) ? [[name.slice(1, -1), segments[index] ?? ""]] : [],
      );
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
    const [only] = choices;
    if (only !== undefined && choices.length === 1 && only.route.conditions === undefined) return { ...only, incoming };
    const conditions = ({ route }: T) => route.conditions ?? [];
    const sorted = [...choices].sort((one, other) => conditions(other).length - conditions(one).length);
    const isBody = ({ place }: Condition) => place === "body";
    const left = keeping(sorted, conditions, (one) => isBody(one) || this.#holds(one, incoming));
    if (!left.some((choice) => conditions(choice).some(isBody))) return { ...first(left), incoming };
    const mayBeEmpty = left.some((choice) => conditions(choice).some((one) => isBody(one) && one.isGiven === false));
    const isEmpty = mayBeEmpty && incoming.request.body?.length === 0;
    const read = { ...incoming, parsed: isEmpty ? new Map<string, Json>() : this.#body(incoming) };
    return { ...first(keeping(left, conditions, (one) => this.#holds(one, read))), incoming: read };
  }

  #holds(condition: Condition, incoming: Incoming): boolean {
    const [name = ""] = condition.path;
    switch (condition.place) {
      case "header":
        return meets(condition, new TextFields("header", incoming.request.headers).found(name));
      case "cookie":
        return meets(condition, TextFields.cookies(incoming.request.headers).found(name));
      case "query": {
        const query = attempt(() => this.#query(incoming));
        return query !== undefined && meets(condition, query.found(name));
      }
      default: {
        const body = incoming.parsed;
        return meets(condition, body instanceof TextFields ? body.found(name) : valueAt(body, condition.path));
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

  #read(plan: RequestPlan, incoming: Incoming): Record<string, unknown> {
    const { tokens = [], members = [] } = plan;
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
    checkRelations(plan, values);
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
      return part instanceof TextFields ? part.constant(member.wire, String(member.constant)) : checkConstant(part, member);
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

  /** An answer that breaks the contract is not the caller's fault. */
  #answer(value: unknown, route: Route): RawResponse {
    try {
      return this.#written(value, route);
    } catch (error) {
      throw error instanceof InvalidValue ? new BrokenAnswer(error.message) : error;
    }
  }

  #written(value: unknown, route: Route): RawResponse {
    if (value instanceof Unavailable) {
      throw new RouterFault("unavailable", { headers: [["Retry-After", String(value.retryAfter)]] });
    }
    if (isRefusal(value)) return this.#refused(value, route);
    const answer = this.#good(value, route);
    if (route.callback && !isDone(value as WebAnswer<object>)) return answer;
    if (route.endingCookies === undefined) return answer;
    const ended = route.endingCookies.map((name) => ["Set-Cookie", setCookie(name, "", { lifetime: 0 })] as const);
    return { ...answer, headers: [...answer.headers, ...ended] };
  }

  #good(value: unknown, route: Route): RawResponse {
    if (route.callback) return webResponse(value as WebAnswer<object>, route.callback, route.status);
    const said = this.#style.success?.map(([at, one]) => [at, literal(one)] as const);
    const success = said && atPlaces(said);
    if (!route.answer) return success === undefined ? empty(route.status) : this.#json(route.status, success);
    const json = route.answer.write(value);
    const isRecord = "headerFields" in route.answer;
    const headers = isRecord ? route.answer.headerFields(value).map(headerOf) : [];
    // A record holds its own fields to the contract when it writes them.
    if (!isRecord) route.answer.read(json);
    const { answer = [] } = this.#style;
    const body = answer.length === 0 && success === undefined ? json : place(json, answer, success);
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
    const all = headers.length === 0 ? type : replacing(type, headers);
    return { status, headers: all, body: encoder.encode(writeJson(body)) };
  }
}

/** A refusal may be thrown as well. */
async function result(route: Route, taken: unknown, context: Context): Promise<unknown> {
  try {
    return await route.run(taken, context);
  } catch (error) {
    if (isRefusal(error) || error instanceof Unavailable) return error;
    // Whatever else a method throws, it is not the caller's fault.
    const isOurs = error instanceof InvalidValue || error instanceof RouterFault;
    throw isOurs ? new BrokenAnswer(error.message, { cause: error }) : error;
  }
}

/** A method stopped because its caller had gone away, as it should. */
function isStopped(error: unknown, { signal }: Context): boolean {
  return signal.aborted && (error === signal.reason || (error instanceof Error && error.name === "AbortError"));
}

function whole(answer: RawResponse): RawResponse {
  if (answer.status >= 200 && answer.status <= 599 && answer.headers.every(isHeader)) return answer;
  throw new BrokenAnswer("a status or a header that no answer has");
}

function attempt<T>(work: () => T): T | undefined {
  try {
    return work();
  } catch {
    return undefined;
  }
}
