import { configuration } from "./config.js";
import { createServer } from "./server.js";

const { config, parts } = await begin();
const { application, database, log } = parts;
const server = application.listen(config.port, config.host, () => {
  log.info("listening", { url: `http://${config.host}:${server.address().port}` });
});
server.requestTimeout = 30_000;
for (const signal of ["SIGINT", "SIGTERM"]) {
  process.once(signal, () => {
    log.info("stopping");
    server.close(() => database.close());
    server.closeIdleConnections();
  });
}

/** Wrong settings, and a database that is not there, are one line. */
async function begin() {
  try {
    const config = configuration();
    return { config, parts: await createServer(config) };
  } catch (error) {
    console.error(`cannot start: ${error.message || error.code}`);
    return process.exit(1);
  }
}
