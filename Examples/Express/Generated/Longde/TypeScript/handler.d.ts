// Written by authgen from longde.yaml: change the contract, not this file.

import type * as auth from "./runtime.js";
import type { Api } from "./api.js";

export interface Options extends auth.RouterOptions {
}

/** Takes each request to its method, and refuses a request that cannot be read before a method is called. */
export declare function createRouter(service: Api, options?: Options): auth.Router;

/** `Request` in, `Response` out, the form that Hono, Deno, Bun and workers take. What else a host gives is in the context. */
export declare function createHandler(
  service: Api,
  options?: Options,
): (request: Request, ...host: unknown[]) => Promise<Response>;
