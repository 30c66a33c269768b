// Codes that are sent to people.
import { randomInt } from "node:crypto";
import { now } from "./clock.mjs";
import { send } from "./outbox.mjs";

/** The codes of one purpose. What a contract leaves open is as NIST SP 800-63B has it. */
export class Codes {
  #open = new Map();

  constructor({ name, length = 6, lifetime = 600, tries = 5, resendAfter = 0 }) {
    Object.assign(this, { name, length, lifetime, tries, resendAfter });
  }

  /** A letter that `reaches` nobody is not written, and its code waits as all others do. */
  send(channel, to, refuse, reaches = true) {
    const wait = (this.#open.get(to)?.sentAt ?? -Infinity) + this.resendAfter - now();
    if (wait > 0) refuse("codeTooSoon", { wait });
    const text = String(randomInt(10 ** this.length)).padStart(this.length, "0");
    this.#open.set(to, { text, sentAt: now(), tries: 0 });
    if (reaches) send(channel, to, this.name, text);
  }

  /** A right code is good once, a wrong one takes a try. */
  redeem(to, secret, refuse) {
    const code = this.#open.get(to);
    if (!code) refuse("codeWrong");
    if (now() >= code.sentAt + this.lifetime) refuse("codeExpired");
    if (code.tries >= this.tries) refuse("codeTriesSpent");
    if (secret.reveal() !== code.text) {
      code.tries += 1;
      refuse("codeWrong");
    }
    this.#open.delete(to);
  }
}
