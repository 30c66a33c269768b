/** What Express calls the layers of its own readers of bodies. */
const readers = ["jsonParser", "urlencodedParser", "rawParser", "textParser"];

interface Layer {
  readonly name?: unknown;
  readonly handle?: unknown;
}

/** Warns at the first call if a reader of bodies stands ahead of the handler: it would leave no body to it. */
export function warnOfReaders({ app }: { readonly app?: unknown }, handler: unknown): void {
  const layers = stackOf(app);
  const ahead = layers.slice(0, Math.max(0, layers.findIndex(({ handle }) => handle === handler)));
  const reader = ahead.find(({ name }) => readers.includes(String(name)));
  if (reader === undefined) return;
  console.warn(
    `${String(reader.name)} reads bodies ahead of the contract's middleware: each call with a body will fail. ` +
      "Use the middleware ahead of it, or keep `rawBody` with express.json({ verify }).",
  );
}

/** Express 4 has `_router`, and its `router` is an error; Express 5 has `router`. */
function stackOf(app: unknown): readonly Layer[] {
  try {
    const known = app as { _router?: { stack?: unknown }; router?: { stack?: unknown } } | undefined;
    const stack = (known?._router ?? known?.router)?.stack;
    return Array.isArray(stack) ? stack : [];
  } catch {
    return [];
  }
}
