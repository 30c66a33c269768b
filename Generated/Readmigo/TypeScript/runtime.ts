// Written by authgen from readmigo.yaml: change the contract, not this file.

export * from "./runtime/http.js";
export * from "./runtime/invalid.js";
export * from "./runtime/json.js";
export * from "./runtime/limits.js";
export * from "./runtime/messages.js";
export * from "./runtime/records.js";
export * from "./runtime/refusals.js";
export * from "./runtime/router.js";
export * from "./runtime/rules.js";
export * from "./runtime/values.js";
export * from "./runtime/web.js";
