// Written by authgen from longde.yaml: change the contract, not this file.

export * from "../../Runtime/TypeScript/index.js";
