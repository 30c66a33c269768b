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

test("the standing of sessions", () => {
  for (const { now, standing, ...session } of table("session-standing")) {
    assert.equal(decisions.sessionStanding(session, now), standing, JSON.stringify({ now, ...session }));
  }
});

test("the use of tokens", () => {
  for (const { session, grace, now, use, ...token } of table("token-use")) {
    assert.equal(decisions.tokenUse(token, session, grace, now), use, JSON.stringify({ session, grace, ...token }));
  }
  assert.equal(decisions.tokenUse({}, "good", 0, 5), "rotate");
  assert.equal(decisions.tokenUse({ usedAt: 5 }, "good", 1, 5), "again");
});

test("locks", () => {
  for (const { name, steps, story, failures } of table("lockout")) {
    let state = { failures: 0 };
    for (const step of story) {
      if (step.forgive) {
        state = decisions.forgive(state);
        continue;
      }
      const tried = decisions.attemptUnderLockout(state, steps, step.at);
      const { kind, until, left, lockedUntil } = tried.decision;
      const given = kind === "locked" ? { locked: until } : { allowed: left === Infinity ? null : left, lockedUntil };
      assert.deepEqual(given, step.gives, `${name} at ${step.at}`);
      if (kind === "locked") assert.equal(tried.state, state);
      ({ state } = tried);
    }
    assert.equal(state.failures, failures, name);
  }
  for (const step of [{ failures: 0, lasts: 1 }, { failures: 1, lasts: -1 }]) {
    assert.throws(() => decisions.attemptUnderLockout({ failures: 0 }, [step], 0), RangeError);
  }
});

test("codes", () => {
  const bytes = { right: Uint8Array.of(1, 2), wrong: Uint8Array.of(1, 3) };
  for (const { lifetime, tries, story } of table("sent-code")) {
    let code = decisions.sentCode(bytes.right, { sentAt: 0, lifetime, tries });
    for (const { at, shows, gives, triesLeft } of story) {
      const tried = decisions.tryCode(code, bytes[shows], at);
      assert.deepEqual(tried.trial, gives === "wrong" ? { kind: gives, triesLeft } : { kind: gives });
      if (gives === "wrong") assert.equal(tried.code.triesLeft, triesLeft);
      ({ code } = tried);
    }
  }
  assert.equal(decisions.nextSend(5, 60), 60_005);
});

test("bytes in constant time", () => {
  for (const { left, right, isSame } of table("same-time")) {
    assert.equal(decisions.isEqualInConstantTime(Uint8Array.from(left), Uint8Array.from(right)), isSame);
  }
});
