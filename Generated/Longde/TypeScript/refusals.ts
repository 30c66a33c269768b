// Written by authgen from longde.yaml: change the contract, not this file.

import * as auth from "./runtime.js";

// status 401, message 请先登录
export const notSignedIn: auth.RefusalMaker<"notSignedIn", void> = auth.refusal({
  name: "notSignedIn",
  status: 401,
  says: [["message", "\u{8BF7}\u{5148}\u{767B}\u{5F55}"]],
});

// status 401, message 登录已过期,请重新登录
export const sessionExpired: auth.RefusalMaker<"sessionExpired", void> = auth.refusal({
  name: "sessionExpired",
  status: 401,
  says: [["message", "\u{767B}\u{5F55}\u{5DF2}\u{8FC7}\u{671F},\u{8BF7}\u{91CD}\u{65B0}\u{767B}\u{5F55}"]],
});

// status 401, message 账号已被禁用
export const accountDisabled: auth.RefusalMaker<"accountDisabled", void> = auth.refusal({
  name: "accountDisabled",
  status: 401,
  says: [["message", "\u{8D26}\u{53F7}\u{5DF2}\u{88AB}\u{7981}\u{7528}"]],
});

// status 401, message 账号不存在或已注销
export const accountGone: auth.RefusalMaker<"accountGone", void> = auth.refusal({
  name: "accountGone",
  status: 401,
  says: [["message", "\u{8D26}\u{53F7}\u{4E0D}\u{5B58}\u{5728}\u{6216}\u{5DF2}\u{6CE8}\u{9500}"]],
});

// status 401, message Apple 登录验证失败
export const appleRefused: auth.RefusalMaker<"appleRefused", void> = auth.refusal({
  name: "appleRefused",
  status: 401,
  says: [["message", "Apple \u{767B}\u{5F55}\u{9A8C}\u{8BC1}\u{5931}\u{8D25}"]],
});

// status 401, message Apple 登录未配置
export const appleUnavailable: auth.RefusalMaker<"appleUnavailable", void> = auth.refusal({
  name: "appleUnavailable",
  status: 401,
  says: [["message", "Apple \u{767B}\u{5F55}\u{672A}\u{914D}\u{7F6E}"]],
});
