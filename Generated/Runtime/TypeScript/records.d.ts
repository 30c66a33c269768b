// Written by authgen, the same for every contract: change nothing here.
import type { Json, JsonObject } from "./json.js";
import type { Rule } from "./rules.js";
import type { Asked, Codec } from "./values.js";
export declare type Place = "body" | "path" | "query" | "header" | "cookie";
/** One field: its name in code, where it stands and what it is on the wire. */
export interface Field {
    readonly name: string;
    readonly wire: string;
    readonly codec: Codec<any>;
    readonly isOptional?: boolean;
    readonly rules?: readonly Rule[];
    /** It is compared with this value of the deployment. */
    readonly configuration?: string;
    readonly place?: Place;
    /** Of the cookie in which an answer carries it, in seconds. */
    readonly lifetime?: number;
    /** A page's script may read that cookie. */
    readonly isForScripts?: boolean;
}
/** A text that always stands there. */
export interface Constant {
    readonly wire: string;
    readonly constant: string;
    readonly place?: Place;
}
/** A codec of a record, and what of a value does not stand in the body. */
export interface RecordCodec<T> extends Codec<T> {
    readonly headerFields: (value: T) => readonly (readonly [field: Field | Constant, text: string])[];
}
export declare type Members = readonly (Field | Constant)[];
export declare function isConstant(field: Field | Constant): field is Constant;
/** Null and absent are read alike. What is asked of the field is asked of those inside of it too. */
export declare function readField(fields: JsonObject, field: Field, asked: Asked): unknown;
export declare function check(field: Field, value: unknown, rules: readonly Rule[]): void;
/** Refuses anything but this very text. */
export declare function checkConstant(fields: JsonObject, { wire, constant }: Constant): void;
/** Names come from the contract, never from a message: none of them can be a prototype's. */
export declare function readMembers(fields: JsonObject, members: Members, asked: Asked): Record<string, unknown>;
/** What stands in the body, in the order of the contract; what is undefined is left out. */
export declare function writeMembers(value: object, members: Members): [wire: string, json: Json][];
/** What stands in headers and cookies instead. */
export declare function headerFields(value: object, members: Members): [field: Field | Constant, text: string][];
export declare function record<T extends object>(members: Members): RecordCodec<T>;
/** One of several types, with the name that tells it. */
export interface Option {
    readonly type: string;
    readonly codec: () => RecordCodec<any>;
    /** The texts by which it is told from the others. */
    readonly marks: readonly (readonly [wire: string, text: string])[];
}
export interface Chosen {
    readonly type: string;
    readonly value: unknown;
}
/** Those with more marks come first; the one without is what is left. */
export declare function choice<T extends Chosen>(expected: string, options: readonly Option[]): RecordCodec<T>;
export declare function valueAt(json: Json | undefined, path: readonly string[]): Json | undefined;
