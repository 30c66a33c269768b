// Written by authgen from syncnos.yaml: change the contract, not this file.

import * as auth from "./runtime.js";

export const invalidIdToken = auth.refusal({
  name: "invalidIdToken",
  status: 401,
  says: [["message", "Invalid id_token"]],
});

export const unauthorized = auth.refusal({
  name: "unauthorized",
  status: 401,
});

export const forbidden = auth.refusal({
  name: "forbidden",
  status: 403,
});

export const serverFailed = auth.refusal({
  name: "serverFailed",
  status: 500,
});
