// The example's own tests, over sockets: `npm test`. With TEST_DATABASE_URL=postgres://… they run on PostgreSQL.
import assert from "node:assert/strict";
import { generateKeyPairSync, sign } from "node:crypto";
import { createServer as createHTTPServer } from "node:http";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { after, before, test } from "node:test";
import { configuration } from "../src/config.js";
import { createLog } from "../src/log.js";
import { createServer } from "../src/server.js";
import { createClock } from "./control.js";

const folder = mkdtempSync(join(tmpdir(), "longde-"));
const database = process.env.TEST_DATABASE_URL ?? `sqlite:${folder}/test.db`;
const apple = generateKeyPairSync("rsa", { modulusLength: 2048 });
const jwk = { ...apple.publicKey.export({ format: "jwk" }), kid: "a", alg: "RS256" };
const settings = {
  DATABASE_URL: database,
  SECRET: "the secret of these tests and of nothing else",
  APPLE_KEYS_URL: `data:application/json,${encodeURIComponent(JSON.stringify({ keys: [jwk] }))}`,
  CORS_ORIGINS: "https://longde.cloud",
  TRUSTED_PROXIES: "loopback",
  RATE_LIMIT: "1000",
};
const clock = createClock();
const lines = [];
const servers = [];
let origin;

async function start(more = {}) {
  const made = await createServer(configuration({ ...settings, ...more }), { log: createLog((line) => lines.push(line)), now: clock.now });
  const listening = await new Promise((resolve) => { const server = made.application.listen(0, "127.0.0.1", () => resolve(server)); });
  servers.push({ ...made, listening });
  return `http://127.0.0.1:${listening.address().port}`;
}

before(async () => { origin = await start(); });
after(async () => {
  for (const { listening, database: kept } of servers) {
    listening.close();
    listening.closeAllConnections();
    await kept.close();
  }
  rmSync(folder, { recursive: true });
});

const part = (value) => Buffer.from(JSON.stringify(value)).toString("base64url");

/** A token as Apple signs it. */
function identityToken(sub, more = {}) {
  const claims = { iss: "https://appleid.apple.com", aud: "cloud.longde.app", sub, exp: clock.now() / 1_000 + 600, ...more };
  const text = `${part({ alg: "RS256", kid: "a" })}.${part(claims)}`;
  return `${text}.${sign("sha256", text, apple.privateKey).toString("base64url")}`;
}

async function call(path, { body, token, headers = {}, at = origin, method } = {}) {
  const answer = await fetch(at + path, {
    method: method ?? (body ? "POST" : "GET"),
    headers: { ...(body && { "Content-Type": "application/json" }), ...(token && { Authorization: `Bearer ${token}` }), ...headers },
    body: body && JSON.stringify(body),
  });
  const text = await answer.text();
  return { status: answer.status, headers: answer.headers, text, json: text && text.startsWith("{") ? JSON.parse(text) : undefined };
}

const signIn = async (sub, more) => (await call("/api/auth/apple", { body: { identityToken: identityToken(sub, more) } })).json;
const renew = (refreshToken, at) => call("/api/auth/refresh", { body: { refreshToken }, at });

test("a person signs in, is known, and signs out", async () => {
  const session = await signIn("ann", { email: "ann@example.com" });
  const me = await call("/api/users/me", { token: session.accessToken });
  assert.deepEqual([me.status, me.json], [200, session.user]);
  assert.equal(session.user.email, "ann@example.com");
  assert.equal((await signIn("ann")).user.id, session.user.id);
  assert.equal((await call("/api/auth/logout", { body: { refreshToken: session.refreshToken } })).status, 200);
  assert.equal((await call("/api/users/me", { token: session.accessToken })).json.message, "请先登录");
});

test("of many renewals at once each gives the same successor, on two processes", async () => {
  const other = await start();
  const { refreshToken } = await signIn("bo");
  const answers = await Promise.all(Array.from({ length: 8 }, (_, index) => renew(refreshToken, index % 2 ? other : origin)));
  assert.deepEqual(answers.map(({ status }) => status), Array(8).fill(200));
  assert.equal(new Set(answers.map(({ json }) => json.refreshToken)).size, 1);
});

test("a copy ends its session", async () => {
  const first = await signIn("cy");
  const second = (await renew(first.refreshToken)).json;
  clock.advance(31);
  assert.equal((await renew(first.refreshToken)).status, 401);
  assert.equal((await renew(second.refreshToken)).status, 401);
  assert.equal((await call("/api/users/me", { token: second.accessToken })).status, 401);
  assert.ok(lines.some((line) => line.includes("used again")));
});

test("keys rotate, and tokens of the one before stay good for their life", async () => {
  const { accessToken } = await signIn("di");
  const before = (await call("/.well-known/jwks.json")).json.keys;
  clock.advance(30 * 86_400 - 60);
  const old = await signIn("di");
  clock.advance(120);
  const fresh = await signIn("di");
  const kid = (token) => JSON.parse(Buffer.from(token.split(".")[0], "base64url")).kid;
  assert.notEqual(kid(old.accessToken), kid(fresh.accessToken));
  for (const { accessToken: token } of [old, fresh]) assert.equal((await call("/api/users/me", { token })).status, 200);
  assert.equal((await call("/api/users/me", { token: accessToken })).status, 401);
  const keys = (await call("/.well-known/jwks.json")).json.keys;
  assert.ok(keys.length > 1 && keys.every((key) => key.d === undefined && key.kid));
  assert.ok(before.length >= 1);
});

test("a forged token of Apple is refused, and Apple may be away", async () => {
  const forged = `${identityToken("ed").slice(0, -4)}AAAA`;
  assert.equal((await call("/api/auth/apple", { body: { identityToken: forged } })).json.message, "Apple 登录验证失败");
  assert.equal((await call("/api/auth/apple", { body: { identityToken: identityToken("ed", { aud: "other" }) } })).status, 401);
  const away = await start({ APPLE_KEYS_URL: "http://127.0.0.1:1/keys" });
  const answer = await call("/api/auth/apple", { body: { identityToken: identityToken("ed") }, at: away });
  assert.equal(answer.json.message, "Apple 登录未配置");
});

test("calls at once ask Apple one question, also while it fails", async () => {
  let questions = 0;
  const counting = createHTTPServer((_, response) => {
    questions += 1;
    response.writeHead(500).end("{}");
  });
  await new Promise((resolve) => counting.listen(0, "127.0.0.1", resolve));
  const at = await start({ APPLE_KEYS_URL: `http://127.0.0.1:${counting.address().port}/keys` });
  const body = { identityToken: identityToken("ed") };
  const answers = await Promise.all(Array.from({ length: 20 }, () => call("/api/auth/apple", { body, at })));
  counting.close();
  assert.deepEqual([questions, new Set(answers.map(({ json }) => json.message))], [1, new Set(["Apple 登录未配置"])]);
});

test("pages of known origins may call", async () => {
  const preflight = { method: "OPTIONS", headers: { Origin: "https://longde.cloud", "Access-Control-Request-Method": "GET" } };
  const known = await call("/api/users/me", preflight);
  assert.deepEqual([known.status, known.headers.get("access-control-allow-origin")], [204, "https://longde.cloud"]);
  const strange = await call("/api/users/me", { headers: { Origin: "https://evil.example" } });
  assert.equal(strange.headers.get("access-control-allow-origin"), null);
  const refused = await call("/api/users/me", { headers: { Origin: "https://longde.cloud" } });
  assert.deepEqual([refused.status, refused.headers.get("access-control-allow-origin")], [401, "https://longde.cloud"]);
});

test("an address may sign in so often, behind a proxy as well", async () => {
  const at = await start({ RATE_LIMIT: "3" });
  const from = (address) => call("/api/auth/refresh", { body: { refreshToken: "t" }, at, headers: { "X-Forwarded-For": address } });
  const statuses = [];
  for (let count = 0; count < 5; count += 1) statuses.push((await from("203.0.113.7")).status);
  assert.deepEqual(statuses, [401, 401, 401, 429, 429]);
  const limited = await from("203.0.113.7");
  assert.ok(Number(limited.headers.get("retry-after")) > 0);
  assert.equal((await from("203.0.113.8")).status, 401);
});

test("a log has the request and no token", { timeout: 60_000 }, async () => {
  const { accessToken, refreshToken } = await signIn("flo");
  const answer = await call("/api/users/me?q=secret", { token: accessToken, headers: { "X-Request-Id": "r-1" } });
  assert.equal(answer.headers.get("x-request-id"), "r-1");
  let line;
  while (line === undefined) {
    await new Promise((resolve) => { setTimeout(resolve, 5); });
    line = lines.map((one) => JSON.parse(one)).find(({ id }) => id === "r-1");
  }
  assert.deepEqual([line.endpoint, line.status, line.path], ["Longde.me", 200, "/api/users/me"]);
  for (const secret of [accessToken, refreshToken, settings.SECRET, "q=secret"]) assert.ok(!lines.some((one) => one.includes(secret)));
});

test("what is wrong with the settings is said at the start", async () => {
  assert.throws(() => configuration({ SECRET: "short" }), /32 characters/);
  assert.throws(() => configuration({ NODE_ENV: "production" }), /SECRET has to be/);
  assert.throws(() => configuration({ ...settings, PORT: "x" }), /PORT has to be a whole number/);
});
