import { InvalidValue, within } from "./invalid.js";
import { constantJson, fieldsOf, holdsConstant, isObject } from "./json.js";
import { codec, wireText } from "./values.js";
import type { ConstantValue, Json, JsonObject } from "./json.js";
import type { Rule } from "./rules.js";
import type { Asked, Codec } from "./values.js";

export type Place = "body" | "path" | "query" | "header" | "cookie";

/** One field: its name in code, its place in the message and its name and type on the wire. */
export interface Field {
  readonly name: string;
  readonly wire: string;
  // A codec writes only values that it read, so one list can hold fields of all types.
  readonly codec: Codec<any>;
  readonly isOptional?: boolean;
  /** Null clears it and is read as null; it is optional too. */
  readonly isClearable?: boolean;
  readonly rules?: readonly Rule[];
  /** It is compared with this value of the deployment. */
  readonly configuration?: string;
  readonly place?: Place;
  /** The lifetime of the cookie in which an answer carries it, in seconds. */
  readonly lifetime?: number;
  /** A page's script may read that cookie. */
  readonly isForScripts?: boolean;
}

/** A constant of a message: a text, or in a body of JSON a number or a bool. */
export interface Constant {
  readonly wire: string;
  readonly constant: ConstantValue;
  readonly place?: Place;
}

/** A codec of a record, and the fields of a value that are outside the body. */
export interface RecordCodec<T> extends Codec<T> {
  readonly headerFields: (value: T) => readonly (readonly [field: Field | Constant, text: string])[];
}

export type Members = readonly (Field | Constant)[];

export function isConstant(field: Field | Constant): field is Constant {
  return "constant" in field;
}

function isInBody(field: Field | Constant): boolean {
  return field.place === undefined || field.place === "body";
}

/** The type says in its own words what it would have wanted. */
function missing(field: Field): InvalidValue {
  try {
    field.codec.read(null);
  } catch (error) {
    if (error instanceof InvalidValue) return new InvalidValue(error.expected).inside(field.wire);
  }
  return new InvalidValue("a value").inside(field.wire);
}

/** Null and absent are read alike, but for what null clears. A limit of the field is a limit of the fields inside it too. */
export function readField(fields: JsonObject, field: Field, asked: Asked): unknown {
  const json = fields.get(field.wire) ?? null;
  if (json === null) {
    if (field.isClearable && fields.has(field.wire)) return null;
    if (field.isOptional) return undefined;
    throw missing(field);
  }
  return within(field.wire, () => {
    const value: unknown = field.codec.read(json, asked);
    check(field, value, asked(field));
    return value;
  });
}

export function check(field: Field, value: unknown, rules: readonly Rule[]): void {
  if (rules.length === 0) return;
  const json = field.codec.write(value);
  const broken = rules.find((rule) => !rule.holds(json));
  if (broken !== undefined) throw new InvalidValue(broken.expected);
}

/** Refuses anything but this very value. */
export function checkConstant(fields: JsonObject, { wire, constant }: Constant): void {
  if (!holdsConstant(fields.get(wire), constant)) throw new InvalidValue(JSON.stringify(constant)).inside(wire);
}

/** Names come from the contract, never from a message: none of them can be a prototype's. */
export function readMembers(
  fields: JsonObject,
  members: Members,
  asked: Asked,
): Record<string, unknown> {
  const values: Record<string, unknown> = {};
  for (const field of members) {
    if (isConstant(field)) {
      checkConstant(fields, field);
      continue;
    }
    const value = readField(fields, field, asked);
    if (value !== undefined) values[field.name] = value;
  }
  return values;
}

/** The fields of the body, in the order of the contract; undefined fields are left out. */
export function writeMembers(value: object, members: Members): [wire: string, json: Json][] {
  return bodyMembers(value, members.filter(isInBody));
}

function bodyMembers(value: object, inBody: Members): [wire: string, json: Json][] {
  return written(value, inBody).map(([field, json]) => [field.wire, json]);
}

/** The fields of headers and cookies. */
export function headerFields(value: object, members: Members): [field: Field | Constant, text: string][] {
  return textMembers(value, members.filter((field) => !isInBody(field)));
}

function textMembers(value: object, outside: Members): [field: Field | Constant, text: string][] {
  return outside.length === 0 ? [] : written(value, outside).map(([field, json]) => [field, wireText(json)]);
}

function written(value: object, members: Members): [field: Field | Constant, json: Json][] {
  if (typeof value !== "object" || value === null) throw new InvalidValue("an object");
  const fields: [Field | Constant, Json][] = [];
  for (const field of members) {
    if (isConstant(field)) {
      fields.push([field, constantJson(field.constant)]);
      continue;
    }
    const one = own(value, field.name);
    if (one !== undefined && one !== null) fields.push([field, held(field, one)]);
    else if (one === null && field.isClearable) fields.push([field, null]);
    else if (!field.isOptional) throw missing(field);
  }
  return fields;
}

/** What we write is held to its type and its rules as what we read. */
export function held(field: Field, value: unknown): Json {
  return within(field.wire, () => {
    const json = field.codec.write(value);
    const read: unknown = field.codec.read(json);
    if (field.rules !== undefined) check(field, read, field.rules);
    return json;
  });
}

/** A value's own member or its class's, but nothing that every object has. */
function own(value: object, name: string): unknown {
  if (name in Object.prototype && !Object.hasOwn(value, name)) return undefined;
  return (value as Record<string, unknown>)[name];
}

export function record<T extends object>(members: Members): RecordCodec<T> {
  const inBody = members.filter(isInBody);
  const outside = members.filter((field) => !isInBody(field));
  return {
    ...codec<T>(
      (json, asked = (field) => field.rules ?? []) => readMembers(fieldsOf(json), members, asked) as T,
      (value) => new Map(bodyMembers(value, inBody)),
    ),
    headerFields: (value) => textMembers(value, outside),
  };
}

/** One of several types, with the name that tells it. */
export interface Option {
  readonly type: string;
  readonly codec: () => RecordCodec<any>;
  /** The constants that tell it from the others. */
  readonly marks: readonly (readonly [wire: string, constant: ConstantValue])[];
}

export interface Chosen {
  readonly type: string;
  readonly value: unknown;
}

/** Options with more marks come first; the option without marks comes last. */
export function choice<T extends Chosen>(expected: string, options: readonly Option[]): RecordCodec<T> {
  const find = (value: T) => {
    const option = options.find(({ type }) => type === value.type);
    if (option === undefined) throw new InvalidValue(expected);
    return option.codec();
  };
  return {
    ...codec<T>(
      (json, asked) => {
        const isTold = options.some(({ marks }) => marks.length > 0);
        const fields = isTold ? fieldsOf(json) : new Map<string, Json>();
        const option = options.find(({ marks }) => marks.every(([wire, one]) => holdsConstant(fields.get(wire), one)));
        if (option === undefined) throw new InvalidValue(expected);
        return { type: option.type, value: option.codec().read(json, asked) } as T;
      },
      (value) => find(value).write(value.value),
    ),
    headerFields: (value) => find(value).headerFields(value.value),
  };
}

export function valueAt(json: Json | undefined, path: readonly string[]): Json | undefined {
  return path.reduce<Json | undefined>((value, name) => (isObject(value) ? value.get(name) : undefined), json);
}
