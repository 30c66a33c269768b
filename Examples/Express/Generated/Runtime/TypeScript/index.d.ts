// Written by authgen, the same for every contract: change nothing here.
export * from "./context.js";
export { BrokenAnswer } from "./faults.js";
export * from "./http.js";
export * from "./invalid.js";
export * from "./json.js";
export * from "./limits.js";
export * from "./messages.js";
export * from "./node.js";
export * from "./records.js";
export * from "./refusals.js";
export * from "./router.js";
export * from "./routes.js";
export * from "./rules.js";
export type { Signature } from "./signatures.js";
export * from "./values.js";
export * from "./version.js";
export * from "./web.js";
