// Written by authgen, the same for every contract: change nothing here.
import { InvalidValue } from "./invalid.js";
export class BrokenAnswer extends Error {
}
const statuses = {
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
export class RouterFault extends Error {
    fault;
    constructor(kind, { invalid, headers } = {}) {
        super(invalid?.message ?? kind);
        this.fault = { kind, status: statuses[kind] ?? 500, ...(invalid && { invalid }), headers: headers ?? [] };
    }
    static from(error) {
        if (error instanceof RouterFault)
            return error;
        if (!(error instanceof InvalidValue))
            return undefined;
        const kinds = { value: "invalidValue", syntax: "malformed", mediaType: "unsupportedMediaType" };
        return new RouterFault(kinds[error.kind], { invalid: error });
    }
}
