// Written by authgen from longde.yaml: change the contract, not this file.

import type * as auth from "./runtime.js";

// status 401, message 请先登录
export declare const notSignedIn: auth.RefusalMaker<"notSignedIn", void>;

// status 401, message 登录已过期,请重新登录
export declare const sessionExpired: auth.RefusalMaker<"sessionExpired", void>;

// status 401, message 账号已被禁用
export declare const accountDisabled: auth.RefusalMaker<"accountDisabled", void>;

// status 401, message 账号不存在或已注销
export declare const accountGone: auth.RefusalMaker<"accountGone", void>;

// status 401, message Apple 登录验证失败
export declare const appleRefused: auth.RefusalMaker<"appleRefused", void>;

// status 401, message Apple 登录未配置
export declare const appleUnavailable: auth.RefusalMaker<"appleUnavailable", void>;
