// Written by authgen, the same for every contract: change nothing here.
export declare type Part = "body" | "path" | "query" | "header" | "cookie";
/**
 * A message that is not what the contract says: where, and what was expected there. It never holds the value that
 * was found, so it can be answered and logged as it is.
 */
export declare class InvalidValue extends Error {
    readonly expected: string;
    readonly kind: "value" | "syntax" | "mediaType";
    readonly part: Part;
    readonly place: string;
    constructor(expected: string, { kind, part, place }?: {
        kind?: "value" | "syntax" | "mediaType";
        part?: Part;
        place?: string;
    });
    /** The same fault, seen from one level further out: `user`, `[2]`, `*`. */
    inside(step: string): InvalidValue;
}
/** Runs the work; a fault in it is one of that place. */
export declare function within<T>(step: string, work: () => T): T;
