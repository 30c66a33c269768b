// Serves one system's generated stubs on one port, filled in by the small implementation beside this file, and the control
// of docs/control.md: `node serve.mjs longde web|express URL-OF-THE-ISSUER`. Says where it listens, and ends when its
// input does.
import { createServer } from "node:http";
import { createRequire } from "node:module";
import { control } from "./lab/control.mjs";
import { keys } from "./lab/tokens.mjs";

const [system, way] = process.argv.slice(2);
const { servers } = await import(`./${system}.mjs`);

async function made(file, name) {
  return Promise.all(servers.map(async ({ stub, service, options }) => {
    const [contract, part] = stub.split("/");
    const place = ["../../../../Generated", contract, "TypeScript", part, file].filter(Boolean).join("/");
    return (await import(place))[name](service, { onError: (error) => console.error(error), ...options });
  }));
}

async function body(incoming) {
  const chunks = [];
  for await (const chunk of incoming) chunks.push(chunk);
  return Buffer.concat(chunks);
}

/** The server of Request and Response that knows the path answers. */
async function web() {
  const handlers = await made("handler.js", "createHandler");
  return async (incoming, outgoing) => {
    const headers = new Headers();
    for (let index = 0; index < incoming.rawHeaders.length; index += 2) {
      headers.append(incoming.rawHeaders[index], incoming.rawHeaders[index + 1]);
    }
    const bytes = await body(incoming);
    const { method } = incoming;
    const sent = method === "GET" || method === "HEAD" ? undefined : bytes;
    let response;
    for (const handler of handlers) {
      const request = new Request(`http://localhost${incoming.url}`, { method, headers, body: sent });
      response = await handler(request, { remoteAddr: { hostname: incoming.socket.remoteAddress } });
      if (response.status !== 404) break;
    }
    outgoing.statusCode = response.status;
    for (const [name, value] of response.headers) outgoing.appendHeader(name, value);
    outgoing.end(Buffer.from(await response.arrayBuffer()));
  };
}

async function express() {
  const application = createRequire(import.meta.url)("express")();
  for (const middleware of await made("express.js", "createMiddleware")) application.use(middleware);
  return application;
}

function tell(outgoing, { status, said }) {
  outgoing.writeHead(status, { "Content-Type": "application/json" });
  outgoing.end(JSON.stringify(said));
}

const answer = await (way === "express" ? express() : web());
const server = createServer(async (incoming, outgoing) => {
  const { method, url } = incoming;
  if (method === "GET" && url === "/.well-known/jwks.json") return tell(outgoing, { status: 200, said: { keys } });
  if (!url.startsWith("/__lab/")) return answer(incoming, outgoing);
  const text = String(await body(incoming));
  return tell(outgoing, control(method, url.slice("/__lab/".length), text));
});
server.listen(0, "127.0.0.1", () => console.log(`listening on http://127.0.0.1:${server.address().port}`));
process.stdin.resume().on("end", () => process.exit(0));
