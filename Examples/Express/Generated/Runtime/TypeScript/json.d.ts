// Written by authgen, the same for every contract: change nothing here.
import type { Limits } from "./limits.js";
/** A JSON number in the text it was written in. */
export declare class JsonNumber {
    readonly text: string;
    constructor(text: string);
    /** The value if it is whole and a number can hold it exactly: `1e2` is 100, `1.5` is undefined. */
    get whole(): number | undefined;
}
/** A constant of a contract. */
export declare type ConstantValue = string | number | boolean;
/** Whether JSON is this very text, number or bool. */
export declare function holdsConstant(json: Json | undefined, constant: ConstantValue): boolean;
export declare function constantJson(constant: ConstantValue): Json;
export declare type JsonObject = ReadonlyMap<string, Json>;
export declare type Json = null | boolean | JsonNumber | string | readonly Json[] | JsonObject;
export declare const numberPattern: RegExp;
/** Reads exactly one document. */
export declare function readJson(bytes: Uint8Array, limits: Limits): Json;
/** Without spaces, fields in their order. */
export declare function writeJson(value: Json): string;
export declare function isObject(value: Json | undefined): value is JsonObject;
/** The fields, if it is an object. */
export declare function fieldsOf(value: Json): JsonObject;
/**
 * A document with values at their places, as a contract writes them: `error.code` stands inside `error`, a number
 * counts the items of a list, `*` is the first of them, `.` is the whole document.
 */
export declare function atPlaces(places: readonly (readonly [string, Json | undefined])[]): Json | undefined;
/** A number or a bool where the contract's text stands for one. */
export declare function literal(value: string | number | boolean): Json;
