// Written by authgen from syncnos.yaml: change the contract, not this file.

import * as auth from "./runtime.js";

/** The raw nonce does not fit the one Apple signed, or the app talks to the wrong backend. */
// status 401, message Invalid id_token
export const invalidIdToken = auth.refusal({
  name: "invalidIdToken",
  status: 401,
  says: [["message", "Invalid id_token"]],
});

/** Rights: the access token no longer counts. */
// status 401
export const unauthorized = auth.refusal({
  name: "unauthorized",
  status: 401,
});

/** Rights: the backend says so as 403, too. */
// status 403
export const forbidden = auth.refusal({
  name: "forbidden",
  status: 403,
});

/** The server. */
// status 5xx
export const serverFailed = auth.refusal({
  name: "serverFailed",
  status: 500,
});
