// Written by authgen, the same for every contract: change nothing here.
const readers = ["jsonParser", "urlencodedParser", "rawParser", "textParser"];
export function warnOfReaders({ app }, handler) {
    const layers = stackOf(app);
    const ahead = layers.slice(0, Math.max(0, layers.findIndex(({ handle }) => handle === handler)));
    const reader = ahead.find(({ name }) => readers.includes(String(name)));
    if (reader === undefined)
        return;
    console.warn(`${String(reader.name)} reads bodies ahead of the contract's middleware: each call with a body will fail. ` +
        "Use the middleware ahead of it, or keep `rawBody` with express.json({ verify }).");
}
function stackOf(app) {
    try {
        const known = app;
        const stack = (known?._router ?? known?.router)?.stack;
        return Array.isArray(stack) ? stack : [];
    }
    catch {
        return [];
    }
}
