// The stubs of Longde under Express, or as a web-standard handler with `web`. Says its port, and ends when its input does.
import { createServer } from "node:http";
import { createRequire } from "node:module";
import { randomUUID } from "node:crypto";
import { createMiddleware } from "../../../Generated/Longde/TypeScript/express.js";
import * as refusals from "../../../Generated/Longde/TypeScript/refusals.js";

const user = (fullName) => ({ id: randomUUID(), fullName, status: "active" });
const service = {
  signInWithApple: ({ identityToken, fullName }) => ({ accessToken: identityToken, refreshToken: identityToken, user: user(fullName) }),
  me: () => user(),
  renewSession: () => refusals.sessionExpired(),
  signOut() {},
};
const application = createRequire(import.meta.url)("express")();
application.disable("x-powered-by");
application.use(createMiddleware(service));
application.use((request, response) => response.status(418).end());

const server = createServer(application).listen(0, "127.0.0.1", () => console.log(server.address().port));
process.stdin.resume().on("end", () => process.exit(0));
