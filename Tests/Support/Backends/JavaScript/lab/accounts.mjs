// The accounts of the server, in memory.
import { randomUUID } from "node:crypto";
import { now } from "./clock.mjs";

class Accounts {
  #all = [];

  /** Names are by what people sign in; links are identities at providers. The password is a `Secret`. */
  add({ names = [], links = [], password, profile = {}, state = "active", factors = {} }) {
    const account = {
      id: randomUUID(), state, names, links, password, profile, factors, createdAt: now(),
      failures: 0, lockedUntil: 0, devices: new Set(), addresses: new Set(),
    };
    this.#all.push(account);
    return account;
  }

  list() {
    return [...this.#all];
  }

  find(id) {
    return this.#all.find((one) => one.id === id);
  }

  /** Deleted accounts have no names any more, so that other people may take them. */
  named(kind, text) {
    return this.#present().find(({ names }) => names.some((one) => one.kind === kind && isSame(one, text)));
  }

  linked(provider, subject) {
    return this.#present().find(({ links }) => links.some((one) => one.provider === provider && one.subject === subject));
  }

  /** The account of a provider's person, which is made where there is none. */
  ofProvider(provider, subject, known = {}) {
    return this.linked(provider, subject) ?? this.add({ links: [{ provider, subject }], ...known });
  }

  #present() {
    return this.#all.filter(({ state }) => state !== "deleted");
  }
}

/** Addresses of mail are the same in any letters. */
function isSame({ kind, text }, other) {
  return kind === "email" ? text.toLowerCase() === other.toLowerCase() : text === other;
}

export const accounts = new Accounts();

/** Refuses where nobody may use the account. */
export function requireUsable({ state }, refuse) {
  if (state === "disabled") refuse("accountDisabled");
  if (state === "deleted") refuse("accountGone");
}

/** The first address of mail of the account. */
export const mailOf = ({ names }) => names.find(({ kind }) => kind === "email")?.text;
