// Written by authgen, the same for every contract: change nothing here.
import type { Json } from "./json.js";
import type { Limits } from "./limits.js";
import type { RawRequest, RawResponse } from "./messages.js";
import type { Route, RouterOptions, WireStyle } from "./routes.js";
/** Takes a request to its endpoint and completes the answer. It keeps no state of its own. */
export declare class Router {
    #private;
    readonly limits: Limits;
    /** Values of the deployment are texts as their codecs write them; calls have to send the same. */
    constructor(routes: readonly Route[], style: WireStyle, deployment: readonly (readonly [name: string, value: Json | undefined])[], { limits, base, onError }?: RouterOptions);
    /** Whether anything answers at that path. */
    knows(target: string): boolean;
    respond(request: RawRequest): Promise<RawResponse>;
}
