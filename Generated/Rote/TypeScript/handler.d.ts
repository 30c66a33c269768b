// Written by authgen from rote.yaml: change the contract, not this file.

import type * as auth from "./runtime.js";
import type { Api } from "./api.js";

export interface Options extends auth.RouterOptions {
}

/** Takes each request to its method: what cannot be read is refused before one is called. */
export declare function createRouter(service: Api, options?: Options): auth.Router;

/** `Request` in, `Response` out: what Hono, Deno, Bun and workers take as it is. */
export declare function createHandler(
  service: Api,
  options?: Options,
): (request: Request) => Promise<Response>;
