// Written by authgen, the same for every contract: change nothing here.
import { InvalidValue } from "./invalid.js";
import type { HeaderList } from "./messages.js";
/** A service gave what the contract does not allow. It names the place alone. */
export declare class BrokenAnswer extends Error {
}
export declare type Fault = {
    kind: string;
    status: number;
    invalid?: InvalidValue;
    headers?: HeaderList;
};
/** A request that never reached its endpoint, or whose endpoint could not answer it. */
export declare class RouterFault extends Error {
    readonly fault: Fault;
    constructor(kind: string, { invalid, headers }?: Partial<Fault>);
    static from(error: unknown): RouterFault | undefined;
}
