import assert from "node:assert/strict";
import { inspect } from "node:util";
import { test } from "node:test";
import * as auth from "../dist/index.js";

const number = (text) => new auth.JsonNumber(text);

test("a secret is not printed, and is compared by its text", () => {
  const secret = new auth.Secret("geheim");
  for (const shown of [String(secret), JSON.stringify(secret), inspect(secret), `${[secret]}`]) {
    assert.ok(!shown.includes("geheim"), shown);
  }
  assert.ok(secret.equals(new auth.Secret("geheim")));
  assert.ok(!secret.equals(new auth.Secret("geheim ")));
  assert.ok(!secret.equals(undefined));
});

test("codecs read strictly and write what they read", () => {
  assert.equal(auth.uuid.read("6F9619FF-8B86-D011-B42D-00CF4FC964FF"), "6f9619ff-8b86-d011-b42d-00cf4fc964ff");
  assert.equal(auth.unixTime.read(number("1700000000")).toISOString(), "2023-11-14T22:13:20.000Z");
  assert.deepEqual([...auth.base64url.read("_-8")], [255, 239]);
  assert.equal(auth.instant.write(new Date(1)), "1970-01-01T00:00:00.001Z");
  assert.equal(auth.instant.read("2023-02-28T23:59:59-23:59").toISOString(), "2023-03-01T23:58:59.000Z");
  for (const late of ["24:00:00Z", "00:60:00Z", "00:00:60Z", "00:00:00+24:00", "00:00:00+00:60"]) {
    assert.throws(() => auth.instant.read(`2023-02-28T${late}`), auth.InvalidValue, late);
  }
  for (const [codec, json] of [
    [auth.integer, number("1.5")], [auth.integer, "1"], [auth.bool, "true"], [auth.uuid, "6f9619ff"],
    [auth.url, "/relative"], [auth.base64, "YWJ"], [auth.instant, "2023-02-30T00:00:00Z"], [auth.text, null],
  ]) {
    assert.throws(() => codec.read(json), auth.InvalidValue, `${json}`);
  }
});

test("JSON of any form comes back as it was, and null is missing", () => {
  const user = auth.record([
    { name: "data", wire: "data", codec: auth.anyJson },
    { name: "notes", wire: "notes", codec: auth.list(auth.anyJson), isOptional: true },
  ]);
  const read = (text) => user.read(auth.readJson(new TextEncoder().encode(text), auth.defaultLimits));
  const text = '{"data":{"a":[1,2.50,90071992547409930001,true,null]},"notes":[null,1e400]}';
  assert.equal(auth.writeJson(user.write(read(text))), text);
  assert.throws(() => read('{"data":null}'), { place: "data" });
});

test("constants are texts, numbers and bools", () => {
  const step = auth.record([{ wire: "level", constant: 2 }, { wire: "last", constant: true }]);
  const read = (text) => step.read(auth.readJson(new TextEncoder().encode(text), auth.defaultLimits));
  assert.deepEqual(read('{"level":2.0,"last":true}'), {});
  assert.equal(auth.writeJson(step.write({})), '{"level":2,"last":true}');
  for (const text of ['{"level":"2","last":true}', '{"level":2,"last":"true"}', '{"level":3,"last":true}']) {
    assert.throws(() => read(text), auth.InvalidValue, text);
  }
});

test("a cookie for scripts is written so that they can decode it", () => {
  assert.match(auth.setCookie("a", "1%2", { isForScripts: true }), /^a=1%252;/);
  assert.match(auth.setCookie("a", "1%2"), /^a=1%2;/);
});

test("a record names the place of what is wrong", () => {
  const item = auth.record([{ name: "count", wire: "n", codec: auth.integer, rules: [auth.size(1, 9)] }]);
  const cart = auth.record([{ name: "items", wire: "items", codec: auth.list(item) }]);
  const read = (text) => cart.read(auth.readJson(new TextEncoder().encode(text), auth.defaultLimits));
  assert.deepEqual(read('{"items":[{"n":3}],"more":1}'), { items: [{ count: 3 }] });
  assert.throws(() => read('{"items":[{"n":3},{"n":10}]}'), { place: "items[1].n" });
});

test("rules count code points and match whole texts", () => {
  assert.ok(auth.length(1, 2).holds("\u{1F600}\u{1F600}"));
  assert.ok(!auth.length(3).holds("\u{1F600}\u{1F600}"));
  assert.ok(auth.matches("[a-z]+").holds("abc"));
  assert.ok(!auth.matches("[a-z]+").holds("abc1"));
  assert.ok(auth.email.holds("li@example.org") && !auth.email.holds("li@"));
  assert.ok(auth.phone.holds("+1 555 0100") && !auth.phone.holds("555-call"));
});

test("null clears what it may clear, and is missing elsewhere", () => {
  const change = auth.record([
    { name: "name", wire: "name", codec: auth.text, isOptional: true, isClearable: true, rules: [auth.length(0, 3)] },
    { name: "note", wire: "note", codec: auth.text, isOptional: true },
  ]);
  const read = (text) => change.read(auth.readJson(new TextEncoder().encode(text), auth.defaultLimits));
  assert.deepEqual(read('{"name":null,"note":null}'), { name: null });
  assert.deepEqual(read("{}"), {});
  assert.deepEqual(read('{"name":"Li"}'), { name: "Li" });
  assert.throws(() => read('{"name":"long"}'), { place: "name" });
  assert.equal(auth.writeJson(change.write({ name: null, note: undefined })), '{"name":null}');
  assert.equal(auth.writeJson(change.write({})), "{}");
});
