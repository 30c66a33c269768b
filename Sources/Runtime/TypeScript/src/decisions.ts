// Decisions that are easy to get wrong, without storage and without HTTP. Moments are milliseconds since 1970. An
// absent moment may be null, as databases have it. Every function checks its values before it decides: a malformed
// one, such as a number that a database returned as text, throws.

/** The standing of a session at a moment. */
export type SessionStanding =
  | "good"
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

export function sessionStanding(session: KeptSession, now: number): SessionStanding {
  checkMoment("now", now);
  const endsAt = optional(session.endsAt, (at) => checkMoment("endsAt", at));
  const idle = optional(session.idleSeconds, (seconds) => milliseconds("idleSeconds", seconds));
  const usedAt = checkPast("usedAt", session.usedAt, now);
  if (checkFlag("isEnded", session.isEnded)) return "ended";
  const isIdle = idle !== null && now >= usedAt + idle;
  return isIdle || (endsAt !== null && now >= endsAt) ? "expired" : "good";
}

/** The decision about a call that uses up the token that it shows, as each renewal does where tokens rotate. */
export type TokenUse =
  /** The token is good: write down that it was used, with its successor, and give the successor. */
  | "rotate"
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
export function tokenUse(
  token: KeptToken,
  session: SessionStanding,
  { graceSeconds, now }: { graceSeconds: number; now: number },
): TokenUse {
  checkMoment("now", now);
  if (!["good", "expired", "ended"].includes(session)) throw new TypeError("session isn't a SessionStanding");
  const grace = milliseconds("graceSeconds", graceSeconds);
  const expiresAt = optional(token.expiresAt, (at) => checkMoment("expiresAt", at));
  const usedAt = optional(token.usedAt, (at) => checkPast("usedAt", at, now));
  const isSame = token.isSuccessorSame === undefined || checkFlag("isSuccessorSame", token.isSuccessorSame);
  const isUnused = usedAt !== null && checkFlag("isSuccessorUnused", token.isSuccessorUnused);
  if (session === "ended") return "ended";
  if (usedAt !== null && !(isSame && isUnused && now < usedAt + grace)) return "reused";
  if (session === "expired") return "expired";
  if (usedAt !== null) return "again";
  return expiresAt !== null && now >= expiresAt ? "expired" : "rotate";
}

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

export type LockoutDecision =
  /** Verify the attempt. If it fails, so many more are left before a lock; with none left, the lock is until then. */
  | { readonly kind: "allowed"; readonly left: number; readonly lockedUntil: number | null }
  /** Do not verify it, and say nothing of whether it would have been right. */
  | { readonly kind: "locked"; readonly until: number };

/**
 * Counts an attempt as a failure before it is verified: of many at once, no more are verified than are allowed. Store
 * the new state before the verification, and after a success `forgive` it or begin anew.
 */
export function attemptUnderLockout(
  state: LockoutState,
  steps: readonly LockoutStep[],
  now: number,
): { state: LockoutState; decision: LockoutDecision } {
  checkMoment("now", now);
  const { lockedUntil: lockedBefore } = checkLockout(state);
  const next = nextStep(state.failures + 1, steps);
  if (lockedBefore !== null && now < lockedBefore) {
    return { state, decision: { kind: "locked", until: lockedBefore } };
  }
  const failures = state.failures + 1;
  // Without steps nothing locks, and an earlier lock is over.
  if (next === undefined) {
    return { state: { ...state, failures }, decision: { kind: "allowed", left: Infinity, lockedUntil: null } };
  }
  const isReached = next.failures === failures;
  const lockedUntil = isReached ? now + milliseconds("lockSeconds", next.lockSeconds) : null;
  const decision: LockoutDecision = { kind: "allowed", left: next.failures - failures, lockedUntil };
  return { state: { failures, lockedUntil, lockedAt: isReached ? failures : null }, decision };
}

/** One failure less, for an attempt that was not judged. The lock that it caused goes with it. */
export function forgive(state: LockoutState): LockoutState {
  const { lockedAt } = checkLockout(state);
  const failures = Math.max(0, state.failures - 1);
  const isUnlocked = lockedAt !== null && failures < lockedAt;
  return isUnlocked ? { failures, lockedUntil: null, lockedAt: null } : { ...state, failures };
}

function checkLockout(state: LockoutState): { lockedUntil: number | null; lockedAt: number | null } {
  checkCount("failures", state.failures);
  return {
    lockedUntil: optional(state.lockedUntil, (at) => checkMoment("lockedUntil", at)),
    lockedAt: optional(state.lockedAt, (count) => checkCount("lockedAt", count, 1)),
  };
}

/**
 * The first step that is not behind so many failures. Behind the last one they come again at the distance of the last
 * two.
 */
function nextStep(failures: number, steps: readonly LockoutStep[]): LockoutStep | undefined {
  for (const step of steps) {
    checkCount("failures of a step", step.failures, 1);
    milliseconds("lockSeconds", step.lockSeconds);
  }
  const sorted = [...steps].sort((one, other) => one.failures - other.failures);
  const found = sorted.find((step) => step.failures >= failures);
  const [last, before] = [sorted[sorted.length - 1], sorted[sorted.length - 2]];
  if (found !== undefined || last === undefined) return found;
  const distance = Math.max(1, last.failures - (before?.failures ?? 0));
  const rounds = Math.ceil((failures - last.failures) / distance);
  return { failures: last.failures + rounds * distance, lockSeconds: last.lockSeconds };
}

/** A code that was sent to somebody, as it is kept: one of a contract's `codes`. */
export interface SentCode {
  /** A keyed hash of the code, such as an HMAC. It is null when the code was used: a code is right once. */
  readonly fingerprint: Uint8Array | null;
  readonly expiresAt: number;
  readonly triesLeft: number;
}

/** `fingerprint` is a keyed hash, such as an HMAC with a secret of the server: a plain hash of six digits is no secret. */
export function sentCode(
  fingerprint: Uint8Array,
  { sentAt, lifetimeSeconds, tries }: { sentAt: number; lifetimeSeconds: number; tries: number },
): SentCode {
  const expiresAt = checkMoment("sentAt", sentAt) + milliseconds("lifetimeSeconds", lifetimeSeconds);
  return { fingerprint: checkBytes("fingerprint", fingerprint), expiresAt, triesLeft: checkCount("tries", tries) };
}

export type CodeTrial =
  | { readonly kind: "right" }
  | { readonly kind: "wrong"; readonly triesLeft: number }
  | { readonly kind: "expired" }
  /** It was tried too often, and is no longer compared. */
  | { readonly kind: "triesSpent" }
  /** It was used before. */
  | { readonly kind: "unknown" };

/** Counts the try before the code is compared. Store the new code before anything follows from the trial. */
export function tryCode(code: SentCode, shown: Uint8Array, now: number): { code: SentCode; trial: CodeTrial } {
  checkMoment("now", now);
  checkMoment("expiresAt", code.expiresAt);
  checkCount("triesLeft", code.triesLeft);
  const fingerprint = optional(code.fingerprint, (bytes) => checkBytes("fingerprint", bytes));
  if (fingerprint === null) return { code, trial: { kind: "unknown" } };
  if (now >= code.expiresAt) return { code, trial: { kind: "expired" } };
  if (code.triesLeft === 0) return { code, trial: { kind: "triesSpent" } };
  const tried = { ...code, triesLeft: code.triesLeft - 1 };
  if (!isEqualInConstantTime(shown, fingerprint)) {
    return { code: tried, trial: { kind: "wrong", triesLeft: tried.triesLeft } };
  }
  return { code: { ...tried, fingerprint: null }, trial: { kind: "right" } };
}

/**
 * The moment from which another code may be sent. `pauseSeconds` is the `resendAfter` of the contract. Count it for
 * unknown addresses too; otherwise the pause reveals which addresses have an account.
 */
export function nextSend(sentAt: number, pauseSeconds: number): number {
  return checkMoment("sentAt", sentAt) + milliseconds("pauseSeconds", pauseSeconds);
}

/** Whether the bytes are the same. Reads all of them, also after a difference: the time tells only their lengths. */
export function isEqualInConstantTime(left: Uint8Array, right: Uint8Array): boolean {
  for (const bytes of [left, right]) if (!(bytes instanceof Uint8Array)) throw new TypeError("pass a Uint8Array");
  let difference = left.length ^ right.length;
  for (let index = 0; index < Math.min(left.length, right.length); index += 1) {
    difference |= (left[index] ?? 0) ^ (right[index] ?? 0);
  }
  return difference === 0;
}

// Seconds in place of milliseconds are a moment in January 1970, and microseconds one in the year 50000.
const [earliest, latest] = [100_000_000_000, 253_402_300_799_999];
/** Ten years: what is longer is in milliseconds, or is a moment. */
const longest = 315_576_000;
/** A count of attempts. What is larger is a moment. */
const most = 1_000_000_000;
/** By how much the clocks of two servers may differ. */
const skew = 60_000;

function optional<Value, Checked>(value: Value | null | undefined, check: (value: Value) => Checked): Checked | null {
  return value === null || value === undefined ? null : check(value);
}

function checkMoment(name: string, value: number): number {
  checkNumber(name, value);
  if (Number.isInteger(value) && value >= earliest && value <= latest) return value;
  throw new RangeError(`${name} is ${value}: pass whole milliseconds since 1970, of a time after 1973`);
}

function checkPast(name: string, value: number, now: number): number {
  if (checkMoment(name, value) <= now + skew) return value;
  throw new RangeError(`${name} is ${value - now} ms after now: a clock was set back, or two servers' clocks differ`);
}

function milliseconds(name: string, value: number): number {
  checkNumber(name, value);
  if (value >= 0 && value <= longest) return value * 1_000;
  throw new RangeError(`${name} is ${value}: pass seconds, from 0 to 10 years`);
}

function checkCount(name: string, value: number, least = 0): number {
  checkNumber(name, value);
  if (Number.isInteger(value) && value >= least && value <= most) return value;
  throw new RangeError(`${name} is ${value}: pass a whole number from ${least} to a billion`);
}

function checkNumber(name: string, value: unknown): void {
  if (typeof value !== "number") throw new TypeError(`${name} is ${shown(value)}: pass a number`);
}

function checkFlag(name: string, value: unknown): boolean {
  if (typeof value === "boolean") return value;
  throw new TypeError(`${name} is ${shown(value)}: pass true or false`);
}

function checkBytes(name: string, value: unknown): Uint8Array {
  if (value instanceof Uint8Array && value.length > 0) return value;
  throw new TypeError(`${name} isn't a Uint8Array with at least one byte`);
}

/** Its kind alone: a value may be secret. */
function shown(value: unknown): string {
  return value === null ? "null" : value === undefined ? "undefined" : `a ${typeof value}`;
}
