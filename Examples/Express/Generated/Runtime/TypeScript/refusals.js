// Written by authgen, the same for every contract: change nothing here.
import { atPlaces, literal } from "./json.js";
import { headerFields, writeMembers } from "./records.js";
import { headerOf } from "./web.js";
class DeclaredRefusal {
    name;
    definition;
    body;
    headers;
    constructor(definition, details) {
        const members = definition.details ?? [];
        const says = (definition.says ?? []).map(([place, value]) => [place, literal(value)]);
        this.name = definition.name;
        this.definition = definition;
        this.body = atPlaces([...says, ...writeMembers(details, members)]);
        const told = headerFields(details, members).map(headerOf);
        const known = (definition.headers ?? []).filter(([name]) => !told.some(([other]) => other.toLowerCase() === name.toLowerCase()));
        this.headers = [...known, ...told, ...retry(details, definition)];
    }
}
function retry(details, { until }) {
    if (until === undefined)
        return [];
    const time = details[until];
    if (time instanceof Date) {
        return [["Retry-After", new Date(Math.ceil(time.getTime() / 1000) * 1000).toUTCString()]];
    }
    return typeof time === "number" ? [["Retry-After", String(Math.max(0, Math.trunc(time)))]] : [];
}
export function refusal(definition) {
    const make = (details) => new DeclaredRefusal(definition, details ?? {});
    return Object.assign(make, { definition });
}
export function isRefusal(value) {
    return value instanceof DeclaredRefusal;
}
export class Unavailable {
    retryAfter;
    constructor(retryAfter = 1) {
        this.retryAfter = Math.max(0, Math.trunc(retryAfter));
    }
}
