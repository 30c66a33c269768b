// Written by authgen from longde.yaml: change the contract, not this file.

import type * as auth from "./runtime.js";
import type { Api } from "./api.js";

export type Options = auth.RouterOptions;

/**
 * Routes each request to its method. Rejects a request that can't be decoded before a method is
 * called.
 */
export declare function createRouter(
  service: Api,
  options?: Options,
): auth.Router;

/**
 * Takes a `Request` and returns a `Response`, as Hono, Deno, Bun and workers do. Further arguments
 * of a host are in the context.
 */
export declare function createHandler(
  service: Api,
  options?: Options,
): (request: Request, ...host: unknown[]) => Promise<Response>;
