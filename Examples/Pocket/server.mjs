import { randomBytes, randomUUID, scryptSync, timingSafeEqual } from "node:crypto";
import express from "express";
import { createMiddleware } from "./Generated/express.js";
import * as refusals from "./Generated/refusals.js";
import { Secret } from "./Generated/runtime.js";
import { tokenUse } from "./Generated/runtime/decisions.js";

const salt = randomBytes(16);
const hash = (password) => scryptSync(password.reveal(), salt, 32);
const user = (email, password) => ({ id: randomUUID(), email, hash: hash(new Secret(password)) });
const users = new Map([["ann@example.com", user("ann@example.com", "correct horse")]]);
const nobody = user("nobody@example.com", randomUUID()); // unknown emails take just as long to refuse
const failures = new Map(); // the times of failed sign-ins, by email
const byAccess = new Map(); // pairs of tokens; in memory, so a restart signs everyone out
const byRefresh = new Map();

function issue(session) {
  const [access, refresh] = [randomUUID(), randomUUID()];
  const tokens = { access: new Secret(access), refresh: new Secret(refresh) };
  const pair = { session, tokens, issuedAt: Date.now(), isUnused: true };
  byAccess.set(access, pair);
  byRefresh.set(refresh, pair);
  return pair;
}

const service = {
  signIn({ email, password }) {
    const recent = (failures.get(email) ?? []).filter((time) => time > Date.now() - 60_000);
    if (recent.length >= 5) return refusals.tooManyTries({ retryAfter: 60 });
    const { id, hash: expected } = users.get(email) ?? nobody;
    if (timingSafeEqual(hash(password), expected)) return issue({ user: { id, email } }).tokens;
    failures.set(email, [...recent, Date.now()]);
    return refusals.wrongPassword();
  },
  me({ access }) {
    const pair = byAccess.get(access?.reveal());
    if (!pair || pair.session.isEnded) return refusals.sessionEnded();
    pair.isUnused = false;
    return Date.now() < pair.issuedAt + 15 * 60_000 ? pair.session.user : refusals.tokenExpired();
  },
  refreshSession({ refresh }) {
    const [pair, now] = [byRefresh.get(refresh.reveal()), Date.now()];
    if (!pair) return refusals.sessionEnded();
    const kept = { expiresAt: pair.issuedAt + 30 * 86_400_000, usedAt: pair.usedAt, isSuccessorUnused: pair.next?.isUnused };
    const use = tokenUse(kept, pair.session.isEnded ? "ended" : "good", { graceSeconds: 30, now });
    pair.isUnused = false;
    if (use === "again") return pair.next.tokens; // the response was lost: the same tokens once more
    if (use === "reused") pair.session.isEnded = true; // a copied token: the whole session ends
    if (use !== "rotate") return refusals.sessionEnded();
    pair.usedAt = now;
    pair.next = issue(pair.session);
    return pair.next.tokens;
  },
  signOut({ access }) {
    const pair = byAccess.get(access?.reveal());
    if (pair) pair.session.isEnded = true;
  },
};

express().use(createMiddleware(service)).listen(process.env.PORT ?? 8080, "127.0.0.1");
