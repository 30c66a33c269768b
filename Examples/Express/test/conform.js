// The server with the control of test/control.js at /__lab. Prints its port. Runs until it is stopped, or until a test
// closes its input.
import { fstatSync } from "node:fs";
import express from "express";
import { configuration } from "../src/config.js";
import { createLog } from "../src/log.js";
import { createServer } from "../src/server.js";
import { createClock, createControl } from "./control.js";

const clock = createClock();
const log = createLog((line) => process.stderr.write(`${line}\n`));
// One address makes all calls.
const { application, database } = await createServer({ ...configuration(), rateLimit: 0 }, { log, now: clock.now });
const server = express()
  .use("/__lab", createControl({ database, clock }))
  .use(application)
  .listen(Number(process.env.PORT ?? 0), "127.0.0.1", () => console.log(server.address().port));
// Only a test connects a pipe. In the background the input is /dev/null, or a terminal that stops processes which read it.
if (fstatSync(0).isFIFO()) process.stdin.resume().on("end", () => process.exit());
