// Decisions that are easily got wrong, without storage and without HTTP. Moments are milliseconds since 1970, lengths of
// time are seconds. A moment that is not there may be null, as databases have it.

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
  readonly idle?: number | null | undefined;
  /** The moment of its last use. It may be written down once a minute: a session then ends early by that. */
  readonly usedAt: number;
}

export function sessionStanding({ isEnded, endsAt, idle, usedAt }: KeptSession, now: number): SessionStanding {
  if (isEnded) return "ended";
  if (isMoment(endsAt) && now >= endsAt) return "expired";
  return isMoment(idle) && now >= usedAt + idle * 1_000 ? "expired" : "good";
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
   * The successor that was kept is the one that would be given now, as it is if nothing is said here. One that follows
   * from the token and a secret, such as an HMAC, is always the same. A random one has to be kept for the grace.
   */
  readonly isSuccessorSame?: boolean | undefined;
  /** The successor was not shown yet, as it is if nothing is said here. */
  readonly isSuccessorUnused?: boolean | undefined;
}

/**
 * Whether the token was used comes before whether it is expired: a copy that turns up late is a copy. Read the token,
 * decide and write in one transaction, or two callers may both rotate. `grace` is that of the contract, 0 for none.
 */
export function tokenUse(token: KeptToken, session: SessionStanding, grace: number, now: number): TokenUse {
  if (session === "ended") return "ended";
  const { expiresAt, usedAt, isSuccessorSame = true, isSuccessorUnused = true } = token;
  if (!isMoment(usedAt)) {
    const isExpired = isMoment(expiresAt) && now >= expiresAt;
    return session === "expired" || isExpired ? "expired" : "rotate";
  }
  const isInTime = now < usedAt + grace * 1_000;
  if (!isInTime || !isSuccessorUnused || !isSuccessorSame) return "reused";
  return session === "expired" ? "expired" : "again";
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
  readonly lasts: number;
}

export type LockoutDecision =
  /** Verify the attempt. If it fails, so many more are left before a lock; with none left, the lock is until then. */
  | { readonly kind: "allowed"; readonly left: number; readonly lockedUntil: number | null }
  /** Do not verify it, and say nothing of whether it would have been right. */
  | { readonly kind: "locked"; readonly until: number };

/**
 * Counts an attempt as a failure before it is verified: of many at once, no more are verified than are allowed. Keep the
 * new state before the verification, and after a success `forgive` it or begin anew.
 */
export function attemptUnderLockout(
  state: LockoutState,
  steps: readonly LockoutStep[],
  now: number,
): { state: LockoutState; decision: LockoutDecision } {
  if (isMoment(state.lockedUntil) && now < state.lockedUntil) {
    return { state, decision: { kind: "locked", until: state.lockedUntil } };
  }
  const failures = state.failures + 1;
  const next = nextStep(failures, steps);
  const isReached = next?.failures === failures;
  const lockedUntil = next !== undefined && isReached ? now + next.lasts * 1_000 : null;
  const left = next === undefined ? Infinity : next.failures - failures;
  // Without steps nothing locks, and a lock of before is over.
  const kept = next === undefined ? { ...state, failures } : { failures, lockedUntil, lockedAt: isReached ? failures : null };
  return { state: kept, decision: { kind: "allowed", left, lockedUntil } };
}

/** A failure less, for an attempt that was not judged; the lock that it brought goes with it. */
export function forgive(state: LockoutState): LockoutState {
  const failures = Math.max(0, state.failures - 1);
  const isUnlocked = isMoment(state.lockedAt) && failures < state.lockedAt;
  return isUnlocked ? { failures, lockedUntil: null, lockedAt: null } : { ...state, failures };
}

/**
 * The first step that is not behind so many failures. Behind the last one they come again at the distance of the last
 * two.
 */
function nextStep(failures: number, steps: readonly LockoutStep[]): LockoutStep | undefined {
  for (const step of steps) {
    if (step.failures <= 0 || step.lasts < 0) throw new RangeError("a lock comes after a failure and takes time");
  }
  const sorted = [...steps].sort((one, other) => one.failures - other.failures);
  const found = sorted.find((step) => step.failures >= failures);
  const [last, before] = [sorted[sorted.length - 1], sorted[sorted.length - 2]];
  if (found !== undefined || last === undefined) return found;
  const distance = Math.max(1, last.failures - (before?.failures ?? 0));
  const rounds = Math.ceil((failures - last.failures) / distance);
  return { failures: last.failures + rounds * distance, lasts: last.lasts };
}

/** A code that was sent to somebody, as it is kept: one of a contract's `codes`. */
export interface SentCode {
  /** A keyed hash of the code, such as an HMAC. It is null when the code was used: a code is right once. */
  readonly fingerprint: Uint8Array | null;
  readonly expiresAt: number;
  readonly triesLeft: number;
}

/** `fingerprint` is such as an HMAC under a secret of the server: a plain hash of six digits is no secret. */
export function sentCode(
  fingerprint: Uint8Array,
  { sentAt, lifetime, tries }: { sentAt: number; lifetime: number; tries: number },
): SentCode {
  return { fingerprint, expiresAt: sentAt + lifetime * 1_000, triesLeft: tries };
}

export type CodeTrial =
  | { readonly kind: "right" }
  | { readonly kind: "wrong"; readonly triesLeft: number }
  | { readonly kind: "expired" }
  /** It was tried too often, and is no longer compared. */
  | { readonly kind: "triesSpent" }
  /** It was used before. */
  | { readonly kind: "unknown" };

/** Counts the try before the code is compared. Keep the new code before anything follows from the trial. */
export function tryCode(code: SentCode, shown: Uint8Array, now: number): { code: SentCode; trial: CodeTrial } {
  const { fingerprint, expiresAt, triesLeft } = code;
  if (fingerprint === null) return { code, trial: { kind: "unknown" } };
  if (now >= expiresAt) return { code, trial: { kind: "expired" } };
  if (triesLeft <= 0) return { code, trial: { kind: "triesSpent" } };
  const tried = { ...code, triesLeft: triesLeft - 1 };
  if (!isEqualInConstantTime(shown, fingerprint)) return { code: tried, trial: { kind: "wrong", triesLeft: tried.triesLeft } };
  return { code: { ...tried, fingerprint: null }, trial: { kind: "right" } };
}

/**
 * The moment from which another code may be sent. `pause` is the `resendAfter` of the contract. Count it for addresses
 * that nobody has too, or it tells them.
 */
export function nextSend(sentAt: number, pause: number): number {
  return sentAt + pause * 1_000;
}

/** Whether the bytes are the same. Reads each of them, also behind a difference: only the lengths show in the time. */
export function isEqualInConstantTime(left: Uint8Array, right: Uint8Array): boolean {
  let difference = left.length ^ right.length;
  for (let index = 0; index < Math.min(left.length, right.length); index += 1) {
    difference |= (left[index] ?? 0) ^ (right[index] ?? 0);
  }
  return difference === 0;
}

function isMoment(value: number | null | undefined): value is number {
  return value !== null && value !== undefined;
}
