// Written by authgen, the same for every contract: change nothing here.
import { RouterFault } from "./faults.js";
import { InvalidValue } from "./invalid.js";
import { holdsConstant } from "./json.js";
export function isParameter(segment) {
    return segment.startsWith("{") && segment.endsWith("}");
}
export function answering(place, method) {
    const found = place.filter(({ route }) => route.method === method);
    if (found.length > 0 || method !== "HEAD")
        return found;
    return place.filter(({ route }) => route.method === "GET" && route.answersHead !== false);
}
export function first(items) {
    const [item] = items;
    if (item === undefined)
        throw new RouterFault("notFound");
    return item;
}
export function meets({ text, texts, isGiven }, value) {
    if (isGiven !== undefined)
        return (value ?? null) !== null === isGiven;
    if (texts !== undefined)
        return texts.some((one) => value === one);
    return text !== undefined && holdsConstant(value, text);
}
function wanted({ text, texts, isGiven }) {
    if (isGiven !== undefined)
        return [isGiven ? "a value" : "no value"];
    return texts ?? [String(text)];
}
export function keeping(choices, conditions, holds) {
    const failures = choices.map((choice) => conditions(choice).find((condition) => !holds(condition)));
    const left = choices.filter((_, index) => failures[index] === undefined);
    const [failed] = failures.filter((one) => one !== undefined);
    if (left.length > 0 || failed === undefined)
        return left;
    const at = (one) => JSON.stringify([one?.place, one?.path]);
    const same = failures.flatMap((one) => (one !== undefined && at(one) === at(failed) ? wanted(one) : []));
    const texts = [...new Set(same)].sort();
    const expected = texts.length === 1 ? texts.join("") : `one of ${texts.join(", ")}`;
    throw new InvalidValue(expected, { part: failed.place, place: failed.path.join(".") });
}
