// Serves one system's generated stubs, filled in by a small implementation: `node serve.mjs readmigo web|express`.
// Says its ports on one line, as JSON by host, and ends when its input does. The base path may come third.
import { createServer } from "node:http";
import { createRequire } from "node:module";

const [system, way, base = ""] = process.argv.slice(2);
const { hosts } = await import(`./${system}.mjs`);

function onError(error) {
  console.error(error);
}

/** Runs a handler of the web standards on Node, as its runtimes do. */
function bridge(handler) {
  return createServer(async (incoming, outgoing) => {
    const headers = new Headers();
    for (let index = 0; index < incoming.rawHeaders.length; index += 2) {
      headers.append(incoming.rawHeaders[index], incoming.rawHeaders[index + 1]);
    }
    const chunks = [];
    for await (const chunk of incoming) chunks.push(chunk);
    const hasBody = incoming.method !== "GET" && incoming.method !== "HEAD";
    const request = new Request(`http://localhost${incoming.url}`, {
      method: incoming.method,
      headers,
      body: hasBody ? Buffer.concat(chunks) : undefined,
    });
    const response = await handler(request);
    outgoing.statusCode = response.status;
    for (const [name, value] of response.headers) outgoing.appendHeader(name, value);
    outgoing.end(Buffer.from(await response.arrayBuffer()));
  });
}

function express(middleware) {
  const application = createRequire(import.meta.url)("express")();
  application.disable("x-powered-by");
  application.disable("etag");
  application.use(middleware);
  application.use((_, response) => response.status(418).end("none of the contract's"));
  return createServer(application);
}

const ports = {};
for (const { host, stub, service, options } of hosts) {
  const [name, part] = stub.split("/");
  const place = ["../../../Generated", name, "TypeScript", part].filter(Boolean).join("/");
  const all = { base, onError, ...options };
  const server =
    way === "express"
      ? express((await import(`${place}/express.js`)).createMiddleware(service, all))
      : bridge((await import(`${place}/handler.js`)).createHandler(service, all));
  await new Promise((resolve) => server.listen(0, "127.0.0.1", resolve));
  ports[host] = server.address().port;
}
console.log(JSON.stringify(ports));
process.stdin.resume().on("end", () => process.exit(0));
