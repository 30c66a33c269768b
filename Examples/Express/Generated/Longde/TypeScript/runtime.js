// Written by authgen from longde.yaml: change the contract, not this file.

import { requireVersion } from "../../Runtime/TypeScript/index.js";

requireVersion("0.1.0", "Longde");

export * from "../../Runtime/TypeScript/index.js";
