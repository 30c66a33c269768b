// One line of JSON for each request and each event. Neither tokens nor bodies are ever in it.
import { randomUUID } from "node:crypto";

export function createLog(write = (line) => process.stdout.write(`${line}\n`)) {
  const line = (level) => (message, { error, ...fields } = {}) => {
    const thrown = error && { error: error.stack ?? String(error), cause: error.cause && String(error.cause) };
    write(JSON.stringify({ at: new Date().toISOString(), level, message, ...fields, ...thrown }));
  };
  const log = { info: line("info"), warn: line("warn"), error: line("error") };
  return {
    ...log,
    /** Gives the request its id, which the stubs take over, and writes its line when it is answered. */
    requests(request, response, next) {
      const start = performance.now();
      const { method, path } = request;
      const given = request.get("X-Request-Id") ?? "";
      request.id = /^[!-~]{1,128}$/.test(given) ? given : randomUUID();
      response.set("X-Request-Id", request.id);
      response.on("close", () => {
        log.info("request", {
          id: request.id, method, path, endpoint: request.route?.name, peer: request.ip,
          status: response.writableFinished ? response.statusCode : "gone",
          ms: Math.round(performance.now() - start),
        });
      });
      next();
    },
    /** The `onError` of the stubs. */
    failure(error, { requestId, endpoint }) {
      log.error("an endpoint failed", { id: requestId, endpoint, error });
    },
  };
}
