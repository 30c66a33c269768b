// Written by authgen from longde.yaml: change the contract, not this file.

import * as auth from "./runtime.js";
import * as models from "./models.js";
import * as refusals from "./refusals.js";

export function createRouter(service, options = {}) {
  return new auth.Router(
    [
      {
        name: "Longde.signInWithApple",
        method: "POST",
        path: "/api/auth/apple",
        status: 200,
        takes: models.SignInWithAppleRequest,
        answer: models.Session,
        refusals: [refusals.accountDisabled, refusals.appleRefused, refusals.appleUnavailable],
        run: auth.methodOf(service, "signInWithApple"),
      },
      {
        name: "Longde.me",
        method: "GET",
        path: "/api/users/me",
        status: 200,
        takes: models.MeRequest,
        answer: models.User,
        refusals: [
          refusals.notSignedIn,
          refusals.sessionExpired,
          refusals.accountDisabled,
          refusals.accountGone,
        ],
        run: auth.methodOf(service, "me"),
      },
      {
        name: "Longde.renewSession",
        method: "POST",
        path: "/api/auth/refresh",
        status: 200,
        takes: models.RenewSessionRequest,
        answer: models.Session,
        refusals: [refusals.sessionExpired, refusals.accountDisabled, refusals.accountGone],
        run: auth.methodOf(service, "renewSession"),
      },
      {
        name: "Longde.signOut",
        method: "POST",
        path: "/api/auth/logout",
        status: 200,
        takes: models.SignOutRequest,
        run: auth.methodOf(service, "signOut"),
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
