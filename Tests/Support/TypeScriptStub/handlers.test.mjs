// Compares what methods that go wrong lead to with the table of docs/server.md: each row is a case here.
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { createServer } from "node:http";
import { createRequire } from "node:module";
import { connect } from "node:net";
import { test } from "node:test";
import { createMiddleware } from "../../../Generated/Longde/TypeScript/express.js";
import { createHandler } from "../../../Generated/Longde/TypeScript/handler.js";
import * as refusals from "../../../Generated/Longde/TypeScript/refusals.js";

const express = createRequire(import.meta.url)("express");
const user = { id: "7f1f1b1e-9df3-4bb5-8b39-7e6a2f1a2b3c", status: "active" };

/** Each method, and whether its caller leaves when it has begun. */
const methods = {
  "throws": [() => { throw new Error("why"); }],
  "rejects with nothing": [() => Promise.reject()],
  "answers wrongly": [() => ({ ...user, status: "bogus" })],
  "answers nothing": [() => undefined],
  "refuses as another endpoint": [() => refusals.appleRefused()],
  "hangs until the caller leaves": [(_, { signal }) => new Promise((resolve) => { signal.addEventListener("abort", () => resolve(user)); }), true],
  "stops because the caller left": [(_, { signal }) => new Promise((_, reject) => { signal.addEventListener("abort", () => reject(signal.reason)); }), true],
  "fails after the caller left": [(_, { signal }) => new Promise((_, reject) => { signal.addEventListener("abort", () => reject(new Error("why"))); }), true],
  "was cancelled by something else": [() => { throw new DOMException("it was stopped", "AbortError"); }],
};

function serviceOf(method, begun, ended) {
  const me = async (request, context) => {
    try {
      const answer = method(request, context);
      begun();
      return await answer;
    } finally {
      setImmediate(ended);
    }
  };
  return { me, signInWithApple: () => refusals.appleRefused(), renewSession: () => refusals.sessionExpired(), signOut() {} };
}

function deferred() {
  const made = {};
  made.promise = new Promise((resolve) => { made.resolve = resolve; });
  return made;
}

/** The caller of a socket, which reads whatever comes and leaves as soon as it should. */
const overSocket = (make) => async (method, leaves) => {
  const [begun, ended] = [deferred(), deferred()];
  const server = createServer(make(serviceOf(method, begun.resolve, ended.resolve)));
  await new Promise((resolve) => server.listen(0, "127.0.0.1", resolve));
  try {
    const socket = connect(server.address().port, "127.0.0.1");
    let text = "";
    socket.on("error", () => {}).on("data", (part) => { text += part; });
    const closed = new Promise((resolve) => socket.on("close", resolve));
    socket.write("GET /api/users/me HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n");
    if (leaves) {
      await begun.promise;
      socket.destroy();
    }
    await Promise.all([closed, ended.promise]);
    await new Promise(setImmediate);
    return text;
  } finally {
    server.close();
    server.closeAllConnections();
  }
};

const hosts = {
  "Express": overSocket((service) => express().use(createMiddleware(service))),
  "a web-standard host": async (method, leaves) => {
    const [begun, ended, gone] = [deferred(), deferred(), new AbortController()];
    const handler = createHandler(serviceOf(method, begun.resolve, ended.resolve));
    const answer = handler(new Request("http://localhost/api/users/me", { signal: gone.signal }));
    if (leaves) {
      await begun.promise;
      gone.abort();
    }
    const response = await answer;
    await ended.promise;
    const head = [`HTTP/1.1 ${response.status} x`, ...[...response.headers].map((pair) => pair.join(": "))];
    // A host sends no answer to somebody who has left.
    return leaves ? "" : [...head, "", await response.text()].join("\r\n");
  },
};

function seen(text) {
  if (text === "") return "nothing";
  const isOurs = /^HTTP\/1\.1 500 /.test(text) && /cache-control: no-store/i.test(text) && text.endsWith('{"message":"brokenAnswer"}');
  return isOurs ? "the contract's 500" : text;
}

/** The rows of the table, by method and host. */
function rows() {
  const page = readFileSync(new URL("../../../docs/server.md", import.meta.url), "utf8");
  const table = page.split("## Methods that go wrong")[1].split("\n## ")[0];
  const lines = table.split("\n").filter((line) => line.startsWith("| ")).map((line) => line.slice(2, -2).split(" | "));
  return new Map(lines.map(([method, host, ...rest]) => [`${method} in ${host}`, rest]));
}

for (const [host, ask] of Object.entries(hosts)) {
  test(`methods that go wrong in ${host}`, async () => {
    const error = console.error;
    try {
      for (const [name, [method, leaves]] of Object.entries(methods)) {
        const told = [];
        console.error = (start, thrown) => told.push(`\`${start} ${thrown}\``);
        const row = [seen(await ask(method, leaves)), told.join(", ") || "nothing"];
        assert.deepEqual(row, rows().get(`${name} in ${host}`), `${name} in ${host}`);
      }
    } finally {
      console.error = error;
    }
  });
}
