// Written by authgen, the same for every contract: change nothing here.
import type { RawRequest } from "./messages.js";
/** Requests of a service account, signed with a secret that it shares with the server. */
export interface Signature {
    /** Of at least 32 bytes each; several while one replaces another. */
    readonly secrets: readonly (string | Uint8Array)[];
    /** What the code covers: time, method, target and body, or only time and body. */
    readonly covers?: "request" | "timeAndBody" | undefined;
    /** By how many seconds the caller's clock may differ; 300 by default. */
    readonly windowSeconds?: number | undefined;
    /** The header of the code, in lowercase hexadecimal digits; `X-Signature` by default. */
    readonly header?: string | undefined;
    /** The header of the time, in whole seconds since 1970; `X-Timestamp` by default. */
    readonly timeHeader?: string | undefined;
    /** A text before the code, such as `sha256=`. */
    readonly prefix?: string | undefined;
    /** Milliseconds since 1970. */
    readonly now?: (() => number) | undefined;
}
/** A test of whether a request is signed with one of the secrets. It compares in constant time. */
export declare function signatureCheck({ secrets, covers, windowSeconds, header, timeHeader, prefix, now, }: Signature): (request: RawRequest) => Promise<boolean>;
