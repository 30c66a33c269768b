// Written by authgen from cognito.yaml: change the contract, not this file.

import * as auth from "../runtime.js";

/** The id token has expired. The call is made again with a new one. */
// status 401
export const unauthorized: auth.RefusalMaker<"unauthorized", void> = auth.refusal({
  name: "unauthorized",
  status: 401,
});
