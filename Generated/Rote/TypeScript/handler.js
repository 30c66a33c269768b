// Written by authgen from rote.yaml: change the contract, not this file.

import * as auth from "./runtime.js";
import * as models from "./models.js";
import * as refusals from "./refusals.js";

export function createRouter(service, options = {}) {
  return new auth.Router(
    [
      {
        name: "Rote.openLogin",
        method: "GET",
        path: "/login",
        status: 302,
        takes: models.OpenLoginRequest,
        answersHead: false,
        callback: models.ArrivalCallback,
        run: auth.methodOf(service, "openLogin"),
      },
      {
        name: "Rote.signInWithPassword",
        method: "POST",
        path: "/v2/api/auth/login",
        status: 302,
        takes: models.SignInWithPasswordRequest,
        callback: models.ArrivalCallback,
        refusals: [refusals.authenticationFailed],
        run: auth.methodOf(service, "signInWithPassword"),
      },
      {
        name: "Rote.openGitHub",
        method: "GET",
        path: "/v2/api/auth/oauth/github",
        status: 302,
        takes: models.OpenGitHubRequest,
        answersHead: false,
        callback: models.ArrivalCallback,
        run: auth.methodOf(service, "openGitHub"),
      },
      {
        name: "Rote.gitHubCallback",
        method: "GET",
        path: "/v2/api/auth/oauth/github/callback",
        status: 302,
        takes: models.GitHubCallbackRequest,
        answersHead: false,
        callback: models.ArrivalCallback,
        run: auth.methodOf(service, "gitHubCallback"),
      },
    ],
    { takesForms: true, refusesInText: true, fault: [[".", "text"]] },
    [],
    { ...options, base: options.base ?? "" },
  );
}

export function createHandler(service, options = {}) {
  return auth.webHandler(createRouter(service, options));
}
