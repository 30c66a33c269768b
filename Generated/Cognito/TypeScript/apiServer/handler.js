// Written by authgen from cognito.yaml: change the contract, not this file.

import * as auth from "../runtime.js";
import * as models from "./models.js";
import * as refusals from "./refusals.js";

export function createRouter(service, options = {}) {
  return new auth.Router(
    [
      {
        name: "Cognito.deleteProfile",
        method: "DELETE",
        path: "/api/user-profile/me",
        status: 200,
        takes: models.DeleteProfileRequest,
        answer: models.DeleteProfileAnswer,
        refusals: [refusals.unauthorized],
        run: auth.methodOf(service, "deleteProfile"),
      },
    ],
    {},
    [],
    { ...options, base: options.base ?? "" },
  );
}

export function createHandler(service, options = {}) {
  return auth.webHandler(createRouter(service, options));
}
