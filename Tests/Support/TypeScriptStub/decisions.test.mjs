// Holds the decisions in TypeScript to the tables that Swift and Python are held to.
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import * as decisions from "../../../Generated/Runtime/TypeScript/decisions.js";

// The first row of a table has the names of its columns.
const table = (name) => {
  const file = new URL(`../../Cases/decisions/${name}.json`, import.meta.url);
  const [names, ...rows] = JSON.parse(readFileSync(file, "utf8"));
  return rows.map((row) => Object.fromEntries(names.map((column, index) => [column, row[index]])));
};

const start = 1_700_000_000_000;
const inSeconds = ({ failures, lasts }) => ({ failures, lockSeconds: lasts });

// A row's values as a database or a caller hands them over, and how each decision takes them.
const numbers = { NaN, Infinity };
const read = (value) => (typeof value === "object" && value?.number !== undefined ? numbers[value.number] : value);
const bytesOf = (value) => (Array.isArray(value) ? Uint8Array.from(value) : value);
const calls = {
  sessionStanding: ({ now, idle, ...session }) => decisions.sessionStanding({ ...session, idleSeconds: idle }, now),
  tokenUse: ({ session, grace, now, ...token }) => decisions.tokenUse(token, session, { graceSeconds: grace, now }),
  attempt({ stepFailures, stepLasts, now, ...state }) {
    const step = { failures: stepFailures, lockSeconds: stepLasts };
    const { decision } = decisions.attemptUnderLockout(state, [step], now);
    return decision.kind === "locked" ? "locked" : `allowed, ${decision.left} left`;
  },
  tryCode: ({ fingerprint, now, ...code }) =>
    decisions.tryCode({ fingerprint: bytesOf(fingerprint), ...code }, Uint8Array.of(1, 2), now).trial.kind,
  nextSend: ({ sentAt, pause }) => String(decisions.nextSend(sentAt, pause) - start),
};

function decided({ call, ...values }) {
  const row = Object.fromEntries(Object.entries(values).map(([name, value]) => [name, read(value)]));
  try {
    return calls[call](row);
  } catch (error) {
    assert.ok(error instanceof TypeError || error instanceof RangeError, error);
    return "malformed";
  }
}

test("no malformed value is ever decided about", () => {
  const recorded = new URL("../../Cases/decisions/rows.json", import.meta.url);
  for (const { gives, ...row } of JSON.parse(readFileSync(process.env.AUTHCONTRACT_DECISION_ROWS ?? recorded, "utf8"))) {
    assert.equal(decided(row), gives, JSON.stringify(row));
  }
});

test("the standing of sessions", () => {
  for (const { now, standing, idle, ...session } of table("session-standing")) {
    const kept = { ...session, idleSeconds: idle };
    assert.equal(decisions.sessionStanding(kept, now), standing, JSON.stringify({ now, ...kept }));
  }
});

test("the use of tokens", () => {
  for (const { session, grace, now, use, ...token } of table("token-use")) {
    const context = { graceSeconds: grace, now };
    assert.equal(decisions.tokenUse(token, session, context), use, JSON.stringify({ session, grace, ...token }));
  }
  assert.equal(decisions.tokenUse({}, "good", { graceSeconds: 0, now: start }), "rotate");
  const used = { usedAt: start, isSuccessorUnused: true };
  assert.equal(decisions.tokenUse(used, "good", { graceSeconds: 1, now: start }), "again");
});

test("locks", () => {
  for (const { name, steps, story, failures } of table("lockout")) {
    let state = { failures: 0 };
    for (const step of story) {
      if (step.forgive) {
        state = decisions.forgive(state);
        continue;
      }
      const tried = decisions.attemptUnderLockout(state, steps.map(inSeconds), step.at);
      const { kind, until, left, lockedUntil } = tried.decision;
      const given = kind === "locked" ? { locked: until } : { allowed: left === Infinity ? null : left, lockedUntil };
      assert.deepEqual(given, step.gives, `${name} at ${step.at}`);
      if (kind === "locked") assert.equal(tried.state, state);
      ({ state } = tried);
    }
    assert.equal(state.failures, failures, name);
  }
  for (const step of [{ failures: 0, lasts: 1 }, { failures: 1, lasts: -1 }]) {
    assert.throws(() => decisions.attemptUnderLockout({ failures: 0 }, [inSeconds(step)], start), RangeError);
  }
});

test("codes", () => {
  const bytes = { right: Uint8Array.of(1, 2), wrong: Uint8Array.of(1, 3) };
  for (const { lifetime, tries, story } of table("sent-code")) {
    let code = decisions.sentCode(bytes.right, { sentAt: start, lifetimeSeconds: lifetime, tries });
    for (const { at, shows, gives, triesLeft } of story) {
      const tried = decisions.tryCode(code, bytes[shows], at);
      assert.deepEqual(tried.trial, gives === "wrong" ? { kind: gives, triesLeft } : { kind: gives });
      if (gives === "wrong") assert.equal(tried.code.triesLeft, triesLeft);
      ({ code } = tried);
    }
  }
  assert.equal(decisions.nextSend(start, 60), start + 60_000);
});

test("bytes in constant time", () => {
  for (const { left, right, isSame } of table("same-time")) {
    assert.equal(decisions.isEqualInConstantTime(Uint8Array.from(left), Uint8Array.from(right)), isSame);
  }
});
