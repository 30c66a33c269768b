// Written by authgen, the same for every contract: change nothing here.
import type { Router } from "./router.js";
/** The parts of a request of Node, and so of Express, that the runtime reads. */
export interface NodeRequest {
    readonly method?: string | undefined;
    /** What is left of the target behind a mount. */
    readonly url?: string | undefined;
    /** The whole target. */
    readonly originalUrl?: string;
    readonly rawHeaders: readonly string[];
    readonly readableEnded?: boolean;
    readonly socket?: {
        readonly remoteAddress?: string | undefined;
    } | null;
    /** The raw body, if a framework has read it already. */
    readonly rawBody?: Uint8Array | undefined;
    /** An id that the application gave it before. */
    readonly id?: unknown;
    /** Express' application. */
    readonly app?: unknown;
    /** The route, for what traces and measures calls. */
    route?: unknown;
    on(event: string, listener: (...values: any[]) => void): unknown;
    removeListener(event: string, listener: (...values: any[]) => void): unknown;
    resume?(): unknown;
    destroy?(): unknown;
}
/** The parts of an answer of Node that the runtime uses. */
export interface NodeResponse {
    statusCode: number;
    readonly writableFinished?: boolean;
    readonly destroyed?: boolean;
    setHeader(name: string, value: string | readonly string[]): unknown;
    end(body: Uint8Array | string, encoding?: "latin1"): unknown;
    on?(event: string, listener: () => void): unknown;
}
export declare type NodeHandler = (request: NodeRequest, response: NodeResponse, next: (error?: unknown) => void) => Promise<void>;
/** For `app.use` of Express, and with it for NestJS. Requests for other paths go to the next handler. */
export declare function nodeHandler(router: Router): NodeHandler;
