// The endpoints of the contract. What auth servers get wrong is decided by `decisions.js`; the rest is this team's.
import { createHash, createHmac, randomBytes, randomUUID } from "node:crypto";
import { sessionStanding, tokenUse } from "../Generated/Runtime/TypeScript/decisions.js";
import * as refusals from "../Generated/Longde/TypeScript/refusals.js";
import { Secret } from "../Generated/Longde/TypeScript/runtime.js";
import { AppleUnavailable } from "./apple.js";
import { lives } from "./config.js";
import { signed, verified } from "./jwt.js";

const hashOf = (token) => createHash("sha256").update(token).digest("hex");

export class Service {
  /** `now` is a function, so that tests can move the time. */
  constructor({ database, keys, apple, config, log, now = Date.now }) {
    Object.assign(this, { database, keys, apple, config, log, now });
  }

  async signInWithApple({ identityToken, fullName }) {
    const now = this.now();
    let claims;
    try {
      claims = await this.apple.claims(identityToken.reveal(), now);
    } catch (error) {
      if (!(error instanceof AppleUnavailable)) throw error;
      this.log.error("apple is away", { error });
      return refusals.appleUnavailable();
    }
    if (claims === undefined) return refusals.appleRefused();
    const key = await this.keys.current(now);
    return this.database.transaction(async (rows) => {
      const account = await this.#accountOf(claims, fullName, rows);
      if (account.state === "disabled") return refusals.accountDisabled();
      const [session, token] = [randomUUID(), randomBytes(32).toString("base64url")];
      await rows("INSERT INTO sessions (id, account_id, began_at) VALUES ($1, $2, $3)", session, account.id, now);
      await this.#keep(token, session, now, rows);
      return this.#answer(session, account, token, key, now);
    });
  }

  async me({ access }) {
    if (access === undefined) return refusals.notSignedIn();
    const now = this.now();
    const claims = await verified(access.reveal(), "ES256", async (kid) => (await this.keys.find(kid, now))?.publicKey);
    if (claims?.type !== "user" || claims.iss !== this.config.issuer) return refusals.notSignedIn();
    const [row] = await this.database.rows(
      `SELECT accounts.*, sessions.ended_at FROM sessions JOIN accounts ON accounts.id = sessions.account_id
       WHERE sessions.id = $1`,
      claims.sid,
    );
    if (row === undefined || row.ended_at !== null) return refusals.notSignedIn();
    if (claims.exp * 1_000 <= now) return refusals.sessionExpired();
    return refusedState(row) ?? user(row);
  }

  async renewSession({ refreshToken }) {
    const now = this.now();
    const token = refreshToken.reveal();
    // The successor follows from the token, so that a lost answer can be given again though no token is kept.
    const successor = createHmac("sha256", this.config.secret).update(token).digest("base64url");
    const key = await this.keys.current(now);
    return this.database.transaction(async (rows) => {
      const kept = await this.#locked(token, rows);
      if (kept === undefined) return refusals.sessionExpired();
      const [next] = await rows("SELECT used_at FROM refresh_tokens WHERE hash = $1", hashOf(successor));
      const standing = sessionStanding({ isEnded: kept.ended_at !== null, usedAt: now }, now);
      const use = tokenUse(
        { expiresAt: kept.expires_at, usedAt: kept.used_at, isSuccessorUnused: (next?.used_at ?? null) === null },
        standing,
        { graceSeconds: lives.graceSeconds, now },
      );
      if (use === "reused") {
        this.log.warn("a refresh token was used again: its session is ended", { session: kept.session_id });
        await rows("UPDATE sessions SET ended_at = $1 WHERE id = $2", now, kept.session_id);
      }
      if (use !== "rotate" && use !== "again") return refusals.sessionExpired();
      const refused = refusedState(kept);
      if (refused !== undefined) return refused;
      if (use === "rotate") {
        await rows("UPDATE refresh_tokens SET used_at = $1 WHERE hash = $2", now, hashOf(token));
        await this.#keep(successor, kept.session_id, now, rows);
      }
      return this.#answer(kept.session_id, kept, successor, key, now);
    });
  }

  async signOut({ refreshToken }) {
    await this.database.transaction((rows) =>
      rows(
        `UPDATE sessions SET ended_at = $1 WHERE ended_at IS NULL
         AND id = (SELECT session_id FROM refresh_tokens WHERE hash = $2)`,
        this.now(),
        hashOf(refreshToken.reveal()),
      ),
    );
  }

  /** The account of a person at Apple, or a new one. The address is the one that Apple confirms. */
  async #accountOf({ sub, email }, fullName, rows) {
    await rows(
      `INSERT INTO accounts (id, apple_subject, email, full_name, state) VALUES ($1, $2, $3, $4, 'active')
       ON CONFLICT DO NOTHING`,
      randomUUID(),
      sub,
      email,
      fullName,
    );
    const [account] = await rows("SELECT * FROM accounts WHERE apple_subject = $1 AND state <> 'deleted'", sub);
    return account;
  }

  /** The session is locked before anything is read: of two renewals at once, the second sees the work of the first. */
  async #locked(token, rows) {
    const hash = hashOf(token);
    const session = "SELECT session_id FROM refresh_tokens WHERE hash = $1";
    await rows(`SELECT id FROM sessions WHERE id = (${session})${this.database.lock}`, hash);
    const [kept] = await rows(
      `SELECT accounts.*, sessions.ended_at, tokens.session_id, tokens.expires_at, tokens.used_at
       FROM refresh_tokens AS tokens JOIN sessions ON sessions.id = tokens.session_id
       JOIN accounts ON accounts.id = sessions.account_id WHERE tokens.hash = $1`,
      hash,
    );
    return kept;
  }

  async #keep(token, session, now, rows) {
    await rows(
      "INSERT INTO refresh_tokens (hash, session_id, expires_at) VALUES ($1, $2, $3)",
      hashOf(token),
      session,
      now + lives.refreshSeconds * 1_000,
    );
  }

  #answer(session, account, refreshToken, key, now) {
    const seconds = Math.floor(now / 1_000);
    const claims = {
      iss: this.config.issuer, sub: account.id, sid: session, type: "user",
      iat: seconds, exp: seconds + lives.accessSeconds, jti: randomUUID(),
    };
    return { accessToken: new Secret(signed(claims, key)), refreshToken: new Secret(refreshToken), user: user(account) };
  }
}

function refusedState({ state }) {
  if (state === "disabled") return refusals.accountDisabled();
  return state === "deleted" ? refusals.accountGone() : undefined;
}

function user({ id, email, full_name, state }) {
  return { id, email: email ?? undefined, fullName: full_name ?? undefined, status: state };
}
