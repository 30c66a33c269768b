// The three kinds of tokens: those that say something, those that stand for something, and those that renew.
import { createHash, createPublicKey, generateKeyPairSync, randomBytes, randomUUID, sign, verify } from "node:crypto";
import { Secret } from "../../../../../Generated/Runtime/TypeScript/index.js";
import { now } from "./clock.mjs";

const part = (value) => Buffer.from(JSON.stringify(value)).toString("base64url");
const read = (text) => JSON.parse(Buffer.from(text, "base64url"));
const es256 = (key) => ({ key, dsaEncoding: "ieee-p1363" });
const digest = (secret) => createHash("sha256").update(secret.reveal()).digest("base64url");
const random = () => new Secret(randomBytes(32).toString("base64url"));

/** The public keys of all signed tokens, as a JWKS. */
export const keys = [];

/** JWTs signed by ES256. Each kind has a key of its own, so that no other kind passes for it. */
export class SignedTokens {
  #sessions = new Map();
  #keys = generateKeyPairSync("ec", { namedCurve: "P-256" });
  #id = randomUUID();

  /** `claims` gives those of a session that the contract asks for. */
  constructor({ lifetime, claims = () => ({}) }) {
    Object.assign(this, { lifetime, claims });
    keys.push({ ...createPublicKey(this.#keys.privateKey).export({ format: "jwk" }), kid: this.#id, alg: "ES256", use: "sig" });
  }

  issue(session) {
    this.#sessions.set(session.id, session);
    const times = { iat: now(), exp: now() + this.lifetime };
    const claims = { ...this.claims(session), sub: session.account.id, sid: session.id, jti: randomUUID(), ...times };
    const text = `${part({ alg: "ES256", typ: "JWT", kid: this.#id })}.${part(claims)}`;
    return new Secret(`${text}.${sign("sha256", text, es256(this.#keys.privateKey)).toString("base64url")}`);
  }

  /** The session of a token that the server issued and whose time is not over. */
  session(secret, refuse) {
    if (!secret) refuse("tokenMissing");
    const claims = this.#verified(secret.reveal());
    if (!claims) refuse("tokenInvalid");
    if (claims.exp <= now()) refuse("tokenExpired");
    return this.#sessions.get(claims.sid);
  }

  #verified(text) {
    const [head, body, signature, ...rest] = text.split(".");
    try {
      const { alg, kid } = read(head);
      if (alg !== "ES256" || kid !== this.#id || rest.length > 0) return undefined;
      const bytes = Buffer.from(signature, "base64url");
      const isRight = verify("sha256", `${head}.${body}`, es256(this.#keys.publicKey), bytes);
      return isRight && bytes.toString("base64url") === signature ? read(body) : undefined;
    } catch {
      return undefined;
    }
  }
}

/** Opaque tokens, each with what it stands for and its end. The server keeps their hashes. */
export class OpaqueTokens {
  #all = new Map();

  constructor({ lifetime }) {
    this.lifetime = lifetime;
  }

  issue(holder) {
    const token = random();
    this.#all.set(digest(token), { holder, end: now() + this.lifetime });
    return token;
  }

  /** Nothing for a token that is over, unknown or missing. */
  holder(secret) {
    const one = secret && this.#all.get(digest(secret));
    return one && one.end > now() ? one.holder : undefined;
  }

  /** The same for a token that is good once. */
  take(secret) {
    const holder = this.holder(secret);
    if (holder) this.#all.delete(digest(secret));
    return holder;
  }
}

/** Opaque tokens that renew a session. */
export class RefreshTokens {
  #all = new Map();

  /**
   * One that `rotates` is replaced by each renewal, and lives from there. Within `grace` seconds the old one gets the same
   * successor again, for a client whose answer was lost. A later use is a refusal; with `revokeFamily` it ends the session.
   */
  constructor({ lifetime, rotates = false, grace = 0, reuse = "refuse" }) {
    Object.assign(this, { lifetime, rotates, grace, reuse });
  }

  issue(session) {
    const token = random();
    this.#all.set(digest(token), { session, end: now() + this.lifetime });
    return token;
  }

  /** The session of a token, whatever has become of it. */
  session(secret) {
    return this.#all.get(digest(secret))?.session;
  }

  /** The session that goes on, and the token by which it renews from now on: undefined where that is the same. */
  renew(secret, refuse) {
    const one = this.#all.get(digest(secret));
    if (!one) refuse("tokenInvalid");
    if (one.session.isOver) refuse("sessionEnded");
    if (one.end <= now()) refuse("tokenExpired");
    if (!this.rotates) return { session: one.session };
    if (one.replaced && now() >= one.replaced.at + this.grace) this.#refuseReuse(one.session, refuse);
    one.replaced ??= { at: now(), by: this.issue(one.session) };
    return { session: one.session, successor: one.replaced.by };
  }

  #refuseReuse(session, refuse) {
    if (this.reuse === "revokeFamily") session.isOver = true;
    refuse("tokenReused");
  }
}
