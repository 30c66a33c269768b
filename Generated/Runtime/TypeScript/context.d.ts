// Written by authgen, the same for every contract: change nothing here.
import type { CookieOptions, HeaderList, RawRequest } from "./messages.js";
/**
 * One call of one endpoint, beside its request. Headers and cookies that are added here go out with the answer or the
 * refusal, and with no fault.
 */
export declare class Context {
    #private;
    /** The service and the endpoint as the contract calls them: `Notes.signIn`. */
    readonly endpoint: string;
    readonly method: string;
    readonly headers: HeaderList;
    /** The address at the other end of the connection, where the host tells it. */
    readonly peer: string | undefined;
    /** The framework's own request: Express' `req`, or the `Request` of a web-standard host. */
    readonly request: unknown;
    /** Whatever else a web-standard host gave: the bindings of a worker, say. */
    readonly host: readonly unknown[];
    constructor(endpoint: string, { method, headers, caller }: RawRequest);
    /** The id that the application gave the request, or the caller's `X-Request-Id`, if it can be logged; or a new one. */
    get requestId(): string;
    /** Aborted when the caller has gone away. */
    get signal(): AbortSignal;
    /** The header if it comes exactly once. */
    header(name: string): string | undefined;
    addHeader(name: string, value: string): void;
    addCookie(name: string, value: string, options?: CookieOptions): void;
    /** The headers that the service added. */
    get added(): HeaderList;
}
/** Hears of each error that is not an answer, and of its call. It may fail itself. */
export declare type OnError = (error: unknown, context: Context) => unknown;
export declare function logError(error: unknown, { method, endpoint }: Context): void;
/** A handler of errors that fails ends no process, and one that hangs delays no response for long. */
export declare function tell(onError: OnError, error: unknown, context: Context): Promise<void>;
