// Written by authgen, the same for every contract: change nothing here.
import { isHeader, setCookie, tokenPattern, valuesOf } from "./messages.js";
const own = ["content-length", "content-type", "transfer-encoding", "connection"];
export class Context {
    endpoint;
    method;
    headers;
    peer;
    request;
    host;
    #added = [];
    #caller;
    #requestId;
    #signal;
    constructor(endpoint, { method, headers, caller = {} }) {
        this.endpoint = endpoint;
        this.method = method;
        this.headers = headers;
        this.peer = caller.peer;
        this.request = caller.request;
        this.host = caller.host ?? [];
        this.#caller = caller;
    }
    get requestId() {
        const ids = [this.#caller.requestId, ...valuesOf(this.headers, "x-request-id")];
        this.#requestId ??= ids.find((one) => one !== undefined && /^[!-~]{1,128}$/.test(one)) ?? globalThis.crypto.randomUUID();
        return this.#requestId;
    }
    get signal() {
        this.#signal ??= this.#caller.signal ?? new AbortController().signal;
        return this.#signal;
    }
    header(name) {
        const values = valuesOf(this.headers, name);
        return values.length === 1 ? values[0] : undefined;
    }
    addHeader(name, value) {
        if (own.includes(name.toLowerCase()) || !isHeader([name, value]) || !tokenPattern.test(name)) {
            throw new TypeError(`an answer cannot be given a header ${JSON.stringify(name)}`);
        }
        this.#added.push([name, value]);
    }
    addCookie(name, value, options = {}) {
        this.#added.push(["Set-Cookie", setCookie(name, value, options)]);
    }
    get added() {
        return this.#added;
    }
}
export function logError(error, { method, endpoint }) {
    console.error(`${method} ${endpoint} failed:`, error);
}
const patience = 1000;
export async function tell(onError, error, context) {
    let timer;
    const late = new Promise((resolve) => {
        timer = setTimeout(resolve, patience);
    });
    await Promise.race([heard(onError, error, context), late]);
    clearTimeout(timer);
}
async function heard(onError, error, context) {
    try {
        await onError(error, context);
    }
    catch (failure) {
        logError(error, context);
        console.error(`onError failed for ${context.endpoint}:`, failure);
    }
}
