// Written by authgen, the same for every contract: change nothing here.
import { InvalidValue, within } from "./invalid.js";
import { constantJson, fieldsOf, holdsConstant, isObject } from "./json.js";
import { codec, wireText } from "./values.js";
export function isConstant(field) {
    return "constant" in field;
}
function isInBody(field) {
    return field.place === undefined || field.place === "body";
}
function missing(field) {
    try {
        field.codec.read(null);
    }
    catch (error) {
        if (error instanceof InvalidValue)
            return new InvalidValue(error.expected).inside(field.wire);
    }
    return new InvalidValue("a value").inside(field.wire);
}
export function readField(fields, field, asked) {
    const json = fields.get(field.wire) ?? null;
    if (json === null) {
        if (field.isClearable && fields.has(field.wire))
            return null;
        if (field.isOptional)
            return undefined;
        throw missing(field);
    }
    return within(field.wire, () => {
        const value = field.codec.read(json, asked);
        check(field, value, asked(field));
        return value;
    });
}
export function check(field, value, rules) {
    if (rules.length === 0)
        return;
    const json = field.codec.write(value);
    const broken = rules.find((rule) => !rule.holds(json));
    if (broken !== undefined)
        throw new InvalidValue(broken.expected);
}
export function checkConstant(fields, { wire, constant }) {
    if (!holdsConstant(fields.get(wire), constant))
        throw new InvalidValue(JSON.stringify(constant)).inside(wire);
}
export function readMembers(fields, members, asked) {
    const values = {};
    for (const field of members) {
        if (isConstant(field)) {
            checkConstant(fields, field);
            continue;
        }
        const value = readField(fields, field, asked);
        if (value !== undefined)
            values[field.name] = value;
    }
    return values;
}
export function writeMembers(value, members) {
    return bodyMembers(value, members.filter(isInBody));
}
function bodyMembers(value, inBody) {
    return written(value, inBody).map(([field, json]) => [field.wire, json]);
}
export function headerFields(value, members) {
    return textMembers(value, members.filter((field) => !isInBody(field)));
}
function textMembers(value, outside) {
    return outside.length === 0 ? [] : written(value, outside).map(([field, json]) => [field, wireText(json)]);
}
function written(value, members) {
    if (typeof value !== "object" || value === null)
        throw new InvalidValue("an object");
    const fields = [];
    for (const field of members) {
        if (isConstant(field)) {
            fields.push([field, constantJson(field.constant)]);
            continue;
        }
        const one = own(value, field.name);
        if (one !== undefined && one !== null)
            fields.push([field, held(field, one)]);
        else if (one === null && field.isClearable)
            fields.push([field, null]);
        else if (!field.isOptional)
            throw missing(field);
    }
    return fields;
}
export function held(field, value) {
    return within(field.wire, () => {
        const json = field.codec.write(value);
        const read = field.codec.read(json);
        if (field.rules !== undefined)
            check(field, read, field.rules);
        return json;
    });
}
function own(value, name) {
    if (name in Object.prototype && !Object.hasOwn(value, name))
        return undefined;
    return value[name];
}
export function record(members) {
    const inBody = members.filter(isInBody);
    const outside = members.filter((field) => !isInBody(field));
    return {
        ...codec((json, asked = (field) => field.rules ?? []) => readMembers(fieldsOf(json), members, asked), (value) => new Map(bodyMembers(value, inBody))),
        headerFields: (value) => textMembers(value, outside),
    };
}
export function choice(expected, options) {
    const find = (value) => {
        const option = options.find(({ type }) => type === value.type);
        if (option === undefined)
            throw new InvalidValue(expected);
        return option.codec();
    };
    return {
        ...codec((json, asked) => {
            const isTold = options.some(({ marks }) => marks.length > 0);
            const fields = isTold ? fieldsOf(json) : new Map();
            const option = options.find(({ marks }) => marks.every(([wire, one]) => holdsConstant(fields.get(wire), one)));
            if (option === undefined)
                throw new InvalidValue(expected);
            return { type: option.type, value: option.codec().read(json, asked) };
        }, (value) => find(value).write(value.value)),
        headerFields: (value) => find(value).headerFields(value.value),
    };
}
export function valueAt(json, path) {
    return path.reduce((value, name) => (isObject(value) ? value.get(name) : undefined), json);
}
