// Written by authgen from syncnos.yaml: change the contract, not this file.

import * as auth from "./runtime.js";
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
        method: "POST",
        path: "/auth/login/apple",
        status: 200,
        takes: models.SignInWithAppleRequest,
        answer: models.AuthTokens,
        refusals: [refusals.invalidIdToken, refusals.serverFailed],
        run: (request) => service.signInWithApple(request),
      },
      {
        method: "GET",
        path: "/auth/me",
        status: 200,
        takes: models.LoadAccountRequest,
        answer: models.User,
        refusals: [refusals.unauthorized, refusals.forbidden, refusals.serverFailed],
        run: (request) => service.loadAccount(request),
      },
      {
        method: "PATCH",
        path: "/auth/me",
        status: 200,
        takes: models.SaveFirstProfileRequest,
        answer: models.User,
        refusals: [refusals.unauthorized, refusals.forbidden, refusals.serverFailed],
        run: (request) => service.saveFirstProfile(request),
      },
      {
        method: "POST",
        path: "/auth/refresh",
        status: 200,
        takes: models.RenewTokensRequest,
        answer: models.AuthTokens,
        refusals: [refusals.unauthorized, refusals.forbidden, refusals.serverFailed],
        run: (request) => service.renewTokens(request),
      },
    ],
    { fault: [["message", "text"]] },
    [
    ],
    { ...options, base: options.base ?? "" },
  );
}

/** `Request` in, `Response` out: what Hono, Deno, Bun and workers take as it is. */
export function createHandler(service: Api, options: Options = {}): (request: Request) => Promise<Response> {
  return auth.webHandler(createRouter(service, options));
}
