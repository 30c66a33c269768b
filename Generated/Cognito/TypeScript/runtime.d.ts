// Written by authgen from cognito.yaml: change the contract, not this file.

export * from "../../Runtime/TypeScript/index.js";
