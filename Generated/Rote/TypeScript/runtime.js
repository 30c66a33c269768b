// Written by authgen from rote.yaml: change the contract, not this file.

import { requireVersion } from "../../Runtime/TypeScript/index.js";

requireVersion("0.1.0", "Rote");

export * from "../../Runtime/TypeScript/index.js";
