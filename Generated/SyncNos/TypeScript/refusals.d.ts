// Written by authgen from syncnos.yaml: change the contract, not this file.

import type * as auth from "./runtime.js";

/**
 * The raw nonce does not fit the one Apple signed, or the app talks to the wrong backend.
 */
// status 401, message Invalid id_token
export declare const invalidIdToken: auth.RefusalMaker<"invalidIdToken", void>;

/**
 * Rights: the access token no longer counts.
 */
// status 401
export declare const unauthorized: auth.RefusalMaker<"unauthorized", void>;

/**
 * Rights: the backend says so as 403, too.
 */
// status 403
export declare const forbidden: auth.RefusalMaker<"forbidden", void>;

/**
 * The server.
 */
// status 5xx
export declare const serverFailed: auth.RefusalMaker<"serverFailed", void>;
