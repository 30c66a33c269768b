// Express as NestJS drives it: what `app.use` was given comes first, and readers of bodies, controllers and the last
// answer are set up when it begins to listen; or, with `late`, the readers first, which keep `rawBody`. Prints what a call
// of the contract, one of a controller and one of nobody are answered with.
import { createRequire } from "node:module";
import { createMiddleware } from "../../../Generated/Longde/TypeScript/express.js";
import { hosts } from "./longde.mjs";

const express = createRequire(import.meta.url)("express");
const application = express();
const stub = createMiddleware(hosts[0].service);
const reader = express.json({ verify: (request, _, bytes) => { request.rawBody = bytes; } });
for (const middleware of process.argv[2] === "late" ? [reader, stub] : [stub, express.json()]) application.use(middleware);
application.post("/hello", (request, response) => response.json({ hello: request.body.name }));
application.use((_, response) => response.status(404).json({ statusCode: 404 }));

const server = application.listen(0, "127.0.0.1", async () => {
  const answers = [];
  for (const [path, body] of [["/api/auth/apple", { identityToken: "li" }], ["/hello", { name: "li" }], ["/nobody", {}]]) {
    const answer = await fetch(`http://127.0.0.1:${server.address().port}${path}`, {
      method: "POST", headers: { "Content-Type": "application/json" }, body: JSON.stringify(body),
    });
    answers.push(`${path} ${answer.status} ${Object.keys(await answer.json())}`);
  }
  console.log(answers.join("\n"));
  server.close();
  server.closeAllConnections();
});
