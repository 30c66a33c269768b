// The stubs of Longde as a part of somebody's Express application, over sockets: mounts, guards, bodies, faults.
import assert from "node:assert/strict";
import { createServer, request } from "node:http";
import { createRequire } from "node:module";
import { connect } from "node:net";
import { test } from "node:test";
import { createMiddleware } from "../../../Generated/Longde/TypeScript/express.js";
import * as refusals from "../../../Generated/Longde/TypeScript/refusals.js";

const express = createRequire(import.meta.url)("express");
const [me, apple] = ["/api/users/me", "/api/auth/apple"];
const user = { id: "7f1f1b1e-9df3-4bb5-8b39-7e6a2f1a2b3c", status: "active" };

function stubs(run = () => user, options) {
  const service = {
    me: run, signInWithApple: () => refusals.appleRefused(), renewSession: () => refusals.sessionExpired(), signOut() {},
  };
  return createMiddleware(service, options);
}

/** Serves an application for one piece of work, and sees that it ends. */
async function serving(application, work) {
  const server = createServer(application);
  await new Promise((resolve) => server.listen(0, "127.0.0.1", resolve));
  try {
    return await work(server.address().port);
  } finally {
    server.close();
    server.closeAllConnections();
  }
}

/** Answers are read byte by byte as they come: nothing is corrected on the way. */
function ask(port, target, { method = "GET", headers = {}, body } = {}) {
  return new Promise((resolve, reject) => {
    const sent = request({ port, host: "127.0.0.1", path: target, method, headers, agent: false }, (answer) => {
      let text = "";
      answer.on("data", (part) => { text += part; });
      answer.on("end", () => resolve({ status: answer.statusCode, headers: answer.headers, text }));
    });
    sent.on("error", reject);
    sent.end(body);
  });
}

const json = (body) => ({ method: "POST", headers: { "Content-Type": "application/json" }, body: JSON.stringify(body) });
const quiet = { onError() {} };

test("what the contract does not have goes on, however it is written", async () => {
  const application = express().use(stubs()).use((req, res) => res.status(418).end());
  await serving(application, async (port) => {
    const others = ["/health?ids[]=1&ids[]=2", "/health?q=a|b", "/health?q={}", "/health?q=<x>", "/files/a%2Fb", "/%", "/r/../health", "/"];
    for (const target of others) assert.equal((await ask(port, target)).status, 418, target);
    assert.equal((await ask(port, me)).status, 200);
    assert.equal((await ask(port, `${me}?a[]=1`)).status, 400);
  });
});

test("a guard runs once for each call, wherever it is put", async () => {
  let runs = 0;
  const guard = (req, res, next) => { runs += 1; next(); };
  const router = () => express.Router();
  const places = {
    "on the application": ["", () => express().use(guard).use(stubs())],
    "on the mount": ["/v1", () => express().use("/v1", guard, stubs())],
    "on a router": ["/v1", () => express().use("/v1", router().use(guard).use(stubs()))],
    "on a router in a router": ["/v1/x", () => express().use("/v1", router().use("/x", guard, router().use(stubs())))],
    "on an application inside": ["/v1", () => express().use("/v1", express().use(guard).use(stubs()))],
    "on the route": ["", () => express().all(me, guard).all(apple, guard).use(stubs())],
    "on a part of the path": ["", () => express().use("/api", guard).use(stubs())],
    "behind": ["", () => express().use(guard).use(stubs()).use(guard)],
  };
  for (const [place, [start, make]] of Object.entries(places)) {
    await serving(make(), async (port) => {
      for (const [target, init, status] of [[me, {}, 200], [me, { method: "HEAD" }, 200], [apple, json({ identityToken: "t" }), 401], [me, { method: "PUT" }, 405]]) {
        runs = 0;
        const answer = await ask(port, start + target, init);
        assert.deepEqual([answer.status, runs], [status, 1], `${place}: ${init.method ?? "GET"} ${target}`);
      }
    });
  }
});

test("a guard that refuses keeps the call from the service", async () => {
  const run = () => assert.fail("the service was called");
  await serving(express().use((req, res) => res.status(429).end()).use(stubs(run)), async (port) => {
    assert.equal((await ask(port, me)).status, 429);
  });
});

test("the path of a mount may be said once or twice", async () => {
  for (const options of [{}, { base: "/v1" }]) {
    await serving(express().use("/v1", stubs(undefined, options)), async (port) => {
      assert.equal((await ask(port, `/v1${me}`)).status, 200);
      assert.equal((await ask(port, me)).status, 404);
    });
  }
});

test("a body that is too large is answered at once, and its sender hears it", { timeout: 60_000 }, async () => {
  await serving(express().use(stubs()), async (port) => {
    for (const size of [65_537, 20 * 1024 * 1024]) {
      const answer = await ask(port, apple, { ...json(), body: Buffer.alloc(size, 32) });
      assert.deepEqual([answer.status, answer.text], [413, '{"message":"bodyTooLarge"}']);
    }
    // One without an end is read for a while and no longer.
    const sent = await new Promise((resolve) => {
      const socket = connect(port, "127.0.0.1");
      const part = Buffer.concat([Buffer.from("100000\r\n"), Buffer.alloc(1024 * 1024, 32), Buffer.from("\r\n")]);
      let bytes = 0;
      const more = () => { while (!socket.destroyed && socket.write(part)) bytes += part.length; bytes += part.length; };
      socket.on("error", () => {});
      socket.on("close", () => resolve(bytes));
      socket.on("drain", more);
      socket.write("POST /api/auth/apple HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nTransfer-Encoding: chunked\r\n\r\n");
      more();
    });
    assert.ok(sent > 32 * 1024 * 1024 && sent < 80 * 1024 * 1024, String(sent));
    assert.equal((await ask(port, me)).status, 200);
  });
});

test("a caller that goes away is no error, and its call is told", async () => {
  const errors = [];
  const [gone, started] = [deferred(), deferred()];
  const run = (_, { signal }) => new Promise((resolve) => {
    signal.addEventListener("abort", () => { gone.resolve(true); resolve(user); });
    started.resolve();
  });
  const application = express().use(stubs(run, { onError: (error) => errors.push(error) })).use((error, req, res, next) => errors.push(error));
  await serving(application, async (port) => {
    await new Promise((resolve) => {
      const socket = connect(port, "127.0.0.1", () => {
        socket.write("POST /api/auth/apple HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 9\r\n\r\n{", () => socket.destroy());
      });
      socket.on("close", resolve);
    });
    const socket = connect(port, "127.0.0.1", () => {
      socket.write(`GET ${me} HTTP/1.1\r\nHost: x\r\n\r\n`);
    });
    await started.promise;
    socket.destroy();
    assert.equal(await gone.promise, true);
    assert.deepEqual(errors, []);
  });
});

function deferred() {
  const made = {};
  made.promise = new Promise((resolve) => { made.resolve = resolve; });
  return made;
}

test("a reader of bodies that stands ahead is told at the first call, and is a fault of the contract's form", async () => {
  const [warned, told] = [[], []];
  const warn = console.warn;
  console.warn = (text) => warned.push(text);
  try {
    const options = { onError: (error, context) => told.push([error.message, context.endpoint]) };
    await serving(express().use(express.json()).use(stubs(undefined, options)), async (port) => {
      assert.equal((await ask(port, me)).status, 200);
      assert.equal(warned.length, 1);
      assert.match(warned[0], /^jsonParser reads bodies ahead/);
      const answer = await ask(port, apple, json({ identityToken: "t" }));
      assert.deepEqual([answer.status, answer.text], [500, '{"message":"brokenAnswer"}']);
      assert.equal(answer.headers["cache-control"], "no-store");
      assert.equal(told.length, 1);
      assert.equal(told[0][1], "Longde.signInWithApple");
      assert.match(told[0][0], /use it ahead of express\.json\(\), or keep `rawBody`/);
      assert.equal(warned.length, 1);
    });
    const keeping = express.json({ verify: (req, res, bytes) => { req.rawBody = bytes; } });
    await serving(express().use("/x", keeping, stubs()), async (port) => {
      assert.equal((await ask(port, `/x${apple}`, json({ identityToken: "t" }))).status, 401);
    });
  } finally {
    console.warn = warn;
  }
});

test("an error is answered, or goes to next where a team wants it, and names its route", async () => {
  const fail = () => { throw new Error("why"); };
  const seen = [];
  const handler = (error, req, res, next) => { seen.push([error.message, req.route.path, req.route.name]); res.status(599).end(); };
  await serving(express().use(stubs(fail, quiet)).use(handler), async (port) => {
    const answer = await ask(port, me);
    assert.deepEqual([answer.status, answer.text, seen], [500, '{"message":"brokenAnswer"}', []]);
  });
  for (const answer of [{}, { ...user, status: "bogus" }, { ...user, email: "no mail" }, undefined]) {
    await serving(express().use(stubs(() => answer, quiet)), async (port) => {
      assert.equal((await ask(port, me)).status, 500);
    });
  }
  await serving(express().use(stubs(fail, { ...quiet, passErrors: true })).use(handler), async (port) => {
    assert.deepEqual([(await ask(port, me)).status, seen], [599, [["why", me, "Longde.me"]]]);
  });
});

test("a service sees Express' own request, the peer and the headers", async () => {
  const run = (_, context) => {
    context.addHeader("X-Seen", `${context.endpoint} ${context.peer} ${context.request.kept} ${context.header("x-from")}`);
    return user;
  };
  const application = express().use((req, res, next) => { req.kept = "kept"; next(); }).use(stubs(run));
  await serving(application, async (port) => {
    const answer = await ask(port, me, { headers: { "X-From": "here" } });
    assert.equal(answer.headers["x-seen"], "Longde.me 127.0.0.1 kept here");
  });
});

test("CommonJS and modules both start", () => {
  const required = createRequire(import.meta.url)("../../../Generated/Longde/TypeScript/express.js");
  assert.equal(required.createMiddleware, createMiddleware);
});
