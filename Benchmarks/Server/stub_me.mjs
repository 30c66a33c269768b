// `me` of Longde's stubs in Express at /api/users/me, and a plain handler with the same check at /plain/api/users/me: a signed token
// and its account. Prints its port and a token, and ends with its input.
import { createHmac, timingSafeEqual } from "node:crypto";
import { createRequire } from "node:module";
import { createMiddleware } from "../../Generated/Longde/TypeScript/express.js";
import * as refusals from "../../Generated/Longde/TypeScript/refusals.js";

const express = createRequire(import.meta.url)("express");
const secret = "a secret of this benchmark alone";
const user = { id: "6f1c0f2e-5d0b-4a35-9f43-0d5e4d0c9a01", email: "ada@example.com", fullName: "Ada", status: "active" };
const people = new Map([[user.id, user]]);

const part = (value) => Buffer.from(JSON.stringify(value)).toString("base64url");
const signature = (text) => createHmac("sha256", secret).update(text).digest();

function holder(token) {
  const [head, body, shown = ""] = token.split(".");
  const given = Buffer.from(shown, "base64url");
  const wanted = signature(`${head}.${body}`);
  if (given.length !== wanted.length || !timingSafeEqual(given, wanted)) return undefined;
  const claims = JSON.parse(Buffer.from(body, "base64url"));
  return claims.exp > Date.now() / 1000 ? people.get(claims.sub) : undefined;
}

const service = {
  signInWithApple: () => refusals.appleRefused(),
  me: ({ access }) => (access ? (holder(access.reveal()) ?? refusals.sessionExpired()) : refusals.notSignedIn()),
  renewSession: () => refusals.sessionExpired(),
  signOut() {},
};

const application = express();
application.get("/plain/api/users/me", (request, response) => {
  const token = /^Bearer (.+)$/.exec(request.get("Authorization") ?? "")?.[1];
  const found = token && holder(token);
  if (!found) return response.status(401).json({ message: "notSignedIn" });
  return response.json(found);
});
application.use(createMiddleware(service));

const text = `${part({ alg: "HS256", typ: "JWT" })}.${part({ sub: user.id, exp: Math.floor(Date.now() / 1000) + 3600 })}`;
const server = application.listen(0, "127.0.0.1", () => {
  console.log(server.address().port, `${text}.${signature(text).toString("base64url")}`);
});
process.stdin.resume().on("end", () => process.exit());
