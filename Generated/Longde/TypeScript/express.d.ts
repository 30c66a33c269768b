// Written by authgen from longde.yaml: change the contract, not this file.

import type * as auth from "./runtime.js";
import type { Api } from "./api.js";
import type { Options } from "./handler.js";

/**
 * For `app.use` of Express and NestJS, before any code that reads bodies. Requests for other paths
 * go to the next handler.
 */
export declare function createMiddleware(
  service: Api,
  options?: Options,
): ReturnType<typeof auth.nodeHandler>;
