// Written by authgen, the same for every contract: change nothing here.
import type { Part } from "./invalid.js";
import type { Limits } from "./limits.js";
import type { Field } from "./records.js";
import type { Rule } from "./rules.js";
export declare type HeaderList = readonly (readonly [name: string, value: string])[];
/** One request as it was received: nothing decoded, nothing normalised. */
export interface RawRequest {
    readonly method: string;
    /** Path and query, still percent-encoded. */
    readonly target: string;
    readonly headers: HeaderList;
    /** Undefined for one that is too large. */
    readonly body: Uint8Array | undefined;
    readonly caller?: Caller | undefined;
}
/** What a host knows of a request beside the message. */
export interface Caller {
    readonly peer?: string | undefined;
    /** The target as it was sent, where a mount has taken its beginning away. */
    readonly target?: string | undefined;
    /** An id that the application gave the request before. */
    readonly requestId?: string | undefined;
    readonly signal?: AbortSignal | undefined;
    readonly request?: unknown;
    readonly host?: readonly unknown[];
}
/** One answer, complete. */
export interface RawResponse {
    readonly status: number;
    readonly headers: HeaderList;
    readonly body: Uint8Array;
}
export declare const tokenPattern: RegExp;
export declare function isHeader([name, value]: readonly [string, string]): boolean;
export declare function valuesOf(headers: HeaderList, name: string): string[];
/** Decodes once and corrects nothing; undefined for a malformed text. */
export declare function percentDecode(text: string): string | undefined;
/** Everything is escaped but letters, digits, `-`, `.`, `_` and `~`. */
export declare function percentEncode(text: string): string;
/** Named texts from a path, a query, a form, headers or cookies. A name that comes twice is refused when it is asked for. */
export declare class TextFields {
    #private;
    constructor(part: Part, fields: HeaderList);
    /** As queries and forms are written: a plus sign is a space. */
    static form(part: Part, form: string, limit: number): TextFields;
    /** The pairs of all `Cookie` headers, as they stand. */
    static cookies(headers: HeaderList): TextFields;
    /** The text; undefined where there is none, and `false` where there are several. */
    found(name: string): string | false | undefined;
    /** The text if there is exactly one. */
    only(name: string): string | undefined;
    read(field: Field, rules: readonly Rule[]): unknown;
    constant(name: string, text: string): void;
}
/** `Bearer` of RFC 6750; undefined for none, several, or anything that is malformed. */
export declare function bearerToken(headers: HeaderList, limits: Limits): string | undefined;
/** Whether a body of this type is of the wanted type, in UTF-8. */
export declare function isMediaType(text: string, wanted: string): boolean;
/** The path's segments, decoded once. Undefined if one is malformed, climbs, or holds a slash or control characters. */
export declare function segmentsOf(path: string): string[] | undefined;
/** Path and query; undefined for anything that RFC 3986 does not let stand there. */
export declare function splitTarget(target: string): {
    path: string;
    query: string;
} | undefined;
export interface CookieOptions {
    readonly lifetime?: number | undefined;
    readonly isForScripts?: boolean | undefined;
}
/** The cookie goes over TLS only, to this host only, and with other sites' requests only where a person follows a link. */
export declare function setCookie(name: string, value: string, { lifetime, isForScripts }?: CookieOptions): string;
