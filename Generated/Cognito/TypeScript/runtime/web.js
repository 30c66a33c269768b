// Written by authgen from cognito.yaml: change the contract, not this file.

import { isConstant } from "./records.js";
import { percentEncode, setCookie } from "./messages.js";
import { wireText } from "./values.js";

/** A field of an answer that does not stand in its body. */
export function headerOf([field, text]) {
  if (field.place !== "cookie") return [field.wire, text];
  return ["Set-Cookie", setCookie(field.wire, text, isConstant(field) ? {} : field)];
}

/** A text as the inside of an element or of an attribute in quotes. */
export function escapeHtml(text) {
  return text
    .replaceAll("&", "&amp;")
    .replaceAll("<", "&lt;")
    .replaceAll(">", "&gt;")
    .replaceAll('"', "&quot;")
    .replaceAll("'", "&#39;");
}

/** The endpoint has done what it does: no page on the way, and no refusal. */
export function isDone(answer) {
  return answer.kind === "ends" || answer.kind === "leads";
}

export function webResponse(answer, callback, status) {
  switch (answer.kind) {
    case "ends":
      return redirect(callback.url, brought(answer.callback, callback.members), status);
    case "refuses":
      return redirect(callback.url, [["error", answer.error], ["state", answer.state]], status);
    case "leads":
      return redirect(answer.to, answer.query ?? [], status);
    case "page":
      return page(answer, callback.url);
  }
}

function brought(value, members) {
  return members.map((member) => {
    if (isConstant(member)) return [member.wire, member.constant];
    const one = (value)[member.name];
    return [member.wire, one === undefined ? undefined : wireText(member.codec.write(one))];
  });
}

/** Names and values are escaped, and come behind a query that the base has, before its fragment. */
function redirect(base, query, status) {
  const pairs = query.flatMap(([name, value]) =>
    value === undefined ? [] : [`${percentEncode(name)}=${percentEncode(value)}`],
  );
  const [start = "", ...fragment] = base.split(/(?=#)/);
  const mark = pairs.length === 0 ? "" : start.includes("?") ? "&" : "?";
  const location = start + mark + pairs.join("&") + fragment.join("");
  const headers = [["Location", location], ["Referrer-Policy", "no-referrer"]];
  return { status, headers, body: new Uint8Array() };
}

function page({ html, status = 200, loads, formsLeadTo = [] }, callback) {
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
function source(url) {
  const parts = url.split("/");
  return parts[0] === "https:" && parts.length > 2 ? parts.slice(0, 3).join("/") : (parts[0] ?? "");
}
