// Sign in with Apple: whether an identity token is Apple's, for this app, and not over.
import { createPublicKey } from "node:crypto";
import { verified } from "./jwt.js";

export class AppleUnavailable extends Error {}

export class Apple {
  #keys = new Map();
  #askedAt = -Infinity;
  #asking;

  constructor({ appleKeys, appleAudience }) {
    this.url = appleKeys;
    this.audience = appleAudience;
  }

  /** The claims of a good token; undefined for any other. */
  async claims(token, now) {
    const claims = await verified(token, "RS256", (kid) => this.#key(kid));
    const isOurs = claims?.iss === "https://appleid.apple.com" && claims.aud === this.audience;
    return isOurs && claims.exp > now / 1_000 && typeof claims.sub === "string" ? claims : undefined;
  }

  /**
   * Apple changes its keys: an unknown one is asked for, at most every ten seconds. Calls that come meanwhile wait for the
   * same response, and share its failure.
   */
  async #key(kid) {
    if (this.#keys.has(kid)) return this.#keys.get(kid);
    if (performance.now() - this.#askedAt > 10_000) {
      this.#askedAt = performance.now();
      this.#asking = this.#ask();
    }
    await this.#asking;
    return this.#keys.get(kid);
  }

  async #ask() {
    try {
      const answer = await fetch(this.url, { signal: AbortSignal.timeout(5_000) });
      const { keys } = await answer.json();
      this.#keys = new Map(keys.map((jwk) => [jwk.kid, createPublicKey({ key: jwk, format: "jwk" })]));
    } catch (error) {
      throw new AppleUnavailable(`Apple's keys cannot be had from ${this.url}`, { cause: error });
    }
  }
}
