// Gives each type of the runtime values of every other type of JavaScript, as a method in a script may.
import assert from "node:assert/strict";
import { test } from "node:test";
import { InvalidValue } from "../../../Generated/Runtime/TypeScript/invalid.js";
import { writeJson } from "../../../Generated/Runtime/TypeScript/json.js";
import { choice, record } from "../../../Generated/Runtime/TypeScript/records.js";
import * as values from "../../../Generated/Runtime/TypeScript/values.js";

const { list, map, enumeration, asText, later, Secret, ...leaves } = values;
const person = record([{ name: "born", wire: "born", codec: values.instant }]);
const codecs = {
  ...Object.fromEntries(Object.entries(leaves).filter(([, one]) => typeof one === "object")),
  "a list": list(values.secret),
  "a map": map(values.uuid),
  "an enumeration": enumeration("one", "two"),
  "a number in quotes": asText(values.integer),
  "a type that holds its own kind": later(() => person),
  "a record": person,
  "a record in a list": list(person),
  "a choice": choice("a person", [{ type: "person", codec: () => person, marks: [["is", "person"]] }]),
};
const ownHolder = {};
ownHolder.held = ownHolder;
const samples = [
  ownHolder, { held: 5, left: undefined }, { held: () => 1 }, [5n],
  null, true, 0, -0, 1.5, Number.NaN, Infinity, 5n, "", "text", "\ud800", Symbol("s"), () => 1, {}, { type: "person" }, { born: 5 },
  { value: { born: "late" }, type: "person" }, [], [5], [undefined], [null], ["text"], [{ born: new Date(Number.NaN) }], new Map(),
  new Map([["key", 5]]), new Map([[5, "text"]]), new Set([1]), new Date(), new Date(Number.NaN), new Date(9e15 - 1), new Uint8Array(2),
  new Uint16Array(2), new Secret("s"), new Secret(5), Object.create(null), new Proxy({}, {}), /x/, new Error("why"),
];

for (const [name, codec] of Object.entries(codecs)) {
  test(`every kind of value as ${name}`, () => {
    const whole = record([{ name: "held", wire: "sent", codec }]);
    for (const held of samples) {
      try {
        const read = JSON.parse(writeJson(whole.write({ held })));
        assert.deepEqual(Object.keys(read), ["sent"]);
      } catch (error) {
        assert.ok(error instanceof InvalidValue, `${String(error?.stack)}`);
        assert.match(error.place, /^sent/);
        assert.notEqual(error.expected, "");
      }
    }
  });
}

test("a text in the place of a secret", () => {
  const session = record([{ name: "accessToken", wire: "access_token", codec: values.secret }]);
  assert.throws(() => session.write({ accessToken: "text" }), { message: "body access_token: expected a Secret" });
});
