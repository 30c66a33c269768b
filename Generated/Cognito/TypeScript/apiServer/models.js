// Written by authgen from cognito.yaml: change the contract, not this file.

import * as auth from "../runtime.js";

export const DeleteProfileAnswer = auth.record([
  { name: "success", wire: "success", codec: auth.bool },
]);

export const DeleteProfileRequest = {
  tokens: [
    { name: "id", place: "bearer" },
  ],
};
