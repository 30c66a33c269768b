// A server of contract/longde.yaml in Express, written by hand without anything that is generated. The app at /NAME has
// the mistake NAME; the one at /correct has none. Takes Apple's published keys as its argument, prints its port, and
// ends with its input.
import { createPublicKey, generateKeyPairSync, randomBytes, randomUUID, sign, verify } from "node:crypto";
import { createRequire } from "node:module";

const express = createRequire(import.meta.url)("express");
const appleKeys = JSON.parse(process.argv[2]).keys;
const { privateKey, publicKey } = generateKeyPairSync("ec", { namedCurve: "P-256" });

const mistakes = [
  "rotation-none", "rotation-keeps-old", "grace-none", "grace-long", "grace-forks", "reuse-only-refused", "access-lives-longer",
  "access-lives-shorter", "refresh-lives-longer", "refresh-ends-early", "type-claim-lacks", "unsigned-jwt", "any-signature",
  "expiry-ignored", "apple-unchecked", "apple-audience-ignored", "apple-issuer-ignored", "refresh-from-sign-in",
  "apple-unsigned-taken", "access-end-unsaid", "me-of-another", "account-by-address", "grace-slides", "second-sign-out-fails",
  "sign-out-forgotten", "disabled-renews", "disabled-signs-in",
  "deleted-goes-on", "answer-cached", "user-lacks-status", "status-201", "message-english", "refusal-403", "fields-unchecked",
  "failure-for-no-body", "token-optional", "renewal-needs-nothing",
];

const messages = {
  notSignedIn: "请先登录", sessionExpired: "登录已过期,请重新登录", accountDisabled: "账号已被禁用", accountGone: "账号不存在或已注销",
  appleRefused: "Apple 登录验证失败",
};

class Refusal extends Error {
  constructor(name, status = 401) {
    super(name);
    Object.assign(this, { name, status });
  }
}

const part = (value) => Buffer.from(JSON.stringify(value)).toString("base64url");
const read = (text) => JSON.parse(Buffer.from(text, "base64url"));
const es256 = (key) => ({ key, dsaEncoding: "ieee-p1363" });

function make(mistake) {
  const has = (name) => name === mistake;
  const people = [];
  const sessions = [];
  // It stands until the control moves it.
  let time = Math.floor(Date.now() / 1000);
  const now = () => time;

  function checkPerson(person, isAllowed) {
    if (person.state === "disabled" && !isAllowed) throw new Refusal("accountDisabled");
    if (person.state === "deleted" && !has("deleted-goes-on")) throw new Refusal("accountGone");
  }

  function jwt(session) {
    const life = has("access-lives-longer") ? 3900 : has("access-lives-shorter") ? 3300 : 3600;
    const claims = { sub: session.person.id, sid: session.id, iat: now(), exp: now() + life, jti: randomUUID() };
    if (!has("type-claim-lacks")) claims.type = "user";
    const text = `${part({ alg: "ES256", typ: "JWT" })}.${part(claims)}`;
    return `${text}.${sign("sha256", text, es256(privateKey)).toString("base64url")}`;
  }

  function claimsOf(text) {
    try {
      const [head, body, signature] = text.split(".");
      const { alg } = read(head);
      const isUnsigned = alg.toLowerCase() === "none";
      const isBelieved = isUnsigned ? has("unsigned-jwt") : has("any-signature");
      const isSigned = alg === "ES256" && verify("sha256", `${head}.${body}`, es256(publicKey), Buffer.from(signature, "base64url"));
      return isBelieved || isSigned ? read(body) : undefined;
    } catch {
      return undefined;
    }
  }

  function appleClaims(token) {
    const [head, body, signature] = token.split(".");
    try {
      const key = createPublicKey({ key: appleKeys.find((one) => one.kid === read(head).kid), format: "jwk" });
      const isSigned = verify("sha256", `${head}.${body}`, key, Buffer.from(signature, "base64url"));
      const claims = read(body);
      const isOfApple = claims.iss === "https://appleid.apple.com" || has("apple-issuer-ignored");
      const isForUs = claims.aud === "cloud.longde.app" || has("apple-audience-ignored");
      if (has("apple-unsigned-taken") && read(head).alg === "none") return claims;
      if (has("apple-unchecked") || (isSigned && isOfApple && isForUs && claims.exp > now())) return claims;
    } catch { /* It is no token of Apple. */ }
    throw new Refusal("appleRefused");
  }

  function answer(session) {
    const { person } = session;
    const user = { id: person.id, email: person.email, fullName: person.name, status: person.state };
    if (has("user-lacks-status")) delete user.status;
    return { accessToken: jwt(session), refreshToken: session.refresh, user };
  }

  function renewed(session) {
    if (session.refresh && has("rotation-none")) return answer(session);
    if (session.refresh) session.old.set(session.refresh, now());
    session.refresh = randomBytes(32).toString("base64url");
    if (!session.ends || !has("refresh-from-sign-in")) session.ends = now() + (has("refresh-lives-longer") ? 8 : has("refresh-ends-early") ? 6 : 7) * 86_400;
    return answer(session);
  }

  function renew(token) {
    const session = sessions.find((one) => one.refresh === token || one.old.has(token));
    if (has("renewal-needs-nothing") && !session) return renewed(sessions.at(-1));
    if (!session || session.isOver || session.ends <= now()) throw new Refusal("sessionExpired");
    checkPerson(session.person, has("disabled-renews"));
    if (session.refresh === token || has("rotation-keeps-old")) return renewed(session);
    if (has("grace-slides") && session.old.get(token) + 30 > now()) session.old.set(token, now());
    const grace = has("grace-none") ? 0 : has("grace-long") ? 3600 : 30;
    if (session.old.get(token) + grace > now() || now() === session.old.get(token) && grace > 0) {
      return has("grace-forks") ? { ...answer(session), refreshToken: randomBytes(32).toString("base64url") } : answer(session);
    }
    session.isOver = !has("reuse-only-refused");
    throw new Refusal("sessionExpired");
  }

  function holder(request) {
    const token = request.get("Authorization")?.match(/^Bearer (.+)$/)?.[1];
    if (!token && has("token-optional")) return sessions.at(-1);
    const claims = token && claimsOf(token);
    const session = claims && sessions.find((one) => one.id === claims.sid);
    if (!session || session.isOver) throw new Refusal("notSignedIn");
    if (claims.exp <= now() && !has("expiry-ignored")) throw new Refusal(has("access-end-unsaid") ? "notSignedIn" : "sessionExpired");
    checkPerson(session.person, false);
    return session;
  }

  const text = (body, name, isOptional = false) => {
    const value = body?.[name];
    if (has("fields-unchecked") || typeof value === "string" || (isOptional && value === undefined)) return value;
    throw new Refusal("malformed", 400);
  };

  const app = express.Router();
  app.use((request, response, next) => {
    if (!has("answer-cached")) response.set("Cache-Control", "no-store");
    if (request.method === "POST" && !request.is("application/json") && !request.path.startsWith("/__lab")) {
      return next(new Refusal("malformed", has("failure-for-no-body") ? 500 : 415));
    }
    next();
  });
  app.use(express.json({ strict: true }));

  app.post("/api/auth/apple", (request, response) => {
    const email = text(request.body, "email", true);
    const name = text(request.body, "fullName", true);
    if (email !== undefined && !/^[^@\s]+@[^@\s]+\.[^@\s]+$/.test(email) && !has("fields-unchecked")) throw new Refusal("malformed", 400);
    const { sub } = appleClaims(text(request.body, "identityToken") ?? "");
    let person = people.find((one) => one.subject === sub || (has("account-by-address") && email && one.email === email));
    if (!person) people.push((person = { id: randomUUID(), subject: sub, email, name, state: "active" }));
    if (person.state === "deleted") Object.assign(person, { state: "active", id: randomUUID() });
    checkPerson(person, has("disabled-signs-in"));
    const session = { id: randomUUID(), person, old: new Map(), began: now(), isOver: false };
    sessions.push(session);
    response.status(has("status-201") ? 201 : 200).json(renewed(session));
  });
  app.get("/api/users/me", (request, response) => {
    const session = holder(request);
    response.json(answer(has("me-of-another") ? sessions.at(-1) : session).user);
  });
  app.post("/api/auth/refresh", (request, response) => response.json(renew(text(request.body, "refreshToken"))));
  app.post("/api/auth/logout", (request, response) => {
    const session = sessions.find((one) => one.refresh === text(request.body, "refreshToken"));
    if (session?.isOver && has("second-sign-out-fails")) return response.status(500).end();
    if (session && !has("sign-out-forgotten")) session.isOver = true;
    response.status(200).end();
  });

  // The control of docs/control.md.
  const instant = (seconds) => new Date(seconds * 1000).toISOString().replace(/\.\d+/, "");
  const shown = ({ id, state, email }) => ({ id, state, identifiers: email ? [{ kind: "email", text: email, confirmed: true }] : [] });
  app.get("/__lab/clock", (_, response) => response.json({ now: instant(now()) }));
  app.post("/__lab/clock", (request, response) => {
    time += Number(request.body.advance.slice(0, -1));
    response.json({ now: instant(now()) });
  });
  app.get("/__lab/outbox", (_, response) => response.json([]));
  app.get("/__lab/accounts", (_, response) => response.json(people.map(shown)));
  app.post("/__lab/accounts", (request, response) => {
    const made = request.body.accounts.map((one) => ({
      id: randomUUID(), subject: one.link?.subject, email: one.email, name: one.profile?.fullName, state: one.state ?? "active",
    }));
    people.push(...made);
    response.status(201).json({ accounts: made.map(shown) });
  });
  app.patch("/__lab/accounts/:id", (request, response) => {
    const person = people.find((one) => one.id === request.params.id);
    person.state = request.body.state;
    response.json(shown(person));
  });
  app.get("/__lab/sessions", (_, response) =>
    response.json(sessions.filter((one) => !one.isOver).map(({ id, person, began }) => ({ id, account: person.id, beganAt: instant(began) }))));

  app.use((error, _, response, next) => {
    if (response.headersSent) return next(error);
    const status = error.status === 401 && has("refusal-403") ? 403 : error.status ?? 500;
    response.status(status).json({ message: has("message-english") ? error.name : messages[error.name] ?? "请求无效" });
  });
  return app;
}

const every = express();
for (const mistake of ["correct", ...mistakes]) every.use(`/${mistake}`, make(mistake));
const server = every.listen(0, "127.0.0.1", () => console.log(server.address().port, ...mistakes));
process.stdin.resume().on("end", () => process.exit());
