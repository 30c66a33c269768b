import { isHeader, setCookie, tokenPattern, valuesOf } from "./messages.js";
import type { Caller, CookieOptions, HeaderList, RawRequest } from "./messages.js";

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
  /** The framework's own request: Express' `req`, or the `Request` of a web-standard host. */
  readonly request: unknown;
  /** Whatever else a web-standard host gave: the bindings of a worker, say. */
  readonly host: readonly unknown[];
  readonly #added: (readonly [string, string])[] = [];
  readonly #caller: Caller;
  #requestId: string | undefined;
  #signal: AbortSignal | undefined;

  constructor(endpoint: string, { method, headers, caller = {} }: RawRequest) {
    this.endpoint = endpoint;
    this.method = method;
    this.headers = headers;
    this.peer = caller.peer;
    this.request = caller.request;
    this.host = caller.host ?? [];
    this.#caller = caller;
  }

  /** The id that the application gave the request, or the caller's `X-Request-Id`, if it can be logged; or a new one. */
  get requestId(): string {
    const ids = [this.#caller.requestId, ...valuesOf(this.headers, "x-request-id")];
    this.#requestId ??= ids.find((one) => one !== undefined && /^[!-~]{1,128}$/.test(one)) ?? globalThis.crypto.randomUUID();
    return this.#requestId;
  }

  /** Aborted when the caller has gone away. */
  get signal(): AbortSignal {
    this.#signal ??= this.#caller.signal ?? new AbortController().signal;
    return this.#signal;
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

/** A response waits so long for `onError`, because some hosts end a process with its response. */
const patience = 1_000;

/** A handler of errors that fails ends no process, and one that hangs delays no response for long. */
export async function tell(onError: OnError, error: unknown, context: Context): Promise<void> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<void>((resolve) => {
    timer = setTimeout(resolve, patience);
  });
  await Promise.race([heard(onError, error, context), late]);
  clearTimeout(timer);
}

async function heard(onError: OnError, error: unknown, context: Context): Promise<void> {
  try {
    await onError(error, context);
  } catch (failure) {
    logError(error, context);
    console.error(`onError failed for ${context.endpoint}:`, failure);
  }
}
