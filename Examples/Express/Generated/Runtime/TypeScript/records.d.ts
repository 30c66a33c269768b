// Written by authgen, the same for every contract: change nothing here.
import type { ConstantValue, Json, JsonObject } from "./json.js";
import type { Rule } from "./rules.js";
import type { Asked, Codec } from "./values.js";
export declare type Place = "body" | "path" | "query" | "header" | "cookie";
/** One field: its name in code, its place in the message and its name and type on the wire. */
export interface Field {
    readonly name: string;
    readonly wire: string;
    readonly codec: Codec<any>;
    readonly isOptional?: boolean;
    /** Null clears it and is read as null; it is optional too. */
    readonly isClearable?: boolean;
    readonly rules?: readonly Rule[];
    /** It is compared with this value of the deployment. */
    readonly configuration?: string;
    readonly place?: Place;
    /** The lifetime of the cookie in which an answer carries it, in seconds. */
    readonly lifetime?: number;
    /** A page's script may read that cookie. */
    readonly isForScripts?: boolean;
}
/** A constant of a message: a text, or in a body of JSON a number or a bool. */
export interface Constant {
    readonly wire: string;
    readonly constant: ConstantValue;
    readonly place?: Place;
}
/** A codec of a record, and the fields of a value that are outside the body. */
export interface RecordCodec<T> extends Codec<T> {
    readonly headerFields: (value: T) => readonly (readonly [field: Field | Constant, text: string])[];
}
export declare type Members = readonly (Field | Constant)[];
export declare function isConstant(field: Field | Constant): field is Constant;
/** Null and absent are read alike, but for what null clears. A limit of the field is a limit of the fields inside it too. */
export declare function readField(fields: JsonObject, field: Field, asked: Asked): unknown;
export declare function check(field: Field, value: unknown, rules: readonly Rule[]): void;
/** Refuses anything but this very value. */
export declare function checkConstant(fields: JsonObject, { wire, constant }: Constant): void;
/** Names come from the contract, never from a message: none of them can be a prototype's. */
export declare function readMembers(fields: JsonObject, members: Members, asked: Asked): Record<string, unknown>;
/** The fields of the body, in the order of the contract; undefined fields are left out. */
export declare function writeMembers(value: object, members: Members): [wire: string, json: Json][];
/** The fields of headers and cookies. */
export declare function headerFields(value: object, members: Members): [field: Field | Constant, text: string][];
/** What we write is held to its type and its rules as what we read. */
export declare function held(field: Field, value: unknown): Json;
export declare function record<T extends object>(members: Members): RecordCodec<T>;
/** One of several types, with the name that tells it. */
export interface Option {
    readonly type: string;
    readonly codec: () => RecordCodec<any>;
    /** The constants that tell it from the others. */
    readonly marks: readonly (readonly [wire: string, constant: ConstantValue])[];
}
export interface Chosen {
    readonly type: string;
    readonly value: unknown;
}
/** Options with more marks come first; the option without marks comes last. */
export declare function choice<T extends Chosen>(expected: string, options: readonly Option[]): RecordCodec<T>;
export declare function valueAt(json: Json | undefined, path: readonly string[]): Json | undefined;
