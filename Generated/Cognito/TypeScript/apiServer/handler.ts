// Written by authgen from cognito.yaml: change the contract, not this file.

import * as auth from "../runtime.js";
import * as models from "./models.js";
import * as refusals from "./refusals.js";
import type { Api } from "./api.js";

export interface Options extends auth.RouterOptions {
}

/** Takes each request to its method: what cannot be read is refused before one is called. */
export function createRouter(service: Api, options: Options = {}): auth.Router {
  return new auth.Router(
    [
      {
        method: "DELETE",
        path: "/api/user-profile/me",
        status: 200,
        takes: models.DeleteProfileRequest,
        answer: models.DeleteProfileAnswer,
        refusals: [refusals.unauthorized],
        run: (request) => service.deleteProfile(request),
      },
    ],
    {},
    [
    ],
    { ...options, base: options.base ?? "" },
  );
}

/** `Request` in, `Response` out: what Hono, Deno, Bun and workers take as it is. */
export function createHandler(service: Api, options: Options = {}): (request: Request) => Promise<Response> {
  return auth.webHandler(createRouter(service, options));
}
