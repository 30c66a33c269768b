import { BrokenAnswer } from "./faults.js";
import { InvalidValue } from "./invalid.js";
import { held, isConstant } from "./records.js";
import { percentEncode, setCookie } from "./messages.js";
import { wireText } from "./values.js";
import type { HeaderList, RawResponse } from "./messages.js";
import type { Members } from "./records.js";

/** How a web sign-in ends without success, in OAuth's words. */
export type WebRefusal =
  | "invalid_request"
  | "unauthorized_client"
  | "access_denied"
  | "unsupported_response_type"
  | "invalid_scope"
  | "server_error"
  | "temporarily_unavailable";

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
export type WebAnswer<Callback> =
  /** The sign-in is over: the browser hands the callback to the app. */
  | { readonly kind: "ends"; readonly callback: Callback }
  /** The sign-in is over and failed; the state, if the app gave one, says whose it was. */
  | { readonly kind: "refuses"; readonly error: WebRefusal; readonly state?: string | undefined }
  /** The sign-in continues elsewhere, for example at a provider. */
  | { readonly kind: "leads"; readonly to: string; readonly query?: QueryList }
  /** The sign-in continues on this page. */
  | Page;

export type QueryList = readonly (readonly [name: string, value: string | undefined])[];

/** The URL that ends a web sign-in, and the fields that it brings. */
export interface Callback {
  readonly url: string;
  readonly members: Members;
}

/** A field of an answer outside its body. */
export function headerOf([field, text]: readonly [Members[number], string]): readonly [string, string] {
  if (field.place !== "cookie") return [field.wire, text];
  return ["Set-Cookie", setCookie(field.wire, text, isConstant(field) ? {} : field)];
}

/** A text as the inside of an element or of an attribute in quotes. */
export function escapeHtml(text: string): string {
  return text
    .replaceAll("&", "&amp;")
    .replaceAll("<", "&lt;")
    .replaceAll(">", "&gt;")
    .replaceAll('"', "&quot;")
    .replaceAll("'", "&#39;");
}

/** The endpoint has finished its work: neither a page on the way nor a refusal. */
export function isDone(answer: WebAnswer<object>): boolean {
  return answer.kind === "ends" || answer.kind === "leads";
}

export function webResponse(answer: WebAnswer<object>, callback: Callback, status: number): RawResponse {
  switch (answer.kind) {
    case "ends":
      return redirect(callback.url, brought(answer.callback, callback.members), status);
    case "refuses":
      return redirect(callback.url, [["error", answer.error], ["state", answer.state]], status);
    case "leads":
      return redirect(answer.to, answer.query ?? [], status);
    case "page":
      return page(answer, callback.url);
    default:
      throw new BrokenAnswer("not the answer of a web sign-in");
  }
}

function brought(value: object, members: Members): QueryList {
  return members.map((member) => {
    if (isConstant(member)) return [member.wire, String(member.constant)];
    const one = (value as Record<string, unknown>)[member.name];
    if (one === undefined && !member.isOptional) throw new InvalidValue("a value").inside(member.wire);
    return [member.wire, one === undefined ? undefined : wireText(held(member, one))];
  });
}

/** Adds escaped names and values after the query of the base and before its fragment. */
function redirect(base: string, query: QueryList, status: number): RawResponse {
  const pairs = query.flatMap(([name, value]) =>
    value === undefined ? [] : [`${percentEncode(name)}=${percentEncode(value)}`],
  );
  const [start = "", ...fragment] = base.split(/(?=#)/);
  const mark = pairs.length === 0 ? "" : start.includes("?") ? "&" : "?";
  const location = start + mark + pairs.join("&") + fragment.join("");
  const headers: HeaderList = [["Location", location], ["Referrer-Policy", "no-referrer"]];
  return { status, headers, body: new Uint8Array() };
}

function page({ html, status = 200, loads, formsLeadTo = [] }: Page, callback: string): RawResponse {
  const policy = [
    loads ?? "default-src 'none'; style-src 'self'; img-src 'self'",
    ["form-action 'self'", source(callback), ...formsLeadTo].join(" "),
    "frame-ancestors 'none'",
    "base-uri 'none'",
  ];
  return {
    status,
    headers: [
      ["Content-Type", "text/html; charset=utf-8"],
      ["Content-Security-Policy", policy.join("; ")],
      ["X-Frame-Options", "DENY"],
      ["Referrer-Policy", "no-referrer"],
      ["Cross-Origin-Opener-Policy", "same-origin"],
    ],
    body: new TextEncoder().encode(html),
  };
}

/** As a content security policy names it: an https one by its host, any other by its scheme. */
function source(url: string): string {
  const parts = url.split("/");
  return parts[0] === "https:" && parts.length > 2 ? parts.slice(0, 3).join("/") : (parts[0] ?? "");
}
