// Written by authgen, the same for every contract: change nothing here.
import type { Limits } from "./limits.js";
import type { Members, Place, RecordCodec } from "./records.js";
import type { RefusalDefinition } from "./refusals.js";
import type { Codec } from "./values.js";
import type { Callback } from "./web.js";
/** What all bodies of one server have in common. */
export interface WireStyle {
    /** Of the JSON that is read and written. */
    readonly contentType?: string;
    /** Bodies come as forms; answers are JSON all the same. */
    readonly takesForms?: boolean;
    /** A refusal whose body is one text is written as that text. */
    readonly refusesInText?: boolean;
    /** Fields of every success, beside its answer, at their places. */
    readonly success?: readonly (readonly [place: string, value: string | number | boolean])[];
    /** Where the answer stands in a success, from the outermost name. */
    readonly answer?: readonly string[];
    /** Where a refusal of the router's own says what it is. */
    readonly fault?: readonly (readonly [place: string, word: "kind" | "text" | "status" | "statusText"])[];
}
/** A text that a call always sends, by which it is told from others of its method and path. */
export interface Condition {
    readonly place: Place;
    /** Names from the outermost. */
    readonly path: readonly string[];
    readonly text: string;
}
/** A token that a call carries. */
export interface CarriedToken {
    readonly name: string;
    readonly place: "bearer" | "header" | "cookie" | "query";
    readonly wire?: string;
}
/** What one endpoint takes, in the order in which a message is read. */
export interface RequestPlan {
    readonly tokens?: readonly CarriedToken[];
    readonly members?: Members;
}
export interface Route {
    readonly method: string;
    readonly path: string;
    readonly conditions?: readonly Condition[];
    readonly status: number;
    /** False where GET does something that nobody should do who only looks. */
    readonly answersHead?: boolean;
    readonly takes: RequestPlan;
    readonly answer?: Codec<any> | RecordCodec<any>;
    readonly callback?: Callback;
    /** Those that a browser forgets with a good answer. */
    readonly endingCookies?: readonly string[];
    readonly refusals?: readonly {
        readonly definition: RefusalDefinition;
    }[];
    readonly run: (request: any) => unknown;
}
export interface RouterOptions {
    readonly limits?: Partial<Limits> | undefined;
    /** The path of the server's URL, which stands before that of every endpoint. */
    readonly base?: string | undefined;
    /** Told of what a method threw that is no answer; nobody else is. */
    readonly onError?: ((error: unknown) => void) | undefined;
}
