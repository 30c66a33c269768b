// Written by authgen, the same for every contract: change nothing here.
import { BrokenAnswer } from "./faults.js";
import { InvalidValue } from "./invalid.js";
import { held, isConstant } from "./records.js";
import { percentEncode, setCookie } from "./messages.js";
import { wireText } from "./values.js";
export function headerOf([field, text]) {
    if (field.place !== "cookie")
        return [field.wire, text];
    return ["Set-Cookie", setCookie(field.wire, text, isConstant(field) ? {} : field)];
}
export function escapeHtml(text) {
    return text
        .replaceAll("&", "&amp;")
        .replaceAll("<", "&lt;")
        .replaceAll(">", "&gt;")
        .replaceAll('"', "&quot;")
        .replaceAll("'", "&#39;");
}
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
        default:
            throw new BrokenAnswer("not the answer of a web sign-in");
    }
}
function brought(value, members) {
    return members.map((member) => {
        if (isConstant(member))
            return [member.wire, String(member.constant)];
        const one = value[member.name];
        if (one === undefined && !member.isOptional)
            throw new InvalidValue("a value").inside(member.wire);
        return [member.wire, one === undefined ? undefined : wireText(held(member, one))];
    });
}
function redirect(base, query, status) {
    const pairs = query.flatMap(([name, value]) => value === undefined ? [] : [`${percentEncode(name)}=${percentEncode(value)}`]);
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
function source(url) {
    const parts = url.split("/");
    return parts[0] === "https:" && parts.length > 2 ? parts.slice(0, 3).join("/") : (parts[0] ?? "");
}
