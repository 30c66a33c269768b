// Written by authgen, the same for every contract: change nothing here.
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
