// What stands ahead of the endpoints: which pages may call, and how often an address may.

/** Pages of these origins may call. Tokens travel in headers and bodies, so no cookie has to be allowed. */
export function cors(origins) {
  return (request, response, next) => {
    const origin = request.get("Origin");
    response.vary("Origin");
    if (origin === undefined || !origins.includes(origin)) return next();
    response.set("Access-Control-Allow-Origin", origin);
    if (request.method !== "OPTIONS" || !request.get("Access-Control-Request-Method")) return next();
    response.set({
      "Access-Control-Allow-Methods": "GET, POST",
      "Access-Control-Allow-Headers": "Authorization, Content-Type, X-Request-Id",
      "Access-Control-Max-Age": "600",
    });
    response.status(204).end();
  };
}

/**
 * So many calls a minute from one address, which come back evenly. Each process counts for itself; `request.ip` is the
 * caller's own where the proxies in between are trusted.
 */
export function rateLimit(perMinute, { now = () => performance.now(), most = 10_000 } = {}) {
  const buckets = new Map();
  return (request, response, next) => {
    if (perMinute === 0) return next();
    const { left, at } = buckets.get(request.ip) ?? { left: perMinute, at: now() };
    const refilled = Math.min(perMinute, left + ((now() - at) * perMinute) / 60_000);
    buckets.delete(request.ip);
    buckets.set(request.ip, { left: refilled >= 1 ? refilled - 1 : refilled, at: now() });
    if (buckets.size > most) buckets.delete(buckets.keys().next().value);
    if (refilled >= 1) return next();
    response.set("Retry-After", String(Math.ceil(((1 - refilled) * 60) / perMinute)));
    response.status(429).json({ message: "tooManyRequests" });
  };
}
