// Written by authgen from syncnos.yaml: change the contract, not this file.

import * as auth from "./runtime.js";
import * as models from "./models.js";
import * as refusals from "./refusals.js";

export function createRouter(service, options = {}) {
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

export function createHandler(service, options = {}) {
  return auth.webHandler(createRouter(service, options));
}
