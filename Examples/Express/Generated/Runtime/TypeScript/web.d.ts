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
    /** The sources that the page may load and run, in the words of a content security policy. */
    readonly loads?: string;
    /** Further targets of a form beside its own site and the callback, such as a provider: `https://github.com`. */
    readonly formsLeadTo?: readonly string[];
}
/** The answer of a web sign-in's endpoint to the browser. */
export declare type WebAnswer<Callback> = 
/** The sign-in is over: the browser hands the callback to the app. */
{
    readonly kind: "ends";
    readonly callback: Callback;
}
/** The sign-in is over and failed; the state, if the app gave one, says whose it was. */
 | {
    readonly kind: "refuses";
    readonly error: WebRefusal;
    readonly state?: string | undefined;
}
/** The sign-in continues elsewhere, for example at a provider. */
 | {
    readonly kind: "leads";
    readonly to: string;
    readonly query?: QueryList;
}
/** The sign-in continues on this page. */
 | Page;
export declare type QueryList = readonly (readonly [name: string, value: string | undefined])[];
/** The URL that ends a web sign-in, and the fields that it brings. */
export interface Callback {
    readonly url: string;
    readonly members: Members;
}
/** A field of an answer outside its body. */
export declare function headerOf([field, text]: readonly [Members[number], string]): readonly [string, string];
/** A text as the inside of an element or of an attribute in quotes. */
export declare function escapeHtml(text: string): string;
/** The endpoint has finished its work: neither a page on the way nor a refusal. */
export declare function isDone(answer: WebAnswer<object>): boolean;
export declare function webResponse(answer: WebAnswer<object>, callback: Callback, status: number): RawResponse;
