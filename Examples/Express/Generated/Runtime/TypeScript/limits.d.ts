// Written by authgen, the same for every contract: change nothing here.
/** How much of anything a request may hold. Sizes are in bytes. */
export interface Limits {
    readonly bodyBytes: number;
    readonly targetBytes: number;
    readonly headerCount: number;
    /** Names and values of all header fields together. */
    readonly headerBytes: number;
    /** The longest token that is looked at. */
    readonly tokenBytes: number;
    /** Objects and lists inside each other; more than 128 are never read. */
    readonly jsonDepth: number;
    /** Fields and list elements of one JSON document together; fields of one query or form. */
    readonly jsonFields: number;
    /** The longest text, name or number in JSON. */
    readonly stringBytes: number;
}
export declare const defaultLimits: Limits;
