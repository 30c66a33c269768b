// Written by authgen, the same for every contract: change nothing here.
import type { Json } from "./json.js";
import type { Condition, Route } from "./routes.js";
export declare function isParameter(segment: string): boolean;
/** Answers HEAD with the endpoint for GET if no other endpoint does, unless that endpoint has side effects. */
export declare function answering<T extends {
    route: Route;
}>(place: readonly T[], method: string): readonly T[];
export declare function first<T>(items: readonly T[]): T;
/** Null is read as absent, and `false` is what came several times. */
export declare function meets({ text, texts, isGiven }: Condition, value: Json | undefined): boolean;
/** Never empty: a request that suits no choice is a fault, at the first place where it went wrong. */
export declare function keeping<T>(choices: readonly T[], conditions: (choice: T) => readonly Condition[], holds: (condition: Condition) => boolean): readonly T[];
