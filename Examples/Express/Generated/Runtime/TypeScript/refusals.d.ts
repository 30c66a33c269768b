// Written by authgen, the same for every contract: change nothing here.
import type { Json } from "./json.js";
import type { HeaderList } from "./messages.js";
import type { Members } from "./records.js";
/** How one refusal of the contract looks on the wire. */
export interface RefusalDefinition {
    readonly name: string;
    readonly status: number;
    /** The constant texts, by their places in the body. */
    readonly says?: readonly (readonly [place: string, value: string | number | boolean])[];
    readonly headers?: HeaderList;
    /** The fields that it brings beside them. */
    readonly details?: Members;
    /** The detail that says when it may be tried again, where no header `Retry-After` is among the details. */
    readonly until?: string;
}
/** A refusal that the contract declares. Only the functions that were generated for it make one. */
export declare type Refusal<Name extends string> = DeclaredRefusal & {
    readonly name: Name;
};
/** Makes a refusal from its details. */
export interface RefusalMaker<Name extends string, Details> {
    (details: Details): Refusal<Name>;
    readonly definition: RefusalDefinition;
}
declare class DeclaredRefusal {
    readonly name: string;
    readonly definition: RefusalDefinition;
    readonly body: Json | undefined;
    readonly headers: HeaderList;
    constructor(definition: RefusalDefinition, details: object);
}
export declare function refusal<Name extends string, Details extends object | void>(definition: RefusalDefinition & {
    readonly name: Name;
}): RefusalMaker<Name, Details>;
export declare function isRefusal(value: unknown): value is Refusal<string>;
/** A store or another service is away; it may be tried again in so many seconds. Every method may answer so. */
export declare class Unavailable {
    readonly retryAfter: number;
    constructor(retryAfter?: number);
}
/** The result of a method, now or later: its answer, a refusal of its contract, or that it cannot answer now. */
export declare type Result<Answer, Refused extends string = never> = Answer | Refusal<Refused> | Unavailable | Promise<Answer | Refusal<Refused> | Unavailable>;
export {};
