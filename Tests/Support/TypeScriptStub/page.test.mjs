// Runs the servers that docs/server.md shows in "The first signed-in call", as the page has them.
import assert from "node:assert/strict";
import { spawn } from "node:child_process";
import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { after, test } from "node:test";
import { fileURLToPath } from "node:url";

const root = fileURLToPath(new URL("../../../", import.meta.url));
const page = readFileSync(`${root}docs/server.md`, "utf8").split("## The first signed-in call")[1].split("\n## ")[0];
const folder = mkdtempSync(join(tmpdir(), "page-"));
after(() => rmSync(folder, { recursive: true }));
symlinkSync(`${root}Generated`, join(folder, "Generated"));
mkdirSync(join(folder, "node_modules"));
symlinkSync("/usr/share/nodejs/express", join(folder, "node_modules/express"));

const block = (language) => page.split(`\`\`\`${language}\n`)[1].split("```")[0];

function freePort() {
  return new Promise((resolve) => {
    const server = createServer().listen(0, "127.0.0.1", () => {
      const { port } = server.address();
      server.close(() => resolve(port));
    });
  });
}

async function isServed(words, environment, port) {
  const child = spawn(words[0], words.slice(1), { cwd: folder, env: { ...process.env, ...environment }, stdio: ["ignore", "inherit", "inherit"] });
  const ended = new Promise((resolve) => child.on("exit", resolve));
  try {
    const call = (path, init) => fetch(`http://127.0.0.1:${port}${path}`, init);
    const post = (path, body) => call(path, { method: "POST", headers: { "Content-Type": "application/json" }, body: JSON.stringify(body) });
    while (child.exitCode === null && !(await call("/").catch(() => undefined))) await new Promise((resolve) => { setTimeout(resolve, 100); });
    const me = async (token) => (await call("/api/users/me", { headers: { Authorization: `Bearer ${token}` } })).status;
    const identityToken = [{}, { sub: "ann" }, {}].map((one) => Buffer.from(JSON.stringify(one)).toString("base64url")).join(".");
    const first = await (await post("/api/auth/apple", { identityToken })).json();
    const second = await (await post("/api/auth/refresh", { refreshToken: first.refreshToken })).json();
    assert.deepEqual([await me(first.accessToken), await me(second.accessToken), await me("t")], [200, 200, 401]);
    assert.equal((await post("/api/auth/logout", { refreshToken: second.refreshToken })).status, 200);
    assert.equal((await post("/api/auth/refresh", { refreshToken: second.refreshToken })).status, 401);
    assert.equal((await post("/api/auth/apple", { identityToken: "t" })).status, 401);
  } finally {
    child.kill();
    await ended;
  }
}

test("the page's server in Express", { timeout: 120_000 }, async () => {
  writeFileSync(join(folder, "server.mjs"), block("js"));
  const port = await freePort();
  await isServed(["node", "server.mjs"], { PORT: String(port), NODE_PATH: "/usr/share/nodejs" }, port);
});

test("the page's server in FastAPI", { timeout: 120_000 }, async () => {
  writeFileSync(join(folder, "server.py"), block("python"));
  const port = await freePort();
  const path = "Generated/Longde/Python:Generated/Runtime/Python";
  const words = [`${root}.build/python/bin/python`, "-B", "-m", "uvicorn", "server:app", "--log-level", "error", "--port", String(port)];
  await isServed(words, { PYTHONPATH: path }, port);
});
