// The common base of the small implementations in JavaScript: a clock that tests move, the messages to people, accounts
// that tests make, tokens, and Apple's identity tokens. Tests reach the first three as docs/control.md says.
import { createHash, createPublicKey, randomBytes, randomInt, verify } from "node:crypto";

export const [system, way, issuer] = process.argv.slice(2);
export const outbox = [];
export const accounts = [];
let ahead = 0;
let isOdd = false;

/** Seconds since 1970. */
export const now = () => Math.floor(Date.now() / 1000) + ahead;
const instant = () => new Date(now() * 1000).toISOString().replace(/\.\d+/, "");

/** The next sign-in is one that has to be verified. */
export function takeOdd() {
  const was = isOdd;
  isOdd = false;
  return was;
}

/** Codes of six digits, the last one of each purpose, good once. */
export class Codes {
  #open = new Map();

  send(channel, to) {
    const code = String(randomInt(1_000_000)).padStart(6, "0");
    this.#open.set(to, code);
    outbox.push({ channel, to, code, at: instant() });
  }

  redeem(to, secret) {
    const isRight = this.#open.get(to) === secret.reveal();
    if (isRight) this.#open.delete(to);
    return isRight;
  }
}

/** Tokens, each with what it stands for and its end. */
export class Tokens {
  #all = new Map();

  constructor(lifetime) {
    this.lifetime = lifetime;
  }

  issue(holder) {
    const text = randomBytes(32).toString("base64url");
    this.#all.set(text, { holder, end: now() + this.lifetime });
    return text;
  }

  /** Whom a token stands for; undefined where it is over, unknown or not there. */
  holder(secret) {
    const one = secret && this.#all.get(secret.reveal());
    return one && one.end > now() && !one.holder.isOver ? one.holder : undefined;
  }

  take(secret) {
    const holder = this.holder(secret);
    if (holder) this.#all.delete(secret.reveal());
    return holder;
  }
}

export const sha256 = (text) => createHash("sha256").update(text).digest("hex");

/** The claims of Apple's identity token; undefined if it is not Apple's, not for this app or over. */
export async function appleClaims(token, audience) {
  const { keys } = await (await fetch(`${issuer}/apple/auth/keys`)).json();
  const [head, body, signature] = token.split(".");
  if (signature === undefined) return undefined;
  const { kid, alg } = JSON.parse(Buffer.from(head, "base64url"));
  const jwk = keys.find((one) => one.kid === kid);
  const key = jwk && createPublicKey({ key: jwk, format: "jwk" });
  const isGood = alg === "RS256" && key && verify("sha256", `${head}.${body}`, key, Buffer.from(signature, "base64url"));
  const claims = isGood && JSON.parse(Buffer.from(body, "base64url"));
  const isOurs = claims && claims.iss === "https://appleid.apple.com" && claims.aud === audience && claims.exp > now();
  return isOurs ? claims : undefined;
}

/** A code at a provider for what it stands for. */
export async function redeem(place, fields) {
  const answer = await fetch(`${issuer}${place}`, {
    method: "POST", body: new URLSearchParams(fields), headers: { Accept: "application/json" },
  });
  return answer.ok ? answer.json() : undefined;
}

/** The control of docs/control.md, as far as these tests go; undefined for other paths. */
export function control(method, path, body) {
  const said = body.length > 0 ? JSON.parse(body) : {};
  switch (`${method} ${path}`) {
    case "POST /__lab/clock":
      ahead += Number(said.advance.slice(0, -1));
      return { now: instant() };
    case "GET /__lab/clock": return { now: instant() };
    case "GET /__lab/outbox": return outbox;
    case "POST /__lab/accounts":
      accounts.push(...said.accounts);
      return said;
    case "POST /__lab/odd":
      isOdd = true;
      return {};
    default: return undefined;
  }
}
