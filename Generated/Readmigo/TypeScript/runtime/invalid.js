// Written by authgen from readmigo.yaml: change the contract, not this file.

/**
 * A message that is not what the contract says: where, and what was expected there. It has no room for the value that
 * was found, so it can be answered and logged as it is.
 */
export class InvalidValue extends Error {
  constructor(
    expected,
    { kind = "value", part = "body", place = "" } = {},
  ) {
    super(`${place === "" ? part : `${part} ${place}`}: expected ${expected}`);
    this.expected = expected;
    this.kind = kind;
    this.part = part;
    this.place = place;
  }

  /** The same fault, seen from one level further out: `user`, `[2]`, `*`. */
  inside(step) {
    const isJoined = this.place === "" || this.place.startsWith("[");
    const place = isJoined ? step + this.place : `${step}.${this.place}`;
    return new InvalidValue(this.expected, { kind: this.kind, part: this.part, place });
  }
}

/** Runs the work; a fault in it is one of that place. */
export function within(step, work) {
  try {
    return work();
  } catch (error) {
    throw error instanceof InvalidValue ? error.inside(step) : error;
  }
}
