// The keys that sign access tokens. A new one comes when the newest is old; an old one verifies as long as its tokens live.
import { createPrivateKey, createPublicKey, generateKeyPairSync, randomUUID } from "node:crypto";
import { lives } from "./config.js";

export class SigningKeys {
  #known = new Map();
  #readAt = -Infinity;

  constructor(database, { secret, keyDays }) {
    this.database = database;
    this.secret = secret;
    this.signsFor = keyDays * 86_400_000;
  }

  /** The key that signs now. Two processes may each make one: both are good. */
  async current(now) {
    const newest = () => [...this.#known.values()].sort((one, other) => other.createdAt - one.createdAt)[0];
    const isOld = () => newest() === undefined || newest().createdAt + this.signsFor <= now;
    if (isOld()) await this.#read(now);
    if (isOld()) await this.#make(now);
    return newest();
  }

  /** The key of a token's `kid`. A process beside this one may have made it; an invented one asks once a second. */
  async find(id, now) {
    if (!this.#known.has(id) && Math.abs(now - this.#readAt) >= 1_000) await this.#read(now);
    const key = this.#known.get(id);
    return key && now < this.#endOf(key) ? key : undefined;
  }

  /** For other services that verify the tokens: /.well-known/jwks.json. */
  async published(now) {
    await this.current(now);
    const good = [...this.#known.values()].filter((key) => now < this.#endOf(key));
    return { keys: good.map(({ id, publicKey }) => ({ ...publicKey.export({ format: "jwk" }), kid: id, alg: "ES256", use: "sig" })) };
  }

  #endOf(key) {
    return key.createdAt + this.signsFor + lives.accessSeconds * 1_000;
  }

  async #make(now) {
    const { privateKey } = generateKeyPairSync("ec", { namedCurve: "P-256" });
    const text = privateKey.export({ type: "pkcs8", format: "pem", cipher: "aes-256-cbc", passphrase: this.secret });
    const id = randomUUID();
    await this.database.transaction(async (rows) => {
      await rows("DELETE FROM signing_keys WHERE created_at <= $1", now - this.signsFor - lives.accessSeconds * 1_000);
      await rows("INSERT INTO signing_keys (id, private_key, created_at) VALUES ($1, $2, $3)", id, text, now);
    });
    this.#keep({ id, private_key: text, created_at: now });
  }

  async #read(now) {
    this.#readAt = now;
    const rows = await this.database.rows("SELECT id, private_key, created_at FROM signing_keys");
    for (const id of this.#known.keys()) if (!rows.some((row) => row.id === id)) this.#known.delete(id);
    for (const row of rows) if (!this.#known.has(row.id)) this.#keep(row);
  }

  #keep({ id, private_key, created_at }) {
    const privateKey = createPrivateKey({ key: private_key, format: "pem", passphrase: this.secret });
    this.#known.set(id, { id, privateKey, publicKey: createPublicKey(privateKey), createdAt: created_at });
  }
}
