// The application of Express: what stands around the contract's endpoints.
import express from "express";
import { createMiddleware } from "../Generated/Longde/TypeScript/express.js";
import { cors, rateLimit } from "./guards.js";

export function createApplication({ service, keys, database, config, log, now = Date.now }) {
  const application = express();
  application.disable("x-powered-by");
  application.set("trust proxy", config.proxies);
  application.use(log.requests);
  application.use(cors(config.origins));
  application.get("/healthz", async (request, response) => {
    await database.rows("SELECT 1");
    response.json({ status: "ok" });
  });
  application.get("/.well-known/jwks.json", async (request, response, next) => {
    keys.published(now()).then((set) => response.set("Cache-Control", "public, max-age=300").json(set), next);
  });
  application.use("/api/auth", rateLimit(config.rateLimit));
  application.use(createMiddleware(service, { onError: log.failure }));
  application.use((request, response) => response.status(404).json({ message: "notFound" }));
  application.use((error, request, response, next) => {
    log.error("a request failed", { id: request.id, path: request.path, error });
    if (response.headersSent) return next(error);
    response.status(500).json({ message: "brokenAnswer" });
  });
  return application;
}
