import { InvalidValue } from "./invalid.js";
import type { HeaderList } from "./messages.js";

/** A service gave what the contract does not allow. It names the place alone. */
export class BrokenAnswer extends Error {}

export type Fault = { kind: string; status: number; invalid?: InvalidValue; headers?: HeaderList };

const statuses: Readonly<Record<string, number>> = {
  badRequest: 400,
  malformed: 400,
  invalidValue: 400,
  notSigned: 401,
  notFound: 404,
  methodNotAllowed: 405,
  bodyTooLarge: 413,
  targetTooLong: 414,
  unsupportedMediaType: 415,
  headersTooLarge: 431,
  brokenAnswer: 500,
  unavailable: 503,
};

/** A request that never reached its endpoint, or whose endpoint could not answer it. */
export class RouterFault extends Error {
  readonly fault: Fault;

  constructor(kind: string, { invalid, headers }: Partial<Fault> = {}) {
    super(invalid?.message ?? kind);
    this.fault = { kind, status: statuses[kind] ?? 500, ...(invalid && { invalid }), headers: headers ?? [] };
  }

  static from(error: unknown): RouterFault | undefined {
    if (error instanceof RouterFault) return error;
    if (!(error instanceof InvalidValue)) return undefined;
    const kinds = { value: "invalidValue", syntax: "malformed", mediaType: "unsupportedMediaType" };
    return new RouterFault(kinds[error.kind], { invalid: error });
  }
}
