// Written by scripts/generate from Sources/Runtime/TypeScript and Sources/Runtime/Python: change those, not this file.
// swift-format-ignore-file

/// The runtimes of stubs in other languages: what tsc makes of the one, and the other as it is.
enum EmbeddedRuntimes {
  static let typescript: [String: String] = [
    "answers.d.ts": ###"""
import type { InvalidValue } from "./invalid.js";
import type { Json } from "./json.js";
import type { HeaderList, RawResponse } from "./messages.js";
export declare function empty(status: number, headers?: HeaderList): RawResponse;
export declare function replacing(old: HeaderList, more: HeaderList): HeaderList;
export declare function place(json: Json, path: readonly string[], whole: Json | undefined): Json;
export declare function described(kind: string, invalid: InvalidValue | undefined): Json;
/** The answer with the headers that every answer has. */
export declare function complete({ status, headers, body }: RawResponse, method: string): RawResponse;

"""###,
    "answers.js": ###"""
import { isObject } from "./json.js";
import { valuesOf } from "./messages.js";
export function empty(status, headers = []) {
    return { status, headers, body: new Uint8Array() };
}
export function replacing(old, more) {
    const names = new Set(more.map(([name]) => name.toLowerCase()));
    return [...old.filter(([name]) => !names.has(name.toLowerCase())), ...more];
}
export function place(json, path, whole) {
    const [name, ...rest] = path;
    const fields = new Map(isObject(whole) ? whole : []);
    if (name !== undefined)
        return fields.set(name, place(json, rest, fields.get(name)));
    return isObject(json) ? new Map([...fields, ...json]) : json;
}
export function described(kind, invalid) {
    const fields = new Map([["error", kind]]);
    if (invalid === undefined)
        return fields;
    fields.set("in", invalid.part);
    if (invalid.place !== "")
        fields.set("field", invalid.place);
    return fields.set("expected", invalid.expected);
}
const dropped = ["transfer-encoding", "content-length", "x-content-type-options"];
export function complete({ status, headers, body }, method) {
    const isBare = status === 204 || status === 304;
    const has = (name) => valuesOf(headers, name).length > 0;
    const isTyped = !isBare && body.length > 0;
    const all = headers.filter(([name]) => {
        const known = name.toLowerCase();
        return known === "content-type" ? isTyped : !dropped.includes(known);
    });
    if (!has("cache-control"))
        all.push(["Cache-Control", "no-store"]);
    all.push(["X-Content-Type-Options", "nosniff"]);
    if (status === 401 && !has("www-authenticate"))
        all.push(["WWW-Authenticate", "Bearer"]);
    if (!isBare)
        all.push(["Content-Length", String(body.length)]);
    return { status, headers: all, body: isBare || method === "HEAD" ? new Uint8Array() : body };
}

"""###,
    "bytes.d.ts": ###"""
/** On the wire a header's letters are bytes; both sides of a web server show each byte as one letter. */
export declare function fromBytes(value: string): string;
export declare function toBytes(value: string): string;
/** The length of a text in UTF-8. */
export declare function bytesOf(text: string): number;

"""###,
    "bytes.js": ###"""
export function fromBytes(value) {
    if (!/[\x80-\xff]/.test(value))
        return value;
    return new TextDecoder().decode(Uint8Array.from(value, (letter) => letter.charCodeAt(0)));
}
export function toBytes(value) {
    if (!/[^\0-\x7f]/.test(value))
        return value;
    return Array.from(new TextEncoder().encode(value), (byte) => String.fromCharCode(byte)).join("");
}
export function bytesOf(text) {
    return /[^\0-\x7f]/.test(text) ? new TextEncoder().encode(text).length : text.length;
}

"""###,
    "choices.d.ts": ###"""
import type { Json } from "./json.js";
import type { Condition, Route } from "./routes.js";
export declare function isParameter(segment: string): boolean;
/** Answers HEAD with the endpoint for GET if no other endpoint does, unless that endpoint has side effects. */
export declare function answering<T extends {
    route: Route;
}>(place: readonly T[], method: string): readonly T[];
export declare function first<T>(items: readonly T[]): T;
/** Null is read as absent, and `false` is what came several times. */
export declare function meets({ text, texts, isGiven }: Condition, value: Json | undefined): boolean;
/** Never empty: a request that suits no choice is a fault, at the first place where it went wrong. */
export declare function keeping<T>(choices: readonly T[], conditions: (choice: T) => readonly Condition[], holds: (condition: Condition) => boolean): readonly T[];

"""###,
    "choices.js": ###"""
import { RouterFault } from "./faults.js";
import { InvalidValue } from "./invalid.js";
import { holdsConstant } from "./json.js";
export function isParameter(segment) {
    return segment.startsWith("{") && segment.endsWith("}");
}
export function answering(place, method) {
    const found = place.filter(({ route }) => route.method === method);
    if (found.length > 0 || method !== "HEAD")
        return found;
    return place.filter(({ route }) => route.method === "GET" && route.answersHead !== false);
}
export function first(items) {
    const [item] = items;
    if (item === undefined)
        throw new RouterFault("notFound");
    return item;
}
export function meets({ text, texts, isGiven }, value) {
    if (isGiven !== undefined)
        return (value ?? null) !== null === isGiven;
    if (texts !== undefined)
        return texts.some((one) => value === one);
    return text !== undefined && holdsConstant(value, text);
}
function wanted({ text, texts, isGiven }) {
    if (isGiven !== undefined)
        return [isGiven ? "a value" : "no value"];
    return texts ?? [String(text)];
}
export function keeping(choices, conditions, holds) {
    const failures = choices.map((choice) => conditions(choice).find((condition) => !holds(condition)));
    const left = choices.filter((_, index) => failures[index] === undefined);
    const [failed] = failures.filter((one) => one !== undefined);
    if (left.length > 0 || failed === undefined)
        return left;
    const at = (one) => JSON.stringify([one?.place, one?.path]);
    const same = failures.flatMap((one) => (one !== undefined && at(one) === at(failed) ? wanted(one) : []));
    const texts = [...new Set(same)].sort();
    const expected = texts.length === 1 ? texts.join("") : `one of ${texts.join(", ")}`;
    throw new InvalidValue(expected, { part: failed.place, place: failed.path.join(".") });
}

"""###,
    "context.d.ts": ###"""
import type { CookieOptions, HeaderList, RawRequest } from "./messages.js";
/**
 * One call of one endpoint, beside its request. Headers and cookies that are added here go out with the answer or the
 * refusal, and with no fault.
 */
export declare class Context {
    #private;
    /** The service and the endpoint as the contract calls them: `Notes.signIn`. */
    readonly endpoint: string;
    readonly method: string;
    readonly headers: HeaderList;
    /** The address at the other end of the connection, where the host tells it. */
    readonly peer: string | undefined;
    /** The framework's own request: Express' `req`, or the `Request` of a web-standard host. */
    readonly request: unknown;
    /** Whatever else a web-standard host gave: the bindings of a worker, say. */
    readonly host: readonly unknown[];
    constructor(endpoint: string, { method, headers, caller }: RawRequest);
    /** The id that the application gave the request, or the caller's `X-Request-Id`, if it can be logged; or a new one. */
    get requestId(): string;
    /** Aborted when the caller has gone away. */
    get signal(): AbortSignal;
    /** The header if it comes exactly once. */
    header(name: string): string | undefined;
    addHeader(name: string, value: string): void;
    addCookie(name: string, value: string, options?: CookieOptions): void;
    /** The headers that the service added. */
    get added(): HeaderList;
}
/** Hears of each error that is not an answer, and of its call. It may fail itself. */
export declare type OnError = (error: unknown, context: Context) => unknown;
export declare function logError(error: unknown, { method, endpoint }: Context): void;
/** A handler of errors that fails ends no process, and one that hangs delays no response for long. */
export declare function tell(onError: OnError, error: unknown, context: Context): Promise<void>;

"""###,
    "context.js": ###"""
import { isHeader, setCookie, tokenPattern, valuesOf } from "./messages.js";
const own = ["content-length", "content-type", "transfer-encoding", "connection"];
export class Context {
    endpoint;
    method;
    headers;
    peer;
    request;
    host;
    #added = [];
    #caller;
    #requestId;
    #signal;
    constructor(endpoint, { method, headers, caller = {} }) {
        this.endpoint = endpoint;
        this.method = method;
        this.headers = headers;
        this.peer = caller.peer;
        this.request = caller.request;
        this.host = caller.host ?? [];
        this.#caller = caller;
    }
    get requestId() {
        const ids = [this.#caller.requestId, ...valuesOf(this.headers, "x-request-id")];
        this.#requestId ??= ids.find((one) => one !== undefined && /^[!-~]{1,128}$/.test(one)) ?? globalThis.crypto.randomUUID();
        return this.#requestId;
    }
    get signal() {
        this.#signal ??= this.#caller.signal ?? new AbortController().signal;
        return this.#signal;
    }
    header(name) {
        const values = valuesOf(this.headers, name);
        return values.length === 1 ? values[0] : undefined;
    }
    addHeader(name, value) {
        if (own.includes(name.toLowerCase()) || !isHeader([name, value]) || !tokenPattern.test(name)) {
            throw new TypeError(`an answer cannot be given a header ${JSON.stringify(name)}`);
        }
        this.#added.push([name, value]);
    }
    addCookie(name, value, options = {}) {
        this.#added.push(["Set-Cookie", setCookie(name, value, options)]);
    }
    get added() {
        return this.#added;
    }
}
export function logError(error, { method, endpoint }) {
    console.error(`${method} ${endpoint} failed:`, error);
}
const patience = 1000;
export async function tell(onError, error, context) {
    let timer;
    const late = new Promise((resolve) => {
        timer = setTimeout(resolve, patience);
    });
    await Promise.race([heard(onError, error, context), late]);
    clearTimeout(timer);
}
async function heard(onError, error, context) {
    try {
        await onError(error, context);
    }
    catch (failure) {
        logError(error, context);
        console.error(`onError failed for ${context.endpoint}:`, failure);
    }
}

"""###,
    "decisions.d.ts": ###"""
/** The standing of a session at a moment. */
export declare type SessionStanding = "good"
/** Its time is over. The call is refused as one with an expired token. */
 | "expired"
/** It was ended by a sign-out, by a reuse, or with its account. Nothing of it counts any more. */
 | "ended";
export interface KeptSession {
    /** Somebody ended it, or its account is disabled or gone. */
    readonly isEnded: boolean;
    /** Its absolute end: the `ends` of the contract after the sign-in. */
    readonly endsAt?: number | null | undefined;
    /** The `idle` of the contract. */
    readonly idleSeconds?: number | null | undefined;
    /** The moment of its last use. It may be written down once a minute: a session then ends early by that. */
    readonly usedAt: number;
}
export declare function sessionStanding(session: KeptSession, now: number): SessionStanding;
/** The decision about a call that uses up the token that it shows, as each renewal does where tokens rotate. */
export declare type TokenUse = 
/** The token is good: write down that it was used, with its successor, and give the successor. */
"rotate"
/** The answer with the successor was lost: give the same successor again. */
 | "again"
/** Somebody has a copy. Where the contract says `reuse: revokeFamily`, end the session. */
 | "reused"
/** The token's time is over, or its session's. */
 | "expired"
/** The session was ended. */
 | "ended";
/** A token as it was kept. */
export interface KeptToken {
    /** Absent for one that lives as long as its session. */
    readonly expiresAt?: number | null | undefined;
    /** The moment when it gave way to its successor. */
    readonly usedAt?: number | null | undefined;
    /**
     * The successor that was kept is the one that would be given now; true if absent. One that follows from the token
     * and a secret, such as an HMAC, is always the same. A random one has to be kept for the grace.
     */
    readonly isSuccessorSame?: boolean | undefined;
    /** The successor was never sent by a caller. Needed for a token that was used. */
    readonly isSuccessorUnused?: boolean | undefined;
}
/**
 * Decides about a token that a call shows. That it was used counts before its expiry: a copy that turns up late is a
 * copy. Read the token, decide and write in one transaction, or two callers may both rotate. `graceSeconds` is the
 * `grace` of the contract, 0 for none.
 */
export declare function tokenUse(token: KeptToken, session: SessionStanding, { graceSeconds, now }: {
    graceSeconds: number;
    now: number;
}): TokenUse;
/** Failed attempts under one key, such as an account: the `lockout` of a contract. */
export interface LockoutState {
    readonly failures: number;
    readonly lockedUntil?: number | null | undefined;
    /** The number of failures that locked it. */
    readonly lockedAt?: number | null | undefined;
}
/** So many failures lock for so long. */
export interface LockoutStep {
    readonly failures: number;
    readonly lockSeconds: number;
}
export declare type LockoutDecision = 
/** Verify the attempt. If it fails, so many more are left before a lock; with none left, the lock is until then. */
{
    readonly kind: "allowed";
    readonly left: number;
    readonly lockedUntil: number | null;
}
/** Do not verify it, and say nothing of whether it would have been right. */
 | {
    readonly kind: "locked";
    readonly until: number;
};
/**
 * Counts an attempt as a failure before it is verified: of many at once, no more are verified than are allowed. Store
 * the new state before the verification, and after a success `forgive` it or begin anew.
 */
export declare function attemptUnderLockout(state: LockoutState, steps: readonly LockoutStep[], now: number): {
    state: LockoutState;
    decision: LockoutDecision;
};
/** One failure less, for an attempt that was not judged. The lock that it caused goes with it. */
export declare function forgive(state: LockoutState): LockoutState;
/** A code that was sent to somebody, as it is kept: one of a contract's `codes`. */
export interface SentCode {
    /** A keyed hash of the code, such as an HMAC. It is null when the code was used: a code is right once. */
    readonly fingerprint: Uint8Array | null;
    readonly expiresAt: number;
    readonly triesLeft: number;
}
/** `fingerprint` is a keyed hash, such as an HMAC with a secret of the server: a plain hash of six digits is no secret. */
export declare function sentCode(fingerprint: Uint8Array, { sentAt, lifetimeSeconds, tries }: {
    sentAt: number;
    lifetimeSeconds: number;
    tries: number;
}): SentCode;
export declare type CodeTrial = {
    readonly kind: "right";
} | {
    readonly kind: "wrong";
    readonly triesLeft: number;
} | {
    readonly kind: "expired";
}
/** It was tried too often, and is no longer compared. */
 | {
    readonly kind: "triesSpent";
}
/** It was used before. */
 | {
    readonly kind: "unknown";
};
/** Counts the try before the code is compared. Store the new code before anything follows from the trial. */
export declare function tryCode(code: SentCode, shown: Uint8Array, now: number): {
    code: SentCode;
    trial: CodeTrial;
};
/**
 * The moment from which another code may be sent. `pauseSeconds` is the `resendAfter` of the contract. Count it for
 * unknown addresses too; otherwise the pause reveals which addresses have an account.
 */
export declare function nextSend(sentAt: number, pauseSeconds: number): number;
/** Whether the bytes are the same. Reads all of them, also after a difference: the time tells only their lengths. */
export declare function isEqualInConstantTime(left: Uint8Array, right: Uint8Array): boolean;

"""###,
    "decisions.js": ###"""
export function sessionStanding(session, now) {
    checkMoment("now", now);
    const endsAt = optional(session.endsAt, (at) => checkMoment("endsAt", at));
    const idle = optional(session.idleSeconds, (seconds) => milliseconds("idleSeconds", seconds));
    const usedAt = checkPast("usedAt", session.usedAt, now);
    if (checkFlag("isEnded", session.isEnded))
        return "ended";
    const isIdle = idle !== null && now >= usedAt + idle;
    return isIdle || (endsAt !== null && now >= endsAt) ? "expired" : "good";
}
export function tokenUse(token, session, { graceSeconds, now }) {
    checkMoment("now", now);
    if (!["good", "expired", "ended"].includes(session))
        throw new TypeError("session isn't a SessionStanding");
    const grace = milliseconds("graceSeconds", graceSeconds);
    const expiresAt = optional(token.expiresAt, (at) => checkMoment("expiresAt", at));
    const usedAt = optional(token.usedAt, (at) => checkPast("usedAt", at, now));
    const isSame = token.isSuccessorSame === undefined || checkFlag("isSuccessorSame", token.isSuccessorSame);
    const isUnused = usedAt !== null && checkFlag("isSuccessorUnused", token.isSuccessorUnused);
    if (session === "ended")
        return "ended";
    if (usedAt !== null && !(isSame && isUnused && now < usedAt + grace))
        return "reused";
    if (session === "expired")
        return "expired";
    if (usedAt !== null)
        return "again";
    return expiresAt !== null && now >= expiresAt ? "expired" : "rotate";
}
export function attemptUnderLockout(state, steps, now) {
    checkMoment("now", now);
    const { lockedUntil: lockedBefore } = checkLockout(state);
    const next = nextStep(state.failures + 1, steps);
    if (lockedBefore !== null && now < lockedBefore) {
        return { state, decision: { kind: "locked", until: lockedBefore } };
    }
    const failures = state.failures + 1;
    if (next === undefined) {
        return { state: { ...state, failures }, decision: { kind: "allowed", left: Infinity, lockedUntil: null } };
    }
    const isReached = next.failures === failures;
    const lockedUntil = isReached ? now + milliseconds("lockSeconds", next.lockSeconds) : null;
    const decision = { kind: "allowed", left: next.failures - failures, lockedUntil };
    return { state: { failures, lockedUntil, lockedAt: isReached ? failures : null }, decision };
}
export function forgive(state) {
    const { lockedAt } = checkLockout(state);
    const failures = Math.max(0, state.failures - 1);
    const isUnlocked = lockedAt !== null && failures < lockedAt;
    return isUnlocked ? { failures, lockedUntil: null, lockedAt: null } : { ...state, failures };
}
function checkLockout(state) {
    checkCount("failures", state.failures);
    return {
        lockedUntil: optional(state.lockedUntil, (at) => checkMoment("lockedUntil", at)),
        lockedAt: optional(state.lockedAt, (count) => checkCount("lockedAt", count, 1)),
    };
}
function nextStep(failures, steps) {
    for (const step of steps) {
        checkCount("failures of a step", step.failures, 1);
        milliseconds("lockSeconds", step.lockSeconds);
    }
    const sorted = [...steps].sort((one, other) => one.failures - other.failures);
    const found = sorted.find((step) => step.failures >= failures);
    const [last, before] = [sorted[sorted.length - 1], sorted[sorted.length - 2]];
    if (found !== undefined || last === undefined)
        return found;
    const distance = Math.max(1, last.failures - (before?.failures ?? 0));
    const rounds = Math.ceil((failures - last.failures) / distance);
    return { failures: last.failures + rounds * distance, lockSeconds: last.lockSeconds };
}
export function sentCode(fingerprint, { sentAt, lifetimeSeconds, tries }) {
    const expiresAt = checkMoment("sentAt", sentAt) + milliseconds("lifetimeSeconds", lifetimeSeconds);
    return { fingerprint: checkBytes("fingerprint", fingerprint), expiresAt, triesLeft: checkCount("tries", tries) };
}
export function tryCode(code, shown, now) {
    checkMoment("now", now);
    checkMoment("expiresAt", code.expiresAt);
    checkCount("triesLeft", code.triesLeft);
    const fingerprint = optional(code.fingerprint, (bytes) => checkBytes("fingerprint", bytes));
    if (fingerprint === null)
        return { code, trial: { kind: "unknown" } };
    if (now >= code.expiresAt)
        return { code, trial: { kind: "expired" } };
    if (code.triesLeft === 0)
        return { code, trial: { kind: "triesSpent" } };
    const tried = { ...code, triesLeft: code.triesLeft - 1 };
    if (!isEqualInConstantTime(shown, fingerprint)) {
        return { code: tried, trial: { kind: "wrong", triesLeft: tried.triesLeft } };
    }
    return { code: { ...tried, fingerprint: null }, trial: { kind: "right" } };
}
export function nextSend(sentAt, pauseSeconds) {
    return checkMoment("sentAt", sentAt) + milliseconds("pauseSeconds", pauseSeconds);
}
export function isEqualInConstantTime(left, right) {
    for (const bytes of [left, right])
        if (!(bytes instanceof Uint8Array))
            throw new TypeError("pass a Uint8Array");
    let difference = left.length ^ right.length;
    for (let index = 0; index < Math.min(left.length, right.length); index += 1) {
        difference |= (left[index] ?? 0) ^ (right[index] ?? 0);
    }
    return difference === 0;
}
const [earliest, latest] = [100000000000, 253402300799999];
const longest = 315576000;
const most = 1000000000;
const skew = 60000;
function optional(value, check) {
    return value === null || value === undefined ? null : check(value);
}
function checkMoment(name, value) {
    checkNumber(name, value);
    if (Number.isInteger(value) && value >= earliest && value <= latest)
        return value;
    throw new RangeError(`${name} is ${value}: pass whole milliseconds since 1970, of a time after 1973`);
}
function checkPast(name, value, now) {
    if (checkMoment(name, value) <= now + skew)
        return value;
    throw new RangeError(`${name} is ${value - now} ms after now: a clock was set back, or two servers' clocks differ`);
}
function milliseconds(name, value) {
    checkNumber(name, value);
    if (value >= 0 && value <= longest)
        return value * 1000;
    throw new RangeError(`${name} is ${value}: pass seconds, from 0 to 10 years`);
}
function checkCount(name, value, least = 0) {
    checkNumber(name, value);
    if (Number.isInteger(value) && value >= least && value <= most)
        return value;
    throw new RangeError(`${name} is ${value}: pass a whole number from ${least} to a billion`);
}
function checkNumber(name, value) {
    if (typeof value !== "number")
        throw new TypeError(`${name} is ${shown(value)}: pass a number`);
}
function checkFlag(name, value) {
    if (typeof value === "boolean")
        return value;
    throw new TypeError(`${name} is ${shown(value)}: pass true or false`);
}
function checkBytes(name, value) {
    if (value instanceof Uint8Array && value.length > 0)
        return value;
    throw new TypeError(`${name} isn't a Uint8Array with at least one byte`);
}
function shown(value) {
    return value === null ? "null" : value === undefined ? "undefined" : `a ${typeof value}`;
}

"""###,
    "faults.d.ts": ###"""
import { InvalidValue } from "./invalid.js";
import type { HeaderList } from "./messages.js";
/** A service gave what the contract does not allow. It names the place alone. */
export declare class BrokenAnswer extends Error {
}
export declare type Fault = {
    kind: string;
    status: number;
    invalid?: InvalidValue;
    headers?: HeaderList;
};
/** A request that never reached its endpoint, or whose endpoint could not answer it. */
export declare class RouterFault extends Error {
    readonly fault: Fault;
    constructor(kind: string, { invalid, headers }?: Partial<Fault>);
    static from(error: unknown): RouterFault | undefined;
}

"""###,
    "faults.js": ###"""
import { InvalidValue } from "./invalid.js";
export class BrokenAnswer extends Error {
}
const statuses = {
    badRequest: 400,
    malformed: 400,
    invalidValue: 400,
    notSigned: 401,
    notFound: 404,
    methodNotAllowed: 405,
    bodyTooLarge: 413,
    targetTooLong: 414,
    unsupportedMediaType: 415,
    headersTooLarge: 431,
    brokenAnswer: 500,
    unavailable: 503,
};
export class RouterFault extends Error {
    fault;
    constructor(kind, { invalid, headers } = {}) {
        super(invalid?.message ?? kind);
        this.fault = { kind, status: statuses[kind] ?? 500, ...(invalid && { invalid }), headers: headers ?? [] };
    }
    static from(error) {
        if (error instanceof RouterFault)
            return error;
        if (!(error instanceof InvalidValue))
            return undefined;
        const kinds = { value: "invalidValue", syntax: "malformed", mediaType: "unsupportedMediaType" };
        return new RouterFault(kinds[error.kind], { invalid: error });
    }
}

"""###,
    "http.d.ts": ###"""
import type { Router } from "./router.js";
export declare function joined(parts: readonly Uint8Array[], size: number): Uint8Array;
/** `Request` in, `Response` out, the form of Hono, Deno, Bun and workers. What else a host gives is in the context. */
export declare function webHandler(router: Router): (request: Request, ...host: unknown[]) => Promise<Response>;

"""###,
    "http.js": ###"""
import { fromBytes, toBytes } from "./bytes.js";
import { RouterFault } from "./faults.js";
async function readBody(stream, limit) {
    if (stream === null)
        return new Uint8Array();
    const parts = [];
    let size = 0;
    const reader = stream.getReader();
    for (;;) {
        const { done, value } = await reader.read();
        if (done)
            return joined(parts, size);
        size += value.length;
        if (size > limit) {
            await reader.cancel().catch(() => { });
            return undefined;
        }
        parts.push(value);
    }
}
export function joined(parts, size) {
    const body = new Uint8Array(size);
    parts.reduce((offset, part) => {
        body.set(part, offset);
        return offset + part.length;
    }, 0);
    return body;
}
export function webHandler(router) {
    return async (request, ...host) => {
        const headers = [...request.headers].map(([name, value]) => [name, fromBytes(value)]);
        const target = request.url.replace(/^[a-z][a-z0-9+.-]*:\/\/[^/?#]*/i, "").replace(/#.*$/s, "");
        const caller = { signal: request.signal, request, host, peer: peerOf(host[0]) };
        const raw = { method: request.method, target, headers, body: new Uint8Array(), caller };
        let body;
        try {
            body = await readBody(request.body, router.limits.bodyBytes);
        }
        catch {
            return written(router.refusing(new RouterFault("badRequest"), raw));
        }
        return written(await router.respond({ ...raw, body }));
    };
}
function written(answer) {
    const headers = new Headers();
    for (const [name, value] of answer.headers)
        headers.append(name, toBytes(value));
    const isBare = answer.body.length === 0;
    return new Response(isBare ? null : answer.body, { status: answer.status, headers });
}
function peerOf(host) {
    const address = host?.remoteAddr?.hostname;
    return typeof address === "string" ? address : undefined;
}

"""###,
    "index.d.ts": ###"""
export * from "./context.js";
export { BrokenAnswer } from "./faults.js";
export * from "./http.js";
export * from "./invalid.js";
export * from "./json.js";
export * from "./limits.js";
export * from "./messages.js";
export * from "./node.js";
export * from "./records.js";
export * from "./refusals.js";
export * from "./router.js";
export * from "./routes.js";
export * from "./rules.js";
export type { Signature } from "./signatures.js";
export * from "./values.js";
export * from "./version.js";
export * from "./web.js";

"""###,
    "index.js": ###"""
export * from "./context.js";
export { BrokenAnswer } from "./faults.js";
export * from "./http.js";
export * from "./invalid.js";
export * from "./json.js";
export * from "./limits.js";
export * from "./messages.js";
export * from "./node.js";
export * from "./records.js";
export * from "./refusals.js";
export * from "./router.js";
export * from "./routes.js";
export * from "./rules.js";
export * from "./values.js";
export * from "./version.js";
export * from "./web.js";

"""###,
    "invalid.d.ts": ###"""
export declare type Part = "body" | "path" | "query" | "header" | "cookie";
/**
 * A message that is not what the contract says: where, and what was expected there. It never holds the value that
 * was found, so it can be answered and logged as it is.
 */
export declare class InvalidValue extends Error {
    readonly expected: string;
    readonly kind: "value" | "syntax" | "mediaType";
    readonly part: Part;
    readonly place: string;
    constructor(expected: string, { kind, part, place }?: {
        kind?: "value" | "syntax" | "mediaType";
        part?: Part;
        place?: string;
    });
    /** The same fault, seen from one level further out: `user`, `[2]`, `*`. */
    inside(step: string): InvalidValue;
}
/** Runs the work; a fault in it is one of that place. */
export declare function within<T>(step: string, work: () => T): T;

"""###,
    "invalid.js": ###"""
export class InvalidValue extends Error {
    expected;
    kind;
    part;
    place;
    constructor(expected, { kind = "value", part = "body", place = "" } = {}) {
        super(`${place === "" ? part : `${part} ${place}`}: expected ${expected}`);
        this.expected = expected;
        this.kind = kind;
        this.part = part;
        this.place = place;
    }
    inside(step) {
        const isJoined = this.place === "" || this.place.startsWith("[");
        const place = isJoined ? step + this.place : `${step}.${this.place}`;
        return new InvalidValue(this.expected, { kind: this.kind, part: this.part, place });
    }
}
export function within(step, work) {
    try {
        return work();
    }
    catch (error) {
        throw error instanceof InvalidValue ? error.inside(step) : error;
    }
}

"""###,
    "json.d.ts": ###"""
import type { Limits } from "./limits.js";
/** A JSON number in the text it was written in. */
export declare class JsonNumber {
    readonly text: string;
    constructor(text: string);
    /** The value if it is whole and a number can hold it exactly: `1e2` is 100, `1.5` is undefined. */
    get whole(): number | undefined;
}
/** A constant of a contract. */
export declare type ConstantValue = string | number | boolean;
/** Whether JSON is this very text, number or bool. */
export declare function holdsConstant(json: Json | undefined, constant: ConstantValue): boolean;
export declare function constantJson(constant: ConstantValue): Json;
export declare type JsonObject = ReadonlyMap<string, Json>;
export declare type Json = null | boolean | JsonNumber | string | readonly Json[] | JsonObject;
export declare const numberPattern: RegExp;
/** Reads exactly one document. */
export declare function readJson(bytes: Uint8Array, limits: Limits): Json;
/** Without spaces, fields in their order. */
export declare function writeJson(value: Json): string;
export declare function isObject(value: Json | undefined): value is JsonObject;
/** The fields, if it is an object. */
export declare function fieldsOf(value: Json): JsonObject;
/**
 * A document with values at their places, as a contract writes them: `error.code` stands inside `error`, a number
 * counts the items of a list, `*` is the first of them, `.` is the whole document.
 */
export declare function atPlaces(places: readonly (readonly [string, Json | undefined])[]): Json | undefined;
/** A number or a bool where the contract's text stands for one. */
export declare function literal(value: string | number | boolean): Json;

"""###,
    "json.js": ###"""
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

"""###,
    "limits.d.ts": ###"""
/** How much of anything a request may hold. Sizes are in bytes. */
export interface Limits {
    readonly bodyBytes: number;
    readonly targetBytes: number;
    readonly headerCount: number;
    /** Names and values of all header fields together. */
    readonly headerBytes: number;
    /** The longest token that is looked at. */
    readonly tokenBytes: number;
    /** Objects and lists inside each other; more than 128 are never read. */
    readonly jsonDepth: number;
    /** Fields and list elements of one JSON document together; fields of one query or form. */
    readonly jsonFields: number;
    /** The longest text, name or number in JSON. */
    readonly stringBytes: number;
}
export declare const defaultLimits: Limits;

"""###,
    "limits.js": ###"""
export const defaultLimits = {
    bodyBytes: 64 * 1024,
    targetBytes: 8 * 1024,
    headerCount: 64,
    headerBytes: 32 * 1024,
    tokenBytes: 8 * 1024,
    jsonDepth: 32,
    jsonFields: 1024,
    stringBytes: 16 * 1024,
};

"""###,
    "messages.d.ts": ###"""
import type { Part } from "./invalid.js";
import type { Limits } from "./limits.js";
import type { Field } from "./records.js";
import type { Rule } from "./rules.js";
export declare type HeaderList = readonly (readonly [name: string, value: string])[];
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
export declare const tokenPattern: RegExp;
export declare function isHeader([name, value]: readonly [string, string]): boolean;
export declare function valuesOf(headers: HeaderList, name: string): string[];
/** Decodes once and corrects nothing; undefined for a malformed text. */
export declare function percentDecode(text: string): string | undefined;
/** Everything is escaped but letters, digits, `-`, `.`, `_` and `~`. */
export declare function percentEncode(text: string): string;
/** Named texts from a path, a query, a form, headers or cookies. A name that comes twice is refused when it is asked for. */
export declare class TextFields {
    #private;
    constructor(part: Part, fields: HeaderList);
    /** As queries and forms are written: a plus sign is a space. */
    static form(part: Part, form: string, limit: number): TextFields;
    /** The pairs of all `Cookie` headers, as they stand. */
    static cookies(headers: HeaderList): TextFields;
    /** The text; undefined where there is none, and `false` where there are several. */
    found(name: string): string | false | undefined;
    /** The text if there is exactly one. */
    only(name: string): string | undefined;
    read(field: Field, rules: readonly Rule[]): unknown;
    constant(name: string, text: string): void;
}
/** `Bearer` of RFC 6750; undefined for none, several, or anything that is malformed. */
export declare function bearerToken(headers: HeaderList, limits: Limits): string | undefined;
/** Whether a body of this type is of the wanted type, in UTF-8. */
export declare function isMediaType(text: string, wanted: string): boolean;
/** The path's segments, decoded once. Undefined if one is malformed, climbs, or holds a slash or control characters. */
export declare function segmentsOf(path: string): string[] | undefined;
/** Path and query; undefined for anything that RFC 3986 does not let stand there. */
export declare function splitTarget(target: string): {
    path: string;
    query: string;
} | undefined;
export interface CookieOptions {
    readonly lifetime?: number | undefined;
    readonly isForScripts?: boolean | undefined;
}
/** The cookie goes over TLS only, to this host only, and with other sites' requests only where a person follows a link. */
export declare function setCookie(name: string, value: string, { lifetime, isForScripts }?: CookieOptions): string;

"""###,
    "messages.js": ###"""
import { InvalidValue } from "./invalid.js";
import { check } from "./records.js";
export const tokenPattern = /^[!#$%&'*+.^_`|~0-9A-Za-z-]+$/;
export function isHeader([name, value]) {
    return tokenPattern.test(name) && !/[\0-\x08\x0a-\x1f\x7f]/.test(value);
}
export function valuesOf(headers, name) {
    const wanted = name.toLowerCase();
    const values = [];
    for (const [one, value] of headers) {
        if (one.length === wanted.length && one.toLowerCase() === wanted)
            values.push(value);
    }
    return values;
}
export function percentDecode(text) {
    try {
        return decodeURIComponent(text);
    }
    catch {
        return undefined;
    }
}
export function percentEncode(text) {
    return encodeURIComponent(text.replace(/\p{Cs}/gu, "\ufffd")).replace(/[!'()*]/g, (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`);
}
export class TextFields {
    #part;
    #fields;
    constructor(part, fields) {
        this.#part = part;
        this.#fields = fields;
    }
    static form(part, form, limit) {
        if (!/^[\x21-\x7e]*$/.test(form))
            throw TextFields.#broken(part, "percent-encoded UTF-8");
        const pairs = form.split("&").filter((pair) => pair !== "");
        if (pairs.length > limit)
            throw TextFields.#broken(part, `at most ${limit} fields`);
        return new TextFields(part, pairs.map((pair) => {
            const end = pair.includes("=") ? pair.indexOf("=") : pair.length;
            const [name, value] = [pair.slice(0, end), pair.slice(end + 1)].map((half) => percentDecode(half.replaceAll("+", " ")));
            if (name === undefined || value === undefined)
                throw TextFields.#broken(part, "percent-encoded UTF-8");
            return [name, value];
        }));
    }
    static cookies(headers) {
        const pairs = valuesOf(headers, "cookie").flatMap((value) => value.split(";"));
        return new TextFields("cookie", pairs.flatMap((pair) => {
            const text = pair.replace(/^ +/, "");
            const end = text.indexOf("=");
            return end > 0 ? [[text.slice(0, end), text.slice(end + 1)]] : [];
        }));
    }
    static #broken(part, expected) {
        return new InvalidValue(expected, { kind: "syntax", part });
    }
    #all(name) {
        if (this.#part === "header")
            return valuesOf(this.#fields, name);
        return this.#fields.filter(([one]) => one === name).map(([, value]) => value);
    }
    found(name) {
        const texts = this.#all(name);
        return texts.length > 1 ? false : texts[0];
    }
    only(name) {
        const texts = this.#all(name);
        return texts.length === 1 ? texts[0] : undefined;
    }
    read(field, rules) {
        const [text, ...more] = this.#all(field.wire);
        if (text === undefined && field.isOptional)
            return undefined;
        if (text === undefined)
            throw this.#fault(field.wire, "a value");
        if (more.length > 0)
            throw this.#fault(field.wire, "one value");
        try {
            const value = field.codec.readText(text);
            check(field, value, rules);
            return value;
        }
        catch (error) {
            throw error instanceof InvalidValue ? this.#fault(field.wire, error.expected) : error;
        }
    }
    constant(name, text) {
        if (this.only(name) !== text)
            throw this.#fault(name, text);
    }
    #fault(name, expected) {
        return new InvalidValue(expected, { part: this.#part, place: name });
    }
}
export function bearerToken(headers, limits) {
    const values = valuesOf(headers, "authorization");
    const token = /^bearer +([A-Za-z0-9._~+/-]+=*)$/i.exec(values.length === 1 ? (values[0] ?? "") : "")?.[1];
    return token !== undefined && token.length <= limits.tokenBytes ? token : undefined;
}
const mediaTypePattern = /^([!#$%&'*+.^_`|~\w-]+\/[!#$%&'*+.^_`|~\w-]+)((?:[ \t]*;[ \t]*[!#$%&'*+.^_`|~\w-]+=(?:"(?:[^"\\]|\\.)*"|[!#$%&'*+.^_`|~\w-]+))*)[ \t]*$/s;
export function isMediaType(text, wanted) {
    const parts = mediaTypePattern.exec(text);
    if (parts === null || parts[1]?.toLowerCase() !== wanted.toLowerCase())
        return text === wanted;
    const charsets = [...(parts[2] ?? "").matchAll(/;[ \t]*([^=;]+)=("(?:[^"\\]|\\.)*"|[^;"\s]+)/gs)]
        .filter((match) => match[1]?.toLowerCase() === "charset")
        .map((match) => (match[2] ?? "").replace(/^"|"$/g, "").replace(/\\(.)/gs, "$1").toLowerCase());
    return charsets.length === 0 || (charsets.length === 1 && charsets[0] === "utf-8");
}
export function segmentsOf(path) {
    const segments = path.slice(1).split("/").map(percentDecode);
    const isPlain = (segment) => segment !== undefined && segment !== "." && segment !== ".." && !/[\0-\x1f\x7f/]/.test(segment);
    return segments.every(isPlain) ? segments : undefined;
}
export function splitTarget(target) {
    const rest = target.startsWith("/")
        ? target
        : (/^https?:\/\/[A-Za-z0-9._~:[\]-]+(\/.*)$/is.exec(target)?.[1] ?? "");
    if (!/^\/[A-Za-z0-9._~!$&'()*+,;=:@%/?-]*$/.test(rest))
        return undefined;
    const mark = rest.indexOf("?");
    return mark < 0 ? { path: rest, query: "" } : { path: rest.slice(0, mark), query: rest.slice(mark + 1) };
}
function writtenFor(isForScripts, value) {
    return isForScripts ? value.replaceAll("%", "%25") : value;
}
export function setCookie(name, value, { lifetime, isForScripts = false } = {}) {
    if (!tokenPattern.test(name) || !/^[\x21\x23-\x2b\x2d-\x3a\x3c-\x5b\x5d-\x7e]*$/.test(value)) {
        throw new TypeError(`no cookie ${name} can hold that value`);
    }
    const age = lifetime === undefined ? "" : `; Max-Age=${Math.max(0, lifetime)}`;
    return `${name}=${writtenFor(isForScripts, value)}; Path=/${age}; Secure${isForScripts ? "" : "; HttpOnly"}; SameSite=Lax`;
}

"""###,
    "node.d.ts": ###"""
import type { Router } from "./router.js";
/** The parts of a request of Node, and so of Express, that the runtime reads. */
export interface NodeRequest {
    readonly method?: string | undefined;
    /** What is left of the target behind a mount. */
    readonly url?: string | undefined;
    /** The whole target. */
    readonly originalUrl?: string;
    readonly rawHeaders: readonly string[];
    readonly readableEnded?: boolean;
    readonly socket?: {
        readonly remoteAddress?: string | undefined;
    } | null;
    /** The raw body, if a framework has read it already. */
    readonly rawBody?: Uint8Array | undefined;
    /** An id that the application gave it before. */
    readonly id?: unknown;
    /** Express' application. */
    readonly app?: unknown;
    /** The route, for what traces and measures calls. */
    route?: unknown;
    on(event: string, listener: (...values: any[]) => void): unknown;
    removeListener(event: string, listener: (...values: any[]) => void): unknown;
    resume?(): unknown;
    destroy?(): unknown;
}
/** The parts of an answer of Node that the runtime uses. */
export interface NodeResponse {
    statusCode: number;
    readonly writableFinished?: boolean;
    readonly destroyed?: boolean;
    setHeader(name: string, value: string | readonly string[]): unknown;
    end(body: Uint8Array | string, encoding?: "latin1"): unknown;
    on?(event: string, listener: () => void): unknown;
}
export declare type NodeHandler = (request: NodeRequest, response: NodeResponse, next: (error?: unknown) => void) => Promise<void>;
/** For `app.use` of Express, and with it for NestJS. Requests for other paths go to the next handler. */
export declare function nodeHandler(router: Router): NodeHandler;

"""###,
    "node.js": ###"""
import { fromBytes, toBytes } from "./bytes.js";
import { joined } from "./http.js";
import { warnOfReaders } from "./readers.js";
const dropped = 32 * 1024 * 1024;
export function nodeHandler(router) {
    let isFirst = true;
    const handle = async (request, response, next) => {
        const target = [request.url, request.originalUrl].find((one) => one !== undefined && router.knows(one));
        if (target === undefined)
            return next();
        if (isFirst)
            warnOfReaders(request, handle);
        isFirst = false;
        try {
            const raw = described(request, response, target);
            request.route ??= routeOf(router, raw);
            const body = await bodyOf(request, raw.headers, router.limits.bodyBytes);
            if (body === "gone")
                return;
            if (body === "read") {
                write(await router.failed(new Error(readBefore), raw), response);
                return;
            }
            write(await router.respond({ ...raw, body }), response);
            if (body === undefined)
                drop(request);
        }
        catch (error) {
            next(error);
        }
    };
    return handle;
}
const readBefore = "the body was read before the contract's middleware: use it ahead of express.json(), or keep `rawBody` with express.json({ verify })";
function described(request, response, target) {
    const { id } = request;
    return {
        method: request.method ?? "GET",
        target,
        headers: pairs(request.rawHeaders),
        body: new Uint8Array(),
        caller: {
            peer: request.socket?.remoteAddress,
            target: request.originalUrl,
            requestId: typeof id === "string" ? id : undefined,
            get signal() {
                return signalOf(response);
            },
            request,
        },
    };
}
function signalOf(response) {
    const gone = new AbortController();
    const look = () => {
        if (response.writableFinished !== true)
            gone.abort();
    };
    if (response.destroyed === true)
        look();
    else
        response.on?.("close", look);
    return gone.signal;
}
function routeOf(router, { target, method }) {
    const route = router.routeAt(target, method);
    if (route === undefined)
        return undefined;
    const path = route.path.replace(/\{([^}]*)\}/g, ":$1");
    return { path, name: route.name, methods: { [method.toLowerCase()]: true }, stack: [] };
}
function write({ status, headers, body }, response) {
    response.statusCode = status;
    for (const [name, values] of grouped(headers))
        response.setHeader(name, values);
    if (typeof Buffer === "undefined")
        response.end(body);
    else
        response.end(Buffer.from(body.buffer, body.byteOffset, body.byteLength).toString("latin1"), "latin1");
}
async function bodyOf(request, headers, limit) {
    if (request.rawBody !== undefined)
        return request.rawBody;
    const lengths = headers.filter(([name]) => /^content-length$/i.test(name)).map(([, value]) => value);
    const hasBody = headers.some(([name]) => /^transfer-encoding$/i.test(name)) || lengths.some((one) => one !== "0");
    if (!hasBody)
        return new Uint8Array();
    if (request.readableEnded)
        return "read";
    if (lengths.some((one) => Number(one) > limit))
        return undefined;
    return new Promise((resolve) => {
        const parts = [];
        let size = 0;
        const listeners = {
            data: (part) => {
                size += part.length;
                if (size > limit)
                    finish(undefined);
                else
                    parts.push(part);
            },
            end: () => finish(joined(parts, size)),
            error: () => finish("gone"),
            close: () => finish("gone"),
        };
        const finish = (body) => {
            for (const [event, listener] of Object.entries(listeners))
                request.removeListener(event, listener);
            request.on("error", () => { });
            resolve(body);
        };
        for (const [event, listener] of Object.entries(listeners))
            request.on(event, listener);
    });
}
function drop(request) {
    let left = dropped;
    request.on("error", () => { });
    request.on("data", (part) => {
        left -= part.length;
        if (left < 0)
            request.destroy?.();
    });
    request.resume?.();
}
function pairs(rawHeaders) {
    const found = [];
    for (let index = 0; index + 1 < rawHeaders.length; index += 2) {
        found.push([rawHeaders[index] ?? "", fromBytes(rawHeaders[index + 1] ?? "")]);
    }
    return found;
}
function grouped(headers) {
    const groups = new Map();
    for (const [name, value] of headers) {
        const known = groups.get(name.toLowerCase());
        const text = toBytes(value);
        if (known === undefined)
            groups.set(name.toLowerCase(), [name, text]);
        else
            known[1] = [known[1], text].flat();
    }
    return groups.values();
}

"""###,
    "patterns.d.ts": ###"""
/** A test of whether a whole text matches the pattern. */
export declare function pattern(text: string): (value: string) => boolean;

"""###,
    "patterns.js": ###"""
class CharacterClass {
    ranges;
    isNegated;
    #code = -1;
    #isHeld = false;
    constructor(ranges, isNegated = false) {
        this.ranges = ranges;
        this.isNegated = isNegated;
    }
    holds(code) {
        if (code !== this.#code) {
            this.#code = code;
            this.#isHeld = this.ranges.some(([low, high]) => code >= low && code <= high) !== this.isNegated;
        }
        return this.#isHeld;
    }
}
class PatternReader {
    #marks;
    #index = 0;
    constructor(pattern) {
        this.#marks = [...pattern];
    }
    read() {
        const part = this.#choice();
        if (this.#next !== undefined)
            throw new SyntaxError("this is no pattern");
        return part;
    }
    get #next() {
        return this.#marks[this.#index];
    }
    #take() {
        const mark = this.#next;
        if (mark === undefined)
            throw new SyntaxError("a pattern ends early");
        this.#index += 1;
        return mark;
    }
    #choice() {
        const parts = [this.#sequence()];
        while (this.#next === "|") {
            this.#index += 1;
            parts.push(this.#sequence());
        }
        return parts.length === 1 ? (parts[0] ?? nothing) : oneOf(parts);
    }
    #sequence() {
        const parts = [];
        while (this.#next !== undefined && this.#next !== "|" && this.#next !== ")")
            parts.push(this.#repetition());
        return (steps) => {
            for (const part of parts)
                part(steps);
        };
    }
    #repetition() {
        const part = this.#single();
        switch (this.#next) {
            case "?":
                return this.#repeated(part, 0, 1);
            case "*":
                return this.#repeated(part, 0);
            case "+":
                return this.#repeated(part, 1);
            case "{": {
                const count = /^\{([0-9]+)(,([0-9]*))?\}/.exec(this.#marks.slice(this.#index, this.#index + 16).join(""));
                if (count === null)
                    throw new SyntaxError("this is no count");
                const [all = "", least, isOpen, most] = count;
                this.#index += all.length - 1;
                const end = isOpen === undefined ? least : most === "" ? undefined : most;
                return this.#repeated(part, Number(least), end === undefined ? undefined : Number(end));
            }
            default:
                return part;
        }
    }
    #repeated(part, least, most) {
        this.#index += 1;
        return (steps) => {
            for (let count = 0; count < least; count += 1)
                part(steps);
            if (most === undefined)
                fork(steps, part, true);
            else
                for (let count = least; count < most; count += 1)
                    fork(steps, part, false);
        };
    }
    #single() {
        const mark = this.#take();
        switch (mark) {
            case "(": {
                if (this.#next === "?")
                    this.#index += 2;
                const part = this.#choice();
                this.#take();
                return part;
            }
            case "[":
                return one(this.#class());
            case "\\":
                return one(only(this.#take()));
            default:
                return one(only(mark));
        }
    }
    #class() {
        const isNegated = this.#next === "^";
        if (isNegated)
            this.#index += 1;
        const ranges = [];
        while (this.#next !== "]") {
            const low = this.#member();
            const isRange = this.#next === "-" && this.#marks[this.#index + 1] !== "]";
            if (isRange)
                this.#index += 1;
            ranges.push([low, isRange ? this.#member() : low]);
        }
        this.#index += 1;
        return new CharacterClass(ranges, isNegated);
    }
    #member() {
        const mark = this.#take();
        return codeOf(mark === "\\" ? this.#take() : mark);
    }
}
function nothing() { }
function codeOf(mark) {
    return mark.codePointAt(0) ?? 0;
}
function only(mark) {
    return new CharacterClass([[codeOf(mark), codeOf(mark)]]);
}
function one(letters) {
    return (steps) => {
        steps.push({ letters, ways: [] });
    };
}
function reserve(steps) {
    const ways = [];
    steps.push({ ways });
    return ways;
}
function oneOf(parts) {
    return (steps) => {
        const starts = reserve(steps);
        const ends = parts.map((part) => {
            starts.push(steps.length);
            part(steps);
            return reserve(steps);
        });
        for (const end of ends)
            end.push(steps.length);
    };
}
function fork(steps, part, isEndless) {
    const place = steps.length;
    const ways = reserve(steps);
    part(steps);
    if (isEndless)
        reserve(steps).push(place);
    ways.push(place + 1, steps.length);
}
export function pattern(text) {
    const steps = [];
    new PatternReader(text).read()(steps);
    return (value) => matches(steps, value);
}
function matches(steps, text) {
    const reachedAt = new Uint32Array(steps.length + 1);
    let places = reach(steps, [0], reachedAt, 1);
    let round = 1;
    for (const letter of text) {
        const code = codeOf(letter);
        const next = [];
        for (const place of places)
            if (steps[place]?.letters?.holds(code) === true)
                next.push(place + 1);
        if (next.length === 0)
            return false;
        round += 1;
        places = reach(steps, next, reachedAt, round);
    }
    return places.includes(steps.length);
}
function reach(steps, open, reachedAt, round) {
    const found = [];
    for (let place = open.pop(); place !== undefined; place = open.pop()) {
        if (reachedAt[place] === round)
            continue;
        reachedAt[place] = round;
        const ways = steps[place]?.ways;
        if (ways === undefined || ways.length === 0)
            found.push(place);
        else
            for (const way of ways)
                open.push(way);
    }
    return found;
}

"""###,
    "readers.d.ts": ###"""
/** Warns at the first call if a reader of bodies stands ahead of the handler: it would leave no body to it. */
export declare function warnOfReaders({ app }: {
    readonly app?: unknown;
}, handler: unknown): void;

"""###,
    "readers.js": ###"""
const readers = ["jsonParser", "urlencodedParser", "rawParser", "textParser"];
export function warnOfReaders({ app }, handler) {
    const layers = stackOf(app);
    const ahead = layers.slice(0, Math.max(0, layers.findIndex(({ handle }) => handle === handler)));
    const reader = ahead.find(({ name }) => readers.includes(String(name)));
    if (reader === undefined)
        return;
    console.warn(`${String(reader.name)} reads bodies ahead of the contract's middleware: each call with a body will fail. ` +
        "Use the middleware ahead of it, or keep `rawBody` with express.json({ verify }).");
}
function stackOf(app) {
    try {
        const known = app;
        const stack = (known?._router ?? known?.router)?.stack;
        return Array.isArray(stack) ? stack : [];
    }
    catch {
        return [];
    }
}

"""###,
    "records.d.ts": ###"""
import type { ConstantValue, Json, JsonObject } from "./json.js";
import type { Rule } from "./rules.js";
import type { Asked, Codec } from "./values.js";
export declare type Place = "body" | "path" | "query" | "header" | "cookie";
/** One field: its name in code, its place in the message and its name and type on the wire. */
export interface Field {
    readonly name: string;
    readonly wire: string;
    readonly codec: Codec<any>;
    readonly isOptional?: boolean;
    /** Null clears it and is read as null; it is optional too. */
    readonly isClearable?: boolean;
    readonly rules?: readonly Rule[];
    /** It is compared with this value of the deployment. */
    readonly configuration?: string;
    readonly place?: Place;
    /** The lifetime of the cookie in which an answer carries it, in seconds. */
    readonly lifetime?: number;
    /** A page's script may read that cookie. */
    readonly isForScripts?: boolean;
}
/** A constant of a message: a text, or in a body of JSON a number or a bool. */
export interface Constant {
    readonly wire: string;
    readonly constant: ConstantValue;
    readonly place?: Place;
}
/** A codec of a record, and the fields of a value that are outside the body. */
export interface RecordCodec<T> extends Codec<T> {
    readonly headerFields: (value: T) => readonly (readonly [field: Field | Constant, text: string])[];
}
export declare type Members = readonly (Field | Constant)[];
export declare function isConstant(field: Field | Constant): field is Constant;
/** Null and absent are read alike, but for what null clears. A limit of the field is a limit of the fields inside it too. */
export declare function readField(fields: JsonObject, field: Field, asked: Asked): unknown;
export declare function check(field: Field, value: unknown, rules: readonly Rule[]): void;
/** Refuses anything but this very value. */
export declare function checkConstant(fields: JsonObject, { wire, constant }: Constant): void;
/** Names come from the contract, never from a message: none of them can be a prototype's. */
export declare function readMembers(fields: JsonObject, members: Members, asked: Asked): Record<string, unknown>;
/** The fields of the body, in the order of the contract; undefined fields are left out. */
export declare function writeMembers(value: object, members: Members): [wire: string, json: Json][];
/** The fields of headers and cookies. */
export declare function headerFields(value: object, members: Members): [field: Field | Constant, text: string][];
/** What we write is held to its type and its rules as what we read. */
export declare function held(field: Field, value: unknown): Json;
export declare function record<T extends object>(members: Members): RecordCodec<T>;
/** One of several types, with the name that tells it. */
export interface Option {
    readonly type: string;
    readonly codec: () => RecordCodec<any>;
    /** The constants that tell it from the others. */
    readonly marks: readonly (readonly [wire: string, constant: ConstantValue])[];
}
export interface Chosen {
    readonly type: string;
    readonly value: unknown;
}
/** Options with more marks come first; the option without marks comes last. */
export declare function choice<T extends Chosen>(expected: string, options: readonly Option[]): RecordCodec<T>;
export declare function valueAt(json: Json | undefined, path: readonly string[]): Json | undefined;

"""###,
    "records.js": ###"""
import { InvalidValue, within } from "./invalid.js";
import { constantJson, fieldsOf, holdsConstant, isObject } from "./json.js";
import { codec, wireText } from "./values.js";
export function isConstant(field) {
    return "constant" in field;
}
function isInBody(field) {
    return field.place === undefined || field.place === "body";
}
function missing(field) {
    try {
        field.codec.read(null);
    }
    catch (error) {
        if (error instanceof InvalidValue)
            return new InvalidValue(error.expected).inside(field.wire);
    }
    return new InvalidValue("a value").inside(field.wire);
}
export function readField(fields, field, asked) {
    const json = fields.get(field.wire) ?? null;
    if (json === null) {
        if (field.isClearable && fields.has(field.wire))
            return null;
        if (field.isOptional)
            return undefined;
        throw missing(field);
    }
    return within(field.wire, () => {
        const value = field.codec.read(json, asked);
        check(field, value, asked(field));
        return value;
    });
}
export function check(field, value, rules) {
    if (rules.length === 0)
        return;
    const json = field.codec.write(value);
    const broken = rules.find((rule) => !rule.holds(json));
    if (broken !== undefined)
        throw new InvalidValue(broken.expected);
}
export function checkConstant(fields, { wire, constant }) {
    if (!holdsConstant(fields.get(wire), constant))
        throw new InvalidValue(JSON.stringify(constant)).inside(wire);
}
export function readMembers(fields, members, asked) {
    const values = {};
    for (const field of members) {
        if (isConstant(field)) {
            checkConstant(fields, field);
            continue;
        }
        const value = readField(fields, field, asked);
        if (value !== undefined)
            values[field.name] = value;
    }
    return values;
}
export function writeMembers(value, members) {
    return bodyMembers(value, members.filter(isInBody));
}
function bodyMembers(value, inBody) {
    return written(value, inBody).map(([field, json]) => [field.wire, json]);
}
export function headerFields(value, members) {
    return textMembers(value, members.filter((field) => !isInBody(field)));
}
function textMembers(value, outside) {
    return outside.length === 0 ? [] : written(value, outside).map(([field, json]) => [field, wireText(json)]);
}
function written(value, members) {
    if (typeof value !== "object" || value === null)
        throw new InvalidValue("an object");
    const fields = [];
    for (const field of members) {
        if (isConstant(field)) {
            fields.push([field, constantJson(field.constant)]);
            continue;
        }
        const one = own(value, field.name);
        if (one !== undefined && one !== null)
            fields.push([field, held(field, one)]);
        else if (one === null && field.isClearable)
            fields.push([field, null]);
        else if (!field.isOptional)
            throw missing(field);
    }
    return fields;
}
export function held(field, value) {
    return within(field.wire, () => {
        const json = field.codec.write(value);
        const read = field.codec.read(json);
        if (field.rules !== undefined)
            check(field, read, field.rules);
        return json;
    });
}
function own(value, name) {
    if (name in Object.prototype && !Object.hasOwn(value, name))
        return undefined;
    return value[name];
}
export function record(members) {
    const inBody = members.filter(isInBody);
    const outside = members.filter((field) => !isInBody(field));
    return {
        ...codec((json, asked = (field) => field.rules ?? []) => readMembers(fieldsOf(json), members, asked), (value) => new Map(bodyMembers(value, inBody))),
        headerFields: (value) => textMembers(value, outside),
    };
}
export function choice(expected, options) {
    const find = (value) => {
        const option = options.find(({ type }) => type === value.type);
        if (option === undefined)
            throw new InvalidValue(expected);
        return option.codec();
    };
    return {
        ...codec((json, asked) => {
            const isTold = options.some(({ marks }) => marks.length > 0);
            const fields = isTold ? fieldsOf(json) : new Map();
            const option = options.find(({ marks }) => marks.every(([wire, one]) => holdsConstant(fields.get(wire), one)));
            if (option === undefined)
                throw new InvalidValue(expected);
            return { type: option.type, value: option.codec().read(json, asked) };
        }, (value) => find(value).write(value.value)),
        headerFields: (value) => find(value).headerFields(value.value),
    };
}
export function valueAt(json, path) {
    return path.reduce((value, name) => (isObject(value) ? value.get(name) : undefined), json);
}

"""###,
    "refusals.d.ts": ###"""
import type { Json } from "./json.js";
import type { HeaderList } from "./messages.js";
import type { Members } from "./records.js";
/** How one refusal of the contract looks on the wire. */
export interface RefusalDefinition {
    readonly name: string;
    readonly status: number;
    /** The constant texts, by their places in the body. */
    readonly says?: readonly (readonly [place: string, value: string | number | boolean])[];
    readonly headers?: HeaderList;
    /** The fields that it brings beside them. */
    readonly details?: Members;
    /** The detail that says when it may be tried again, where no header `Retry-After` is among the details. */
    readonly until?: string;
}
/** A refusal that the contract declares. Only the functions that were generated for it make one. */
export declare type Refusal<Name extends string> = DeclaredRefusal & {
    readonly name: Name;
};
/** Makes a refusal from its details. */
export interface RefusalMaker<Name extends string, Details> {
    (details: Details): Refusal<Name>;
    readonly definition: RefusalDefinition;
}
declare class DeclaredRefusal {
    readonly name: string;
    readonly definition: RefusalDefinition;
    readonly body: Json | undefined;
    readonly headers: HeaderList;
    constructor(definition: RefusalDefinition, details: object);
}
export declare function refusal<Name extends string, Details extends object | void>(definition: RefusalDefinition & {
    readonly name: Name;
}): RefusalMaker<Name, Details>;
export declare function isRefusal(value: unknown): value is Refusal<string>;
/** A store or another service is away; it may be tried again in so many seconds. Every method may answer so. */
export declare class Unavailable {
    readonly retryAfter: number;
    constructor(retryAfter?: number);
}
/** The result of a method, now or later: its answer, a refusal of its contract, or that it cannot answer now. */
export declare type Result<Answer, Refused extends string = never> = Answer | Refusal<Refused> | Unavailable | Promise<Answer | Refusal<Refused> | Unavailable>;
export {};

"""###,
    "refusals.js": ###"""
import { atPlaces, literal } from "./json.js";
import { headerFields, writeMembers } from "./records.js";
import { headerOf } from "./web.js";
class DeclaredRefusal {
    name;
    definition;
    body;
    headers;
    constructor(definition, details) {
        const members = definition.details ?? [];
        const says = (definition.says ?? []).map(([place, value]) => [place, literal(value)]);
        this.name = definition.name;
        this.definition = definition;
        this.body = atPlaces([...says, ...writeMembers(details, members)]);
        const told = headerFields(details, members).map(headerOf);
        const known = (definition.headers ?? []).filter(([name]) => !told.some(([other]) => other.toLowerCase() === name.toLowerCase()));
        this.headers = [...known, ...told, ...retry(details, definition)];
    }
}
function retry(details, { until }) {
    if (until === undefined)
        return [];
    const time = details[until];
    if (time instanceof Date) {
        return [["Retry-After", new Date(Math.ceil(time.getTime() / 1000) * 1000).toUTCString()]];
    }
    return typeof time === "number" ? [["Retry-After", String(Math.max(0, Math.trunc(time)))]] : [];
}
export function refusal(definition) {
    const make = (details) => new DeclaredRefusal(definition, details ?? {});
    return Object.assign(make, { definition });
}
export function isRefusal(value) {
    return value instanceof DeclaredRefusal;
}
export class Unavailable {
    retryAfter;
    constructor(retryAfter = 1) {
        this.retryAfter = Math.max(0, Math.trunc(retryAfter));
    }
}

"""###,
    "relations.d.ts": ###"""
import type { RequestPlan } from "./routes.js";
/** Holds what a call sent to the rules between its fields. */
export declare function checkRelations(plan: RequestPlan, values: Readonly<Record<string, unknown>>): void;

"""###,
    "relations.js": ###"""
import { InvalidValue } from "./invalid.js";
import { writeJson } from "./json.js";
import { isConstant } from "./records.js";
export function checkRelations(plan, values) {
    const fields = new Map();
    for (const member of plan.members ?? [])
        if (!isConstant(member))
            fields.set(member.name, member);
    const wire = (name) => fields.get(name)?.wire ?? name;
    const fault = (name, expected) => new InvalidValue(expected, { part: fields.get(name)?.place ?? "body", place: wire(name) });
    const group = plan.exactlyOne ?? plan.atLeastOne ?? [];
    const [first, second] = group.filter((name) => values[name] !== undefined);
    const [start, ...others] = group;
    if (start !== undefined && first === undefined) {
        throw fault(start, `a value, here or in ${others.map(wire).join(", ")}`);
    }
    if (plan.exactlyOne !== undefined && first !== undefined && second !== undefined) {
        throw fault(second, `no value beside ${wire(first)}`);
    }
    for (const [name, other] of plan.same ?? []) {
        if (written(fields.get(name), values[name]) !== written(fields.get(other), values[other])) {
            throw fault(name, `the same as ${wire(other)}`);
        }
    }
}
function written(field, value) {
    return field === undefined || value === undefined || value === null ? undefined : writeJson(field.codec.write(value));
}

"""###,
    "router.d.ts": ###"""
import { Context } from "./context.js";
import { RouterFault } from "./faults.js";
import type { Json } from "./json.js";
import type { Limits } from "./limits.js";
import type { RawRequest, RawResponse } from "./messages.js";
import type { Route, RouterOptions, WireStyle } from "./routes.js";
/** Takes a request to its endpoint and completes the answer. It keeps no state of its own. */
export declare class Router {
    #private;
    readonly limits: Limits;
    /** Values of the deployment are texts as their codecs write them; calls have to send the same. */
    constructor(routes: readonly Route[], style: WireStyle, deployment: readonly (readonly [name: string, value: Json | undefined])[], { limits, base, onError, passErrors, signature }?: RouterOptions);
    /** Whether an endpoint has that path, whatever the method, and whatever stands behind the path. */
    knows(target: string): boolean;
    /** The first route of the path; a malformed path is somebody else's. */
    routeAt(target: string, method?: string): Route | undefined;
    respond(request: RawRequest): Promise<RawResponse>;
    /** The answer to a request whose error is nobody's answer. */
    failed(error: unknown, request: RawRequest, context?: Context): Promise<RawResponse>;
    /** The answer to a request that no endpoint takes. */
    refusing(fault: RouterFault, { method }: RawRequest): RawResponse;
}

"""###,
    "router.js": ###"""
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

"""###,
    "routes.d.ts": ###"""
import type { Context, OnError } from "./context.js";
import type { ConstantValue } from "./json.js";
import type { Limits } from "./limits.js";
import type { Members, Place, RecordCodec } from "./records.js";
import type { RefusalDefinition } from "./refusals.js";
import type { Signature } from "./signatures.js";
import type { Codec } from "./values.js";
import type { Callback } from "./web.js";
/** The form that all bodies of one server share. */
export interface WireStyle {
    /** The content type of the JSON that is read and written. */
    readonly contentType?: string;
    /** Bodies come as forms; answers are JSON all the same. */
    readonly takesForms?: boolean;
    /** A refusal whose body is one text is written as that text. */
    readonly refusesInText?: boolean;
    /** Fields of every success, beside its answer, at their places. */
    readonly success?: readonly (readonly [place: string, value: string | number | boolean])[];
    /** The place of the answer in a success, from the outermost name. */
    readonly answer?: readonly string[];
    /** The places of code and message in a refusal that the router makes. */
    readonly fault?: readonly (readonly [place: string, word: "kind" | "text" | "status" | "statusText"])[];
}
/** What a call always has in one place, and what tells it from other calls of its method and path. */
export interface Condition {
    readonly place: Place;
    /** Names from the outermost. */
    readonly path: readonly string[];
    readonly text?: ConstantValue;
    /** One of these, where an enumeration tells the call. */
    readonly texts?: readonly string[];
    /** Whatever it is, and not null; or nothing at all. */
    readonly isGiven?: boolean;
}
/** A token that a call carries. */
export interface CarriedToken {
    readonly name: string;
    readonly place: "bearer" | "header" | "cookie" | "query";
    readonly wire?: string;
}
/** The request of one endpoint, in the order in which a message is read. */
export interface RequestPlan {
    readonly tokens?: readonly CarriedToken[];
    readonly members?: Members;
    /** The names of optional members of which a call sends one or more. */
    readonly atLeastOne?: readonly string[];
    /** The names of optional members of which a call sends just one. */
    readonly exactlyOne?: readonly string[];
    /** Members that repeat another one. */
    readonly same?: readonly (readonly [name: string, other: string])[];
}
export interface Route {
    /** The service and the endpoint: `Notes.signIn`. */
    readonly name?: string;
    readonly method: string;
    readonly path: string;
    readonly conditions?: readonly Condition[];
    readonly status: number;
    /** False if GET has side effects, so that HEAD must not call it. */
    readonly answersHead?: boolean;
    readonly takes: RequestPlan;
    readonly answer?: Codec<any> | RecordCodec<any>;
    readonly callback?: Callback;
    /** The cookies that a browser forgets with a good answer. */
    readonly endingCookies?: readonly string[];
    readonly refusals?: readonly {
        readonly definition: RefusalDefinition;
    }[];
    readonly run: (request: any, context: Context) => unknown;
}
export interface RouterOptions {
    readonly limits?: Partial<Limits> | undefined;
    /** The path of the server's URL, which comes before the path of every endpoint. */
    readonly base?: string | undefined;
    /** Gets the errors of methods that are not answers, each with its call; no caller sees them. It logs by default. */
    readonly onError?: OnError | undefined;
    /** Hands such an error on, to Express' `next` or to the host, instead of answering with the contract's 500. */
    readonly passErrors?: boolean | undefined;
    /** Answers signed requests only, as the client's `SigningTransport` sends them; all others get a bare 401. */
    readonly signature?: Signature | undefined;
}
/** The method of a service that an endpoint calls. One that is missing is an error when the router is made. */
export declare function methodOf(service: any, name: string): Route["run"];

"""###,
    "routes.js": ###"""
export function methodOf(service, name) {
    if (typeof service?.[name] !== "function") {
        throw new TypeError(`${service?.constructor?.name ?? "the service"} has no method ${name}`);
    }
    return (request, context) => service[name](request, context);
}

"""###,
    "rules.d.ts": ###"""
import type { Json } from "./json.js";
/** A limit of a value beside its type. It is checked before a method is called. */
export interface Rule {
    /** A noun: "text of 3 to 32 characters". */
    readonly expected: string;
    /** Checks the value in its form on the wire. */
    readonly holds: (json: Json) => boolean;
}
/** Counts Unicode code points. */
export declare function length(min: number, max?: number): Rule;
export declare function size(min: number | undefined, max?: number): Rule;
/** The whole text. A long one never matches: what a caller sends must not keep a matcher busy. */
export declare function matches(pattern: string): Rule;
/** Looks like a mail address; whether there is such a mailbox only a mail can tell. */
export declare const email: Rule;
/** Looks like a phone number: 3 to 15 digits, perhaps grouped, perhaps with a plus in front. */
export declare const phone: Rule;
/** The rule holds for every element of a list, or every value of a map. */
export declare function each(inner: Rule, kind: "list" | "map"): Rule;

"""###,
    "rules.js": ###"""
import { bytesOf } from "./bytes.js";
import { pattern as patternOf } from "./patterns.js";
import { wireText } from "./values.js";
function rule(expected, holds) {
    return { expected, holds };
}
function words(min, max, before, behind) {
    if (max === undefined)
        return `${before}${min} or more${behind}`;
    return min === undefined ? `${before}up to ${max}${behind}` : `${before}${min} to ${max}${behind}`;
}
function isWithin(size, min = -Infinity, max = Infinity) {
    return size >= min && size <= max;
}
export function length(min, max) {
    return rule(words(min, max, "text of ", " characters"), (value) => isWithin([...wireText(value)].length, min, max));
}
export function size(min, max) {
    return rule(words(min, max, "a number from ", ""), (value) => isWithin(Number(wireText(value)), min, max));
}
export function matches(pattern) {
    const isMatch = patternOf(pattern);
    return rule(`text that matches ${pattern}`, (value) => {
        const text = wireText(value);
        return bytesOf(text) <= 4096 && isMatch(text);
    });
}
export const email = rule("a mail address", (value) => {
    const [name = "", host = "", ...more] = wireText(value).split("@");
    const labels = host.split(".");
    return (more.length === 0 &&
        isWithin(bytesOf(name), 1, 64) &&
        bytesOf(wireText(value)) <= 254 &&
        /^[^\0- \x7f"(),:;<>[\\\]]+$/.test(name) &&
        labels.every((label) => isWithin(bytesOf(label), 1, 63) && /^(?!-)[A-Za-z0-9\u0080-\uffff-]+$/.test(label)) &&
        labels.every((label) => !label.endsWith("-")));
});
export const phone = rule("a phone number", (value) => {
    const text = wireText(value);
    const digits = text.replace(/[^0-9]/g, "").length;
    return isWithin(digits, 3, 15) && text.length <= 32 && /^\+?[0-9 \-.()/]+$/.test(text);
});
export function each(inner, kind) {
    return rule(`a ${kind} in which each is ${inner.expected}`, (value) => (value instanceof Map ? [...value.values()] : Array.isArray(value) ? value : []).every(inner.holds));
}

"""###,
    "signatures.d.ts": ###"""
import type { RawRequest } from "./messages.js";
/** Requests of a service account, signed with a secret that it shares with the server. */
export interface Signature {
    /** Of at least 32 bytes each; several while one replaces another. */
    readonly secrets: readonly (string | Uint8Array)[];
    /** What the code covers: time, method, target and body, or only time and body. */
    readonly covers?: "request" | "timeAndBody" | undefined;
    /** By how many seconds the caller's clock may differ; 300 by default. */
    readonly windowSeconds?: number | undefined;
    /** The header of the code, in lowercase hexadecimal digits; `X-Signature` by default. */
    readonly header?: string | undefined;
    /** The header of the time, in whole seconds since 1970; `X-Timestamp` by default. */
    readonly timeHeader?: string | undefined;
    /** A text before the code, such as `sha256=`. */
    readonly prefix?: string | undefined;
    /** Milliseconds since 1970. */
    readonly now?: (() => number) | undefined;
}
/** A test of whether a request is signed with one of the secrets. It compares in constant time. */
export declare function signatureCheck({ secrets, covers, windowSeconds, header, timeHeader, prefix, now, }: Signature): (request: RawRequest) => Promise<boolean>;

"""###,
    "signatures.js": ###"""
import { joined } from "./http.js";
import { valuesOf } from "./messages.js";
const encoder = new TextEncoder();
const algorithm = { name: "HMAC", hash: "SHA-256" };
export function signatureCheck({ secrets, covers = "request", windowSeconds = 300, header = "X-Signature", timeHeader = "X-Timestamp", prefix = "", now = Date.now, }) {
    const raw = secrets.map((secret) => (typeof secret === "string" ? encoder.encode(secret) : secret));
    if (raw.length === 0)
        throw new RangeError("a signature needs a secret");
    if (raw.some((secret) => secret.length < 32))
        throw new RangeError("a secret of less than 32 bytes can be guessed");
    const keys = Promise.all(raw.map((secret) => crypto.subtle.importKey("raw", secret, algorithm, false, ["verify"])));
    return async (request) => {
        const [time, ...otherTimes] = valuesOf(request.headers, timeHeader);
        const [code, ...otherCodes] = valuesOf(request.headers, header);
        if (time === undefined || code === undefined || otherTimes.length + otherCodes.length > 0)
            return false;
        const bytes = code.startsWith(prefix) ? fromHex(code.slice(prefix.length)) : undefined;
        const isInTime = /^[0-9]{1,12}$/.test(time) && Math.abs(now() / 1000 - Number(time)) <= windowSeconds;
        if (bytes === undefined || !isInTime)
            return false;
        const target = request.caller?.target ?? request.target;
        const head = covers === "request" ? `${time}\n${request.method}\n${target}\n` : `${time}.`;
        const parts = [encoder.encode(head), request.body ?? new Uint8Array()];
        const message = joined(parts, parts.reduce((size, part) => size + part.length, 0));
        let isSigned = false;
        for (const key of await keys) {
            if (await crypto.subtle.verify(algorithm, key, bytes, message))
                isSigned = true;
        }
        return isSigned;
    };
}
function fromHex(text) {
    if (!/^[0-9a-f]{64}$/.test(text))
        return undefined;
    return Uint8Array.from({ length: 32 }, (_, index) => Number.parseInt(text.slice(2 * index, 2 * index + 2), 16));
}

"""###,
    "values.d.ts": ###"""
import type { Json } from "./json.js";
import type { Field } from "./records.js";
import type { Rule } from "./rules.js";
/** The limits of a field in a message that is read, beside the limits that its type has anywhere. */
export declare type Asked = (field: Field) => readonly Rule[];
/** How one type of the contract is read and written. */
export interface Codec<T> {
    /** Reads strictly: an unexpected value is an InvalidValue. */
    read(json: Json, asked?: Asked): T;
    /** From a path, a query, a form or a header. */
    readText(text: string): T;
    write(value: T): Json;
}
export declare function codec<T>(read: (json: Json, asked?: Asked) => T, write: (value: T) => Json, readText?: (text: string) => T): Codec<T>;
/** As a header or a URL has it: a text as it is, anything else as JSON. */
export declare function wireText(json: Json): string;
/** Only the lengths of two texts can be learnt from the time that this takes. */
export declare function isSameSecret(left: string, right: string): boolean;
/** A text that must not be seen: a password, a code, a token. It is not printed by accident. */
export declare class Secret {
    #private;
    constructor(text: string);
    /** The text itself, for the one place that needs it. */
    reveal(): string;
    /** In constant time. */
    equals(other: Secret | undefined): boolean;
    toString(): string;
    toJSON(): string;
}
export declare const text: Codec<string>;
export declare const secret: Codec<Secret>;
export declare const integer: Codec<number>;
export declare const decimal: Codec<number>;
export declare const bool: Codec<boolean>;
/** Written in small letters, as RFC 9562 asks of writers; read in any. */
export declare const uuid: Codec<string>;
/** Absolute, in the characters of RFC 3986; nothing is escaped or corrected. */
export declare const url: Codec<string>;
/** In UTC, with milliseconds where there are any. */
export declare const instant: Codec<Date>;
/** Whole seconds are written, rounded down: a lifetime must not be written longer than it is. */
export declare const unixTime: Codec<Date>;
export declare const base64: Codec<Uint8Array>;
/** Without padding, as passkeys have it. */
export declare const base64url: Codec<Uint8Array>;
/** Any JSON, with numbers as they were written. A script may give numbers and objects of its own. */
export declare const anyJson: Codec<Json>;
/** One of these texts. A server refuses any other; it does not pass on a text that it cannot name. */
export declare function enumeration<T extends string>(...texts: readonly T[]): Codec<T>;
/** A number or a bool that travels as a text: `"12.50"`. */
export declare function asText<T>(inner: Codec<T>): Codec<T>;
export declare function list<T>(inner: Codec<T>): Codec<readonly T[]>;
/** Faults are placed at `*`: the keys are the caller's words, not the contract's. */
export declare function map<T>(inner: Codec<T>): Codec<ReadonlyMap<string, T>>;
/** A type that names itself: it may hold one of its own kind. */
export declare function later<T>(inner: () => Codec<T>): Codec<T>;

"""###,
    "values.js": ###"""
import { InvalidValue, within } from "./invalid.js";
import { JsonNumber, fieldsOf, numberPattern, writeJson } from "./json.js";
export function codec(read, write, readText = (text) => read(text)) {
    return { read, write, readText };
}
export function wireText(json) {
    return typeof json === "string" ? json : writeJson(json);
}
export function isSameSecret(left, right) {
    const [one, other] = [new TextEncoder().encode(left), new TextEncoder().encode(right)];
    let difference = one.length ^ other.length;
    for (let index = 0; index < Math.min(one.length, other.length); index += 1) {
        difference |= (one[index] ?? 0) ^ (other[index] ?? 0);
    }
    return difference === 0;
}
export class Secret {
    #text;
    constructor(text) {
        this.#text = text;
    }
    reveal() {
        return this.#text;
    }
    equals(other) {
        return other !== undefined && isSameSecret(this.#text, other.#text);
    }
    toString() {
        return "<redacted>";
    }
    toJSON() {
        return "<redacted>";
    }
    [Symbol.for("nodejs.util.inspect.custom")]() {
        return "<redacted>";
    }
}
function only(expected, is, write) {
    return (value) => {
        if (!is(value))
            throw new InvalidValue(expected);
        return write(value);
    };
}
const isDate = (value) => value instanceof Date && !Number.isNaN(value.getTime());
const isSecret = (value) => typeof value?.reveal === "function";
function readString(json) {
    if (typeof json !== "string")
        throw new InvalidValue("text");
    if (json.includes("\0"))
        throw new InvalidValue("text without U+0000");
    if (/\p{Surrogate}/u.test(json))
        throw new InvalidValue("text without lone surrogates");
    return json;
}
function matching(expected, parse) {
    return (json) => {
        const value = typeof json === "string" ? parse(json) : undefined;
        if (value === undefined)
            throw new InvalidValue(expected);
        return value;
    };
}
function numberIn(text) {
    numberPattern.lastIndex = 0;
    return numberPattern.exec(text)?.[0] === text ? new JsonNumber(text) : null;
}
function number(expected, parse, write) {
    const read = (json) => {
        const value = json instanceof JsonNumber ? parse(json) : undefined;
        if (value === undefined)
            throw new InvalidValue(expected);
        return value;
    };
    return codec(read, (value) => (Number.isFinite(write(value)) ? new JsonNumber(String(write(value))) : null), (text) => read(numberIn(text)));
}
export const text = codec(readString, (value) => value);
export const secret = codec((json) => new Secret(readString(json)), only("a Secret", isSecret, (value) => value.reveal()));
export const integer = number("a whole number", (json) => json.whole, (value) => value);
export const decimal = number("a number", (json) => (Number.isFinite(Number(json.text)) ? Number(json.text) : undefined), (value) => value);
function readBool(json) {
    if (typeof json !== "boolean")
        throw new InvalidValue("true or false");
    return json;
}
export const bool = codec(readBool, (value) => value, (text) => readBool(text === "true" ? true : text === "false" ? false : null));
export const uuid = codec(matching("a UUID", (text) => /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(text) ? text.toLowerCase() : undefined), only("a UUID", (value) => typeof value === "string", (value) => value.toLowerCase()));
export const url = codec(matching("an absolute URL", (text) => /^[a-z][a-z0-9+.-]*:(?:[a-z0-9._~!$&'()*+,;=:@/?#[\]-]|%[0-9a-f]{2})*$/i.test(text) ? text : undefined), (value) => value);
const timePattern = /^(\d{4})-(\d\d)-(\d\d)T(\d\d):(\d\d):(\d\d)(\.\d+)?(?:Z|([+-])(\d\d):(\d\d))$/i;
function parseTime(text) {
    const parts = timePattern.exec(text);
    if (parts === null)
        return undefined;
    const [year = 0, month = 0, day = 0, hour = 0, minute = 0, second = 0] = parts.slice(1, 7).map(Number);
    const [eastHour, eastMinute] = [Number(parts[9] ?? 0), Number(parts[10] ?? 0)];
    const date = new Date(0);
    date.setUTCFullYear(year, month - 1, day);
    const exists = date.getUTCMonth() === month - 1 && date.getUTCDate() === day;
    if (!exists || hour > 23 || minute > 59 || second > 59 || eastHour > 23 || eastMinute > 59)
        return undefined;
    const east = (parts[8] === "-" ? -1 : 1) * (eastHour * 60 + eastMinute);
    const milliseconds = Math.round(Number(`0${parts[7] ?? ""}`) * 1000);
    return new Date(date.getTime() + ((hour * 60 + minute - east) * 60 + second) * 1000 + milliseconds);
}
export const instant = codec(matching("a time like 2027-03-01T09:30:00Z", parseTime), only("a Date", isDate, (value) => value.toISOString().replace(".000Z", "Z")));
export const unixTime = number("seconds since 1970", (json) => {
    const seconds = Number(json.text);
    return seconds >= -62167219200 && seconds <= 253402300799 ? new Date(seconds * 1000) : undefined;
}, (value) => (isDate(value) ? Math.floor(value.getTime() / 1000) : Number.NaN));
function parseBase64(text) {
    if (!/^[A-Za-z0-9+/]*={0,2}$/.test(text) || text.length % 4 !== 0)
        return undefined;
    const bytes = Uint8Array.from(atob(text), (character) => character.charCodeAt(0));
    return writeBase64(bytes) === text ? bytes : undefined;
}
function writeBase64(bytes) {
    if (!(bytes instanceof Uint8Array))
        throw new InvalidValue("a Uint8Array");
    return btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(""));
}
export const base64 = codec(matching("base64", parseBase64), writeBase64);
export const base64url = codec(matching("base64url", (text) => {
    if (/[+/=]/.test(text))
        return undefined;
    const padding = "=".repeat((4 - (text.length % 4)) % 4);
    return parseBase64(text.replaceAll("-", "+").replaceAll("_", "/") + padding);
}), (value) => writeBase64(value).replaceAll("+", "-").replaceAll("/", "_").replace(/=+$/, ""));
export const anyJson = codec((json) => json, (value) => jsonOf(value, 32));
function jsonOf(value, levels) {
    if (levels === 0)
        throw new InvalidValue("JSON of fewer levels");
    const inner = (one) => jsonOf(one, levels - 1);
    if (value === null || typeof value === "boolean" || value instanceof JsonNumber)
        return value;
    if (typeof value === "string")
        return readString(value);
    if (typeof value === "number" && Number.isFinite(value))
        return new JsonNumber(String(value));
    if (Array.isArray(value))
        return Array.from(value, inner);
    if (value instanceof Map)
        return new Map([...value].map(([key, one]) => [readString(key), inner(one)]));
    if (!isPlain(value))
        throw new InvalidValue("JSON");
    const held = Object.entries(value).filter(([, one]) => one !== undefined);
    return new Map(held.map(([key, one]) => [readString(key), inner(one)]));
}
function isPlain(value) {
    if (typeof value !== "object" || value === null)
        return false;
    const prototype = Object.getPrototypeOf(value);
    return prototype === null || prototype === Object.prototype;
}
export function enumeration(...texts) {
    const expected = `one of ${texts.join(", ")}`;
    return codec(matching(expected, (text) => texts.find((one) => one === text)), (value) => value);
}
export function asText(inner) {
    return codec((json) => {
        if (typeof json !== "string")
            throw new InvalidValue("a value in quotes");
        return inner.readText(json);
    }, (value) => writeJson(inner.write(value)), inner.readText);
}
export function list(inner) {
    return codec((json, asked) => {
        if (!Array.isArray(json))
            throw new InvalidValue("a list");
        return json.map((element, index) => within(`[${index}]`, () => inner.read(element, asked)));
    }, only("a list", Array.isArray, (values) => values.map((value, index) => within(`[${index}]`, () => inner.write(value)))));
}
export function map(inner) {
    return codec((json, asked) => new Map([...fieldsOf(json)].map(([key, value]) => within("*", () => [readString(key), inner.read(value, asked)]))), only("a Map", (values) => values instanceof Map, (values) => {
        const written = [...values].sort(byKey).map(([key, value]) => within("*", () => [key, inner.write(value)]));
        return new Map(written);
    }));
}
function byKey([one], [other]) {
    return one < other ? -1 : one > other ? 1 : 0;
}
export function later(inner) {
    return codec((json, asked) => inner().read(json, asked), (value) => inner().write(value));
}

"""###,
    "version.d.ts": ###"""
/** The version of this runtime, and of the authgen that writes stubs for it. */
export declare const version = "0.1.0";
/** Throws if the stubs of a service were generated for another version, or Node is too old. */
export declare function requireVersion(wanted: string, service: string): void;

"""###,
    "version.js": ###"""
export const version = "0.1.0";
const leastNode = 20;
export function requireVersion(wanted, service) {
    requireNode(service);
    if (wanted === version)
        return;
    throw new Error(`The stubs of ${service} need version ${wanted} of the runtime @authcontract/server, and this is ${version}: ` +
        `install @authcontract/server@${wanted}, or generate the stubs again with authgen ${version}`);
}
function requireNode(service) {
    const host = globalThis;
    const found = host.process?.versions?.node;
    if (found === undefined || Number.parseInt(found, 10) >= leastNode)
        return;
    throw new Error(`The stubs of ${service} need Node ${leastNode} or later, and this is ${found}: install a newer Node`);
}

"""###,
    "web.d.ts": ###"""
import type { RawResponse } from "./messages.js";
import type { Members } from "./records.js";
/** How a web sign-in ends without success, in OAuth's words. */
export declare type WebRefusal = "invalid_request" | "unauthorized_client" | "access_denied" | "unsupported_response_type" | "invalid_scope" | "server_error" | "temporarily_unavailable";
/** A page of a web sign-in. No other site can frame it, it loads nothing from elsewhere, and it is not kept. */
export interface Page {
    readonly kind: "page";
    /** Texts that come from elsewhere go in through `escapeHtml`. */
    readonly html: string;
    readonly status?: number;
    /** The sources that the page may load and run, in the words of a content security policy. */
    readonly loads?: string;
    /** Further targets of a form beside its own site and the callback, such as a provider: `https://github.com`. */
    readonly formsLeadTo?: readonly string[];
}
/** The answer of a web sign-in's endpoint to the browser. */
export declare type WebAnswer<Callback> = 
/** The sign-in is over: the browser hands the callback to the app. */
{
    readonly kind: "ends";
    readonly callback: Callback;
}
/** The sign-in is over and failed; the state, if the app gave one, says whose it was. */
 | {
    readonly kind: "refuses";
    readonly error: WebRefusal;
    readonly state?: string | undefined;
}
/** The sign-in continues elsewhere, for example at a provider. */
 | {
    readonly kind: "leads";
    readonly to: string;
    readonly query?: QueryList;
}
/** The sign-in continues on this page. */
 | Page;
export declare type QueryList = readonly (readonly [name: string, value: string | undefined])[];
/** The URL that ends a web sign-in, and the fields that it brings. */
export interface Callback {
    readonly url: string;
    readonly members: Members;
}
/** A field of an answer outside its body. */
export declare function headerOf([field, text]: readonly [Members[number], string]): readonly [string, string];
/** A text as the inside of an element or of an attribute in quotes. */
export declare function escapeHtml(text: string): string;
/** The endpoint has finished its work: neither a page on the way nor a refusal. */
export declare function isDone(answer: WebAnswer<object>): boolean;
export declare function webResponse(answer: WebAnswer<object>, callback: Callback, status: number): RawResponse;

"""###,
    "web.js": ###"""
import { BrokenAnswer } from "./faults.js";
import { InvalidValue } from "./invalid.js";
import { held, isConstant } from "./records.js";
import { percentEncode, setCookie } from "./messages.js";
import { wireText } from "./values.js";
export function headerOf([field, text]) {
    if (field.place !== "cookie")
        return [field.wire, text];
    return ["Set-Cookie", setCookie(field.wire, text, isConstant(field) ? {} : field)];
}
export function escapeHtml(text) {
    return text
        .replaceAll("&", "&amp;")
        .replaceAll("<", "&lt;")
        .replaceAll(">", "&gt;")
        .replaceAll('"', "&quot;")
        .replaceAll("'", "&#39;");
}
export function isDone(answer) {
    return answer.kind === "ends" || answer.kind === "leads";
}
export function webResponse(answer, callback, status) {
    switch (answer.kind) {
        case "ends":
            return redirect(callback.url, brought(answer.callback, callback.members), status);
        case "refuses":
            return redirect(callback.url, [["error", answer.error], ["state", answer.state]], status);
        case "leads":
            return redirect(answer.to, answer.query ?? [], status);
        case "page":
            return page(answer, callback.url);
        default:
            throw new BrokenAnswer("not the answer of a web sign-in");
    }
}
function brought(value, members) {
    return members.map((member) => {
        if (isConstant(member))
            return [member.wire, String(member.constant)];
        const one = value[member.name];
        if (one === undefined && !member.isOptional)
            throw new InvalidValue("a value").inside(member.wire);
        return [member.wire, one === undefined ? undefined : wireText(held(member, one))];
    });
}
function redirect(base, query, status) {
    const pairs = query.flatMap(([name, value]) => value === undefined ? [] : [`${percentEncode(name)}=${percentEncode(value)}`]);
    const [start = "", ...fragment] = base.split(/(?=#)/);
    const mark = pairs.length === 0 ? "" : start.includes("?") ? "&" : "?";
    const location = start + mark + pairs.join("&") + fragment.join("");
    const headers = [["Location", location], ["Referrer-Policy", "no-referrer"]];
    return { status, headers, body: new Uint8Array() };
}
function page({ html, status = 200, loads, formsLeadTo = [] }, callback) {
    const policy = [
        loads ?? "default-src 'none'; style-src 'self'; img-src 'self'",
        ["form-action 'self'", source(callback), ...formsLeadTo].join(" "),
        "frame-ancestors 'none'",
        "base-uri 'none'",
    ];
    return {
        status,
        headers: [
            ["Content-Type", "text/html; charset=utf-8"],
            ["Content-Security-Policy", policy.join("; ")],
            ["X-Frame-Options", "DENY"],
            ["Referrer-Policy", "no-referrer"],
            ["Cross-Origin-Opener-Policy", "same-origin"],
        ],
        body: new TextEncoder().encode(html),
    };
}
function source(url) {
    const parts = url.split("/");
    return parts[0] === "https:" && parts.length > 2 ? parts.slice(0, 3).join("/") : (parts[0] ?? "");
}

"""###,
  ]

  static let python: [String: String] = [
    "authcontract_server/__init__.py": ###"""
"""The layer between HTTP and the service; it knows nothing of the contract."""

from . import _packages  # noqa: F401
from .application import make_app, make_router
from .context import Answer, Context, OnError, log_error
from .faults import Fault
from .limits import Limits
from .models import (
    BrokenAnswer,
    Clearable,
    Constant,
    Enumeration,
    Model,
    OneOf,
    deployment,
    said_or,
    wire,
)
from .refusals import Refusal, Unavailable
from .relations import AtLeastOne, ExactlyOne, SameAs
from .requests import (
    Part,
    Request,
    Token,
    in_body,
    in_cookie,
    in_header,
    in_path,
    in_query,
)
from .routing import Route, Where
from .rules import Configured, Email, Length, Matches, Phone, Size, plain, same
from .signatures import signed
from .style import Style
from .values import (
    Base64,
    Base64Url,
    Boolean,
    BooleanText,
    Instant,
    Integer,
    IntegerText,
    Json,
    JsonItem,
    Map,
    Number,
    NumberText,
    Secret,
    Text,
    UnixTime,
    UnixTimeText,
    Url,
    Uuid,
)
from .version import VERSION, require
from .web import Cookie, Page, Redirect, WebCallback, WebRefused, escape

__all__ = [
    "VERSION",
    "Answer",
    "AtLeastOne",
    "Base64",
    "Base64Url",
    "Boolean",
    "BooleanText",
    "BrokenAnswer",
    "Clearable",
    "Configured",
    "Constant",
    "Context",
    "Cookie",
    "Email",
    "Enumeration",
    "ExactlyOne",
    "Fault",
    "Instant",
    "Integer",
    "IntegerText",
    "Json",
    "JsonItem",
    "Length",
    "Limits",
    "Map",
    "Matches",
    "Model",
    "Number",
    "NumberText",
    "OnError",
    "OneOf",
    "Page",
    "Part",
    "Phone",
    "Redirect",
    "Refusal",
    "Request",
    "Route",
    "SameAs",
    "Secret",
    "Size",
    "Style",
    "Text",
    "Token",
    "Unavailable",
    "UnixTime",
    "UnixTimeText",
    "Url",
    "Uuid",
    "WebCallback",
    "WebRefused",
    "Where",
    "deployment",
    "escape",
    "in_body",
    "in_cookie",
    "in_header",
    "in_path",
    "in_query",
    "log_error",
    "make_app",
    "make_router",
    "plain",
    "require",
    "said_or",
    "same",
    "signed",
    "wire",
]

"""###,
    "authcontract_server/_packages.py": ###"""
"""Looks when it is imported whether the packages are there that the runtime needs."""

import re
from importlib import import_module

LEAST = {"pydantic": "2.11", "fastapi": "0.115"}


def numbers(version: str) -> list[int]:
    """The numbers of a version. One that nobody can read counts as a new one."""
    found = re.match(r"\d+(\.\d+)*", version)
    return [int(one) for one in found[0].split(".")] if found else [10_000]


def require_packages() -> None:
    """Raises if a package is missing or too old, and says what to install."""
    wanted = " ".join(f"'{name}>={least}'" for name, least in sorted(LEAST.items()))
    way_out = f"run pip install {wanted}"
    for name, least in LEAST.items():
        need = f"authcontract_server needs {name} {least} or later"
        try:
            package = import_module(name)
        except ModuleNotFoundError as error:
            if error.name != name:
                raise
            raise ImportError(f"{need}, and it is not installed: {way_out}") from None
        version = str(getattr(package, "__version__", ""))
        if numbers(version) < numbers(least):
            raise ImportError(f"{need}, and this is {version}: {way_out}")


require_packages()

"""###,
    "authcontract_server/answers.py": ###"""
"""Writes what a method of the service gave."""

import logging
import re
from functools import lru_cache
from typing import Any

from starlette.responses import Response

from .context import Context
from .faults import Fault
from .models import BrokenAnswer, wire
from .refusals import Refusal, Unavailable
from .requests import Part
from .routing import Route
from .style import Style
from .values import wire_text
from .web import (
    Page,
    Redirect,
    WebCallback,
    WebRefused,
    cookie,
    ending,
    header_text,
    refusing,
)

log = logging.getLogger(__name__)

_CONTROL = re.compile(rb"[\0-\x08\n-\x1f\x7f]")


def good(route: Route, answer: Any, style: Style) -> Response:
    """The answer, held to the contract."""
    try:
        response = _response(route, answer, style)
        if not isinstance(answer, Page | WebRefused):
            for name in route.ending_cookies:
                response.headers.append("Set-Cookie", cookie(name, "", lifetime=0))
    except UnicodeEncodeError:
        raise BrokenAnswer("expected text without lone surrogates") from None
    except ValueError as error:
        raise BrokenAnswer(str(error)) from None
    return response


def refused(route: Route, refusal: Refusal, style: Style, debug: bool) -> Response:
    """Another endpoint's refusal is none of this endpoint."""
    if isinstance(refusal, route.refuses):
        return style.refused(refusal)
    name = type(refusal).__name__
    what = f"{route.method} {route.path} declares no {name}"
    if not debug:
        raise BrokenAnswer(f"{what}: it may raise what its contract declares")
    log.error("%s: it may raise what its contract declares", what)
    raise Fault("brokenAnswer", "a declared refusal", "answer", name)


def away(unavailable: Unavailable) -> Fault:
    headers = {"Retry-After": str(unavailable.retry_after)}
    return Fault("unavailable", headers=headers)


def _response(route: Route, answer: Any, style: Style) -> Response:
    if route.callback is not None:
        return _web(answer, route.callback, route.status)
    if route.gives is None:
        return style.done(route.status)
    value = wire(route.gives, answer)
    headers = _headers(answer, value)
    response = style.json(route.status, style.wrap(value))
    for name, text in headers:
        response.headers.append(name, text)
    return response


def _headers(answer: Any, value: Any) -> list[tuple[str, str]]:
    """Takes what travels in headers out of the body."""
    headers = []
    for wire_name, part in outside(answer.__class__):
        text = value.pop(wire_name, None)
        if text is not None:
            headers.append(_header(part, wire_text(text)))
    return headers


@lru_cache(maxsize=1024)
def outside(kind: Any) -> tuple[tuple[str, Part], ...]:
    """The fields that travel outside of the body."""
    return tuple(
        (field.alias or name, part)
        for name, field in getattr(kind, "model_fields", {}).items()
        for part in field.metadata
        if isinstance(part, Part)
    )


def _header(part: Part, text: str) -> tuple[str, str]:
    if part.part == "cookie":
        line = cookie(part.name, text, part.lifetime, part.for_scripts)
        return "Set-Cookie", line
    return part.name, header_text(text)


def _web(answer: Any, callback: type[WebCallback], status: int) -> Response:
    if isinstance(answer, Page):
        return answer.response(callback.callback_url)
    if isinstance(answer, WebCallback):
        answer = ending(type(answer).callback_url, wire(type(answer), answer))
    elif isinstance(answer, WebRefused):
        answer = refusing(callback.callback_url, answer)
    if not isinstance(answer, Redirect):
        raise BrokenAnswer("not the answer of a web sign-in")
    return answer.response(status)


def complete(response: Response, context: Context | None = None) -> Response:
    """Adds the headers that every answer has, and those of the call."""
    if context is not None:
        context.complete(response)
    dropped = [b"x-content-type-options", *([] if response.body else [b"content-type"])]
    headers = [pair for pair in response.raw_headers if pair[0] not in dropped]
    names = {name for name, _ in headers}
    headers.append((b"x-content-type-options", b"nosniff"))
    if b"cache-control" not in names:
        headers.append((b"cache-control", b"no-store"))
    if response.status_code == 401 and b"www-authenticate" not in names:
        headers.append((b"www-authenticate", b"Bearer"))
    if response.status_code == 413:
        # The rest of such a body is not worth reading.
        headers.append((b"connection", b"close"))
    # The list itself is what the framework knows.
    response.raw_headers[:] = headers
    if _CONTROL.search(b" ".join([value for _, value in headers])):
        raise BrokenAnswer("a header cannot hold a control character")
    return response

"""###,
    "authcontract_server/application.py": ###"""
"""Makes routers and applications of FastAPI from the routes of a contract."""

from collections.abc import Sequence
from typing import Any

from fastapi import APIRouter, FastAPI, params
from starlette.routing import Route as StarletteRoute
from starlette.types import ASGIApp, Receive, Scope, Send

from .context import OnError, log_error
from .endpoints import Elsewhere, Endpoint, EndpointRoute, Server
from .limits import Limits
from .openapi import documented, security
from .routing import Route, is_pattern, shape, spelled
from .style import Style


def make_router(
    routes: Sequence[Route],
    service: Any,
    *,
    name: str,
    style: Style,
    base: str,
    limits: Limits,
    debug: bool,
    deployment: dict[str, str] | None = None,
    on_error: OnError | None = None,
    dependencies: Sequence[params.Depends] = (),
) -> APIRouter:
    """A router with one route of FastAPI for each endpoint.

    Exact paths come before those with parameters, and each path answers all methods.
    """
    server = Server(
        name, service, style, limits, debug, deployment or {}, on_error or log_error
    )
    server.dependencies[:0] = dependencies
    server.check_service(routes)
    router = APIRouter(redirect_slashes=False)
    places: dict[str, list[Route]] = {}
    for route in routes:
        route.takes.model_rebuild()
        places.setdefault(shape(route.path), []).append(route)
    methods: dict[str, set[str]] = {}
    exact: list[StarletteRoute] = []
    behind: list[StarletteRoute] = []
    for group in sorted(places.values(), key=lambda group: is_pattern(group[0].path)):
        path, whole = group[0].path, under(base, group[0].path)
        if "{" in path:
            router.routes.extend(exact)
            exact.clear()
        methods[path] = add_endpoints(router, server, group, whole)
        elsewhere = StarletteRoute(
            spelled(whole), Elsewhere(server, path, methods), include_in_schema=False
        )
        (behind if "{" in path else exact).append(elsewhere)
    router.routes.extend([*exact, *behind])
    return router


def add_endpoints(
    router: APIRouter, server: Server, group: Sequence[Route], path: str
) -> set[str]:
    """HEAD is answered as GET is, unless GET has side effects."""
    known = list(dict.fromkeys(route.method for route in group))
    for method in known:
        add(router, server, [one for one in group if one.method == method], path)
    looks = [route for route in group if route.method == "GET" and route.answers_head]
    if "HEAD" in known or not looks:
        return set(known)
    add(router, server, looks, path, "HEAD")
    return {*known, "HEAD"}


def add(
    router: APIRouter,
    server: Server,
    routes: Sequence[Route],
    path: str,
    method: str | None = None,
) -> None:
    endpoint = Endpoint(server, routes)
    route = EndpointRoute(
        spelled(path),
        endpoint.call,
        name=endpoint.name,
        methods=[method or routes[0].method],
        dependencies=[*server.dependencies, *security(routes)],
        include_in_schema=method is None,
        **documented(routes, server.style),
    )
    router.routes.append(route)


def under(base: str, path: str) -> str:
    whole = base.rstrip("/") + path
    return whole.rstrip("/") if path == "/" and base.strip("/") else whole


def make_app(
    router: APIRouter, *, style: Style, limits: Limits, **more: Any
) -> FastAPI:
    """An application that is only this router, and says so of every other path."""
    app = FastAPI(**({"openapi_url": None, "redirect_slashes": False} | more))
    app.include_router(router)
    server = Server("", None, style, limits, False, {}, log_error)
    app.router.default = Elsewhere(server, "", {})
    app.add_middleware(WithoutAuthority)
    return app


class WithoutAuthority:
    """Takes a target as a proxy sends it, `http://host/path`, for its path."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "http" and not scope["path"].startswith("/"):
            scope = {**scope, **relative(scope)}
        await self.app(scope, receive, send)


def relative(scope: Scope) -> dict[str, Any]:
    path = scope["path"]
    scheme, mark, rest = path.partition("://")
    host, slash, inner = rest.partition("/")
    if scheme.lower() not in ("http", "https") or not host or not slash:
        return {}
    raw = scope.get("raw_path") or path.encode()
    return {"path": "/" + inner, "raw_path": b"/" + raw.split(b"/", 3)[-1]}

"""###,
    "authcontract_server/context.py": ###"""
"""What a service may know of a call beside its request."""

import asyncio
import inspect
import logging
import re
from collections.abc import Awaitable, Callable
from typing import TypeAlias, TypeVar
from uuid import uuid4

from starlette.datastructures import Headers
from starlette.requests import Request as HTTPRequest
from starlette.responses import Response

from .web import cookie, header_text

log = logging.getLogger(__name__)

T = TypeVar("T")

Answer: TypeAlias = T | Awaitable[T]
"""The result of a method that is `async` or is not."""

_NAME = re.compile("[!#$%&'*+.^_`|~0-9A-Za-z-]+")
_REQUEST_ID = re.compile("[!-~]{1,128}")
# The stubs write these themselves.
_OWN = ("content-length", "content-type", "transfer-encoding", "connection")


class Context:
    """One call of one endpoint.

    Headers and cookies that are added here go out with the answer or the refusal. They
    do not go out with a fault.
    """

    def __init__(self, endpoint: str, http: HTTPRequest) -> None:
        self.endpoint = endpoint
        """The service and the endpoint as the contract calls them: `Notes.signIn`."""
        self.http = http
        """The framework's own request."""
        self.failed: Exception | None = None
        self.has_read = True
        self._headers: list[tuple[str, str]] = []
        self._request_id = ""

    @property
    def request_id(self) -> str:
        """The id that the application gave the request as `request.state.request_id`.

        Or the caller's `X-Request-Id`, if it can be logged. Or a new one.
        """
        if not self._request_id:
            state = self.http.scope.get("state") or {}
            ids = [state.get("request_id"), self.headers.get("x-request-id")]
            known = [
                one
                for one in ids
                if isinstance(one, str) and _REQUEST_ID.fullmatch(one)
            ]
            self._request_id = known[0] if known else uuid4().hex
        return self._request_id

    @property
    def method(self) -> str:
        return self.http.method

    @property
    def headers(self) -> Headers:
        return self.http.headers

    @property
    def peer(self) -> str | None:
        """The address at the other end of the connection."""
        return self.http.client.host if self.http.client else None

    async def is_cancelled(self) -> bool:
        """Whether the caller has gone away."""
        if not self.has_read:
            # The empty body comes first.
            self.has_read = True
            await self.http.is_disconnected()
        return await self.http.is_disconnected()

    def add_header(self, name: str, value: str) -> None:
        if not _NAME.fullmatch(name) or name.lower() in _OWN:
            raise ValueError(f"an answer cannot be given a header {name!r}")
        self._headers.append((name, header_text(value)))

    def add_cookie(
        self,
        name: str,
        value: str,
        lifetime: int | None = None,
        for_scripts: bool = False,
    ) -> None:
        line = cookie(name, value, lifetime, for_scripts)
        self._headers.append(("Set-Cookie", line))

    def complete(self, response: Response) -> None:
        for name, value in self._headers:
            response.headers.append(name, value)


PATIENCE = 1.0
"""How long a response waits for `on_error`, in seconds."""

OnError: TypeAlias = Callable[[Exception, Context], object]


def log_error(error: Exception, context: Context) -> None:
    """Logs the error with its call."""
    log.error("%s %s failed", context.method, context.endpoint, exc_info=error)


async def tell(on_error: OnError, error: Exception, context: Context) -> None:
    """A handler that fails ends no process, and one that hangs delays no response."""
    try:
        told = on_error(error, context)
        if inspect.isawaitable(told):
            await asyncio.wait_for(told, PATIENCE)
    except Exception:
        log_error(error, context)
        log.exception("on_error failed for %s", context.endpoint)

"""###,
    "authcontract_server/decisions.py": ###"""
"""Decisions that are easy to get wrong, without storage and without HTTP.

Moments are milliseconds since 1970. Every function checks its values before it decides:
a malformed one, such as a number that a database returned as text, raises TypeError or
ValueError.
"""

import hmac
import math
from collections.abc import Sequence
from dataclasses import dataclass, replace
from datetime import timedelta
from enum import StrEnum
from typing import TypeAlias


class SessionStanding(StrEnum):
    """The standing of a session at a moment."""

    GOOD = "good"
    EXPIRED = "expired"
    """Its time is over. The call is refused as one with an expired token."""
    ENDED = "ended"
    """It was ended by a sign-out, by a reuse, or with its account."""


def session_standing(
    *,
    is_ended: bool,
    used_at: int,
    now: int,
    ends_at: int | None = None,
    idle: timedelta | None = None,
) -> SessionStanding:
    """The standing of a session as it was kept.

    `is_ended` says that somebody ended it, or that its account is disabled or gone.
    `ends_at` is its absolute end: the `ends` of the contract after the sign-in. `idle`
    is that of the contract. `used_at` may be written down once a minute: a session then
    ends early by that.
    """
    _check_moment("now", now)
    _check_past("used_at", used_at, now)
    _check_flag("is_ended", is_ended)
    if ends_at is not None:
        _check_moment("ends_at", ends_at)
    is_idle = idle is not None and now >= used_at + _milliseconds("idle", idle)
    if is_ended:
        return SessionStanding.ENDED
    is_over = ends_at is not None and now >= ends_at
    return SessionStanding.EXPIRED if is_over or is_idle else SessionStanding.GOOD


class TokenUse(StrEnum):
    """The decision about a call that uses up its token, as each renewal does."""

    ROTATE = "rotate"
    """Write down that it was used, with its successor, and give the successor."""
    AGAIN = "again"
    """The answer with the successor was lost: give the same successor again."""
    REUSED = "reused"
    """Somebody has a copy. With `reuse: revokeFamily`, end the session."""
    EXPIRED = "expired"
    """The token's time is over, or its session's."""
    ENDED = "ended"
    """The session was ended."""


@dataclass(frozen=True, kw_only=True)
class KeptToken:
    """A token as it was kept."""

    expires_at: int | None = None
    """None for one that lives as long as its session."""
    used_at: int | None = None
    """The moment when it gave way to its successor."""
    is_successor_same: bool = True
    """The successor that was kept is the one that would be given now.

    One that follows from the token and a secret, such as an HMAC, is always the same. A
    random one has to be kept for the grace.
    """
    is_successor_unused: bool | None = None
    """The successor was never sent by a caller. Needed for a token that was used."""


def token_use(
    token: KeptToken, session: SessionStanding, *, grace: timedelta, now: int
) -> TokenUse:
    """Decides about a token that a call shows.

    That it was used counts before its expiry: a copy that turns up late is a copy. Read
    the token, decide and write in one transaction, or two callers may both rotate.
    `grace` is that of the contract, zero for none.
    """
    _check_moment("now", now)
    session = SessionStanding(session)
    length = _milliseconds("grace", grace)
    expires_at, used_at = token.expires_at, token.used_at
    if expires_at is not None:
        _check_moment("expires_at", expires_at)
    _check_flag("is_successor_same", token.is_successor_same)
    if used_at is not None:
        _check_past("used_at", used_at, now)
        _check_flag("is_successor_unused", token.is_successor_unused)
    if session is SessionStanding.ENDED:
        return TokenUse.ENDED
    is_over = session is SessionStanding.EXPIRED
    if used_at is None:
        is_expired = expires_at is not None and now >= expires_at
        return TokenUse.EXPIRED if is_over or is_expired else TokenUse.ROTATE
    is_same = token.is_successor_same and token.is_successor_unused
    if not is_same or now >= used_at + length:
        return TokenUse.REUSED
    return TokenUse.EXPIRED if is_over else TokenUse.AGAIN


@dataclass(frozen=True)
class LockoutStep:
    """So many failures lock for so long."""

    failures: int
    lasts: timedelta

    def __post_init__(self) -> None:
        _check_count("failures", self.failures, 1)
        _milliseconds("lasts", self.lasts)


@dataclass(frozen=True)
class AttemptAllowed:
    """Verify the attempt. If it fails, so many more are left before a lock."""

    left: float
    """Infinite where nothing locks."""
    locked_until: int | None
    """The end of the lock, if this one brings it."""


@dataclass(frozen=True)
class AttemptLocked:
    """Do not verify it, and say nothing of whether it would have been right."""

    until: int


LockoutDecision: TypeAlias = AttemptAllowed | AttemptLocked


@dataclass(frozen=True)
class LockoutState:
    """Failed attempts under one key, such as an account: a contract's `lockout`."""

    failures: int = 0
    locked_until: int | None = None
    locked_at: int | None = None
    """The number of failures that locked it."""

    def __post_init__(self) -> None:
        _check_count("failures", self.failures)
        if self.locked_until is not None:
            _check_moment("locked_until", self.locked_until)
        if self.locked_at is not None:
            _check_count("locked_at", self.locked_at, 1)

    def attempt(
        self, steps: Sequence[LockoutStep], *, now: int
    ) -> tuple["LockoutState", LockoutDecision]:
        """Counts an attempt as a failure before it is verified.

        Of many at once, no more are verified than are allowed. Store the new state
        before the verification, and after a success forgive it or begin anew.
        """
        _check_moment("now", now)
        if self.locked_until is not None and now < self.locked_until:
            return self, AttemptLocked(self.locked_until)
        failures = self.failures + 1
        step = _next_step(failures, steps)
        if step is None:
            return replace(self, failures=failures), AttemptAllowed(math.inf, None)
        is_reached = step.failures == failures
        until = now + _milliseconds("lasts", step.lasts) if is_reached else None
        state = LockoutState(failures, until, failures if is_reached else None)
        return state, AttemptAllowed(step.failures - failures, until)

    def forgive(self) -> "LockoutState":
        """One failure less, for an attempt that was not judged; its lock goes too."""
        failures = max(0, self.failures - 1)
        if self.locked_at is not None and failures < self.locked_at:
            return LockoutState(failures)
        return replace(self, failures=failures)


def _next_step(failures: int, steps: Sequence[LockoutStep]) -> LockoutStep | None:
    """The first step that is not behind so many failures.

    Behind the last one they come again at the distance of the last two.
    """
    ordered = sorted(steps, key=lambda step: step.failures)
    for step in ordered:
        if step.failures >= failures:
            return step
    if not ordered:
        return None
    last = ordered[-1]
    before = ordered[-2].failures if len(ordered) > 1 else 0
    distance = max(1, last.failures - before)
    rounds = -(-(failures - last.failures) // distance)
    return LockoutStep(last.failures + rounds * distance, last.lasts)


class CodeTrial(StrEnum):
    """The outcome of a code that somebody shows."""

    RIGHT = "right"
    WRONG = "wrong"
    EXPIRED = "expired"
    TRIES_SPENT = "triesSpent"
    """It was tried too often, and is no longer compared."""
    UNKNOWN = "unknown"
    """It was used before."""


@dataclass(frozen=True)
class SentCode:
    """A code that was sent to somebody, as it is kept: one of a contract's `codes`."""

    fingerprint: bytes | None
    """A keyed hash of the code, such as an HMAC. None when it was used.

    A plain hash of six digits is no secret.
    """
    expires_at: int
    tries_left: int

    def __post_init__(self) -> None:
        if self.fingerprint is not None and not isinstance(self.fingerprint, bytes):
            raise TypeError("fingerprint isn't bytes")
        if self.fingerprint == b"":
            raise ValueError("fingerprint is empty")
        _check_moment("expires_at", self.expires_at)
        _check_count("tries_left", self.tries_left)

    @classmethod
    def sent(
        cls, fingerprint: bytes, *, sent_at: int, lifetime: timedelta, tries: int
    ) -> "SentCode":
        expires_at = _check_moment("sent_at", sent_at)
        return cls(fingerprint, expires_at + _milliseconds("lifetime", lifetime), tries)

    def attempt(self, shown: bytes, *, now: int) -> tuple["SentCode", CodeTrial]:
        """Counts the try before the code is compared.

        Store the new code before anything follows from the trial.
        """
        _check_moment("now", now)
        if self.fingerprint is None:
            return self, CodeTrial.UNKNOWN
        if now >= self.expires_at:
            return self, CodeTrial.EXPIRED
        if self.tries_left <= 0:
            return self, CodeTrial.TRIES_SPENT
        tried = replace(self, tries_left=self.tries_left - 1)
        if not is_equal_in_constant_time(shown, self.fingerprint):
            return tried, CodeTrial.WRONG
        return replace(tried, fingerprint=None), CodeTrial.RIGHT


def next_send(sent_at: int, *, pause: timedelta) -> int:
    """The moment from which another code may be sent.

    `pause` is the `resendAfter` of the contract. Count it for unknown addresses too;
    otherwise the pause reveals which addresses have an account.
    """
    return _check_moment("sent_at", sent_at) + _milliseconds("pause", pause)


def is_equal_in_constant_time(left: bytes, right: bytes) -> bool:
    """Whether the bytes are the same. Only the lengths show in the time."""
    return hmac.compare_digest(left, right)


# Seconds in place of milliseconds are a moment in January 1970, and microseconds one in
# the year 50000.
_EARLIEST, _LATEST = 100_000_000_000, 253_402_300_799_999
_LONGEST = timedelta(days=3_652.5)
"""What is longer is in milliseconds, or is a moment."""
_MOST = 1_000_000_000
"""A count of attempts. What is larger is a moment."""
_SKEW = 60_000
"""By how many milliseconds the clocks of two servers may differ."""


def _check_moment(name: str, value: int) -> int:
    _check_integer(name, value)
    if not _EARLIEST <= value <= _LATEST:
        wanted = "pass whole milliseconds since 1970, of a time after 1973"
        raise ValueError(f"{name} is {value}: {wanted}")
    return value


def _check_past(name: str, value: int, now: int) -> None:
    if _check_moment(name, value) > now + _SKEW:
        why = "a clock was set back, or two servers' clocks differ"
        raise ValueError(f"{name} is {value - now} ms after now: {why}")


def _milliseconds(name: str, value: timedelta) -> int:
    if not isinstance(value, timedelta):
        raise TypeError(f"{name} is {type(value).__name__}: pass a timedelta")
    if not timedelta(0) <= value <= _LONGEST:
        raise ValueError(f"{name} is {value}: pass a length from 0 to 10 years")
    return value // timedelta(milliseconds=1)


def _check_count(name: str, value: int, least: int = 0) -> None:
    _check_integer(name, value)
    if not least <= value <= _MOST:
        raise ValueError(f"{name} is {value}: pass a number from {least} to a billion")


def _check_integer(name: str, value: object) -> None:
    # True is an int to Python.
    if isinstance(value, bool) or not isinstance(value, int):
        raise TypeError(f"{name} is {type(value).__name__}: pass an int")


def _check_flag(name: str, value: object) -> None:
    if not isinstance(value, bool):
        raise TypeError(f"{name} is {type(value).__name__}: pass True or False")

"""###,
    "authcontract_server/endpoints.py": ###"""
"""The endpoints of a contract as routes of FastAPI."""

import asyncio
import contextlib
import inspect
import re
from collections.abc import Sequence
from functools import lru_cache
from typing import Any

from fastapi import params
from fastapi.concurrency import run_in_threadpool
from fastapi.routing import APIRoute
from starlette.requests import ClientDisconnect
from starlette.requests import Request as HTTPRequest
from starlette.responses import Response
from starlette.types import Message, Receive, Scope, Send

from .answers import away, complete, good, refused
from .context import Context, OnError, tell
from .faults import Fault
from .limits import Limits
from .models import BrokenAnswer
from .refusals import Refusal, Unavailable
from .requests import Incoming, path_of, query_of, segments
from .routing import Route, choose, parameters
from .style import Style

DROPPED, PATIENCE = 32 * 1024 * 1024, 5.0
"""How much of a body that is too large is read, in bytes, and for how many seconds."""

_SERVICE = "authcontract.service"
_CONTEXT = "authcontract.context"
_HANDLERS = "starlette.exception_handlers"
_TARGET = re.compile("[A-Za-z0-9._~!$&'()*+,;=:@%/?-]*")
_CONTROL = re.compile(rb"[\0-\x08\n-\x1f\x7f]")


class Server:
    """What all endpoints of one server share."""

    def __init__(
        self,
        name: str,
        service: Any,
        style: Style,
        limits: Limits,
        debug: bool,
        deployment: dict[str, str],
        on_error: OnError,
    ) -> None:
        self.name = name
        self.service = service
        self.style = style
        self.limits = limits
        self.debug = debug
        self.deployment = deployment
        self.on_error = on_error
        self.dependencies = self._making_service()

    def _making_service(self) -> list[params.Depends]:
        """Makes the service of each call, where it is a dependency itself."""
        if not isinstance(self.service, params.Depends):
            return []

        def provide(http: HTTPRequest, service: Any = self.service) -> None:
            http.scope[_SERVICE] = service

        return [params.Depends(provide)]

    def chosen(self, http: HTTPRequest) -> Any:
        return http.scope.get(_SERVICE, self.service)

    def fault(self, fault: Fault) -> Response:
        return complete(self.style.fault(fault))

    def check_service(self, routes: Sequence[Route]) -> None:
        """Names the methods that are missing, when the application starts."""
        if isinstance(self.service, params.Depends):
            return
        if isinstance(self.service, type):
            kind = self.service.__name__
            raise TypeError(f"{kind} is a class: give {kind}(), or Depends({kind})")
        missing = [
            route.called
            for route in routes
            if not callable(getattr(self.service, route.called, None))
        ]
        if missing:
            kind = type(self.service).__name__
            raise TypeError(f"{kind} has no {', '.join(dict.fromkeys(missing))}")


class Endpoint:
    """The routes of one method at one path. Most often it is one route."""

    def __init__(self, server: Server, routes: Sequence[Route]) -> None:
        self.server = server
        self.routes = sorted(routes, key=lambda route: -len(route.where))

    @property
    def name(self) -> str:
        names = "|".join(route.name for route in self.routes)
        return f"{self.server.name}.{names}"

    async def call(self, http: HTTPRequest) -> Response:
        # FastAPI calls it when all dependencies have run. It would show a docstring.
        context = Context(self.name, http)
        http.scope[_CONTEXT] = context
        try:
            return await self._answer(http, context)
        except Fault as fault:
            if fault.kind == "bodyTooLarge":
                await drop_rest(http)
            return self.server.fault(fault)
        except Exception as error:
            context.failed = error
            raise

    async def _answer(self, http: HTTPRequest, context: Context) -> Response:
        server = self.server
        length = check(http, server.limits)
        steps = segments(path_of(http.scope))
        context.has_read = length != 0
        body = await read_body(http, server.limits) if context.has_read else b""
        incoming = Incoming(
            http, body, server.limits, server.style, server.deployment, []
        )
        route = choose(self.routes, incoming)
        incoming.path = parameters(route.path, steps) or []
        request = incoming.read(route.takes)
        context.endpoint = f"{server.name}.{route.name}"
        method = getattr(server.chosen(http), route.called)
        try:
            answer = await run(method, request, context)
        except Refusal as refusal:
            response = refused(route, refusal, server.style, server.debug)
        except Unavailable as unavailable:
            raise away(unavailable) from None
        except Fault as fault:
            # What only the runtime may raise is not the caller's fault here.
            raise BrokenAnswer("a method raised a fault") from fault
        except asyncio.CancelledError as error:
            if is_cancelled():
                raise
            # Another task was cancelled, and the caller still waits.
            raise BrokenAnswer("a method waited for a cancelled task") from error
        else:
            response = good(route, answer, server.style)
        return complete(response, context)


async def run(method: Any, request: Any, context: Context) -> Any:
    """Runs a method that is `async`, or one that is not in a thread."""
    arguments = (request, context) if takes_context(method) else (request,)
    if inspect.iscoroutinefunction(method):
        return await method(*arguments)
    answer = await run_in_threadpool(method, *arguments)
    return await answer if inspect.isawaitable(answer) else answer


def is_cancelled() -> bool:
    """Whether the task of the call itself is to end."""
    task = asyncio.current_task()
    return task is None or task.cancelling() > 0


def takes_context(method: Any) -> bool:
    """Whether a second argument can be given. A service may do without."""
    function = getattr(method, "__func__", None)
    return takes(method, 2) if function is None else takes(function, 3)


@lru_cache(maxsize=1024)
def takes(function: Any, count: int) -> bool:
    """Whether so many arguments can be given, of which an object may be the first."""
    try:
        inspect.signature(function).bind(*[None] * count)
    except TypeError:
        return False
    return True


class EndpointRoute(APIRoute):
    """A route of FastAPI, whose exceptions become the contract's 500."""

    async def handle(self, scope: Scope, receive: Receive, send: Send) -> None:
        started = False

        async def watched(message: Message) -> None:
            nonlocal started
            started = started or message["type"] == "http.response.start"
            await send(message)

        # Dependencies see the exception first; the framework's own handlers come behind.
        inner = {**scope, _HANDLERS: ({}, {})}
        try:
            await super().handle(inner, receive, watched)
        except Exception as error:
            context = inner.get(_CONTEXT)
            if not is_failure(error, context, scope):
                raise
            server = endpoint_of(self).server
            known = context or Context(
                endpoint_of(self).name, HTTPRequest(scope, receive)
            )
            await tell(server.on_error, error, known)
            if started:
                raise
            response = server.fault(Fault("brokenAnswer"))
            await response(scope, receive, send)


def is_failure(error: Exception, context: Context | None, scope: Scope) -> bool:
    """Whether nobody meant it: an exception of the service, or one without a handler.

    A dependency refuses in the way of the framework.
    """
    if context is not None and context.failed is error:
        return True
    by_type, by_status = scope.get(_HANDLERS, ({}, {}))
    return getattr(error, "status_code", None) not in by_status and not any(
        kind in by_type for kind in type(error).__mro__
    )


def endpoint_of(route: APIRoute) -> Endpoint:
    endpoint: Endpoint = getattr(route.endpoint, "__self__")  # noqa: B009
    return endpoint


class Elsewhere:
    """All other methods of one path, or all paths without an endpoint."""

    def __init__(self, server: Server, path: str, methods: dict[str, set[str]]) -> None:
        self.server = server
        self.path = path
        self.methods = methods

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            return
        try:
            fault = self.fault(HTTPRequest(scope, receive))
        except Fault as found:
            fault = found
        await self.server.fault(fault)(scope, receive, send)

    def fault(self, http: HTTPRequest) -> Fault:
        check(http, self.server.limits)
        steps = segments(path_of(http.scope))
        if not self.path:
            is_path = http.scope["path"].startswith("/")
            return Fault("notFound" if is_path else "badRequest")
        patterns = [self.path]
        if "{" in self.path:
            patterns = [
                one for one in self.methods if parameters(one, steps) is not None
            ]
        allowed = {method for one in patterns for method in self.methods[one]}
        headers = {"Allow": ", ".join(sorted(allowed))}
        return Fault("methodNotAllowed", headers=headers)


def check(http: HTTPRequest, limits: Limits) -> int | None:
    """Refuses a head that is too large or malformed, as no server may hand it over.

    Returns the length of the body, where the head tells it.
    """
    scope = http.scope
    path, query = path_of(scope), query_of(scope)
    target = len(path) + len(query) + (1 if query else 0)
    if target > limits.target_bytes:
        raise Fault("targetTooLong")
    headers = scope["headers"]
    size = sum([len(name) + len(value) for name, value in headers])
    if len(headers) > limits.header_count or size > limits.header_bytes:
        raise Fault("headersTooLarge")
    length = length_of(scope)
    if length is not None and length > limits.body_bytes:
        raise Fault("bodyTooLarge")
    values = b" ".join([value for _, value in headers])
    if not _TARGET.fullmatch(f"{path}?{query}") or _CONTROL.search(values):
        raise Fault("badRequest")
    return length


def length_of(scope: Scope) -> int | None:
    """The announced length. A GET of HTTP/1 that announces nothing has no body."""
    is_bare = scope["method"] in ("GET", "HEAD") and scope["http_version"] < "2"
    length = 0 if is_bare else None
    for name, value in scope["headers"]:
        if name == b"transfer-encoding":
            return None
        if name == b"content-length":
            length = int(value[:20]) if value.isdigit() else None
    return length


async def drop_rest(http: HTTPRequest) -> None:
    """Reads on for a while: a connection closed at once would take the response with it."""
    left = DROPPED
    # Starlette raises a RuntimeError if all of the body was read.
    with contextlib.suppress(TimeoutError, ClientDisconnect, RuntimeError):
        async with asyncio.timeout(PATIENCE):
            async for chunk in http.stream():
                left -= len(chunk)
                if left < 0:
                    return


async def read_body(http: HTTPRequest, limits: Limits) -> bytes:
    """Stops at the limit, whatever the length was said to be."""
    body = bytearray()
    try:
        async for chunk in http.stream():
            body += chunk
            if len(body) > limits.body_bytes:
                raise Fault("bodyTooLarge")
    except ClientDisconnect:
        raise Fault("badRequest") from None
    return bytes(body)

"""###,
    "authcontract_server/faults.py": ###"""
"""Faults of a request, found before a method of the service is called."""

from dataclasses import dataclass, field

from pydantic import ValidationError
from pydantic_core import PydanticCustomError

STATUS = {
    "badRequest": 400,
    "malformed": 400,
    "invalidValue": 400,
    "notFound": 404,
    "methodNotAllowed": 405,
    "bodyTooLarge": 413,
    "targetTooLong": 414,
    "unsupportedMediaType": 415,
    "headersTooLarge": 431,
    "brokenAnswer": 500,
    "unavailable": 503,
}

WORDS = {"list_type": "a list", "dict_type": "an object"}


def invalid(expected: str) -> PydanticCustomError:
    """A value that is not what the contract says. The value itself is never told."""
    return PydanticCustomError("invalid", "{expected}", {"expected": expected})


@dataclass(frozen=True)
class Fault(Exception):
    """The fault, its place, and the value that was expected there."""

    kind: str
    expected: str | None = None
    part: str = "body"
    place: str = ""
    headers: dict[str, str] = field(default_factory=dict)

    @property
    def status(self) -> int:
        return STATUS[self.kind]

    @property
    def sentence(self) -> str:
        if self.expected is None:
            return self.kind
        place = f"{self.part} {self.place}" if self.place else self.part
        return f"{place}: expected {self.expected}"

    @property
    def body(self) -> dict[str, object]:
        if self.expected is None:
            return {"error": self.kind}
        body: dict[str, object] = {"error": self.kind, "in": self.part}
        if self.place:
            body["field"] = self.place
        return body | {"expected": self.expected}


def written(steps: tuple[int | str, ...]) -> str:
    """The way to a value, as in `devices[2].name`."""
    text = ""
    for step in steps:
        if isinstance(step, int):
            text += f"[{step}]"
        else:
            text += f".{step}" if text else step
    return text


def first(error: ValidationError) -> tuple[tuple[int | str, ...], str]:
    """The place of the first fault, and the value that was expected there."""
    details = error.errors(include_url=False, include_input=False)[0]
    expected = details.get("ctx", {}).get("expected")
    if details["type"] == "invalid":
        return details["loc"], str(expected)
    return details["loc"], WORDS.get(details["type"], "a value")

"""###,
    "authcontract_server/json_faults.py": ###"""
"""The place of the first fault in a text that is not JSON, or is more than allowed."""

import re

from .limits import Limits

# However generous the limits: deeper values could exhaust the stack.
DEEPEST = 128

_SPACE = re.compile(rb"[ \n\r\t]*")
_PLAIN = re.compile(rb'[^\x00-\x1f"\\]*')
_DIGITS = re.compile(rb"[0-9]*")
_WORDS = {b"t": b"true", b"f": b"false", b"n": b"null"}
_ESCAPES = {
    b'"': b'"',
    b"\\": b"\\",
    b"/": b"/",
    b"b": b"\b",
    b"f": b"\f",
    b"n": b"\n",
    b"r": b"\r",
    b"t": b"\t",
}


class _Found(Exception):
    pass


class _Walker:
    """Reads as the runtimes in Swift and TypeScript do, and stops where they stop."""

    def __init__(self, data: bytes, limits: Limits, broken: int | None) -> None:
        self.data = data
        self.limits = limits
        self.broken = broken
        self.position = 0
        self.fields_left = limits.json_fields

    def fault(self, expected: str) -> _Found:
        return _Found(f"JSON: {expected} at byte {self.position}")

    @property
    def next(self) -> bytes:
        return self.data[self.position : self.position + 1]

    def take(self, byte: bytes) -> bool:
        if self.next != byte:
            return False
        self.position += 1
        return True

    def pass_over(self, pattern: re.Pattern[bytes]) -> bytes:
        found = pattern.match(self.data, self.position)
        if found is None:
            return b""
        self.position = found.end()
        return found.group()

    def document(self) -> None:
        self.pass_over(_SPACE)
        self.value(0)
        self.pass_over(_SPACE)
        if self.position < len(self.data):
            raise self.fault("the end")

    def value(self, depth: int) -> None:
        byte = self.next
        if byte == b"{":
            self.object(depth + 1)
        elif byte == b"[":
            self.list(depth + 1)
        elif byte == b'"':
            self.string()
        elif byte in _WORDS:
            self.word(_WORDS[byte])
        elif byte and byte in b"-0123456789":
            self.number()
        else:
            raise self.fault("a value")

    def word(self, word: bytes) -> None:
        for byte in word:
            if not self.take(bytes([byte])):
                raise self.fault("a value")

    def open(self, depth: int) -> None:
        most = min(self.limits.json_depth, DEEPEST)
        if depth > most:
            raise self.fault(f"at most {most} levels")
        self.position += 1
        self.pass_over(_SPACE)

    def count(self) -> None:
        if self.fields_left <= 0:
            raise self.fault(f"at most {self.limits.json_fields} fields")
        self.fields_left -= 1

    def list(self, depth: int) -> None:
        self.open(depth)
        if self.take(b"]"):
            return
        while True:
            self.count()
            self.pass_over(_SPACE)
            self.value(depth)
            self.pass_over(_SPACE)
            if not self.take(b","):
                break
        if not self.take(b"]"):
            raise self.fault("a comma or the end of the list")

    def object(self, depth: int) -> None:
        self.open(depth)
        if self.take(b"}"):
            return
        names: set[bytes] = set()
        while True:
            self.count()
            self.field(depth, names)
            if not self.take(b","):
                break
        if not self.take(b"}"):
            raise self.fault("a comma or the end of the object")

    def field(self, depth: int, names: set[bytes]) -> None:
        self.pass_over(_SPACE)
        if self.next != b'"':
            raise self.fault("a name")
        name = self.string()
        if name in names:
            raise self.fault("each name once")
        names.add(name)
        self.pass_over(_SPACE)
        if not self.take(b":"):
            raise self.fault("a colon")
        self.pass_over(_SPACE)
        self.value(depth)
        self.pass_over(_SPACE)

    def string(self) -> bytes:
        self.position += 1
        text = b""
        while True:
            start = self.position
            self.pass_over(_PLAIN)
            if self.broken is not None and start <= self.broken < self.position:
                self.position = self.broken
                raise self.fault("valid UTF-8")
            text += self.data[start : self.position]
            if self.take(b'"'):
                return self.short(text)
            if self.take(b"\\"):
                text += self.escape()
            elif self.next:
                raise self.fault("control characters escaped")
            else:
                raise self.fault("a closing quote")

    def short(self, text: bytes) -> bytes:
        most = self.limits.string_bytes
        if len(text) > most:
            raise self.fault(f"at most {most} bytes of text")
        return text

    def escape(self) -> bytes:
        byte = self.next
        if byte in _ESCAPES:
            self.position += 1
            return _ESCAPES[byte]
        if not self.take(b"u"):
            raise self.fault("an escape")
        return chr(self.scalar()).encode()

    def scalar(self) -> int:
        first = self.unit()
        if not 0xD800 <= first <= 0xDFFF:
            return first
        if first > 0xDBFF or not self.take(b"\\") or not self.take(b"u"):
            raise self.fault("surrogates in pairs")
        second = self.unit()
        if not 0xDC00 <= second <= 0xDFFF:
            raise self.fault("surrogates in pairs")
        return 0x10000 + ((first & 0x3FF) << 10) + (second & 0x3FF)

    def unit(self) -> int:
        start = self.position
        for _ in range(4):
            if not self.next or self.next not in b"0123456789abcdefABCDEF":
                raise self.fault("four hex digits")
            self.position += 1
        return int(self.data[start : self.position], 16)

    def number(self) -> None:
        start = self.position
        self.take(b"-")
        if not self.take(b"0"):
            self.digits()
        if self.take(b"."):
            self.digits()
        if self.take(b"e") or self.take(b"E"):
            if not self.take(b"+"):
                self.take(b"-")
            self.digits()
        self.short(self.data[start : self.position])

    def digits(self) -> None:
        if not self.pass_over(_DIGITS):
            raise self.fault("a digit")


def json_fault(body: bytes, limits: Limits) -> str | None:
    """The first fault and its byte; none where the body is JSON within the limits."""
    broken = None
    try:
        body.decode()
    except UnicodeDecodeError as error:
        broken = error.start
    try:
        _Walker(body, limits, broken).document()
    except _Found as fault:
        return str(fault)
    return None

"""###,
    "authcontract_server/limits.py": ###"""
"""How much of anything a request may hold."""

from dataclasses import dataclass


@dataclass(frozen=True)
class Limits:
    """Sizes are in bytes."""

    body_bytes: int = 64 * 1024
    target_bytes: int = 8 * 1024
    header_count: int = 64
    header_bytes: int = 32 * 1024
    token_bytes: int = 8 * 1024
    json_depth: int = 32
    json_fields: int = 1024
    string_bytes: int = 16 * 1024

"""###,
    "authcontract_server/media_types.py": ###"""
"""The media type of a body, read strictly by RFC 9110."""

import re

_TOKEN = "[!#$%&'*+.^_`|~0-9A-Za-z-]+"
_VALUE = rf'(?:"(?:[^"\\]|\\.)*"|{_TOKEN})'
_MEDIA_TYPE = re.compile(
    rf"({_TOKEN}/{_TOKEN})((?:[ \t]*;[ \t]*{_TOKEN}={_VALUE})*)[ \t]*", re.DOTALL
)
_PARAMETER = re.compile(rf"[ \t]*;[ \t]*({_TOKEN})=({_VALUE})", re.DOTALL)
_ESCAPE = re.compile(r"\\(.)", re.DOTALL)


def is_media_type(text: str, wanted: str) -> bool:
    """Whether a body of this type is of the wanted type, in UTF-8."""
    if text == wanted:
        return True
    found = _MEDIA_TYPE.fullmatch(text)
    if found is None or found[1].lower() != wanted.lower():
        return False
    charsets = [
        _plain(value)
        for name, value in _PARAMETER.findall(found[2])
        if name.lower() == "charset"
    ]
    return charsets in ([], ["utf-8"])


def _plain(value: str) -> str:
    if value.startswith('"'):
        value = _ESCAPE.sub(r"\1", value[1:-1])
    return value.lower()

"""###,
    "authcontract_server/models.py": ###"""
"""The base of all generated models."""

import json
from enum import StrEnum
from functools import cache
from typing import Any, Self

from pydantic import (
    BaseModel,
    ConfigDict,
    GetCoreSchemaHandler,
    GetJsonSchemaHandler,
    SerializationInfo,
    TypeAdapter,
    ValidationError,
    ValidationInfo,
    model_validator,
)
from pydantic.fields import FieldInfo
from pydantic.json_schema import JsonSchemaValue
from pydantic_core import CoreSchema, core_schema

from .faults import first, invalid, written
from .strict_json import is_same
from .values import Plain, Reading, Writing, wire_text


class Clearable:
    """Null clears the value, and it stays as it is where the message lacks it.

    `"name" in request.model_fields_set` tells null from a field that was left out.
    """


def is_clearable(field: FieldInfo) -> bool:
    return any(isinstance(one, Clearable) for one in field.metadata)


class Model(BaseModel):
    """Frozen and strict. Unknown fields of a message are passed over."""

    model_config = ConfigDict(
        frozen=True,
        strict=True,
        extra="forbid",
        validate_by_name=True,
        validate_by_alias=True,
        hide_input_in_errors=True,
        protected_namespaces=(),
    )

    @model_validator(mode="before")
    @classmethod
    def _from_message(cls, value: Any, info: ValidationInfo) -> Any:
        """Absent and null are read alike, but for what null clears."""
        if not isinstance(info.context, Reading):
            return value
        if not isinstance(value, dict):
            raise invalid("an object")
        return {
            wire: value.get(wire)
            for wire, is_left_out in wires(cls)
            if wire in value or not is_left_out
        }


@cache
def wires(kind: type[Model]) -> tuple[tuple[str, bool], ...]:
    """The names on the wire, each with whether it can be left out."""
    if not kind.__pydantic_complete__:
        kind.model_rebuild()
    return tuple(
        (field.alias or name, is_clearable(field))
        for name, field in kind.model_fields.items()
    )


class Enumeration(StrEnum):
    """One of the contract's texts and no other."""

    @classmethod
    def _read(cls, value: object) -> Self:
        text = value.text if isinstance(value, Plain) else value
        case = cls._value2member_map_.get(text) if isinstance(text, str) else None
        if isinstance(case, cls):
            return case
        raise invalid("one of " + ", ".join(case.value for case in cls))

    @classmethod
    def __get_pydantic_core_schema__(
        cls, source: Any, handler: GetCoreSchemaHandler
    ) -> CoreSchema:
        return core_schema.no_info_plain_validator_function(
            cls._read,
            serialization=core_schema.plain_serializer_function_ser_schema(str),
        )

    @classmethod
    def __get_pydantic_json_schema__(
        cls, schema: CoreSchema, handler: GetJsonSchemaHandler
    ) -> JsonSchemaValue:
        cases = [case.value for case in cls]
        return {"type": "string", "title": cls.__name__, "enum": cases}


class Constant:
    """This very text, number or bool, and no other."""

    def __init__(self, text: str | int | bool) -> None:
        self.text = text

    def read(self, value: object) -> str | int | bool:
        if is_same(value, self.text) or value == Plain(str(self.text)):
            return self.text
        quoted = json.dumps(self.text, ensure_ascii=False)
        raise invalid(str(self.text) if isinstance(value, Plain) else quoted)

    def __get_pydantic_core_schema__(
        self, source: Any, handler: GetCoreSchemaHandler
    ) -> CoreSchema:
        return core_schema.no_info_plain_validator_function(self.read)

    def __get_pydantic_json_schema__(
        self, schema: CoreSchema, handler: GetJsonSchemaHandler
    ) -> JsonSchemaValue:
        kinds = {bool: "boolean", int: "integer", str: "string"}
        return {"type": kinds[type(self.text)], "const": self.text}


class OneOf:
    """One of several models, told apart by constants that they hold."""

    def __init__(
        self, *options: tuple[type[Model], dict[str, str | int | bool]]
    ) -> None:
        self.options = options

    def read(self, value: Any, info: ValidationInfo) -> Model:
        for model, _ in self.options:
            if isinstance(value, model):
                return value
        if not isinstance(value, dict):
            raise invalid("an object")
        for model, marks in self.options:
            if all(is_same(value.get(wire), one) for wire, one in marks.items()):
                return model.model_validate(value, context=info.context)
        names = ", ".join(model.__name__ for model, _ in self.options)
        raise invalid(f"one of {names}")

    def write(self, value: Model, info: SerializationInfo) -> Any:
        return value.model_dump(
            mode="json", by_alias=True, exclude_none=True, context=info.context
        )

    def __get_pydantic_core_schema__(
        self, source: Any, handler: GetCoreSchemaHandler
    ) -> CoreSchema:
        return core_schema.with_info_plain_validator_function(
            self.read,
            serialization=core_schema.plain_serializer_function_ser_schema(
                self.write, info_arg=True
            ),
        )

    def __get_pydantic_json_schema__(
        self, schema: CoreSchema, handler: GetJsonSchemaHandler
    ) -> JsonSchemaValue:
        models = [model for model, _ in self.options]
        for model in models:
            model.model_rebuild()
        return {"anyOf": [handler(model.__pydantic_core_schema__) for model in models]}


_ADAPTERS: dict[Any, TypeAdapter[Any]] = {}


def adapter(kind: Any) -> TypeAdapter[Any]:
    """One for each type, made when it is first asked for."""
    if kind not in _ADAPTERS:
        _ADAPTERS[kind] = TypeAdapter(kind)
    return _ADAPTERS[kind]


class BrokenAnswer(Exception):
    """A service gave what the contract does not allow. It names the place alone."""


def wire(kind: Any, value: object) -> Any:
    """A value as JSON has it, secrets and all: for messages and nothing else.

    It is held to the contract as a message that comes in: models may be built past
    their own checks.
    """
    try:
        json_value = adapter(kind).dump_python(
            value,
            mode="json",
            by_alias=True,
            exclude_none=True,
            context=Writing,
            warnings="error",
        )
    except (ValueError, TypeError, AttributeError):
        raise BrokenAnswer(f"a value of another type: {type(value).__name__}") from None
    try:
        adapter(kind).validate_python(json_value, context=Reading({}))
    except ValidationError as error:
        place, expected = first(error)
        raise BrokenAnswer(f"{written_place(place)}expected {expected}") from None
    return json_value


def written_place(place: tuple[int | str, ...]) -> str:
    return f"{written(place)}: " if place else ""


def said_or(value: Any, known: Any) -> Any:
    """The given value, or the text that identifies the message if none is given."""
    return known if value is None else value


def deployment(configuration: Model | None) -> dict[str, str]:
    """The values of one deployment that are known, as messages have them."""
    values = {} if configuration is None else wire(type(configuration), configuration)
    return {name: wire_text(value) for name, value in values.items()}

"""###,
    "authcontract_server/openapi.py": ###"""
"""The routes of a contract in the schema of an application."""

import json
from collections.abc import Callable, Sequence
from functools import cache
from inspect import Parameter, cleandoc, signature
from typing import Any

from fastapi import params
from fastapi.security import APIKeyCookie, APIKeyHeader, APIKeyQuery, HTTPBearer
from starlette.responses import JSONResponse, Response

from .faults import Fault
from .models import Model, adapter
from .refusals import Refusal
from .requests import Part, Request, Token
from .routing import Route
from .style import BODILESS, Style

Schema = dict[str, Any]

_FAULTS = {
    400: Fault("invalidValue", "text", "body", "email"),
    413: Fault("bodyTooLarge"),
    414: Fault("targetTooLong"),
    415: Fault("unsupportedMediaType", "application/json"),
    431: Fault("headersTooLarge"),
    500: Fault("brokenAnswer"),
    503: Fault("unavailable"),
}
_WORDS = {
    400: "The request is not what the contract says.",
    413: "The body is too large.",
    414: "The target is too long.",
    415: "The body is of another media type.",
    431: "The head is too large.",
    500: "The server has a fault.",
    503: "The server is unavailable for a while.",
}


def documented(routes: Sequence[Route], style: Style) -> dict[str, Any]:
    """The arguments of a route that only its documentation needs."""
    first = routes[0]
    is_plain = len(routes) == 1 and not style.success and not style.answer
    model = first.gives if is_plain and not _in_headers(first.gives) else None
    responses = _responses(routes, style)
    if model is None:
        responses |= _answers(routes, style)
    has_model = model is not None and first.status not in BODILESS
    return {
        "summary": " | ".join(route.name for route in routes),
        "description": "\n\n".join(filter(None, map(_told, routes))),
        "status_code": first.status,
        "response_model": model if has_model else None,
        "response_class": _typed(style.content_type) if has_model else Response,
        "response_description": "The answer.",
        "responses": responses,
        "openapi_extra": _requests(routes, style),
    }


def _told(route: Route) -> str:
    """The contract's words about it: those between its route and what it raises."""
    words = cleandoc(route.work.__doc__ or "").partition("\n\n")[2]
    return " ".join(words.partition("Raises:\n")[0].split())


@cache
def _typed(content_type: str) -> type[JSONResponse]:
    return type("Answer", (JSONResponse,), {"media_type": content_type})


def security(routes: Sequence[Route]) -> list[params.Depends]:
    """The tokens of the calls. Nothing is refused by them."""
    tokens = {
        token: None
        for route in routes
        for field in route.takes.model_fields.values()
        for token in field.metadata
        if isinstance(token, Token)
    }
    return [params.Security(_scheme(token)) for token in tokens]


def _scheme(token: Token) -> Any:
    name = f"{token.part} {token.name}"
    match token.part:
        case "bearer":
            return HTTPBearer(auto_error=False)
        case "query":
            return APIKeyQuery(name=token.name, scheme_name=name, auto_error=False)
        case "header":
            return APIKeyHeader(name=token.name, scheme_name=name, auto_error=False)
        case "cookie":
            return APIKeyCookie(name=token.name, scheme_name=name, auto_error=False)


def _in_headers(kind: Any) -> list[str]:
    """The fields of an answer that are not in its body."""
    fields = kind.model_fields if _is_model(kind) else {}
    return [
        field.alias or name
        for name, field in fields.items()
        if any(isinstance(one, Part) for one in field.metadata)
    ]


def _is_model(kind: Any) -> bool:
    return isinstance(kind, type) and issubclass(kind, Model)


def schema_of(kind: Any, *, is_answer: bool) -> Schema:
    """The schema without references, so that it can stand anywhere."""
    if _is_model(kind):
        kind.model_rebuild()
    mode: Any = "serialization" if is_answer else "validation"
    schema = adapter(kind).json_schema(by_alias=True, mode=mode)
    whole: Schema = _inlined(schema, schema.pop("$defs", {}), ())
    return whole


def _inlined(schema: Any, known: Schema, inside: tuple[str, ...]) -> Any:
    """A type inside itself is shown as any value."""
    if isinstance(schema, list):
        return [_inlined(one, known, inside) for one in schema]
    if not isinstance(schema, dict):
        return schema
    name = str(schema.get("$ref", "")).rpartition("/")[2]
    if not name:
        return {key: _inlined(one, known, inside) for key, one in schema.items()}
    if name in inside:
        return {}
    return _inlined(known[name], known, (*inside, name))


def _requests(routes: Sequence[Route], style: Style) -> Schema:
    """What FastAPI does not read itself, and so cannot know."""
    found: dict[tuple[str, str], Schema] = {}
    bodies: list[Schema] = []
    for route in routes:
        body = _body(route.takes, found)
        if body is not None:
            bodies.append(body)
    extra: Schema = {"parameters": list(found.values())} if found else {}
    if bodies:
        kind = style.content_type
        if style.takes_forms:
            kind = "application/x-www-form-urlencoded"
        schema = bodies[0] if len(bodies) == 1 else {"anyOf": bodies}
        content = {kind: {"schema": schema}}
        is_required = len(bodies) == len(routes)
        extra["requestBody"] = {"content": content, "required": is_required}
    return extra


def _body(kind: type[Request], found: dict[tuple[str, str], Schema]) -> Schema | None:
    whole = schema_of(kind, is_answer=False)
    required = whole.get("required", [])
    body: Schema = {"title": kind.__name__, "type": "object", "properties": {}}
    needed: list[str] = []
    for name, field in kind.model_fields.items():
        part = next((one for one in field.metadata if isinstance(one, Part)), None)
        if part is None:
            continue
        schema, is_needed = whole["properties"][name], name in required
        if part.part == "body":
            body["properties"][part.name] = schema
            needed += [part.name] if is_needed else []
            continue
        parameter = {"name": part.name, "in": part.part, "schema": schema}
        parameter["required"] = part.part == "path" or is_needed
        found[(part.part, part.name)] = parameter
    if needed:
        body["required"] = needed
    return body if body["properties"] else None


def _answers(routes: Sequence[Route], style: Style) -> dict[int | str, Schema]:
    found: dict[int | str, list[Schema]] = {}
    for route in routes:
        if route.callback is not None:
            found.setdefault(route.status, [])
        else:
            found.setdefault(route.status, []).extend(_answer(route, style))
    answers: dict[int | str, Schema] = {}
    for status, schemas in found.items():
        answers[status] = {"description": "The answer."}
        if schemas and status not in BODILESS:
            schema = schemas[0] if len(schemas) == 1 else {"anyOf": schemas}
            answers[status]["content"] = {style.content_type: {"schema": schema}}
    if any(route.callback is not None for route in routes):
        answers.setdefault(200, {"description": "A page of the sign-in."})
        answers[200]["content"] = {"text/html": {"schema": {"type": "string"}}}
    return answers


def _answer(route: Route, style: Style) -> list[Schema]:
    whole = (
        _object_of(json.loads(bytes(style.done(200).body))) if style.success else None
    )
    if route.gives is None:
        return [whole] if whole else []
    schema = schema_of(route.gives, is_answer=True)
    for name in _in_headers(route.gives):
        schema["properties"].pop(name, None)
        if name in schema.get("required", []):
            schema["required"].remove(name)
    return [_put(schema, style.answer, whole)]


def _object_of(value: Any) -> Schema:
    """The schema of constants."""
    if isinstance(value, dict):
        properties = {name: _object_of(inner) for name, inner in value.items()}
        return {
            "type": "object",
            "properties": properties,
            "required": list(properties),
        }
    return {} if isinstance(value, list) else {"const": value}


def _put(schema: Schema, path: tuple[str, ...], whole: Schema | None) -> Schema:
    if not path:
        return schema if not whole else {"allOf": [whole, schema]}
    outer: Schema = whole or {"type": "object", "properties": {}}
    inner = _put(schema, path[1:], outer["properties"].get(path[0]))
    properties = outer["properties"] | {path[0]: inner}
    required = list(dict.fromkeys([*outer.get("required", []), path[0]]))
    return outer | {"properties": properties, "required": required}


def _responses(routes: Sequence[Route], style: Style) -> dict[int | str, Schema]:
    """The refusals of the endpoints, and what is refused before one is called."""
    said: dict[int, list[str]] = {status: [text] for status, text in _WORDS.items()}
    shown: dict[int, dict[str, Response]] = {}
    for kind in dict.fromkeys(kind for route in routes for kind in route.refuses):
        said.setdefault(kind.status, []).append(_words(kind))
        example = _example(kind, style)
        if example is not None:
            shown.setdefault(kind.status, {})[kind.__name__] = example
    for status, fault in _FAULTS.items():
        shown.setdefault(status, {})[fault.kind] = style.fault(fault)
    return {
        status: {"description": "\n\n".join(texts), **_content(shown.get(status, {}))}
        for status, texts in sorted(said.items())
    }


def _content(shown: dict[str, Response]) -> Schema:
    content: Schema = {}
    for name, response in shown.items():
        kind = (response.media_type or "").partition(";")[0]
        if response.body and kind:
            text = bytes(response.body).decode()
            value = text if kind.startswith("text/") else json.loads(text)
            examples = content.setdefault(kind, {"examples": {}})["examples"]
            examples[name] = {"value": value}
    return {"content": content} if content else {}


def _words(kind: type[Refusal]) -> str:
    return f"**{kind.__name__}**: {cleandoc(kind.__doc__ or '')}"


def _example(kind: type[Refusal], style: Style) -> Response | None:
    """A refusal that brings no value of its own."""
    given = list(signature(kind).parameters.values())
    if any(one.default is Parameter.empty for one in given):
        return None
    make: Callable[[], Refusal] = kind
    return style.refused(make())

"""###,
    "authcontract_server/patterns.py": ###"""
"""The patterns of a contract: characters, classes, groups, choices and repetitions.

`re` backtracks, so one request could keep a server busy forever. Here all ways through
a pattern are followed at once, and time grows only with the length of the text.
"""

from bisect import bisect_right
from collections.abc import Callable
from dataclasses import dataclass
from functools import cache


class PatternError(ValueError):
    """The text isn't a pattern of a contract."""


@dataclass(frozen=True)
class Part:
    """What a part of a pattern can begin and end with, as bits of its places."""

    is_optional: bool = True
    first: int = 0
    last: int = 0


class Automaton:
    """One place for each character of a pattern, repetitions written out.

    Sets of places are integers, one bit for each place, so a step for all places costs
    a few operations. Place 0 is the beginning.
    """

    def __init__(self) -> None:
        self.follow = [0]
        self.classes: dict[CharacterClass, int] = {}

    def one(self, letters: "CharacterClass") -> Part:
        place = 1 << len(self.follow)
        self.follow.append(0)
        self.classes[letters] = self.classes.get(letters, 0) | place
        return Part(False, place, place)

    def link(self, last: int, first: int) -> None:
        while first and last:
            self.follow[last.bit_length() - 1] |= first
            last &= ~(1 << last.bit_length() - 1)

    def joined(self, one: Part, other: Part) -> Part:
        self.link(one.last, other.first)
        return Part(
            one.is_optional and other.is_optional,
            one.first | (other.first if one.is_optional else 0),
            other.last | (one.last if other.is_optional else 0),
        )


@dataclass(frozen=True)
class CharacterClass:
    """Characters between bounds, or all others."""

    ranges: tuple[tuple[int, int], ...]
    is_negated: bool = False

    def holds(self, code: int) -> bool:
        return any(low <= code <= high for low, high in self.ranges) != self.is_negated


Build = Callable[[Automaton], Part]


class _Reader:
    """Reads a pattern from left to right."""

    def __init__(self, text: str) -> None:
        self.text, self.index = text, 0

    def read(self) -> Build:
        part = self.choice()
        if self.next:
            raise PatternError(f"{self.next!r} closes nothing")
        return part

    @property
    def next(self) -> str:
        return self.text[self.index : self.index + 1]

    def take(self) -> str:
        if not self.next:
            raise PatternError("the pattern isn't complete")
        self.index += 1
        return self.text[self.index - 1]

    def choice(self) -> Build:
        parts = [self.sequence()]
        while self.next == "|":
            self.index += 1
            parts.append(self.sequence())
        return parts[0] if len(parts) == 1 else _choice(parts)

    def sequence(self) -> Build:
        parts = []
        while self.next not in ("", "|", ")"):
            parts.append(self.repetition())
        return _sequence(parts)

    def repetition(self) -> Build:
        part = self.single()
        match self.next:
            case "?":
                bounds: tuple[int, int | None] = 0, 1
            case "*":
                bounds = 0, None
            case "+":
                bounds = 1, None
            case "{":
                bounds = self.count()
            case _:
                return part
        self.index += 1
        return _repeated(part, *bounds)

    def count(self) -> tuple[int, int | None]:
        """`{3}`, `{3,}` or `{3,5}`, up to its last mark."""
        end = self.text.find("}", self.index)
        least, comma, most = self.text[self.index + 1 : end].partition(",")
        self.index = end
        if end < 0 or not all(map(_is_number, (least, most or "0"))):
            raise PatternError("`{` begins no count")
        return int(least), int(most) if most else None if comma else int(least)

    def single(self) -> Build:
        mark = self.take()
        if mark == "(":
            if self.next == "?":
                self.index += 2
            part = self.choice()
            if self.take() != ")":
                raise PatternError("`(` isn't closed")
            return part
        letters = self.letters() if mark == "[" else _only(self.literal(mark))
        return lambda automaton: automaton.one(letters)

    def letters(self) -> CharacterClass:
        is_negated = self.next == "^"
        self.index += is_negated
        ranges = []
        while self.next != "]":
            low = high = ord(self.literal(self.take()))
            if self.next == "-" and self.text[self.index + 1 : self.index + 2] != "]":
                self.index += 1
                high = ord(self.literal(self.take()))
            ranges.append((low, high))
        self.index += 1
        return CharacterClass(tuple(ranges), is_negated)

    def literal(self, mark: str) -> str:
        return self.take() if mark == "\\" else mark


def _is_number(text: str) -> bool:
    return text.isascii() and text.isdecimal()


def _only(mark: str) -> CharacterClass:
    return CharacterClass(((ord(mark), ord(mark)),))


def _sequence(parts: list[Build]) -> Build:
    def build(automaton: Automaton) -> Part:
        whole = Part()
        for part in parts:
            whole = automaton.joined(whole, part(automaton))
        return whole

    return build


def _choice(parts: list[Build]) -> Build:
    def build(automaton: Automaton) -> Part:
        is_optional, first, last = False, 0, 0
        for part in parts:
            one = part(automaton)
            is_optional = is_optional or one.is_optional
            first, last = first | one.first, last | one.last
        return Part(is_optional, first, last)

    return build


def _repeated(part: Build, least: int, most: int | None) -> Build:
    def optional(automaton: Automaton) -> Part:
        one = part(automaton)
        return Part(True, one.first, one.last)

    def endless(automaton: Automaton) -> Part:
        one = optional(automaton)
        automaton.link(one.last, one.first)
        return one

    rest: list[Build] = [endless] if most is None else [optional] * (most - least)
    return _sequence([part] * least + rest)


class Pattern:
    """A pattern that a whole text matches or not, code point by code point.

    >>> Pattern("[a-z]+(-[a-z]+)*").matches("left-right")
    True
    """

    def __init__(self, text: str) -> None:
        automaton = Automaton()
        whole = automaton.joined(Part(False, 1, 1), _Reader(text).read()(automaton))
        self._ends = whole.last
        self._blocks = _blocks(automaton.follow)
        self._bytes = len(self._blocks)
        self._classes = automaton.classes
        bounds = {
            bound
            for letters in self._classes
            for low, high in letters.ranges
            for bound in (low, high + 1)
        }
        self._bounds = sorted(bounds)
        self._places: dict[int, int] = {}

    def matches(self, text: str) -> bool:
        reached = 1
        for letter in text:
            following = 0
            data = reached.to_bytes(self._bytes, "little")
            for block, byte in zip(self._blocks, data, strict=True):
                if byte:
                    following |= block(byte)
            reached = following & self._holding(ord(letter))
            if not reached:
                return False
        return reached & self._ends != 0

    def _holding(self, code: int) -> int:
        """The places that hold a character; the same for all between two bounds."""
        interval = bisect_right(self._bounds, code)
        places = self._places.get(interval)
        if places is None:
            places = 0
            for letters, own in self._classes.items():
                places |= own if letters.holds(code) else 0
            self._places[interval] = places
        return places


def _blocks(follow: list[int]) -> list[Callable[[int], int]]:
    """For each eight places, what follows any of them."""

    def block(start: int) -> Callable[[int], int]:
        follows = follow[start : start + 8]

        @cache
        def following(byte: int) -> int:
            places = 0
            for index, one in enumerate(follows):
                places |= one if byte >> index & 1 else 0
            return places

        return following

    return [block(start) for start in range(0, len(follow), 8)]

"""###,
    "authcontract_server/py.typed": ###"""

"""###,
    "authcontract_server/refusals.py": ###"""
"""How a service says no."""

from collections.abc import Mapping, Sequence
from datetime import UTC, datetime, timedelta
from email.utils import format_datetime
from math import ceil

from .values import EPOCH, wire_text
from .web import Cookie


class Refusal(Exception):
    """A refusal of the contract, as it looks on the wire."""

    status: int = 400

    def __init__(
        self,
        status: int | None = None,
        *,
        at: Mapping[str, object] | None = None,
        headers: Mapping[str, object] | None = None,
        cookies: Sequence[Cookie] = (),
        retry_after: int | datetime | None = None,
    ) -> None:
        super().__init__(type(self).__name__)
        if status is not None:
            self.status = status
        self.body = put_all(at or {})
        self.headers = {
            name: wire_text(value)
            for name, value in (headers or {}).items()
            if value is not None
        }
        self.cookies = [one for one in cookies if one.value is not None]
        if retry_after is not None and "retry-after" not in map(
            str.lower, self.headers
        ):
            self.headers["Retry-After"] = _retry(retry_after)


class Unavailable(Exception):
    """A store or another service is away; it may be tried again in so many seconds."""

    def __init__(self, retry_after: int = 1) -> None:
        super().__init__("unavailable")
        self.retry_after = max(0, retry_after)


def _retry(time: int | datetime) -> str:
    """Rounded up, so that no caller comes back too early."""
    if isinstance(time, int):
        return str(max(0, time))
    seconds = ceil((time - EPOCH).total_seconds())
    return format_datetime(
        (EPOCH + timedelta(seconds=seconds)).astimezone(UTC), usegmt=True
    )


def put_all(places: Mapping[str, object]) -> object:
    """A document with values at their places: `error.code` stands inside `error`, and `*` is the first item of a list."""
    whole: object = None
    for place, value in places.items():
        if value is not None:
            steps = [] if place == "." else [step for step in place.split(".") if step]
            whole = _put(value, steps, whole)
    return whole


def _put(value: object, steps: list[str], whole: object) -> object:
    if not steps:
        return value
    step, rest = "0" if steps[0] == "*" else steps[0], steps[1:]
    if len(step) <= 2 and step.isascii() and step.isdigit() and int(step) < 64:
        elements = list(whole) if isinstance(whole, list) else []
        elements += [{} for _ in range(int(step) + 1 - len(elements))]
        elements[int(step)] = _put(value, rest, elements[int(step)])
        return elements
    fields = dict(whole) if isinstance(whole, dict) else {}
    return fields | {step: _put(value, rest, fields.get(step))}

"""###,
    "authcontract_server/relations.py": ###"""
"""Rules between fields of one call. They stand beside the type of a field."""

from collections.abc import Callable, Iterator
from typing import Any

from .faults import Fault

Place = Callable[[str], tuple[str, str]]
"""The part in which an attribute travels, and its name there."""


class Relation:
    def check(self, name: str, request: Any, place: Place) -> None:
        """Refuses a request that breaks the rule, which stands at the attribute."""
        raise NotImplementedError


class AtLeastOne(Relation):
    """Of these attributes one or more have a value."""

    def __init__(self, *names: str) -> None:
        self.names = names

    def given(self, request: Any) -> list[str]:
        return [name for name in self.names if getattr(request, name) is not None]

    def check(self, name: str, request: Any, place: Place) -> None:
        if self.given(request):
            return
        others = ", ".join(place(one)[1] for one in self.names[1:])
        part, wire = place(self.names[0])
        raise Fault("invalidValue", f"a value, here or in {others}", part, wire)


class ExactlyOne(AtLeastOne):
    """Of these attributes just one has a value."""

    def check(self, name: str, request: Any, place: Place) -> None:
        super().check(name, request, place)
        first, *others = self.given(request)
        if others:
            part, wire = place(others[0])
            expected = f"no value beside {place(first)[1]}"
            raise Fault("invalidValue", expected, part, wire)


class SameAs(Relation):
    """The attribute has the value of another one."""

    def __init__(self, other: str) -> None:
        self.other = other

    def check(self, name: str, request: Any, place: Place) -> None:
        if getattr(request, name) == getattr(request, self.other):
            return
        part, wire = place(name)
        expected = f"the same as {place(self.other)[1]}"
        raise Fault("invalidValue", expected, part, wire)


def relations(kind: Any) -> Iterator[tuple[str, Relation]]:
    """The rules of a model, groups first."""
    found = [
        (name, one)
        for name, field in kind.model_fields.items()
        for one in field.metadata
        if isinstance(one, Relation)
    ]
    yield from sorted(found, key=lambda pair: isinstance(pair[1], SameAs))

"""###,
    "authcontract_server/requests.py": ###"""
"""A request that has found its path, and how its parts are read."""

import re
from collections.abc import Iterable
from dataclasses import dataclass
from functools import cache
from typing import Any, Literal, TypeVar
from urllib.parse import quote

from pydantic import SecretStr, ValidationError, model_validator
from starlette.requests import Request as HTTPRequest
from starlette.types import Scope

from .faults import Fault, first, written
from .limits import Limits
from .media_types import is_media_type
from .models import Model, is_clearable
from .relations import Relation, relations
from .strict_json import read_json
from .style import Style
from .values import Plain, Reading

R = TypeVar("R", bound="Request")


@dataclass(frozen=True)
class Part:
    """The part of a message in which a field travels, and its name there."""

    part: Literal["path", "query", "header", "cookie", "body"]
    name: str
    lifetime: int | None = None
    for_scripts: bool = False


def in_path(name: str) -> Part:
    return Part("path", name)


def in_query(name: str) -> Part:
    return Part("query", name)


def in_header(name: str) -> Part:
    return Part("header", name)


def in_cookie(
    name: str, lifetime: int | None = None, for_scripts: bool = False
) -> Part:
    return Part("cookie", name, lifetime, for_scripts)


def in_body(name: str) -> Part:
    return Part("body", name)


@dataclass(frozen=True)
class Token:
    """The token that a call carries; none where it is missing, malformed or twice."""

    part: Literal["bearer", "query", "header", "cookie"]
    name: str = ""


class Request(Model):
    """The request of one endpoint, from all parts of the message."""

    @model_validator(mode="before")
    @classmethod
    def _from_message(cls, value: Any) -> Any:
        return value


Pairs = list[tuple[str, str]]

_ESCAPED = re.compile("([!-$&-~]|%[0-9A-Fa-f]{2})*")
_SEGMENT = re.compile("([!$&-;=@A-Z_a-z~]|%[0-9A-Fa-f]{2})*")
_PLAIN_PATH = re.compile("(/[A-Za-z0-9_~-][A-Za-z0-9._~-]*)*")
_NOT_IN_PATHS = re.compile("[\0-\x1f\x7f/]")
_BEARER = re.compile("[Bb][Ee][Aa][Rr][Ee][Rr] +([A-Za-z0-9._~+/-]+=*)")


def decode(text: str) -> str:
    if "%" not in text and text.isascii():
        return text
    data = bytearray()
    index = 0
    while index < len(text):
        if text[index] == "%":
            data.append(int(text[index + 1 : index + 3], 16))
            index += 3
        else:
            data.append(ord(text[index]))
            index += 1
    return data.decode()


def form(part: str, text: str, limits: Limits) -> Pairs:
    pairs = [pair for pair in text.split("&") if pair]
    if len(pairs) > limits.json_fields:
        reason = f"at most {limits.json_fields} fields"
        raise Fault("malformed", reason, part)
    if not _ESCAPED.fullmatch(text):
        raise Fault("malformed", "percent-encoded UTF-8", part)
    try:
        halves = [pair.replace("+", " ").partition("=") for pair in pairs]
        return [(decode(name), decode(value)) for name, _, value in halves]
    except UnicodeDecodeError:
        raise Fault("malformed", "percent-encoded UTF-8", part) from None


def path_of(scope: Scope) -> str:
    """The path as it was sent; servers need not tell it."""
    raw = scope.get("raw_path")
    return quote(scope["path"]) if raw is None else raw.decode("latin-1")


def query_of(scope: Scope) -> str:
    return str(scope["query_string"].decode("latin-1"))


def segments(path: str) -> list[str]:
    """The path's segments, decoded once; nothing climbs or hides a slash."""
    if _PLAIN_PATH.fullmatch(path):
        return path.split("/")[1:]
    decoded = []
    for segment in path.split("/")[1:]:
        if not _SEGMENT.fullmatch(segment):
            raise Fault("badRequest")
        try:
            text = decode(segment)
        except UnicodeDecodeError:
            raise Fault("badRequest") from None
        if text in (".", "..") or _NOT_IN_PATHS.search(text):
            raise Fault("badRequest")
        decoded.append(text)
    return decoded


@dataclass
class Incoming:
    """Each part is read once, when it is first asked for."""

    http: HTTPRequest
    body: bytes
    limits: Limits
    style: Style
    deployment: dict[str, str]
    path: Pairs
    parsed: object = None
    is_parsed: bool = False

    def header(self, name: str) -> list[str]:
        wanted = name.lower().encode("latin-1")
        return [
            _utf8(value)
            for key, value in self.http.scope["headers"]
            if key.lower() == wanted
        ]

    @property
    def cookies(self) -> Pairs:
        pairs = [pair for value in self.header("cookie") for pair in value.split(";")]
        halves = [pair.partition("=") for pair in pairs]
        return [
            (name.lstrip(" "), value)
            for name, equals, value in halves
            if equals and name.strip(" ")
        ]

    def query(self) -> Pairs:
        return form("query", query_of(self.http.scope), self.limits)

    def json(self) -> object:
        if not self.is_parsed:
            self._expect(self.style.content_type)
            self.parsed = read_json(self.body, self.limits)
            self.is_parsed = True
        return self.parsed

    def form_body(self) -> Pairs:
        self._expect("application/x-www-form-urlencoded")
        return form("body", self.body.decode("latin-1"), self.limits)

    def _expect(self, wanted: str) -> None:
        """Exactly one content type, the wanted one, in UTF-8 and not compressed."""
        codings = [value.lower() for value in self.header("content-encoding")]
        types = self.header("content-type")
        is_wanted = len(types) == 1 and is_media_type(types[0], wanted)
        if not is_wanted or any(coding != "identity" for coding in codings):
            raise Fault("unsupportedMediaType", wanted)

    def texts(self, part: str, name: str) -> list[str]:
        if part == "header":
            return self.header(name)
        pairs: Pairs = {
            "path": lambda: self.path,
            "query": self.query,
            "cookie": lambda: self.cookies,
            "body": self.form_body,
        }[part]()
        return [value for key, value in pairs if key == name]

    def token(self, token: Token) -> SecretStr | None:
        try:
            part, name = token.part, token.name
            texts = (
                self.header("authorization")
                if part == "bearer"
                else self.texts(part, name)
            )
        except Fault:
            return None
        if len(texts) != 1:
            return None
        text = texts[0]
        if token.part == "bearer":
            found = _BEARER.fullmatch(text)
            text = found[1] if found else ""
        fits = 0 < len(text.encode()) <= self.limits.token_bytes
        return SecretStr(text) if fits else None

    def read(self, kind: type[R]) -> R:
        plan = plan_of(kind)
        data: dict[str, object] = {
            name: self.token(token) for name, token in plan.tokens
        }
        if not plan.parts:
            return kind.model_construct(None, **data)
        broken: Fault | None = None
        for name, part in plan.parts.items():
            try:
                if name in plan.clearable and not self._has(part):
                    continue
                data[name] = self._value(part)
            except Fault as fault:
                data[name] = None
                broken = broken or fault
        return self._checked(kind, data, plan, broken)

    def _has(self, part: Part) -> bool:
        """Whether the body says anything of it, be it null."""
        body = self.json()
        return not isinstance(body, dict) or part.name in body

    def _value(self, part: Part) -> object:
        if part.part == "body" and not self.style.takes_forms:
            body = self.json()
            if not isinstance(body, dict):
                raise Fault("invalidValue", "an object")
            return body.get(part.name)
        texts = self.texts(part.part, part.name)
        if len(texts) > 1:
            raise Fault("invalidValue", "one value", part.part, part.name)
        return Plain(texts[0]) if texts else None

    def _checked(
        self,
        kind: type[R],
        data: dict[str, object],
        plan: "Plan",
        broken: Fault | None,
    ) -> R:
        """Faults in the order of the message, the first part first."""
        parts = plan.parts
        try:
            request = kind.model_validate(data, context=Reading(self.deployment))
        except ValidationError as error:
            place, expected = first(error)
            name = str(place[0])
            part = parts[name]
            if broken is not None and _is_before(broken, part, parts.values()):
                raise broken from None
            is_json = part.part == "body" and not self.style.takes_forms
            if data.get(name) is None and not is_json:
                expected = "a value"
            raise Fault(
                "invalidValue", expected, part.part, written((part.name, *place[1:]))
            ) from None
        if broken is not None:
            raise broken
        for name, relation in plan.relations:
            relation.check(
                name, request, lambda one: (parts[one].part, parts[one].name)
            )
        return request


@dataclass(frozen=True)
class Plan:
    """The places of a request's attributes."""

    tokens: tuple[tuple[str, Token], ...]
    parts: dict[str, Part]
    clearable: frozenset[str]
    relations: tuple[tuple[str, Relation], ...]


@cache
def plan_of(kind: type[Request]) -> Plan:
    fields = kind.model_fields.items()
    found = {name: find_token(field.metadata) for name, field in fields}
    return Plan(
        tokens=tuple((name, one) for name, one in found.items() if one is not None),
        parts={
            name: next(one for one in field.metadata if isinstance(one, Part))
            for name, field in fields
            if found[name] is None
        },
        clearable=frozenset(name for name, field in fields if is_clearable(field)),
        relations=tuple(relations(kind)),
    )


def find_token(metadata: list[Any]) -> Token | None:
    return next((one for one in metadata if isinstance(one, Token)), None)


def _is_before(fault: Fault, part: Part, parts: Iterable[Part]) -> bool:
    """Whether the fault is in the part where the other one is, or in an earlier one."""
    order = [one.part for one in parts]
    if fault.part == part.part and fault.place:
        names = [one.name for one in parts if one.part == part.part]
        return names.index(fault.place) <= names.index(part.name)
    return fault.part in order and order.index(fault.part) <= order.index(part.part)


def _utf8(value: bytes) -> str:
    return value.decode("utf-8", "replace").strip(" \t")

"""###,
    "authcontract_server/routing.py": ###"""
"""The routes of a contract, and which of them a request belongs to."""

import re
from collections.abc import Callable
from dataclasses import dataclass
from itertools import count
from typing import Any

from .faults import Fault
from .refusals import Refusal
from .requests import Incoming, Request
from .strict_json import is_same
from .web import WebCallback


@dataclass(frozen=True)
class Where:
    """What a call has in one place, and what tells it from others of its path."""

    part: str
    path: tuple[str, ...]
    text: str | int | bool | None = None
    texts: tuple[str, ...] = ()
    """One of these, where an enumeration tells the call."""
    given: bool | None = None
    """Whatever it is, and not null; or nothing at all."""

    @property
    def is_in_body(self) -> bool:
        return self.part == "body"

    def holds(self, incoming: Incoming) -> bool:
        if self.is_in_body and not incoming.style.takes_forms:
            value = incoming.json()
            for name in self.path:
                value = value.get(name) if isinstance(value, dict) else None
            if self.given is not None:
                return (value is not None) is self.given
            return any(is_same(value, one) for one in self.wanted)
        try:
            texts = incoming.texts(self.part, self.path[0])
        except Fault:
            return self.given is False and not incoming.body
        if self.given is not None:
            return bool(texts) is self.given
        return len(texts) == 1 and texts[0] in self.wanted

    @property
    def wanted(self) -> tuple[str | int | bool, ...]:
        if self.given is not None:
            return ("a value" if self.given else "no value",)
        return self.texts if self.text is None else (self.text,)


@dataclass(frozen=True)
class Route:
    """One endpoint: a method, a path, the method of the service and what it does."""

    method: str
    path: str
    work: Callable[..., Any]
    """The method, as the interface of the service has it."""
    takes: type[Request]
    name: str
    """The endpoint as the contract calls it."""
    gives: Any = None
    status: int = 200
    answers_head: bool = True
    refuses: tuple[type[Refusal], ...] = ()
    where: tuple[Where, ...] = ()
    callback: type[WebCallback] | None = None
    ending_cookies: tuple[str, ...] = ()

    @property
    def called(self) -> str:
        """The name of the method."""
        return self.work.__name__


def choose(routes: list[Route], incoming: Incoming) -> Route:
    """The body is looked at only where it decides."""
    if len(routes) == 1 and not routes[0].where:
        return routes[0]
    routes = keep(routes, incoming, in_body=False)
    if not any(mark.is_in_body for route in routes for mark in route.where):
        return routes[0]
    marks = [mark for route in routes for mark in route.where]
    may_be_empty = any(mark.is_in_body and mark.given is False for mark in marks)
    if may_be_empty and not incoming.body:
        incoming.parsed, incoming.is_parsed = {}, True
    elif incoming.style.takes_forms:
        incoming.form_body()
    return keep(routes, incoming, in_body=True)[0]


def keep(routes: list[Route], incoming: Incoming, *, in_body: bool) -> list[Route]:
    """Refuses a call that suits no route, at the first place that is wrong."""
    kept, failed = [], []
    for route in routes:
        marks = [mark for mark in route.where if in_body or not mark.is_in_body]
        wrong = next((mark for mark in marks if not mark.holds(incoming)), None)
        if wrong is None:
            kept.append(route)
        else:
            failed.append(wrong)
    if kept:
        return kept
    part, path = failed[0].part, failed[0].path
    same = [one for one in failed if (one.part, one.path) == (part, path)]
    texts = sorted({str(text) for one in same for text in one.wanted})
    expected = texts[0] if len(texts) == 1 else "one of " + ", ".join(texts)
    raise Fault("invalidValue", expected, part, ".".join(path))


def shape(path: str) -> str:
    """The path without the names of its parameters."""
    return re.sub(r"\{[^}]*\}", "{}", path)


def is_named(segment: str) -> bool:
    return segment.startswith("{")


def is_pattern(path: str) -> list[bool]:
    """Sorts exact segments before those in braces, from the first difference on."""
    return [is_named(segment) for segment in path.split("/")]


def parameters(pattern: str, segments: list[str]) -> list[tuple[str, str]] | None:
    """The values in the place of braces; none where the path is another one.

    A prefix of the application stands before the pattern.
    """
    names = pattern.split("/")[1:]
    values = segments[-len(names) :]
    if len(values) < len(names):
        return None
    found = []
    for name, value in zip(names, values, strict=True):
        if is_named(name) and value:
            found.append((name[1:-1], value))
        elif name != value:
            return None
    return found


def spelled(path: str) -> str:
    """Parameters with names that the framework can have: by number where they cannot."""
    numbers = count()
    names = re.findall(r"\{([^}]*)\}", path)
    if len(set(names)) == len(names) and all(
        re.fullmatch("[A-Za-z_][A-Za-z0-9_]*", name) for name in names
    ):
        return path
    return re.sub(r"\{[^}]*\}", lambda _: "{p" + str(next(numbers)) + "}", path)

"""###,
    "authcontract_server/rules.py": ###"""
"""Rules for a value beside its type."""

import hmac
import re
from collections.abc import Mapping
from datetime import datetime
from typing import Any

from pydantic import (
    GetCoreSchemaHandler,
    GetJsonSchemaHandler,
    SecretStr,
    ValidationInfo,
)
from pydantic.json_schema import JsonSchemaValue
from pydantic_core import CoreSchema, SchemaSerializer, core_schema

from .faults import invalid
from .patterns import Pattern
from .values import Reading, Writing, wire_text, write_instant


def plain(value: object) -> str:
    """A value as its text on the wire."""
    if isinstance(value, SecretStr):
        return value.get_secret_value()
    if isinstance(value, datetime):
        return write_instant(value)
    return str(value)


def same(one: str | SecretStr, other: str | SecretStr) -> bool:
    """Compares in a time that does not tell where two texts differ."""
    return hmac.compare_digest(plain(one).encode(), plain(other).encode())


class Rule:
    """Holds for a value, for each of a list and for each of a map."""

    expected = "a value"
    shown: Mapping[str, object] = {}

    def holds(self, value: Any) -> bool:
        raise NotImplementedError

    def check(self, value: Any) -> Any:
        if isinstance(value, str) and self.holds(value):
            return value
        if isinstance(value, list):
            each, of = value, "a list in which each is "
        elif isinstance(value, dict):
            each, of = list(value.values()), "a map in which each is "
        else:
            each, of = [] if value is None else [value], ""
        if all(self.holds(one) for one in each):
            return value
        raise invalid(of + self.expected)

    def __get_pydantic_core_schema__(
        self, source: Any, handler: GetCoreSchemaHandler
    ) -> CoreSchema:
        return core_schema.no_info_after_validator_function(self.check, handler(source))

    def __get_pydantic_json_schema__(
        self, schema: CoreSchema, handler: GetJsonSchemaHandler
    ) -> JsonSchemaValue:
        return show(handler(schema), self.shown)


def show(schema: JsonSchemaValue, rule: Mapping[str, object]) -> JsonSchemaValue:
    """The schema with a rule: of each element, and of nothing that is absent."""
    if "anyOf" in schema:
        options = schema["anyOf"]
        shown = [one if one == {"type": "null"} else show(one, rule) for one in options]
        return schema | {"anyOf": shown}
    for inner in ("items", "additionalProperties"):
        if isinstance(schema.get(inner), dict):
            return schema | {inner: show(schema[inner], rule)}
    return schema | dict(rule)


def _bounds(
    names: tuple[str, str], least: int | None, most: int | None
) -> dict[str, object]:
    pairs = zip(names, (least, most), strict=True)
    return {name: bound for name, bound in pairs if bound is not None}


def _range(least: int | None, most: int | None, before: str, behind: str) -> str:
    if most is None:
        return f"{before}{least} or more{behind}"
    if least is None:
        return f"{before}up to {most}{behind}"
    return f"{before}{least} to {most}{behind}"


class Length(Rule):
    """Counts code points."""

    def __init__(self, least: int = 0, most: int | None = None) -> None:
        self.least, self.most = least, most
        self.expected = _range(least, most, "text of ", " characters")
        self.shown = _bounds(("minLength", "maxLength"), least, most)

    def holds(self, value: Any) -> bool:
        length = len(plain(value))
        return length >= self.least and (self.most is None or length <= self.most)


class Size(Rule):
    def __init__(self, least: int | None = None, most: int | None = None) -> None:
        self.least, self.most = least, most
        self.expected = _range(least, most, "a number from ", "")
        self.shown = _bounds(("minimum", "maximum"), least, most)

    def holds(self, value: Any) -> bool:
        number = value.timestamp() if isinstance(value, datetime) else value
        return (self.least is None or number >= self.least) and (
            self.most is None or number <= self.most
        )


class Matches(Rule):
    """The whole text matches the pattern; one of more than 4,096 bytes never does."""

    def __init__(self, pattern: str) -> None:
        self.pattern = Pattern(pattern)
        self.expected = f"text that matches {pattern}"
        self.shown = {"pattern": f"^(?:{pattern})$"}

    def holds(self, value: Any) -> bool:
        text = plain(value)
        return len(text.encode()) <= 4096 and self.pattern.matches(text)


class Email(Rule):
    """Looks like a mail address; only a mail can tell whether there is such a box."""

    expected = "a mail address"
    shown: Mapping[str, object] = {"format": "email"}
    local = re.compile('[^\\x00-\\x20\\x7f"(),:;<>\\[\\\\\\]@]+')
    label = re.compile("[A-Za-z0-9\\x80-\\U0010ffff-]+")
    # Most addresses.
    usual = re.compile(
        "[A-Za-z0-9._+-]{1,64}@[A-Za-z0-9]{1,63}(\\.[A-Za-z0-9]{1,63}){1,2}"
    )

    def holds(self, value: Any) -> bool:
        if isinstance(value, str) and self.usual.fullmatch(value) and len(value) < 255:
            return True
        name, at, host = plain(value).partition("@")
        if not at or len(plain(value).encode()) > 254 or len(name.encode()) > 64:
            return False
        return self.local.fullmatch(name) is not None and all(
            self.is_label(label) for label in host.split(".")
        )

    def is_label(self, text: str) -> bool:
        return (
            self.label.fullmatch(text) is not None
            and len(text.encode()) <= 63
            and not text.startswith("-")
            and not text.endswith("-")
        )


class Phone(Rule):
    """Looks like a phone number: 3 to 15 digits, perhaps grouped."""

    expected = "a phone number"
    form = re.compile("\\+?[0-9 .()/-]*")

    def holds(self, value: Any) -> bool:
        text = plain(value)
        digits = sum(letter in "0123456789" for letter in text)
        return (
            3 <= digits <= 15
            and len(text) <= 32
            and self.form.fullmatch(text) is not None
        )


class Configured:
    """The deployment's own value, compared in constant time; any where it has none."""

    def __init__(self, name: str) -> None:
        self.name = name

    def __get_pydantic_core_schema__(
        self, source: Any, handler: GetCoreSchemaHandler
    ) -> CoreSchema:
        schema = handler(source)
        written = SchemaSerializer(schema)

        def check(value: Any, info: ValidationInfo) -> Any:
            if isinstance(info.context, Reading) and value is not None:
                wanted = info.context.deployment.get(self.name)
                own = written.to_python(value, mode="json", context=Writing)
                if wanted is not None and not same(wanted, wire_text(own)):
                    raise invalid(f"this deployment's {self.name}")
            return value

        return core_schema.with_info_after_validator_function(check, schema)

"""###,
    "authcontract_server/signatures.py": ###"""
"""Requests of a service account, signed with a secret that it shares with the server."""

import hmac
import re
import time
from collections.abc import Awaitable, Callable, Sequence
from datetime import timedelta
from typing import Literal

from fastapi import HTTPException
from starlette.requests import Request

from .limits import Limits
from .requests import path_of

_TIME = re.compile("[0-9]{1,12}")


def signed(
    secrets: Sequence[bytes],
    *,
    covers: Literal["request", "time_and_body"] = "request",
    window: timedelta = timedelta(minutes=5),
    header: str = "X-Signature",
    time_header: str = "X-Timestamp",
    prefix: str = "",
    limits: Limits | None = None,
    now: Callable[[], float] = time.time,
) -> Callable[[Request], Awaitable[None]]:
    """A dependency that lets signed requests pass, and answers all others with 401.

    >>> router = create_router(Service(), dependencies=[Depends(signed([SECRET]))])

    `secrets` are of at least 32 bytes each, several while one replaces another. The
    code covers time, method, target and body, or only time and body. `window` is by how
    much the caller's clock may differ: a copied request is valid that long.
    """
    most = (limits or Limits()).body_bytes
    if not secrets or any(len(secret) < 32 for secret in secrets):
        raise ValueError("pass a secret of 32 bytes or more: others can be guessed")

    async def check(request: Request) -> None:
        times = request.headers.getlist(time_header)
        codes = request.headers.getlist(header)
        is_one_each = len(times) == len(codes) == 1
        if not is_one_each or not _TIME.fullmatch(times[0]):
            raise _refusal()
        is_in_time = abs(now() - int(times[0])) <= window.total_seconds()
        head = f"{times[0]}."
        if covers == "request":
            head = f"{times[0]}\n{request.method}\n{_target(request)}\n"
        message = head.encode("latin-1") + await _body(request, most)
        # Headers are Latin-1, and compare_digest takes text only if it is ASCII.
        code = codes[0].encode("latin-1")
        matches = [
            hmac.compare_digest(_code(secret, message, prefix), code)
            for secret in secrets
        ]
        if not any(matches) or not is_in_time:
            raise _refusal()

    return check


async def _body(request: Request, most: int) -> bytes:
    """The body, which the endpoint reads again."""
    body = bytearray()
    async for chunk in request.stream():
        body += chunk
        if len(body) > most:
            raise HTTPException(413)
    request._body = bytes(body)
    return request._body


def _target(request: Request) -> str:
    """The path and the query as they were sent: `%6d` and `m` are signed differently."""
    query = request.scope["query_string"].decode("latin-1")
    return path_of(request.scope) + (f"?{query}" if query else "")


def _code(secret: bytes, message: bytes, prefix: str) -> bytes:
    return f"{prefix}{hmac.new(secret, message, 'sha256').hexdigest()}".encode()


def _refusal() -> HTTPException:
    return HTTPException(401, headers={"WWW-Authenticate": "Signature"})

"""###,
    "authcontract_server/strict_json.py": ###"""
"""JSON by RFC 8259 and no more: no name twice, no lone surrogates, within limits."""

import json
from decimal import Decimal, InvalidOperation

from .faults import Fault
from .json_faults import DEEPEST, json_fault
from .limits import Limits


class _Refused(ValueError):
    pass


def _number(text: str) -> Decimal:
    try:
        return Decimal(text)
    except InvalidOperation:
        return Decimal("Infinity")


def _refuse(text: str) -> object:
    raise _Refused


class _Reader:
    def __init__(self, limits: Limits) -> None:
        self.limits = limits
        self.fields_left = limits.json_fields
        self.decoder = json.JSONDecoder(
            object_pairs_hook=self.fields,
            parse_float=self.number,
            parse_int=self.number,
            parse_constant=_refuse,
        )

    def fields(self, pairs: list[tuple[str, object]]) -> dict[str, object]:
        fields = dict(pairs)
        if len(fields) < len(pairs):
            raise _Refused
        return fields

    def number(self, text: str) -> Decimal:
        if len(text) > self.limits.string_bytes:
            raise _Refused
        return _number(text)

    def check(self, value: object, depth: int) -> None:
        if isinstance(value, str):
            self.check_text(value)
        elif isinstance(value, dict):
            self.open(depth + 1, len(value))
            for name, inner in value.items():
                self.check_text(name)
                self.check(inner, depth + 1)
        elif isinstance(value, list):
            self.open(depth + 1, len(value))
            for inner in value:
                self.check(inner, depth + 1)

    def check_text(self, text: str) -> None:
        if len(text.encode()) > self.limits.string_bytes:
            raise _Refused

    def open(self, depth: int, count: int) -> None:
        self.fields_left -= count
        if depth > min(self.limits.json_depth, DEEPEST) or self.fields_left < 0:
            raise _Refused


def read_json(body: bytes, limits: Limits) -> object:
    """The document, with numbers as `Decimal`; a fault where it is not JSON.

    Python's own reader is fast, and stops in places of its own. So a second one looks
    for the place of a fault.
    """
    reader = _Reader(limits)
    try:
        value = reader.decoder.decode(body.decode())
        reader.check(value, 0)
    except (ValueError, RecursionError):
        reason = json_fault(body, limits) or "JSON: a value"
    else:
        return value
    raise Fault("malformed", reason) from None


def read_number(text: str) -> Decimal | None:
    """The number that a text is, by the grammar of JSON."""
    try:
        value = json.JSONDecoder(
            parse_float=_number, parse_int=_number, parse_constant=_refuse
        ).decode(text)
    except ValueError:
        return None
    return value if isinstance(value, Decimal) and text.strip() == text else None


def is_same(value: object, constant: str | int | bool) -> bool:
    """Whether JSON is this very text, number or bool; in Python `1` is `True`."""
    if isinstance(value, bool) or isinstance(constant, bool):
        return value is constant
    return value == constant


_WRITER = json.JSONEncoder(ensure_ascii=False, allow_nan=False, separators=(",", ":"))


def write_json(value: object) -> bytes:
    """The document without spaces, fields in their order."""
    return _WRITER.encode(value).encode()

"""###,
    "authcontract_server/style.py": ###"""
"""The form that all bodies of one server share."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Literal

from starlette.responses import Response

from .faults import Fault
from .refusals import Refusal, put_all
from .strict_json import write_json
from .web import header_text

# Statuses that end with the head.
BODILESS = (204, 205, 304)


@dataclass(frozen=True)
class Style:
    """How bodies are typed, wrapped and refused."""

    content_type: str = "application/json"
    takes_forms: bool = False
    refuses_in_text: bool = False
    success: Mapping[str, object] = field(default_factory=dict)
    answer: tuple[str, ...] = ()
    faults: Mapping[str, Literal["kind", "text", "status", "statusText"]] = field(
        default_factory=dict
    )

    def json(self, status: int, value: object) -> Response:
        if status in BODILESS:
            return Response(None, status)
        return Response(write_json(value), status, media_type=self.content_type)

    def wrap(self, value: object) -> object:
        if not self.success and not self.answer:
            return value
        return _place(value, self.answer, put_all(self.success) or {})

    def done(self, status: int) -> Response:
        """A call that returns nothing has no body, unless every success has fields."""
        if self.success:
            return self.json(status, put_all(self.success))
        return Response(None, status)

    def refused(self, refusal: Refusal) -> Response:
        if refusal.body is None:
            response = Response(None, refusal.status)
        else:
            response = self._refusal(refusal.status, refusal.body)
        for name, value in refusal.headers.items():
            response.headers[name] = header_text(value)
        for cookie in refusal.cookies:
            response.headers.append("Set-Cookie", cookie.line)
        return response

    def fault(self, fault: Fault) -> Response:
        words = {
            "kind": fault.kind,
            "text": fault.sentence,
            "status": fault.status,
            "statusText": str(fault.status),
        }
        body = put_all({place: words[word] for place, word in self.faults.items()})
        response = self._refusal(fault.status, fault.body if body is None else body)
        response.headers.update(fault.headers)
        return response

    def _refusal(self, status: int, body: object) -> Response:
        if self.refuses_in_text and isinstance(body, str):
            return Response(body, status, media_type="text/plain")
        return self.json(status, body)


def _place(value: object, path: tuple[str, ...], whole: object) -> object:
    if not isinstance(whole, dict):
        return value
    if path:
        inner = whole.get(path[0], {})
        return whole | {path[0]: _place(value, path[1:], inner)}
    return whole | value if isinstance(value, dict) else value

"""###,
    "authcontract_server/values.py": ###"""
"""The contract's scalars: how each is read from a message and written into one."""

import base64
import binascii
import json
import math
import re
from collections.abc import Callable
from dataclasses import dataclass
from datetime import UTC, datetime, timedelta, timezone
from decimal import Decimal
from typing import Annotated, Any, TypeAlias, TypeVar
from uuid import UUID

from pydantic import (
    JsonValue,
    PlainSerializer,
    PlainValidator,
    SecretStr,
    SerializationInfo,
    ValidationError,
    ValidationInfo,
    ValidatorFunctionWrapHandler,
    WithJsonSchema,
    WrapSerializer,
    WrapValidator,
)
from pydantic_core import InitErrorDetails

from .faults import first, invalid
from .strict_json import read_number

T = TypeVar("T")

EPOCH = datetime(1970, 1, 1, tzinfo=UTC)


@dataclass(frozen=True)
class Plain:
    """A text from a path, a query, a header, a cookie or a form."""

    text: str


@dataclass(frozen=True)
class Reading:
    """The context of what is read from a message; Python code builds without one."""

    deployment: dict[str, str]


class Writing:
    """The context of what is written into a message: only there secrets are told."""


def wire_text(value: Any) -> str:
    """A value of JSON as a header or a query has it."""
    return value if isinstance(value, str) else json.dumps(value)


def _plain(value: object) -> object:
    return value.text if isinstance(value, Plain) else value


def _text(value: object) -> str:
    value = _plain(value)
    if not isinstance(value, str):
        raise invalid("text")
    if "\0" in value:
        raise invalid("text without U+0000")
    return value


def _secret(value: object) -> SecretStr:
    return value if isinstance(value, SecretStr) else SecretStr(_text(value))


def _write_secret(value: SecretStr, info: SerializationInfo) -> str:
    return value.get_secret_value() if info.context is Writing else str(value)


def _number_of(value: object) -> Decimal | int | float | None:
    if isinstance(value, Plain):
        return read_number(value.text)
    if isinstance(value, bool) or not isinstance(value, Decimal | int | float):
        return None
    return value


def _integer(value: object) -> int:
    number = _number_of(value)
    if number is not None and -(2**63) <= number < 2**63 and number == int(number):
        return int(number)
    raise invalid("a whole number")


def _number(value: object) -> float:
    number = _number_of(value)
    if number is not None and math.isfinite(float(number)):
        return float(number)
    raise invalid("a number")


def _write_number(value: float) -> float | None:
    return value if math.isfinite(value) else None


def _boolean(value: object) -> bool:
    if isinstance(value, Plain) and value.text in ("true", "false"):
        return value.text == "true"
    if not isinstance(value, bool):
        raise invalid("true or false")
    return value


_UUID = re.compile("[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}")


def _uuid(value: object) -> UUID:
    value = _plain(value)
    if isinstance(value, UUID):
        return value
    if isinstance(value, str) and _UUID.fullmatch(value):
        return UUID(value)
    raise invalid("a UUID")


_URL = re.compile(
    "[A-Za-z][A-Za-z0-9+.-]*:([A-Za-z0-9._~!$&'()*+,;=:@/?#\\[\\]-]|%[0-9A-Fa-f]{2})*"
)


def _url(value: object) -> str:
    value = _plain(value)
    if isinstance(value, str) and _URL.fullmatch(value):
        return value
    raise invalid("an absolute URL")


_INSTANT = re.compile(
    "([0-9]{4})-([0-9]{2})-([0-9]{2})[Tt]([0-9]{2}):([0-9]{2}):([0-9]{2})"
    "(\\.[0-9]+)?(?:[Zz]|([+-])([0-9]{2}):([0-9]{2}))"
)


def _instant(value: object) -> datetime:
    value = _plain(value)
    if isinstance(value, datetime) and value.tzinfo is not None:
        return value
    found = _INSTANT.fullmatch(value) if isinstance(value, str) else None
    if found is None:
        raise invalid("a time like 2027-03-01T09:30:00Z")
    try:
        return _moment(found)
    except (ValueError, OverflowError):
        raise invalid("a time like 2027-03-01T09:30:00Z") from None


def _moment(found: re.Match[str]) -> datetime:
    year, month, day, hour, minute, second = (int(one) for one in found.groups()[:6])
    hours, minutes = int(found[9] or 0), int(found[10] or 0)
    if hours > 23 or minutes > 59:
        raise ValueError
    offset = timedelta(hours=hours, minutes=minutes)
    zone = timezone(-offset if found[8] == "-" else offset)
    whole = datetime(year, month, day, hour, minute, second, tzinfo=zone)
    moment = whole + timedelta(seconds=float(f"0{found[7] or '.0'}"))
    return moment.astimezone(UTC)


def write_instant(moment: datetime) -> str:
    """In UTC, with milliseconds where there are any."""
    moment = moment.astimezone(UTC)
    milliseconds = math.floor(moment.microsecond / 1000 + 0.5)
    whole = moment.replace(microsecond=0) + timedelta(milliseconds=milliseconds)
    text = whole.strftime(f"{whole.year:04}-%m-%dT%H:%M:%S")
    fraction = f".{whole.microsecond // 1000:03}" if whole.microsecond else ""
    return f"{text}{fraction}Z"


def _unix_time(value: object) -> datetime:
    if isinstance(value, datetime) and value.tzinfo is not None:
        return value
    number = _number_of(value)
    if number is None or not -62_135_596_800 <= number <= 253_402_300_799:
        raise invalid("seconds since 1970")
    return EPOCH + timedelta(seconds=float(number))


def _write_unix_time(moment: datetime) -> int:
    return math.floor((moment - EPOCH).total_seconds())


def _base64(value: object) -> bytes:
    value = _plain(value)
    if isinstance(value, bytes):
        return value
    try:
        data = base64.b64decode(str(value).encode(), validate=True)
    except (binascii.Error, ValueError):
        data = b""
    if not isinstance(value, str) or base64.b64encode(data).decode() != value:
        raise invalid("base64")
    return data


def _write_base64(data: bytes) -> str:
    return base64.b64encode(data).decode()


def _base64url(value: object) -> bytes:
    value = _plain(value)
    if isinstance(value, bytes):
        return value
    try:
        text = str(value)
        data = base64.urlsafe_b64decode(text.encode() + b"=" * (-len(text) % 4))
    except (binascii.Error, ValueError):
        data = b""
    if not isinstance(value, str) or _write_base64url(data) != value:
        raise invalid("base64url")
    return data


def _write_base64url(data: bytes) -> str:
    return base64.urlsafe_b64encode(data).decode().rstrip("=")


def _json_number(number: Decimal) -> int | float:
    """Whole numbers are exact; with an exponent one would take any memory as an `int`."""
    if number.as_tuple().exponent == 0:
        return int(number)
    if math.isfinite(float(number)):
        return float(number)
    raise invalid("a number that fits")


def _json_item(value: object) -> object:
    if value is None or isinstance(value, bool | int | float | str):
        return value
    if isinstance(value, Decimal):
        return _json_number(value)
    if isinstance(value, list):
        return [_json_item(item) for item in value]
    if isinstance(value, dict) and all(isinstance(name, str) for name in value):
        return {name: _json_item(item) for name, item in value.items()}
    raise invalid("JSON")


def _any_json(value: object) -> object:
    if value is None:
        raise invalid("a value")
    return _json_item(value)


def _json(write: Callable[..., Any]) -> PlainSerializer:
    return PlainSerializer(write, when_used="json")


def _shown(kind: str, **more: str) -> WithJsonSchema:
    """The type in the schema of an application that has such models."""
    return WithJsonSchema({"type": kind, **more})


Text: TypeAlias = Annotated[str, PlainValidator(_text), _shown("string")]
Secret: TypeAlias = Annotated[
    SecretStr,
    PlainValidator(_secret),
    PlainSerializer(_write_secret, when_used="json"),
    _shown("string", format="password"),
]
Integer: TypeAlias = Annotated[int, PlainValidator(_integer), _shown("integer")]
Number: TypeAlias = Annotated[
    float, PlainValidator(_number), _json(_write_number), _shown("number")
]
Boolean: TypeAlias = Annotated[bool, PlainValidator(_boolean), _shown("boolean")]
Uuid: TypeAlias = Annotated[
    UUID, PlainValidator(_uuid), _json(str), _shown("string", format="uuid")
]
Url: TypeAlias = Annotated[str, PlainValidator(_url), _shown("string", format="uri")]
Instant: TypeAlias = Annotated[
    datetime,
    PlainValidator(_instant),
    _json(write_instant),
    _shown("string", format="date-time"),
]
UnixTime: TypeAlias = Annotated[
    datetime,
    PlainValidator(_unix_time),
    _json(_write_unix_time),
    _shown("number", format="unix-time"),
]
Base64: TypeAlias = Annotated[
    bytes,
    PlainValidator(_base64),
    _json(_write_base64),
    _shown("string", format="byte"),
]
Base64Url: TypeAlias = Annotated[
    bytes,
    PlainValidator(_base64url),
    _json(_write_base64url),
    _shown("string", format="base64url"),
]


# Whatever JSON a field holds; null counts as a missing value.
Json: TypeAlias = Annotated[JsonValue, PlainValidator(_any_json), WithJsonSchema({})]
# The same inside of a list or a map, where null is a value.
JsonItem: TypeAlias = Annotated[
    JsonValue, PlainValidator(_json_item), WithJsonSchema({})
]


def _from_text(
    value: object, read: ValidatorFunctionWrapHandler, info: ValidationInfo
) -> object:
    if isinstance(info.context, Reading) and not isinstance(value, Plain):
        if not isinstance(value, str):
            raise invalid("a value in quotes")
        value = Plain(value)
    return read(value)


def _as_text(value: object, write: Callable[[object], object]) -> str:
    written = write(value)
    return str(written).lower() if isinstance(written, bool) else str(written)


IntegerText: TypeAlias = Annotated[
    Integer,
    WrapValidator(_from_text),
    WrapSerializer(_as_text, when_used="json"),
    _shown("string"),
]
NumberText: TypeAlias = Annotated[
    Number,
    WrapValidator(_from_text),
    WrapSerializer(_as_text, when_used="json"),
    _shown("string"),
]
BooleanText: TypeAlias = Annotated[
    Boolean,
    WrapValidator(_from_text),
    WrapSerializer(_as_text, when_used="json"),
    _shown("string"),
]
UnixTimeText: TypeAlias = Annotated[
    UnixTime,
    WrapValidator(_from_text),
    WrapSerializer(_as_text, when_used="json"),
    _shown("string"),
]


def _any_key(value: object, read: ValidatorFunctionWrapHandler) -> object:
    """Keys are the caller's words, so faults do not repeat them."""
    try:
        return read(value)
    except ValidationError as error:
        place, expected = first(error)
        inner = tuple(step for step in place[1:] if step != "[key]")
        details = InitErrorDetails(
            type=invalid(expected), loc=("*", *inner) if place else (), input=None
        )
        raise ValidationError.from_exception_data("map", [details]) from None


Map: TypeAlias = Annotated[dict[Text, T], WrapValidator(_any_key)]

"""###,
    "authcontract_server/version.py": ###"""
"""The version of this runtime, and the check of the version that stubs need."""

import sys
from pathlib import Path

VERSION = "0.1.0"
"""The version of the authgen that writes stubs for this runtime."""


def require(wanted: str, service: str) -> None:
    """Raises if the stubs were generated for another version, or are there twice."""
    if wanted != VERSION:
        raise ImportError(
            f"the stubs of {service} need version {wanted} of the runtime "
            f"authcontract-server, and this is {VERSION}: "
            f"install authcontract-server=={wanted}, "
            f"or generate the stubs again with authgen {VERSION}"
        )
    found = places(service)
    for other in found[1:]:
        if contents(found[0]) != contents(other):
            raise ImportError(
                f"there are two packages {service} on the path, of different "
                f"contracts: {found[0]} and {other}: "
                "call the service of one contract otherwise, or take one from the path"
            )


def places(package: str) -> list[Path]:
    """The folders of stubs with that name, in the order of the path."""
    folders = [Path(entry or ".", package).resolve() for entry in sys.path]
    found = dict.fromkeys(one for one in folders if (one / "router.py").is_file())
    return list(found)


def contents(folder: Path) -> dict[str, bytes]:
    return {file.name: file.read_bytes() for file in folder.glob("*.py")}

"""###,
    "authcontract_server/web.py": ###"""
"""Answers to a browser: pages, redirects, cookies and the end of a sign-in."""

import re
from dataclasses import dataclass
from html import escape
from typing import ClassVar, Literal
from urllib.parse import quote

from starlette.responses import Response

from .models import Model
from .values import wire_text

__all__ = [
    "Cookie",
    "Page",
    "Redirect",
    "WebCallback",
    "WebRefused",
    "cookie",
    "escape",
    "header_text",
]

Reason = Literal[
    "invalid_request",
    "unauthorized_client",
    "access_denied",
    "unsupported_response_type",
    "invalid_scope",
    "server_error",
    "temporarily_unavailable",
]


class WebCallback(Model):
    """The fields of the URL that ends a web sign-in."""

    callback_url: ClassVar[str]


@dataclass(frozen=True)
class WebRefused:
    """The sign-in failed; the state says whose it was."""

    reason: Reason
    state: str | None = None


@dataclass(frozen=True)
class Page:
    """A page that no other site frames. Texts from elsewhere go in through `escape`.

    A form may end up at its own site, the callback and in `forms_lead_to`, say at a
    provider: `https://github.com`.
    """

    html: str
    status: int = 200
    loads: str = "default-src 'none'; style-src 'self'; img-src 'self'"
    forms_lead_to: tuple[str, ...] = ()

    def response(self, callback: str | None) -> Response:
        ends = [] if callback is None else [_source(callback)]
        forms = " ".join(["form-action 'self'", *ends, *self.forms_lead_to])
        policy = f"{self.loads}; {forms}; frame-ancestors 'none'; base-uri 'none'"
        headers = {
            "Content-Security-Policy": policy,
            "X-Frame-Options": "DENY",
            "Referrer-Policy": "no-referrer",
            "Cross-Origin-Opener-Policy": "same-origin",
        }
        return Response(self.html, self.status, headers, "text/html")


class Redirect:
    """Sends a browser elsewhere. Names and values are escaped; the rest stays.

    They come behind a query that the base has, before its fragment.
    """

    def __init__(self, base: str, query: dict[str, str | None] | None = None) -> None:
        pairs = "&".join(
            f"{quote(name, safe='')}={quote(value, safe='')}"
            for name, value in (query or {}).items()
            if value is not None
        )
        page, sign, fragment = base.partition("#")
        mark = "&" if "?" in page else "?"
        self.location = f"{page}{mark}{pairs}{sign}{fragment}" if pairs else base

    def response(self, status: int) -> Response:
        headers = {"Location": self.location, "Referrer-Policy": "no-referrer"}
        return Response(None, status, headers)


def ending(url: str, fields: dict[str, object]) -> Redirect:
    return Redirect(url, {name: wire_text(value) for name, value in fields.items()})


def refusing(url: str, refused: WebRefused) -> Redirect:
    return Redirect(url, {"error": refused.reason, "state": refused.state})


def _source(url: str) -> str:
    """As a content security policy names it: https by its host, others by scheme."""
    parts = url.split("/")
    return "/".join(parts[:3]) if len(parts) > 2 and parts[0] == "https:" else parts[0]


_TOKEN = re.compile("[!#$%&'*+.^_`|~0-9A-Za-z-]+")
_VALUE = re.compile("[!#-+\\--:<-\\[\\]-~]*")


def cookie(
    name: str, value: str, lifetime: int | None = None, for_scripts: bool = False
) -> str:
    """Over TLS only, to this host only; a text that would break out is an error."""
    if not _TOKEN.fullmatch(name) or not _VALUE.fullmatch(value):
        raise ValueError(f"{name} cannot be such a cookie")
    age = "" if lifetime is None else f"; Max-Age={max(0, lifetime)}"
    scripts = "" if for_scripts else "; HttpOnly"
    if for_scripts:  # scripts decode what they read of a cookie
        value = value.replace("%", "%25")
    return f"{name}={value}; Path=/{age}; Secure{scripts}; SameSite=Lax"


@dataclass(frozen=True)
class Cookie:
    """A cookie of a refusal; none where there is no value for it."""

    name: str
    value: object
    lifetime: int | None = None
    for_scripts: bool = False

    @property
    def line(self) -> str:
        text = wire_text(self.value)
        return cookie(self.name, text, self.lifetime, self.for_scripts)


def header_text(text: str) -> str:
    """As headers are written, in UTF-8; a character that would end the line is an error."""
    if any(letter < " " or letter == "\x7f" for letter in text.replace("\t", "")):
        raise ValueError("a header cannot hold it")
    return text.encode().decode("latin-1")

"""###,
  ]
}
