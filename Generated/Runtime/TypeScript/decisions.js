// Written by authgen, the same for every contract: change nothing here.
export function sessionStanding({ isEnded, endsAt, idle, usedAt }, now) {
    if (isEnded)
        return "ended";
    if (isMoment(endsAt) && now >= endsAt)
        return "expired";
    return isMoment(idle) && now >= usedAt + idle * 1000 ? "expired" : "good";
}
export function tokenUse(token, session, grace, now) {
    if (session === "ended")
        return "ended";
    const { expiresAt, usedAt, isSuccessorSame = true, isSuccessorUnused = true } = token;
    if (!isMoment(usedAt)) {
        const isExpired = isMoment(expiresAt) && now >= expiresAt;
        return session === "expired" || isExpired ? "expired" : "rotate";
    }
    const isInTime = now < usedAt + grace * 1000;
    if (!isInTime || !isSuccessorUnused || !isSuccessorSame)
        return "reused";
    return session === "expired" ? "expired" : "again";
}
export function attemptUnderLockout(state, steps, now) {
    if (isMoment(state.lockedUntil) && now < state.lockedUntil) {
        return { state, decision: { kind: "locked", until: state.lockedUntil } };
    }
    const failures = state.failures + 1;
    const next = nextStep(failures, steps);
    const isReached = next?.failures === failures;
    const lockedUntil = next !== undefined && isReached ? now + next.lasts * 1000 : null;
    const left = next === undefined ? Infinity : next.failures - failures;
    const kept = next === undefined ? { ...state, failures } : { failures, lockedUntil, lockedAt: isReached ? failures : null };
    return { state: kept, decision: { kind: "allowed", left, lockedUntil } };
}
export function forgive(state) {
    const failures = Math.max(0, state.failures - 1);
    const isUnlocked = isMoment(state.lockedAt) && failures < state.lockedAt;
    return isUnlocked ? { failures, lockedUntil: null, lockedAt: null } : { ...state, failures };
}
function nextStep(failures, steps) {
    for (const step of steps) {
        if (step.failures <= 0 || step.lasts < 0)
            throw new RangeError("a lock comes after a failure and takes time");
    }
    const sorted = [...steps].sort((one, other) => one.failures - other.failures);
    const found = sorted.find((step) => step.failures >= failures);
    const [last, before] = [sorted[sorted.length - 1], sorted[sorted.length - 2]];
    if (found !== undefined || last === undefined)
        return found;
    const distance = Math.max(1, last.failures - (before?.failures ?? 0));
    const rounds = Math.ceil((failures - last.failures) / distance);
    return { failures: last.failures + rounds * distance, lasts: last.lasts };
}
export function sentCode(fingerprint, { sentAt, lifetime, tries }) {
    return { fingerprint, expiresAt: sentAt + lifetime * 1000, triesLeft: tries };
}
export function tryCode(code, shown, now) {
    const { fingerprint, expiresAt, triesLeft } = code;
    if (fingerprint === null)
        return { code, trial: { kind: "unknown" } };
    if (now >= expiresAt)
        return { code, trial: { kind: "expired" } };
    if (triesLeft <= 0)
        return { code, trial: { kind: "triesSpent" } };
    const tried = { ...code, triesLeft: triesLeft - 1 };
    if (!isEqualInConstantTime(shown, fingerprint))
        return { code: tried, trial: { kind: "wrong", triesLeft: tried.triesLeft } };
    return { code: { ...tried, fingerprint: null }, trial: { kind: "right" } };
}
export function nextSend(sentAt, pause) {
    return sentAt + pause * 1000;
}
export function isEqualInConstantTime(left, right) {
    let difference = left.length ^ right.length;
    for (let index = 0; index < Math.min(left.length, right.length); index += 1) {
        difference |= (left[index] ?? 0) ^ (right[index] ?? 0);
    }
    return difference === 0;
}
function isMoment(value) {
    return value !== null && value !== undefined;
}
