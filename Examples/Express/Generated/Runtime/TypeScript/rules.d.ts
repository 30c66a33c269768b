// Written by authgen, the same for every contract: change nothing here.
import type { Json } from "./json.js";
/** A limit of a value beside its type. It is checked before a method is called. */
export interface Rule {
    /** A noun: "text of 3 to 32 characters". */
    readonly expected: string;
    /** Checks the value in its form on the wire. */
    readonly holds: (json: Json) => boolean;
}
/** Counts Unicode code points. */
export declare function length(min: number, max?: number): Rule;
export declare function size(min: number | undefined, max?: number): Rule;
/** The whole text. A long one never matches: what a caller sends must not keep a matcher busy. */
export declare function matches(pattern: string): Rule;
/** Looks like a mail address; whether there is such a mailbox only a mail can tell. */
export declare const email: Rule;
/** Looks like a phone number: 3 to 15 digits, perhaps grouped, perhaps with a plus in front. */
export declare const phone: Rule;
/** The rule holds for every element of a list, or every value of a map. */
export declare function each(inner: Rule, kind: "list" | "map"): Rule;
