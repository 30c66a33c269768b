// Written by authgen, the same for every contract: change nothing here.
import { Context } from "./context.js";
import { RouterFault } from "./faults.js";
import type { Json } from "./json.js";
import type { Limits } from "./limits.js";
import type { RawRequest, RawResponse } from "./messages.js";
import type { Route, RouterOptions, WireStyle } from "./routes.js";
/** Takes a request to its endpoint and completes the answer. It keeps no state of its own. */
export declare class Router {
    #private;
    readonly limits: Limits;
    /** Values of the deployment are texts as their codecs write them; calls have to send the same. */
    constructor(routes: readonly Route[], style: WireStyle, deployment: readonly (readonly [name: string, value: Json | undefined])[], { limits, base, onError, passErrors, signature }?: RouterOptions);
    /** Whether an endpoint has that path, whatever the method, and whatever stands behind the path. */
    knows(target: string): boolean;
    /** The first route of the path; a malformed path is somebody else's. */
    routeAt(target: string, method?: string): Route | undefined;
    respond(request: RawRequest): Promise<RawResponse>;
    /** The answer to a request whose error is nobody's answer. */
    failed(error: unknown, request: RawRequest, context?: Context): Promise<RawResponse>;
    /** The answer to a request that no endpoint takes. */
    refusing(fault: RouterFault, { method }: RawRequest): RawResponse;
}
