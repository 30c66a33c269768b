// Written by authgen from cognito.yaml: change the contract, not this file.

import type * as auth from "../runtime.js";

/**
 * The id token has expired. The call is made again with a new one.
 */
// status 401
export declare const unauthorized: auth.RefusalMaker<"unauthorized", void>;
