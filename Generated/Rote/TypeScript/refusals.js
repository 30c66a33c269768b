// Written by authgen from rote.yaml: change the contract, not this file.

import * as auth from "./runtime.js";

export const authenticationFailed = auth.refusal({
  name: "authenticationFailed",
  status: 401,
  says: [[".", "Authentication failed"]],
});
