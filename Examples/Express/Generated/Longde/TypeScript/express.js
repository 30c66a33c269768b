// Written by authgen from longde.yaml: change the contract, not this file.

import * as auth from "./runtime.js";
import { createRouter } from "./handler.js";

export function createMiddleware(service, options = {}) {
  return auth.nodeHandler(createRouter(service, options));
}
