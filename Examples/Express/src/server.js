// Puts the parts together.
import { Apple } from "./apple.js";
import { createApplication } from "./application.js";
import { openDatabase } from "./database.js";
import { SigningKeys } from "./keys.js";
import { createLog } from "./log.js";
import { Service } from "./service.js";

export async function createServer(config, { log = createLog(), now = Date.now } = {}) {
  const database = await openDatabase(config.database);
  const keys = new SigningKeys(database, config);
  const service = new Service({ database, keys, apple: new Apple(config), config, log, now });
  const application = createApplication({ service, keys, database, config, log, now });
  return { application, database, keys, service, log };
}
