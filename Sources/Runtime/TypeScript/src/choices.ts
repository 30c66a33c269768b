import { RouterFault } from "./faults.js";
import { InvalidValue } from "./invalid.js";
import { holdsConstant } from "./json.js";
import type { Json } from "./json.js";
import type { Condition, Route } from "./routes.js";

export function isParameter(segment: string): boolean {
  return segment.startsWith("{") && segment.endsWith("}");
}

/** Answers HEAD with the endpoint for GET if no other endpoint does, unless that endpoint has side effects. */
export function answering<T extends { route: Route }>(place: readonly T[], method: string): readonly T[] {
  const found = place.filter(({ route }) => route.method === method);
  if (found.length > 0 || method !== "HEAD") return found;
  return place.filter(({ route }) => route.method === "GET" && route.answersHead !== false);
}

export function first<T>(items: readonly T[]): T {
  const [item] = items;
  if (item === undefined) throw new RouterFault("notFound");
  return item;
}

/** Null is read as absent, and `false` is what came several times. */
export function meets({ text, texts, isGiven }: Condition, value: Json | undefined): boolean {
  if (isGiven !== undefined) return (value ?? null) !== null === isGiven;
  if (texts !== undefined) return texts.some((one) => value === one);
  return text !== undefined && holdsConstant(value, text);
}

function wanted({ text, texts, isGiven }: Condition): readonly string[] {
  if (isGiven !== undefined) return [isGiven ? "a value" : "no value"];
  return texts ?? [String(text)];
}

/** Never empty: a request that suits no choice is a fault, at the first place where it went wrong. */
export function keeping<T>(
  choices: readonly T[],
  conditions: (choice: T) => readonly Condition[],
  holds: (condition: Condition) => boolean,
): readonly T[] {
  const failures = choices.map((choice) => conditions(choice).find((condition) => !holds(condition)));
  const left = choices.filter((_, index) => failures[index] === undefined);
  const [failed] = failures.filter((one) => one !== undefined);
  if (left.length > 0 || failed === undefined) return left;
  const at = (one: Condition | undefined) => JSON.stringify([one?.place, one?.path]);
  const same = failures.flatMap((one) => (one !== undefined && at(one) === at(failed) ? wanted(one) : []));
  const texts = [...new Set(same)].sort();
  const expected = texts.length === 1 ? texts.join("") : `one of ${texts.join(", ")}`;
  throw new InvalidValue(expected, { part: failed.place, place: failed.path.join(".") });
}
