// Written by authgen, the same for every contract: change nothing here.
import { bytesOf } from "./bytes.js";
import { pattern as patternOf } from "./patterns.js";
import { wireText } from "./values.js";
function rule(expected, holds) {
    return { expected, holds };
}
function words(min, max, before, behind) {
    if (max === undefined)
        return `${before}${min} or more${behind}`;
    return min === undefined ? `${before}up to ${max}${behind}` : `${before}${min} to ${max}${behind}`;
}
function isWithin(size, min = -Infinity, max = Infinity) {
    return size >= min && size <= max;
}
export function length(min, max) {
    return rule(words(min, max, "text of ", " characters"), (value) => isWithin([...wireText(value)].length, min, max));
}
export function size(min, max) {
    return rule(words(min, max, "a number from ", ""), (value) => isWithin(Number(wireText(value)), min, max));
}
export function matches(pattern) {
    const isMatch = patternOf(pattern);
    return rule(`text that matches ${pattern}`, (value) => {
        const text = wireText(value);
        return bytesOf(text) <= 4096 && isMatch(text);
    });
}
export const email = rule("a mail address", (value) => {
    const [name = "", host = "", ...more] = wireText(value).split("@");
    const labels = host.split(".");
    return (more.length === 0 &&
        isWithin(bytesOf(name), 1, 64) &&
        bytesOf(wireText(value)) <= 254 &&
        /^[^\0- \x7f"(),:;<>[\\\]]+$/.test(name) &&
        labels.every((label) => isWithin(bytesOf(label), 1, 63) && /^(?!-)[A-Za-z0-9\u0080-\uffff-]+$/.test(label)) &&
        labels.every((label) => !label.endsWith("-")));
});
export const phone = rule("a phone number", (value) => {
    const text = wireText(value);
    const digits = text.replace(/[^0-9]/g, "").length;
    return isWithin(digits, 3, 15) && text.length <= 32 && /^\+?[0-9 \-.()/]+$/.test(text);
});
export function each(inner, kind) {
    return rule(`a ${kind} in which each is ${inner.expected}`, (value) => (value instanceof Map ? [...value.values()] : Array.isArray(value) ? value : []).every(inner.holds));
}
