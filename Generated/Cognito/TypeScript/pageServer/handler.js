// Written by authgen from cognito.yaml: change the contract, not this file.

import * as auth from "../runtime.js";
import * as models from "./models.js";
import * as refusals from "./refusals.js";

export function createRouter(service, options) {
  const { configuration } = options;
  const sent = (codec, value) => value === undefined ? undefined : codec.write(value);
  return new auth.Router(
    [
      {
        name: "Cognito.openPage",
        method: "GET",
        path: "/oauth2/authorize",
        status: 302,
        takes: models.OpenPageRequest,
        answersHead: false,
        callback: models.ArrivalCallback,
        run: auth.methodOf(service, "openPage"),
      },
      {
        name: "Cognito.appleReturns",
        method: "POST",
        path: "/oauth2/idpresponse",
        status: 302,
        takes: models.AppleReturnsRequest,
        callback: models.ArrivalCallback,
        run: auth.methodOf(service, "appleReturns"),
      },
      {
        name: "Cognito.exchangeCode",
        method: "POST",
        path: "/oauth2/token",
        status: 200,
        takes: models.ExchangeCodeRequest,
        answer: models.TokenSet,
        refusals: [refusals.codeRefused, refusals.clientRefused],
        run: auth.methodOf(service, "exchangeCode"),
      },
      {
        name: "Cognito.leavePage",
        method: "GET",
        path: "/logout",
        status: 302,
        takes: models.LeavePageRequest,
        answersHead: false,
        callback: models.DepartureCallback,
        run: auth.methodOf(service, "leavePage"),
      },
    ],
    { takesForms: true, fault: [["error", "text"]] },
    [
      ["clientId", sent(auth.text, configuration.clientId)],
    ],
    { ...options, base: options.base ?? "" },
  );
}

export function createHandler(service, options) {
  return auth.webHandler(createRouter(service, options));
}
