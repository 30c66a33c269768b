// Written by authgen, the same for every contract: change nothing here.
import { complete, described, empty, place, replacing } from "./answers.js";
import { bytesOf } from "./bytes.js";
import { answering, first, isParameter, keeping, meets } from "./choices.js";
import { Context, logError, tell } from "./context.js";
import { BrokenAnswer, RouterFault } from "./faults.js";
import { InvalidValue } from "./invalid.js";
import { atPlaces, fieldsOf, literal, readJson, writeJson } from "./json.js";
import { defaultLimits } from "./limits.js";
import { TextFields, bearerToken, isHeader, isMediaType, segmentsOf, setCookie, splitTarget, tokenPattern, valuesOf, } from "./messages.js";
import { checkConstant, isConstant, readField, valueAt } from "./records.js";
import { checkRelations } from "./relations.js";
import { Unavailable, isRefusal } from "./refusals.js";
import { signatureCheck } from "./signatures.js";
import { Secret, isSameSecret } from "./values.js";
import { headerOf, isDone, webResponse } from "./web.js";
const encoder = new TextEncoder();
const noFields = new TextFields("path", []);
export class Router {
    #routes;
    #plain = new Map();
    #style;
    #deployment;
    #onError;
    #passErrors;
    #isSigned;
    limits;
    constructor(routes, style, deployment, { limits, base = "", onError = logError, passErrors = false, signature } = {}) {
        const start = base.replace(/\/$/, "");
        const under = (path) => (path === "/" && start !== "" ? start : start + path);
        this.#routes = routes.map((route) => ({ route, segments: under(route.path).slice(1).split("/") }));
        for (const { segments } of this.#routes) {
            const isPlain = segments.every((one) => /^[A-Za-z0-9._~-]*$/.test(one) && one !== "." && one !== "..");
            if (isPlain)
                this.#plain.set(`/${segments.join("/")}`, this.#at(segments).flat());
        }
        this.#style = style;
        this.#deployment = new Map(deployment.flatMap(([name, value]) => (value === undefined ? [] : [[name, writeJson(value)]])));
        this.#onError = onError;
        this.#passErrors = passErrors;
        this.#isSigned = signature === undefined ? undefined : signatureCheck(signature);
        this.limits = { ...defaultLimits, ...limits };
    }
    knows(target) {
        return this.routeAt(target) !== undefined;
    }
    routeAt(target, method = "") {
        const mark = target.indexOf("?");
        const start = mark < 0 ? target : target.slice(0, mark);
        const routes = this.#plain.get(start) ?? this.#escaped(splitTarget(start)?.path);
        return (routes.find(({ route }) => route.method === method) ?? routes[0])?.route;
    }
    #escaped(path) {
        const segments = path === undefined ? undefined : segmentsOf(path);
        return segments === undefined ? [] : this.#at(segments).flat();
    }
    async respond(request) {
        let context;
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
        }
        catch (error) {
            const fault = RouterFault.from(error);
            return fault === undefined ? this.failed(error, request, context) : this.refusing(fault, request);
        }
    }
    async failed(error, request, context) {
        const name = this.routeAt(request.target, request.method)?.name ?? request.target;
        const known = context ?? new Context(name, request);
        if (!isStopped(error, known))
            await tell(this.#onError, error, known);
        if (this.#passErrors)
            throw error;
        return this.refusing(new RouterFault("brokenAnswer"), request);
    }
    refusing(fault, { method }) {
        return complete(this.#faulty(fault), method);
    }
    #check({ method, target, headers, body }) {
        if (bytesOf(target) > this.limits.targetBytes)
            throw new RouterFault("targetTooLong");
        let size = 0;
        for (const [name, value] of headers)
            size += bytesOf(name) + bytesOf(value);
        if (headers.length > this.limits.headerCount || size > this.limits.headerBytes) {
            throw new RouterFault("headersTooLarge");
        }
        if (body === undefined || body.length > this.limits.bodyBytes)
            throw new RouterFault("bodyTooLarge");
        if (!tokenPattern.test(method) || !headers.every(isHeader))
            throw new RouterFault("badRequest");
        return body;
    }
    #find(request) {
        this.#check(request);
        const target = splitTarget(request.target);
        if (target === undefined)
            throw new RouterFault("badRequest");
        const unread = { request, path: noFields, query: target.query };
        const plain = this.#plain.get(target.path);
        if (plain !== undefined)
            return this.#choose(this.#allowed([plain], request.method), unread);
        const segments = segmentsOf(target.path);
        if (segments === undefined)
            throw new RouterFault("badRequest");
        const choices = this.#allowed(this.#at(segments), request.method);
        const parameters = (pattern) => pattern.flatMap((name, index) => isParameter(name) ? [[name.slice(1, -1), segments[index] ?? ""]] : []);
        const { route, segments: pattern, incoming } = this.#choose(choices, unread);
        return { route, incoming: { ...incoming, path: new TextFields("path", parameters(pattern)) } };
    }
    #at(path) {
        const found = this.#routes.filter(({ segments }) => segments.length === path.length &&
            segments.every((segment, index) => (isParameter(segment) ? path[index] !== "" : segment === path[index])));
        const rank = (segments) => segments.map((one) => (isParameter(one) ? "1" : "0")).join("");
        const ranks = [...new Set(found.map(({ segments }) => rank(segments)))].sort();
        const places = ranks.map((one) => found.filter(({ segments }) => rank(segments) === one));
        return ranks[0]?.includes("1") ? places : places.slice(0, 1);
    }
    #allowed(places, method) {
        if (places.length === 0)
            throw new RouterFault("notFound");
        for (const place of places) {
            const found = answering(place, method);
            if (found.length > 0)
                return found;
        }
        const methods = new Set(places.flat().map(({ route }) => route.method));
        if (places.some((place) => answering(place, "HEAD").length > 0))
            methods.add("HEAD");
        throw new RouterFault("methodNotAllowed", { headers: [["Allow", [...methods].sort().join(", ")]] });
    }
    #choose(choices, incoming) {
        const [only] = choices;
        if (only !== undefined && choices.length === 1 && only.route.conditions === undefined)
            return { ...only, incoming };
        const conditions = ({ route }) => route.conditions ?? [];
        const sorted = [...choices].sort((one, other) => conditions(other).length - conditions(one).length);
        const isBody = ({ place }) => place === "body";
        const left = keeping(sorted, conditions, (one) => isBody(one) || this.#holds(one, incoming));
        if (!left.some((choice) => conditions(choice).some(isBody)))
            return { ...first(left), incoming };
        const mayBeEmpty = left.some((choice) => conditions(choice).some((one) => isBody(one) && one.isGiven === false));
        const isEmpty = mayBeEmpty && incoming.request.body?.length === 0;
        const read = { ...incoming, parsed: isEmpty ? new Map() : this.#body(incoming) };
        return { ...first(keeping(left, conditions, (one) => this.#holds(one, read))), incoming: read };
    }
    #holds(condition, incoming) {
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
    #query(incoming) {
        return TextFields.form("query", incoming.query, this.limits.jsonFields);
    }
    #body({ request, parsed }) {
        if (parsed !== undefined)
            return parsed;
        const { takesForms, contentType = "application/json" } = this.#style;
        const wanted = takesForms ? "application/x-www-form-urlencoded" : contentType;
        const [type, ...more] = valuesOf(request.headers, "content-type");
        const isPlain = valuesOf(request.headers, "content-encoding").every((one) => one.toLowerCase() === "identity");
        if (!isPlain || type === undefined || more.length > 0 || !isMediaType(type, wanted)) {
            throw new InvalidValue(wanted, { kind: "mediaType" });
        }
        const body = request.body ?? new Uint8Array();
        if (!takesForms)
            return readJson(body, this.limits);
        return TextFields.form("body", new TextDecoder("utf-8", { ignoreBOM: true }).decode(body), this.limits.jsonFields);
    }
    #read(plan, incoming) {
        const { tokens = [], members = [] } = plan;
        const values = {};
        for (const token of tokens) {
            const text = this.#token(token, incoming);
            if (text !== undefined)
                values[token.name] = new Secret(text);
        }
        const parts = new Map();
        for (const member of members) {
            const place = member.place ?? "body";
            const part = parts.get(place) ?? this.#part(place, incoming);
            parts.set(place, part);
            const value = this.#member(part, member);
            if (value !== undefined && !isConstant(member))
                values[member.name] = value;
        }
        checkRelations(plan, values);
        return values;
    }
    #part(place, incoming) {
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
    #member(part, member) {
        if (isConstant(member)) {
            return part instanceof TextFields ? part.constant(member.wire, String(member.constant)) : checkConstant(part, member);
        }
        if (part instanceof TextFields)
            return part.read(member, this.#rules(member));
        return readField(part, member, (field) => this.#rules(field));
    }
    #rules({ rules = [], configuration }) {
        const wanted = configuration === undefined ? undefined : this.#deployment.get(configuration);
        if (wanted === undefined)
            return rules;
        const expected = `this deployment's ${configuration}`;
        return [...rules, { expected, holds: (json) => isSameSecret(wanted, writeJson(json)) }];
    }
    #token({ place, wire = "" }, incoming) {
        const { headers } = incoming.request;
        if (place === "bearer")
            return bearerToken(headers, this.limits);
        const part = attempt(() => this.#part(place, incoming));
        const text = part instanceof TextFields ? part.only(wire) : undefined;
        return text !== undefined && text !== "" && bytesOf(text) <= this.limits.tokenBytes ? text : undefined;
    }
    #answer(value, route) {
        try {
            return this.#written(value, route);
        }
        catch (error) {
            throw error instanceof InvalidValue ? new BrokenAnswer(error.message) : error;
        }
    }
    #written(value, route) {
        if (value instanceof Unavailable) {
            throw new RouterFault("unavailable", { headers: [["Retry-After", String(value.retryAfter)]] });
        }
        if (isRefusal(value))
            return this.#refused(value, route);
        const answer = this.#good(value, route);
        if (route.callback && !isDone(value))
            return answer;
        if (route.endingCookies === undefined)
            return answer;
        const ended = route.endingCookies.map((name) => ["Set-Cookie", setCookie(name, "", { lifetime: 0 })]);
        return { ...answer, headers: [...answer.headers, ...ended] };
    }
    #good(value, route) {
        if (route.callback)
            return webResponse(value, route.callback, route.status);
        const said = this.#style.success?.map(([at, one]) => [at, literal(one)]);
        const success = said && atPlaces(said);
        if (!route.answer)
            return success === undefined ? empty(route.status) : this.#json(route.status, success);
        const json = route.answer.write(value);
        const isRecord = "headerFields" in route.answer;
        const headers = isRecord ? route.answer.headerFields(value).map(headerOf) : [];
        if (!isRecord)
            route.answer.read(json);
        const { answer = [] } = this.#style;
        const body = answer.length === 0 && success === undefined ? json : place(json, answer, success);
        return this.#json(route.status, body, headers);
    }
    #refused(refusal, { refusals = [], path }) {
        const { definition, body, headers } = refusal;
        if (!refusals.some((one) => one.definition === definition)) {
            throw new TypeError(`${path} does not declare the refusal ${definition.name}`);
        }
        return body === undefined ? empty(definition.status, headers) : this.#refusal(definition.status, body, headers);
    }
    #faulty({ fault, message }) {
        const { kind, invalid, status } = fault;
        const words = { kind, text: message, status: literal(status), statusText: String(status) };
        const places = (this.#style.fault ?? []).map(([place, word]) => [place, words[word]]);
        return this.#refusal(status, atPlaces(places) ?? described(kind, invalid), fault.headers ?? []);
    }
    #refusal(status, body, headers) {
        if (!this.#style.refusesInText || typeof body !== "string")
            return this.#json(status, body, headers);
        const type = [["Content-Type", "text/plain; charset=utf-8"]];
        return { status, headers: replacing(type, headers), body: new TextEncoder().encode(body) };
    }
    #json(status, body, headers = []) {
        const type = [["Content-Type", this.#style.contentType ?? "application/json"]];
        const all = headers.length === 0 ? type : replacing(type, headers);
        return { status, headers: all, body: encoder.encode(writeJson(body)) };
    }
}
async function result(route, taken, context) {
    try {
        return await route.run(taken, context);
    }
    catch (error) {
        if (isRefusal(error) || error instanceof Unavailable)
            return error;
        const isOurs = error instanceof InvalidValue || error instanceof RouterFault;
        throw isOurs ? new BrokenAnswer(error.message, { cause: error }) : error;
    }
}
function isStopped(error, { signal }) {
    return signal.aborted && (error === signal.reason || (error instanceof Error && error.name === "AbortError"));
}
function whole(answer) {
    if (answer.status >= 200 && answer.status <= 599 && answer.headers.every(isHeader))
        return answer;
    throw new BrokenAnswer("a status or a header that no answer has");
}
function attempt(work) {
    try {
        return work();
    }
    catch {
        return undefined;
    }
}
