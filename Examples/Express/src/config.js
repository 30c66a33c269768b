// The settings of a deployment, from the environment.
import { randomBytes } from "node:crypto";
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";

/** The lives of the contract's tokens, and the grace of the refresh token. */
export const lives = { accessSeconds: 3_600, refreshSeconds: 7 * 86_400, graceSeconds: 30 };

export function configuration(environment = process.env) {
  const text = (name, usual) => environment[name] || usual;
  const whole = (name, usual) => {
    const value = Number(text(name, usual));
    if (!Number.isInteger(value) || value < 0) throw new Error(`${name} has to be a whole number, not ${environment[name]}`);
    return value;
  };
  return {
    host: text("HOST", "127.0.0.1"),
    port: whole("PORT", 8080),
    database: text("DATABASE_URL", "sqlite:data/longde.db"),
    secret: secretOf(environment),
    issuer: text("ISSUER", "https://longde.cloud"),
    appleAudience: text("APPLE_AUDIENCE", "cloud.longde.app"),
    appleKeys: text("APPLE_KEYS_URL", "https://appleid.apple.com/auth/keys"),
    /** Days that a key signs before the next one does. */
    keyDays: whole("KEY_DAYS", 30),
    /** Calls of /api/auth a minute from one address; 0 for any number. */
    rateLimit: whole("RATE_LIMIT", 30),
    /** The origins of web pages that may call, such as https://longde.cloud,https://admin.longde.cloud. */
    origins: text("CORS_ORIGINS", "").split(",").filter(Boolean),
    /** The proxies whose X-Forwarded-For counts, in the words of Express: loopback, or 10.0.0.0/8. */
    proxies: text("TRUSTED_PROXIES", "").split(",").filter(Boolean),
  };
}

/** Successors of refresh tokens and the stored keys depend on it. In development a file keeps one. */
function secretOf({ SECRET, NODE_ENV }) {
  if (SECRET && SECRET.length >= 32) return SECRET;
  if (SECRET || NODE_ENV === "production") throw new Error("SECRET has to be a random text of 32 characters or more");
  try {
    return readFileSync("data/secret", "utf8");
  } catch {
    const made = randomBytes(32).toString("base64url");
    mkdirSync("data", { recursive: true });
    writeFileSync("data/secret", made, { mode: 0o600 });
    return made;
  }
}
