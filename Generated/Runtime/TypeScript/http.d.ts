// Written by authgen, the same for every contract: change nothing here.
import type { Router } from "./router.js";
/** What of a Node request, and so of one of Express, is looked at. */
export interface NodeRequest extends AsyncIterable<Uint8Array> {
    readonly method?: string | undefined;
    readonly url?: string | undefined;
    /** The whole path, where a part of it was cut off by a mount. */
    readonly originalUrl?: string;
    readonly rawHeaders: readonly string[];
    readonly readableEnded?: boolean;
    /** The body as it came, where a framework has read it already. */
    readonly rawBody?: Uint8Array | undefined;
}
/** What of a Node answer is used. */
export interface NodeResponse {
    statusCode: number;
    appendHeader?(name: string, value: string): unknown;
    setHeader(name: string, value: string | readonly string[]): unknown;
    end(body: Uint8Array): unknown;
}
/** `Request` in, `Response` out. */
export declare function webHandler(router: Router): (request: Request) => Promise<Response>;
/** For `app.use` of Express, and with it for NestJS. What is none of the contract's paths goes on to what comes next. */
export declare function nodeHandler(router: Router): (request: NodeRequest, response: NodeResponse, next: (error?: unknown) => void) => Promise<void>;
