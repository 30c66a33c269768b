// Written by authgen, the same for every contract: change nothing here.
import type { Condition, Route } from "./routes.js";
export declare function isParameter(segment: string): boolean;
/** Where nothing else answers HEAD, what answers GET does, unless it does more than to tell. */
export declare function answering<T extends {
    route: Route;
}>(place: readonly T[], method: string): readonly T[];
export declare function first<T>(items: readonly T[]): T;
/** Never empty: what suits no choice is a fault, at the first place where it went wrong. */
export declare function keeping<T>(choices: readonly T[], conditions: (choice: T) => readonly Condition[], holds: (condition: Condition) => boolean): readonly T[];
