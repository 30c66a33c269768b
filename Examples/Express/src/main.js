import { configuration } from "./config.js";
import { createServer } from "./server.js";

const config = configuration();
const { application, database, log } = await createServer(config);
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
