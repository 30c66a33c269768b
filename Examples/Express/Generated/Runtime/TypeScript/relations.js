// Written by authgen, the same for every contract: change nothing here.
import { InvalidValue } from "./invalid.js";
import { writeJson } from "./json.js";
import { isConstant } from "./records.js";
export function checkRelations(plan, values) {
    const fields = new Map();
    for (const member of plan.members ?? [])
        if (!isConstant(member))
            fields.set(member.name, member);
    const wire = (name) => fields.get(name)?.wire ?? name;
    const fault = (name, expected) => new InvalidValue(expected, { part: fields.get(name)?.place ?? "body", place: wire(name) });
    const group = plan.exactlyOne ?? plan.atLeastOne ?? [];
    const [first, second] = group.filter((name) => values[name] !== undefined);
    const [start, ...others] = group;
    if (start !== undefined && first === undefined) {
        throw fault(start, `a value, here or in ${others.map(wire).join(", ")}`);
    }
    if (plan.exactlyOne !== undefined && first !== undefined && second !== undefined) {
        throw fault(second, `no value beside ${wire(first)}`);
    }
    for (const [name, other] of plan.same ?? []) {
        if (written(fields.get(name), values[name]) !== written(fields.get(other), values[other])) {
            throw fault(name, `the same as ${wire(other)}`);
        }
    }
}
function written(field, value) {
    return field === undefined || value === undefined || value === null ? undefined : writeJson(field.codec.write(value));
}
