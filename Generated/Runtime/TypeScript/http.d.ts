// Written by authgen, the same for every contract: change nothing here.
import type { Router } from "./router.js";
/** The parts of a request of Node, and so of Express, that the runtime reads. */
export interface NodeRequest extends AsyncIterable<Uint8Array> {
    readonly method?: string | undefined;
    readonly url?: string | undefined;
    /** The whole path, if a mount has cut off a part of it. */
    readonly originalUrl?: string;
    readonly rawHeaders: readonly string[];
    readonly readableEnded?: boolean;
    /** The raw body, if a framework has read it already. */
    readonly rawBody?: Uint8Array | undefined;
}
/** The parts of an answer of Node that the runtime uses. */
export interface NodeResponse {
    statusCode: number;
    appendHeader?(name: string, value: string): unknown;
    setHeader(name: string, value: string | readonly string[]): unknown;
    end(body: Uint8Array): unknown;
}
/** `Request` in, `Response` out. */
export declare function webHandler(router: Router): (request: Request) => Promise<Response>;
/** For `app.use` of Express, and with it for NestJS. Requests for other paths go to the next handler. */
export declare function nodeHandler(router: Router): (request: NodeRequest, response: NodeResponse, next: (error?: unknown) => void) => Promise<void>;
