// Written by authgen from longde.yaml: change the contract, not this file.

import * as auth from "./runtime.js";

export const notSignedIn = auth.refusal({
  name: "notSignedIn",
  status: 401,
  says: [["message", "请先登录"]],
});

export const sessionExpired = auth.refusal({
  name: "sessionExpired",
  status: 401,
  says: [["message", "登录已过期,请重新登录"]],
});

export const accountDisabled = auth.refusal({
  name: "accountDisabled",
  status: 401,
  says: [["message", "账号已被禁用"]],
});

export const accountGone = auth.refusal({
  name: "accountGone",
  status: 401,
  says: [["message", "账号不存在或已注销"]],
});

export const appleRefused = auth.refusal({
  name: "appleRefused",
  status: 401,
  says: [["message", "Apple 登录验证失败"]],
});

export const appleUnavailable = auth.refusal({
  name: "appleUnavailable",
  status: 401,
  says: [["message", "Apple 登录未配置"]],
});
