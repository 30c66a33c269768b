import assert from "node:assert/strict";
import { test } from "node:test";
import * as auth from "../dist/index.js";

const wrongPassword = auth.refusal({ name: "wrongPassword", status: 401, says: [["error.code", "wrong"]] });
const unknown = auth.refusal({ name: "unknown", status: 404 });
const members = [
  { name: "email", wire: "email", codec: auth.text, rules: [auth.email] },
  { name: "password", wire: "password", codec: auth.secret },
];

function signIn(run, more = {}) {
  return {
    method: "POST", path: "/session", status: 200, takes: { members }, refusals: [wrongPassword],
    answer: auth.record([{ name: "token", wire: "token", codec: auth.secret }]), run, ...more,
  };
}

function page(path, text, more = {}) {
  const answer = auth.record([{ name: "said", wire: "said", codec: auth.text }]);
  return { method: "GET", path, status: 200, takes: {}, answer, run: () => ({ said: text }), ...more };
}

async function ask(routes, target, { method = "GET", options, ...init } = {}) {
  const handle = auth.webHandler(new auth.Router(routes, {}, [], options));
  return handle(new Request(`http://x${target}`, { method, ...init }));
}

const post = (body, more = {}) => ({
  method: "POST", headers: { "Content-Type": "application/json" }, body: JSON.stringify(body), ...more,
});
const li = { email: "li@example.org", password: "geheim" };

test("a request is read, and its answer is written", async () => {
  const seen = [];
  const run = (request) => { seen.push(request); return { token: new auth.Secret("t1") }; };
  const answer = await ask([signIn(run)], "/session", post(li));
  assert.equal(answer.status, 200);
  assert.deepEqual(await answer.json(), { token: "t1" });
  assert.equal(answer.headers.get("Cache-Control"), "no-store");
  assert.equal(seen[0].email, "li@example.org");
  assert.equal(seen[0].password.reveal(), "geheim");
});

test("what cannot be read never reaches the method", async () => {
  const run = () => assert.fail("the method was called");
  for (const [init, status] of [
    [post({ ...li, email: "li" }), 400], [post({ email: li.email }), 400],
    [post(li, { headers: { "Content-Type": "text/plain" } }), 415],
    [post(li, { options: { limits: { bodyBytes: 9 } } }), 413], [{ method: "DELETE" }, 405],
  ]) {
    assert.equal((await ask([signIn(run)], "/session", init)).status, status);
  }
  assert.equal((await ask([signIn(run)], "/nowhere")).status, 404);
});

test("a refusal is answered where it is declared, returned or thrown", async () => {
  for (const run of [() => wrongPassword(), async () => { throw wrongPassword(); }]) {
    const answer = await ask([signIn(run)], "/session", post(li));
    assert.equal(answer.status, 401);
    assert.deepEqual(await answer.json(), { error: { code: "wrong" } });
    assert.equal(answer.headers.get("WWW-Authenticate"), "Bearer");
  }
});

test("what a method must not answer is a 500 without a word about it", async () => {
  for (const run of [() => unknown(), () => { throw new Error("the secret is geheim"); }]) {
    const errors = [];
    const answer = await ask([signIn(run)], "/session", post(li, { options: { onError: (error) => errors.push(error) } }));
    assert.equal(answer.status, 500);
    assert.ok(!(await answer.text()).includes("geheim"));
    assert.equal(errors.length, 1);
  }
});

test("a store that is away is a 503", async () => {
  const answer = await ask([signIn(() => new auth.Unavailable(7))], "/session", post(li));
  assert.deepEqual([answer.status, answer.headers.get("Retry-After")], [503, "7"]);
});

test("a literal segment comes before a parameter, and HEAD is answered as GET", async () => {
  const routes = [page("/users/{id}", "one"), page("/users/me", "me"), page("/once", "x", { answersHead: false })];
  assert.deepEqual(await (await ask(routes, "/users/me")).json(), { said: "me" });
  assert.deepEqual(await (await ask(routes, "/users/7")).json(), { said: "one" });
  const head = await ask(routes, "/users/7", { method: "HEAD" });
  assert.deepEqual([head.status, await head.text()], [200, ""]);
  const once = await ask(routes, "/once", { method: "HEAD" });
  assert.deepEqual([once.status, once.headers.get("Allow")], [405, "GET"]);
});

test("stubs of another version are refused with a way out", () => {
  auth.requireVersion(auth.version, "Notes");
  assert.throws(() => auth.requireVersion("9.9.9", "Notes"), /Notes need version 9\.9\.9.* install .*authgen/);
});
