// Written by authgen from rote.yaml: change the contract, not this file.

import type * as auth from "./runtime.js";

// status 401, . Authentication failed
export declare const authenticationFailed: auth.RefusalMaker<"authenticationFailed", void>;
