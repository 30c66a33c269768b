// Written by authgen from longde.yaml: change the contract, not this file.

import * as auth from "./runtime.js";

export const notSignedIn = auth.refusal({
  name: "notSignedIn",
  status: 401,
  says: [["message", "\u{8BF7}\u{5148}\u{767B}\u{5F55}"]],
});

export const sessionExpired = auth.refusal({
  name: "sessionExpired",
  status: 401,
  says: [["message", "\u{767B}\u{5F55}\u{5DF2}\u{8FC7}\u{671F},\u{8BF7}\u{91CD}\u{65B0}\u{767B}\u{5F55}"]],
});

export const accountDisabled = auth.refusal({
  name: "accountDisabled",
  status: 401,
  says: [["message", "\u{8D26}\u{53F7}\u{5DF2}\u{88AB}\u{7981}\u{7528}"]],
});

export const accountGone = auth.refusal({
  name: "accountGone",
  status: 401,
  says: [["message", "\u{8D26}\u{53F7}\u{4E0D}\u{5B58}\u{5728}\u{6216}\u{5DF2}\u{6CE8}\u{9500}"]],
});

export const appleRefused = auth.refusal({
  name: "appleRefused",
  status: 401,
  says: [["message", "Apple \u{767B}\u{5F55}\u{9A8C}\u{8BC1}\u{5931}\u{8D25}"]],
});

export const appleUnavailable = auth.refusal({
  name: "appleUnavailable",
  status: 401,
  says: [["message", "Apple \u{767B}\u{5F55}\u{672A}\u{914D}\u{7F6E}"]],
});
