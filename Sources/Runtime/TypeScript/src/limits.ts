/** How much of anything a request may hold. Sizes are in bytes. */
export interface Limits {
  readonly bodyBytes: number;
  readonly targetBytes: number;
  readonly headerCount: number;
  /** Names and values of all header fields together. */
  readonly headerBytes: number;
  /** The longest token that is looked at. */
  readonly tokenBytes: number;
  /** Objects and lists inside each other; more than 128 are never read. */
  readonly jsonDepth: number;
  /** Fields and list elements of one JSON document together; fields of one query or form. */
  readonly jsonFields: number;
  /** The longest text, name or number in JSON. */
  readonly stringBytes: number;
}

export const defaultLimits: Limits = {
  bodyBytes: 64 * 1024,
  targetBytes: 8 * 1024,
  headerCount: 64,
  headerBytes: 32 * 1024,
  tokenBytes: 8 * 1024,
  jsonDepth: 32,
  jsonFields: 1024,
  stringBytes: 16 * 1024,
};
