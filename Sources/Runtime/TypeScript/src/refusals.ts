import { atPlaces, literal } from "./json.js";
import { headerFields, writeMembers } from "./records.js";
import { headerOf } from "./web.js";
import type { Json } from "./json.js";
import type { HeaderList } from "./messages.js";
import type { Members } from "./records.js";

/** How one refusal of the contract looks on the wire. */
export interface RefusalDefinition {
  readonly name: string;
  readonly status: number;
  /** The constant texts, by their places in the body. */
  readonly says?: readonly (readonly [place: string, value: string | number | boolean])[];
  readonly headers?: HeaderList;
  /** The fields that it brings beside them. */
  readonly details?: Members;
  /** The detail that says when it may be tried again, where no header `Retry-After` is among the details. */
  readonly until?: string;
}

/** A refusal that the contract declares. Only the functions that were generated for it make one. */
export type Refusal<Name extends string> = DeclaredRefusal & { readonly name: Name };

/** Makes a refusal from its details. */
export interface RefusalMaker<Name extends string, Details> {
  (details: Details): Refusal<Name>;
  readonly definition: RefusalDefinition;
}

class DeclaredRefusal {
  readonly name: string;
  readonly definition: RefusalDefinition;
  readonly body: Json | undefined;
  readonly headers: HeaderList;

  constructor(definition: RefusalDefinition, details: object) {
    const members = definition.details ?? [];
    const says = (definition.says ?? []).map(([place, value]) => [place, literal(value)] as const);
    this.name = definition.name;
    this.definition = definition;
    this.body = atPlaces([...says, ...writeMembers(details, members)]);
    const told = headerFields(details, members).map(headerOf);
    const known = (definition.headers ?? []).filter(([name]) => !told.some(([other]) => other.toLowerCase() === name.toLowerCase()));
    this.headers = [...known, ...told, ...retry(details, definition)];
  }
}

/** Adds `Retry-After`, which every HTTP client knows, to a refusal with a time to wait. */
function retry(details: object, { until }: RefusalDefinition): HeaderList {
  if (until === undefined) return [];
  const time = (details as Record<string, unknown>)[until];
  if (time instanceof Date) {
    return [["Retry-After", new Date(Math.ceil(time.getTime() / 1000) * 1000).toUTCString()]];
  }
  return typeof time === "number" ? [["Retry-After", String(Math.max(0, Math.trunc(time)))]] : [];
}

export function refusal<Name extends string, Details extends object | void>(
  definition: RefusalDefinition & { readonly name: Name },
): RefusalMaker<Name, Details> {
  const make = (details: Details) => new DeclaredRefusal(definition, details ?? {}) as Refusal<Name>;
  return Object.assign(make, { definition });
}

export function isRefusal(value: unknown): value is Refusal<string> {
  return value instanceof DeclaredRefusal;
}

/** A store or another service is away; it may be tried again in so many seconds. Every method may answer so. */
export class Unavailable {
  readonly retryAfter: number;

  constructor(retryAfter = 1) {
    this.retryAfter = Math.max(0, Math.trunc(retryAfter));
  }
}

/** The result of a method, now or later: its answer, a refusal of its contract, or that it cannot answer now. */
export type Result<Answer, Refused extends string = never> =
  | Answer
  | Refusal<Refused>
  | Unavailable
  | Promise<Answer | Refusal<Refused> | Unavailable>;
