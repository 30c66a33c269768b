import assert from "node:assert/strict";
import { test } from "node:test";
import { InvalidValue, JsonNumber, defaultLimits, readJson, writeJson } from "../dist/index.js";

const read = (text, limits = {}) => readJson(new TextEncoder().encode(text), { ...defaultLimits, ...limits });

test("a document is written as it was read, without its spaces", () => {
  assert.equal(writeJson(read(' { "b" : [ 1.50 , true , null ], "a" : "\\u00e9\\n" } ')), '{"b":[1.50,true,null],"a":"é\\n"}');
});

test("a number keeps its text, and is whole only where a number can hold it", () => {
  const wholes = ["1e2", "1.5", "9007199254740993"].map((text) => new JsonNumber(text).whole);
  assert.deepEqual(wholes, [100, undefined, undefined]);
});

test("what is no strict JSON is refused", () => {
  for (const text of ['{"a":1,"a":2}', "[1,]", "01", "'a'", "1 2", '"\\ud800"', "NaN", "", "\ufeff1"]) {
    assert.throws(() => read(text), InvalidValue, text);
  }
});

test("the limits hold", () => {
  assert.throws(() => read("[[[1]]]", { jsonDepth: 2 }), InvalidValue);
  assert.throws(() => read("[1,2,3]", { jsonFields: 2 }), InvalidValue);
  assert.throws(() => read('"abcd"', { stringBytes: 3 }), InvalidValue);
});

test("no name is a prototype's", () => {
  const value = read('{"__proto__":{"isAdmin":true}}');
  assert.equal({}.isAdmin, undefined);
  assert.deepEqual([...value.keys()], ["__proto__"]);
});
