// Signed requests, as AuthClient's SigningTransport sends them, at a router of the runtime.
import assert from "node:assert/strict";
import { createHmac } from "node:crypto";
import { test } from "node:test";
import * as auth from "../../../Generated/Runtime/TypeScript/index.js";

const [secret, next] = ["s".repeat(32), "n".repeat(32)];
const now = 1_700_000_000;
const route = { method: "POST", path: "/users/{id}", status: 204, takes: {}, run: () => undefined };

function headers(target, { key = secret, time = now, body = "", method = "POST", code, signed = target } = {}) {
  const made = createHmac("sha256", key).update(`${time}\n${method}\n${signed}\n${body}`).digest("hex");
  return { "X-Timestamp": String(time), "X-Signature": code ?? made };
}

async function status(target, { body, ...options } = {}, more = {}) {
  const signature = { secrets: [secret, next], now: () => now * 1_000 };
  const router = new auth.Router([route], {}, [], { signature });
  const init = { method: "POST", headers: { ...headers(target, { body, ...options }), ...more }, body };
  return (await auth.webHandler(router)(new Request(`http://x${target}`, init))).status;
}

test("signed requests pass, with each of the secrets", async () => {
  assert.equal(await status("/users/me"), 204);
  assert.equal(await status("/users/me?a=1&b=%20", { body: "{}" }), 204);
  assert.equal(await status("/users/%6de", { key: next }), 204);
  assert.equal(await status("/users/me", { time: now - 300 }), 204);
});

test("all others get 401", async () => {
  const wrong = [
    [{ key: "x".repeat(32) }], [{ time: now - 301 }], [{ time: now + 301 }], [{ method: "PUT" }],
    [{ signed: "/users/%6de" }], [{ code: "é" }], [{ code: "" }], [{ code: "00" }], [{}, { "X-Timestamp": "²" }],
    [{}, { "X-Timestamp": "" }], [{}, { "X-Timestamp": "1e9" }], [{}, { "X-Timestamp": `${now}, ${now}` }],
  ];
  for (const [options, more] of wrong) {
    assert.equal(await status("/users/me", options, more), 401, JSON.stringify([options, more]));
  }
  assert.equal(await status("/users/me", { body: "{}", code: headers("/users/me")["X-Signature"] }), 401);
});

test("a short secret is an error when the router is made", () => {
  for (const secrets of [[], ["short"], [secret, "x".repeat(31)]]) {
    assert.throws(() => new auth.Router([], {}, [], { signature: { secrets } }), RangeError);
  }
});

test("a handler of errors that hangs delays a response for a second at most", async () => {
  const run = () => {
    throw new Error("broken");
  };
  const router = new auth.Router([{ ...route, run }], {}, [], { onError: () => new Promise(() => {}) });
  const answer = await auth.webHandler(router)(new Request("http://x/users/me", { method: "POST" }));
  assert.equal(answer.status, 500);
});
