// Written by authgen from cognito.yaml: change the contract, not this file.

import * as auth from "../runtime.js";

export const codeRefused = auth.refusal({
  name: "codeRefused",
  status: 400,
  says: [["error", "invalid_grant"]],
});

export const clientRefused = auth.refusal({
  name: "clientRefused",
  status: 400,
  says: [["error", "invalid_client"]],
});
