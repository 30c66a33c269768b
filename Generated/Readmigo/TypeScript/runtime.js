// Written by authgen from readmigo.yaml: change the contract, not this file.

import { requireVersion } from "../../Runtime/TypeScript/index.js";

requireVersion("0.1.0", "Readmigo");

export * from "../../Runtime/TypeScript/index.js";
