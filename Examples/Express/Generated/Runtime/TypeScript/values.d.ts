// Written by authgen, the same for every contract: change nothing here.
import type { Json } from "./json.js";
import type { Field } from "./records.js";
import type { Rule } from "./rules.js";
/** The limits of a field in a message that is read, beside the limits that its type has anywhere. */
export declare type Asked = (field: Field) => readonly Rule[];
/** How one type of the contract is read and written. */
export interface Codec<T> {
    /** Reads strictly: an unexpected value is an InvalidValue. */
    read(json: Json, asked?: Asked): T;
    /** From a path, a query, a form or a header. */
    readText(text: string): T;
    write(value: T): Json;
}
export declare function codec<T>(read: (json: Json, asked?: Asked) => T, write: (value: T) => Json, readText?: (text: string) => T): Codec<T>;
/** As a header or a URL has it: a text as it is, anything else as JSON. */
export declare function wireText(json: Json): string;
/** Only the lengths of two texts can be learnt from the time that this takes. */
export declare function isSameSecret(left: string, right: string): boolean;
/** A text that must not be seen: a password, a code, a token. It is not printed by accident. */
export declare class Secret {
    #private;
    constructor(text: string);
    /** The text itself, for the one place that needs it. */
    reveal(): string;
    /** In constant time. */
    equals(other: Secret | undefined): boolean;
    toString(): string;
    toJSON(): string;
}
export declare const text: Codec<string>;
export declare const secret: Codec<Secret>;
export declare const integer: Codec<number>;
export declare const decimal: Codec<number>;
export declare const bool: Codec<boolean>;
/** Written in small letters, as RFC 9562 asks of writers; read in any. */
export declare const uuid: Codec<string>;
/** Absolute, in the characters of RFC 3986; nothing is escaped or corrected. */
export declare const url: Codec<string>;
/** In UTC, with milliseconds where there are any. */
export declare const instant: Codec<Date>;
/** Whole seconds are written, rounded down: a lifetime must not be written longer than it is. */
export declare const unixTime: Codec<Date>;
export declare const base64: Codec<Uint8Array>;
/** Without padding, as passkeys have it. */
export declare const base64url: Codec<Uint8Array>;
/** Any JSON, with numbers as they were written. A script may give numbers and objects of its own. */
export declare const anyJson: Codec<Json>;
/** One of these texts. A server refuses any other; it does not pass on a text that it cannot name. */
export declare function enumeration<T extends string>(...texts: readonly T[]): Codec<T>;
/** A number or a bool that travels as a text: `"12.50"`. */
export declare function asText<T>(inner: Codec<T>): Codec<T>;
export declare function list<T>(inner: Codec<T>): Codec<readonly T[]>;
/** Faults are placed at `*`: the keys are the caller's words, not the contract's. */
export declare function map<T>(inner: Codec<T>): Codec<ReadonlyMap<string, T>>;
/** A type that names itself: it may hold one of its own kind. */
export declare function later<T>(inner: () => Codec<T>): Codec<T>;
