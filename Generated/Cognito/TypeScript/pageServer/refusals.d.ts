// Written by authgen from cognito.yaml: change the contract, not this file.

import type * as auth from "../runtime.js";

// status 400, error invalid_grant
export declare const codeRefused: auth.RefusalMaker<"codeRefused", void>;

// status 400, error invalid_client
export declare const clientRefused: auth.RefusalMaker<"clientRefused", void>;
