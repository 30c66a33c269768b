import { RouterFault } from "./faults.js";
import { InvalidValue } from "./invalid.js";
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

/** Never empty: a request that suits no choice is a fault, at the first place where it went wrong. */
export function keeping<T>(
  choices: readonly T[],
  conditions: (choice: T) => readonly Condition[],
  holds: (condition: Condition) => boolean,
): readonly T[] {
  const failures = choices.map((choice) => conditions(choice).find((condition) => !holds(condition)));
  const left = choices.filter((_, index) => failures[index] === undefined);
  const [wanted] = failures.filter((one) => one !== undefined);
  if (left.length > 0 || wanted === undefined) return left;
  const at = (one: Condition | undefined) => JSON.stringify([one?.place, one?.path]);
  const same = failures.flatMap((one) => (one !== undefined && at(one) === at(wanted) ? [one.text] : []));
  const texts = [...new Set(same)].sort();
  const expected = texts.length === 1 ? texts.join("") : `one of ${texts.join(", ")}`;
  throw new InvalidValue(expected, { part: wanted.place, place: wanted.path.join(".") });
}
