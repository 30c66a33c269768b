// Holds patterns in TypeScript to the rows that Swift and Python are held to.
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { pattern } from "../../../Generated/Runtime/TypeScript/patterns.js";

const cases = new URL("../../Cases/patterns/whole-texts/", import.meta.url);
// In milliseconds. Backtracking takes minutes, and this a few hundredths of a second.
const limit = Number(process.env.AUTHCONTRACT_PATTERN_LIMIT ?? 2_000);

test("hostile texts match as elsewhere, and no pattern keeps the process busy", () => {
  for (const row of JSON.parse(readFileSync(process.env.AUTHCONTRACT_PATTERN_ROWS ?? new URL("hostile.json", cases), "utf8"))) {
    const matches = pattern(row.pattern);
    const start = process.cpuUsage();
    const gives = matches(row.text.repeat(row.times) + row.end);
    const { user } = process.cpuUsage(start);
    assert.equal(gives, row.gives, JSON.stringify(row));
    assert.ok(user < limit * 1_000, `${user} µs: ${JSON.stringify(row)}`);
  }
});

test("patterns match as regular expressions do", () => {
  for (const line of readFileSync(new URL("pairs.txt", cases), "utf8").trimEnd().split("\n")) {
    const [text, sample] = JSON.parse(line);
    assert.equal(pattern(text)(sample), new RegExp(`^(?:${text})$`, "u").test(sample), line);
  }
});
