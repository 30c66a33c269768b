// Written by authgen from syncnos.yaml: change the contract, not this file.

import { requireVersion } from "../../Runtime/TypeScript/index.js";

requireVersion("0.1.0", "SyncNos");

export * from "../../Runtime/TypeScript/index.js";
