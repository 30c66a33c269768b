// Written by authgen, the same for every contract: change nothing here.
/** The version of this runtime, and of the authgen that writes stubs for it. */
export declare const version = "0.1.0";
/** Throws if the stubs of a service were generated for another version, or Node is too old. */
export declare function requireVersion(wanted: string, service: string): void;
