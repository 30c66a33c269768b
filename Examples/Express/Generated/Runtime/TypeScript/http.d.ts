// Written by authgen, the same for every contract: change nothing here.
import type { Router } from "./router.js";
export declare function joined(parts: readonly Uint8Array[], size: number): Uint8Array;
/** `Request` in, `Response` out, the form of Hono, Deno, Bun and workers. What else a host gives is in the context. */
export declare function webHandler(router: Router): (request: Request, ...host: unknown[]) => Promise<Response>;
