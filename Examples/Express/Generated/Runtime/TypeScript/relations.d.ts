// Written by authgen, the same for every contract: change nothing here.
import type { RequestPlan } from "./routes.js";
/** Holds what a call sent to the rules between its fields. */
export declare function checkRelations(plan: RequestPlan, values: Readonly<Record<string, unknown>>): void;
