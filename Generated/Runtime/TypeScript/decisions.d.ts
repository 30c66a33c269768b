// Written by authgen, the same for every contract: change nothing here.
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
