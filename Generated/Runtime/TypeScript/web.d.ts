// Written by authgen, the same for every contract: change nothing here.
import type { RawResponse } from "./messages.js";
import type { Members } from "./records.js";
/** How a web sign-in ends without success, in OAuth's words. */
export declare type WebRefusal = "invalid_request" | "unauthorized_client" | "access_denied" | "unsupported_response_type" | "invalid_scope" | "server_error" | "temporarily_unavailable";
/** A page of a web sign-in. No other site can frame it, it loads nothing from elsewhere, and it is not kept. */
export interface Page {
    readonly kind: "page";
    /** Texts that come from elsewhere go in through `escapeHtml`. */
    readonly html: string;
    readonly status?: number;
    /** What the page may load and run, in the words of a content security policy. */
    readonly loads?: string;
    /** Where a form may end up beside its own site and the callback, say at a provider: `https://github.com`. */
    readonly formsLeadTo?: readonly string[];
}
/** What an endpoint of a web sign-in gives the browser. */
export declare type WebAnswer<Callback> = 
/** The sign-in is over: the browser hands the callback to the app. */
{
    readonly kind: "ends";
    readonly callback: Callback;
}
/** It is over and came to nothing; the state, where the app gave one, says whose it was. */
 | {
    readonly kind: "refuses";
    readonly error: WebRefusal;
    readonly state?: string | undefined;
}
/** It goes on elsewhere, say at a provider. */
 | {
    readonly kind: "leads";
    readonly to: string;
    readonly query?: QueryList;
}
/** It goes on here. */
 | Page;
export declare type QueryList = readonly (readonly [name: string, value: string | undefined])[];
/** The URL that ends a web sign-in, without what it brings, and that. */
export interface Callback {
    readonly url: string;
    readonly members: Members;
}
/** A field of an answer that does not stand in its body. */
export declare function headerOf([field, text]: readonly [Members[number], string]): readonly [string, string];
/** A text as the inside of an element or of an attribute in quotes. */
export declare function escapeHtml(text: string): string;
/** The endpoint has done what it does: no page on the way, and no refusal. */
export declare function isDone(answer: WebAnswer<object>): boolean;
export declare function webResponse(answer: WebAnswer<object>, callback: Callback, status: number): RawResponse;
