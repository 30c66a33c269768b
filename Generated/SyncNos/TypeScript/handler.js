// Written by authgen from syncnos.yaml: change the contract, not this file.

import * as auth from "./runtime.js";
import * as models from "./models.js";
import * as refusals from "./refusals.js";

export function createRouter(service, options = {}) {
  return new auth.Router(
    [
      {
        name: "SyncNos.signInWithApple",
        method: "POST",
        path: "/auth/login/apple",
        status: 200,
        takes: models.SignInWithAppleRequest,
        answer: models.AuthTokens,
        refusals: [refusals.invalidIdToken, refusals.serverFailed],
        run: auth.methodOf(service, "signInWithApple"),
      },
      {
        name: "SyncNos.loadAccount",
        method: "GET",
        path: "/auth/me",
        status: 200,
        takes: models.LoadAccountRequest,
        answer: models.User,
        refusals: [refusals.unauthorized, refusals.forbidden, refusals.serverFailed],
        run: auth.methodOf(service, "loadAccount"),
      },
      {
        name: "SyncNos.saveFirstProfile",
        method: "PATCH",
        path: "/auth/me",
        status: 200,
        takes: models.SaveFirstProfileRequest,
        answer: models.User,
        refusals: [refusals.unauthorized, refusals.forbidden, refusals.serverFailed],
        run: auth.methodOf(service, "saveFirstProfile"),
      },
      {
        name: "SyncNos.renewTokens",
        method: "POST",
        path: "/auth/refresh",
        status: 200,
        takes: models.RenewTokensRequest,
        answer: models.AuthTokens,
        refusals: [refusals.unauthorized, refusals.forbidden, refusals.serverFailed],
        run: auth.methodOf(service, "renewTokens"),
      },
    ],
    { fault: [["message", "text"]] },
    [],
    { ...options, base: options.base ?? "" },
  );
}

export function createHandler(service, options = {}) {
  return auth.webHandler(createRouter(service, options));
}
