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
    [post(li, { options: { limits: { targetBytes: 7 } } }), 414],
    [post(li, { options: { limits: { headerCount: 0 } } }), 431],
    [post(li, { options: { limits: { headerBytes: 9 } } }), 431],
  ]) {
    assert.equal((await ask([signIn(run)], "/session", init)).status, status);
  }
  assert.equal((await ask([signIn(run)], "/nowhere")).status, 404);
});

test("each field of the query is read once", async () => {
  const count = (name) => ({ name, wire: name, codec: auth.integer, place: "query" });
  const members = [{ name: "sort", wire: "sort", codec: auth.text, place: "query" }, count("page"), count("size")];
  const run = ({ sort, page, size }) => ({ said: `${sort}, page ${page} of ${size}` });
  const route = page("/items", "", { takes: { members }, run });
  assert.deepEqual(
    await (await ask([route], "/items?sort=name&page=12&size=50&x=1")).json(), { said: "name, page 12 of 50" });
  for (const query of ["", "page=1&size=5", "sort=name&sort=age&page=1&size=5", "sort=name&page=1&size=5.0.0"]) {
    assert.equal((await ask([route], `/items?${query}`)).status, 400, query);
  }
});

test("a form on a page leads to its site and to the callback alone", async () => {
  for (const [url, target] of [
    ["https://app.example", "https://app.example"], ["https://app.example/back", "https://app.example"],
    ["app.example:/back", "app.example:"],
  ]) {
    const answer = await ask([page("/start", "", {
      answer: undefined, callback: { url, members: [] }, run: () => ({ kind: "page", html: "<form>" }),
    })], "/start");
    assert.match(answer.headers.get("Content-Security-Policy"), new RegExp(`; form-action 'self' ${target}; `));
  }
});

test("a refusal is answered where it is declared, returned or thrown", async () => {
  for (const run of [() => wrongPassword(), async () => { throw wrongPassword(); }]) {
    const answer = await ask([signIn(run)], "/session", post(li));
    assert.equal(answer.status, 401);
    assert.deepEqual(await answer.json(), { error: { code: "wrong" } });
    assert.equal(answer.headers.get("WWW-Authenticate"), "Bearer");
  }
});

test("any item of a list is written as the first", async () => {
  const lost = auth.refusal({
    name: "lost", status: 400, says: [["ui.nodes.*.messages.*.id", 7], ["ui.nodes.*.messages.*.text", "No"]],
  });
  const route = signIn(() => lost(), { refusals: [lost] });
  const answer = await ask([route], "/session", post(li));
  assert.deepEqual(await answer.json(), { ui: { nodes: [{ messages: [{ id: 7, text: "No" }] }] } });
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

test("a service without a method is refused when the router is made", () => {
  class Service {
    me() { return this; }
  }
  const service = new Service();
  assert.equal(auth.methodOf(service, "me")(), service);
  assert.throws(() => auth.methodOf(service, "signIn"), /^TypeError: Service has no method signIn$/);
  assert.throws(() => auth.methodOf(undefined, "me"), /^TypeError: the service has no method me$/);
});

test("a Node that is too old is refused, and an unknown one is not", () => {
  const own = Object.getOwnPropertyDescriptor(process.versions, "node");
  try {
    for (const node of ["20.0.0", "31.0.0-pre", undefined]) {
      Object.defineProperty(process.versions, "node", { ...own, value: node });
      auth.requireVersion(auth.version, "Notes");
    }
    Object.defineProperty(process.versions, "node", { ...own, value: "18.19.0" });
    assert.throws(() => auth.requireVersion(auth.version, "Notes"), /Notes need Node 20 or later, and this is 18\.19\.0/);
  } finally {
    Object.defineProperty(process.versions, "node", own);
  }
});

test("a method that fails in any way is a 500 of the contract's form, and is told once with its call", async () => {
  const me = { id: "7f1f1b1e-9df3-4bb5-8b39-7e6a2f1a2b3c", level: 1, kind: "a" };
  const answer = auth.record([
    { name: "id", wire: "id", codec: auth.uuid },
    { name: "level", wire: "level", codec: auth.integer, rules: [auth.size(1, 9)] },
    { name: "kind", wire: "kind", codec: auth.enumeration("a", "b") },
    { name: "mail", wire: "mail", codec: auth.text, isOptional: true, rules: [auth.email] },
    { name: "trace", wire: "X-Trace", codec: auth.text, isOptional: true, place: "header", rules: [auth.length(1, 3)] },
    { name: "tags", wire: "tags", codec: auth.list(auth.text), isOptional: true },
  ]);
  const broken = [
    undefined, null, 7, [], {}, { ...me, id: "nope" }, { ...me, id: 7 }, { ...me, level: 10 }, { ...me, level: 1.5 },
    { ...me, level: "1" }, { ...me, kind: "c" }, { ...me, mail: "no mail" }, { ...me, mail: "a@b.co\ud800" },
    { ...me, trace: "long" }, { ...me, trace: "a\nb" }, { ...me, tags: ["\ud800"] }, { ...me, tags: [1] }, { ...me, tags: "a" },
  ];
  for (const value of broken) {
    const told = [];
    const options = { onError: (error, context) => told.push([error.message, context.endpoint, context.method]) };
    const route = page("/me", "", { name: "Notes.me", answer, run: () => value });
    const got = await ask([route], "/me", { options });
    assert.deepEqual([got.status, await got.json()], [500, { error: "brokenAnswer" }], JSON.stringify(value));
    assert.deepEqual(told.map(([, ...call]) => call), [["Notes.me", "GET"]]);
    assert.ok(!/nope|no mail|long/.test(told[0][0]), told[0][0]);
  }
  assert.equal((await ask([page("/me", "", { answer, run: () => me })], "/me")).status, 200);
});

test("a handler of errors may fail, and errors may be handed on", async () => {
  const run = () => { throw new Error("why"); };
  const logged = [];
  const log = console.error;
  console.error = (...words) => logged.push(words.join(" "));
  try {
    for (const onError of [undefined, () => { throw new Error("no"); }, async () => { throw new Error("no"); }]) {
      assert.equal((await ask([page("/me", "", { name: "Notes.me", run })], "/me", { options: { onError } })).status, 500);
    }
  } finally {
    console.error = log;
  }
  assert.equal(logged.length, 5);
  assert.match(logged[0], /^GET Notes\.me failed: Error: why/);
  const options = { onError: () => {}, passErrors: true };
  await assert.rejects(ask([page("/me", "", { run })], "/me", { options }), /why/);
});

test("a method sees its call and adds to its answer", async () => {
  const seen = [];
  const run = (_, context) => {
    seen.push([context.endpoint, context.method, context.requestId, context.header("X-From"), context.peer, context.host]);
    assert.equal(context.request.url, "http://x/me");
    assert.equal(context.signal.aborted, false);
    for (const [name, value] of [["X-A", "a\nb"], ["X A", "a"], ["Content-Length", "1"]]) {
      assert.throws(() => context.addHeader(name, value), TypeError);
    }
    context.addHeader("X-Rate", "9");
    context.addCookie("seen", "1", { lifetime: 60 });
    return { said: "x" };
  };
  const handle = auth.webHandler(new auth.Router([page("/me", "", { name: "Notes.me", run })], {}, []));
  const host = { remoteAddr: { hostname: "192.0.2.7" } };
  const answer = await handle(new Request("http://x/me", { headers: { "X-Request-Id": "r1", "X-From": "here" } }), host);
  assert.deepEqual(seen, [["Notes.me", "GET", "r1", "here", "192.0.2.7", [host]]]);
  assert.equal(answer.headers.get("X-Rate"), "9");
  assert.deepEqual(answer.headers.getSetCookie(), ["seen=1; Path=/; Max-Age=60; Secure; HttpOnly; SameSite=Lax"]);
});

test("a malformed target is somebody else's, and a malformed query of the contract's path is not", () => {
  const router = new auth.Router([page("/users/{id}", "one")], {}, []);
  for (const target of ["/health?ids[]=1", "/%", "/files/a%2Fb", "/r/../health", "/users/%zz", "*", ""]) {
    assert.equal(router.knows(target), false, target);
  }
  for (const target of ["/users/7", "/users/7?a[]=1", "/users/7?q={}"]) assert.equal(router.knows(target), true, target);
});

test("fields of one call keep to each other", async () => {
  const members = [
    { name: "email", wire: "email", codec: auth.text, isOptional: true },
    { name: "phone", wire: "phone_number", codec: auth.text, isOptional: true },
    { name: "password", wire: "password", codec: auth.secret },
    { name: "again", wire: "again", codec: auth.secret },
  ];
  const fault = async (takes, body) => {
    const route = signIn(() => ({ token: new auth.Secret("t1") }), { takes: { members, ...takes } });
    const answer = await ask([route], "/session", post({ password: "p", again: "p", ...body }));
    const { field, expected } = await answer.json();
    return answer.status === 200 ? "good" : `${field}: ${expected}`;
  };
  const some = { atLeastOne: ["email", "phone"] };
  const one = { exactlyOne: ["email", "phone"] };
  const both = { email: "e", phone_number: "p" };
  assert.equal(await fault(some, {}), "email: a value, here or in phone_number");
  assert.equal(await fault(one, { email: null }), "email: a value, here or in phone_number");
  assert.equal(await fault(one, both), "phone_number: no value beside email");
  for (const body of [both, { email: "e" }, { phone_number: "p" }]) assert.equal(await fault(some, body), "good");
  assert.equal(await fault(one, { phone_number: "p" }), "good");
  const same = { same: [["again", "password"]] };
  assert.equal(await fault(same, { again: "q" }), "again: the same as password");
  assert.equal(await fault(same, {}), "good");
});
