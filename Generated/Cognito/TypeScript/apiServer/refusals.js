// Written by authgen from cognito.yaml: change the contract, not this file.

import * as auth from "../runtime.js";

export const unauthorized = auth.refusal({
  name: "unauthorized",
  status: 401,
});
