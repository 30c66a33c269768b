// Written by authgen from cognito.yaml: change the contract, not this file.

import { requireVersion } from "../../Runtime/TypeScript/index.js";

requireVersion("0.1.0", "Cognito");

export * from "../../Runtime/TypeScript/index.js";
