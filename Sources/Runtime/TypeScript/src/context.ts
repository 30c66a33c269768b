import { isHeader, setCookie, tokenPattern, valuesOf } from "./messages.js";
import type { CookieOptions, HeaderList, RawRequest } from "./messages.js";

/** The stubs write these themselves. */
const own = ["content-length", "content-type", "transfer-encoding", "connection"];

/**
 * One call of one endpoint, beside its request. Headers and cookies that are added here go out with the answer or the
 * refusal, and with no fault.
 */
export class Context {
  /** The service and the endpoint as the contract calls them: `Notes.signIn`. */
  readonly endpoint: string;
  readonly method: string;
  readonly headers: HeaderList;
  /** The address at the other end of the connection, where the host tells it. */
  readonly peer: string | undefined;
  /** The caller's `X-Request-Id` where it has one that can be logged, or a new one. */
  readonly requestId: string;
  /** Aborted when the caller has gone away. */
  readonly signal: AbortSignal;
  /** The framework's own request: Express' `req`, or the `Request` of a web-standard host. */
  readonly request: unknown;
  /** Whatever else a web-standard host gave: the bindings of a worker, say. */
  readonly host: readonly unknown[];
  readonly #added: (readonly [string, string])[] = [];

  constructor(endpoint: string, { method, headers, caller = {} }: RawRequest) {
    this.endpoint = endpoint;
    this.method = method;
    this.headers = headers;
    this.peer = caller.peer;
    const [id = ""] = valuesOf(headers, "x-request-id");
    this.requestId = /^[!-~]{1,128}$/.test(id) ? id : globalThis.crypto.randomUUID();
    this.signal = caller.signal ?? new AbortController().signal;
    this.request = caller.request;
    this.host = caller.host ?? [];
  }

  /** The header if it comes exactly once. */
  header(name: string): string | undefined {
    const values = valuesOf(this.headers, name);
    return values.length === 1 ? values[0] : undefined;
  }

  addHeader(name: string, value: string): void {
    if (own.includes(name.toLowerCase()) || !isHeader([name, value]) || !tokenPattern.test(name)) {
      throw new TypeError(`an answer cannot be given a header ${JSON.stringify(name)}`);
    }
    this.#added.push([name, value]);
  }

  addCookie(name: string, value: string, options: CookieOptions = {}): void {
    this.#added.push(["Set-Cookie", setCookie(name, value, options)]);
  }

  /** The headers that the service added. */
  get added(): HeaderList {
    return this.#added;
  }
}

/** Hears of each error that is not an answer, and of its call. It may fail itself. */
export type OnError = (error: unknown, context: Context) => unknown;

export function logError(error: unknown, { method, endpoint }: Context): void {
  console.error(`${method} ${endpoint} failed:`, error);
}

/** A handler of errors that fails itself ends no process. */
export async function tell(onError: OnError, error: unknown, context: Context): Promise<void> {
  try {
    await onError(error, context);
  } catch (failure) {
    logError(error, context);
    console.error(`onError failed for ${context.endpoint}:`, failure);
  }
}
