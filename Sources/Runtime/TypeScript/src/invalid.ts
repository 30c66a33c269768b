export type Part = "body" | "path" | "query" | "header" | "cookie";

/**
 * A message that is not what the contract says: where, and what was expected there. It never holds the value that
 * was found, so it can be answered and logged as it is.
 */
export class InvalidValue extends Error {
  readonly expected: string;
  readonly kind: "value" | "syntax" | "mediaType";
  readonly part: Part;
  readonly place: string;

  constructor(
    expected: string,
    { kind = "value", part = "body", place = "" }: {
      kind?: "value" | "syntax" | "mediaType";
      part?: Part;
      place?: string;
    } = {},
  ) {
    super(`${place === "" ? part : `${part} ${place}`}: expected ${expected}`);
    this.expected = expected;
    this.kind = kind;
    this.part = part;
    this.place = place;
  }

  /** The same fault, seen from one level further out: `user`, `[2]`, `*`. */
  inside(step: string): InvalidValue {
    const isJoined = this.place === "" || this.place.startsWith("[");
    const place = isJoined ? step + this.place : `${step}.${this.place}`;
    return new InvalidValue(this.expected, { kind: this.kind, part: this.part, place });
  }
}

/** Runs the work; a fault in it is one of that place. */
export function within<T>(step: string, work: () => T): T {
  try {
    return work();
  } catch (error) {
    throw error instanceof InvalidValue ? error.inside(step) : error;
  }
}
