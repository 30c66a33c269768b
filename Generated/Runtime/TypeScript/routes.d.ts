// Written by authgen, the same for every contract: change nothing here.
import type { Context, OnError } from "./context.js";
import type { ConstantValue } from "./json.js";
import type { Limits } from "./limits.js";
import type { Members, Place, RecordCodec } from "./records.js";
import type { RefusalDefinition } from "./refusals.js";
import type { Signature } from "./signatures.js";
import type { Codec } from "./values.js";
import type { Callback } from "./web.js";
/** The form that all bodies of one server share. */
export interface WireStyle {
    /** The content type of the JSON that is read and written. */
    readonly contentType?: string;
    /** Bodies come as forms; answers are JSON all the same. */
    readonly takesForms?: boolean;
    /** A refusal whose body is one text is written as that text. */
    readonly refusesInText?: boolean;
    /** Fields of every success, beside its answer, at their places. */
    readonly success?: readonly (readonly [place: string, value: string | number | boolean])[];
    /** The place of the answer in a success, from the outermost name. */
    readonly answer?: readonly string[];
    /** The places of code and message in a refusal that the router makes. */
    readonly fault?: readonly (readonly [place: string, word: "kind" | "text" | "status" | "statusText"])[];
}
/** What a call always has in one place, and what tells it from other calls of its method and path. */
export interface Condition {
    readonly place: Place;
    /** Names from the outermost. */
    readonly path: readonly string[];
    readonly text?: ConstantValue;
    /** One of these, where an enumeration tells the call. */
    readonly texts?: readonly string[];
    /** Whatever it is, and not null; or nothing at all. */
    readonly isGiven?: boolean;
}
/** A token that a call carries. */
export interface CarriedToken {
    readonly name: string;
    readonly place: "bearer" | "header" | "cookie" | "query";
    readonly wire?: string;
}
/** The request of one endpoint, in the order in which a message is read. */
export interface RequestPlan {
    readonly tokens?: readonly CarriedToken[];
    readonly members?: Members;
    /** The names of optional members of which a call sends one or more. */
    readonly atLeastOne?: readonly string[];
    /** The names of optional members of which a call sends just one. */
    readonly exactlyOne?: readonly string[];
    /** Members that repeat another one. */
    readonly same?: readonly (readonly [name: string, other: string])[];
}
export interface Route {
    /** The service and the endpoint: `Notes.signIn`. */
    readonly name?: string;
    readonly method: string;
    readonly path: string;
    readonly conditions?: readonly Condition[];
    readonly status: number;
    /** False if GET has side effects, so that HEAD must not call it. */
    readonly answersHead?: boolean;
    readonly takes: RequestPlan;
    readonly answer?: Codec<any> | RecordCodec<any>;
    readonly callback?: Callback;
    /** The cookies that a browser forgets with a good answer. */
    readonly endingCookies?: readonly string[];
    readonly refusals?: readonly {
        readonly definition: RefusalDefinition;
    }[];
    readonly run: (request: any, context: Context) => unknown;
}
export interface RouterOptions {
    readonly limits?: Partial<Limits> | undefined;
    /** The path of the server's URL, which comes before the path of every endpoint. */
    readonly base?: string | undefined;
    /** Gets the errors of methods that are not answers, each with its call; no caller sees them. It logs by default. */
    readonly onError?: OnError | undefined;
    /** Hands such an error on, to Express' `next` or to the host, instead of answering with the contract's 500. */
    readonly passErrors?: boolean | undefined;
    /** Answers signed requests only, as the client's `SigningTransport` sends them; all others get a bare 401. */
    readonly signature?: Signature | undefined;
}
/** The method of a service that an endpoint calls. One that is missing is an error when the router is made. */
export declare function methodOf(service: any, name: string): Route["run"];
