// A server of Longde in memory. An Apple token is the person's name here, and times are this machine's.
import { randomUUID } from "node:crypto";
import { Secret, Unavailable } from "../../../Generated/Longde/TypeScript/runtime.js";
import * as refusals from "../../../Generated/Longde/TypeScript/refusals.js";

const accounts = new Map();
const sessions = new Map();
let count = 0;

function session(user) {
  count += 1;
  sessions.set(`refresh-${count}`, { access: `access-${count}`, user });
  return { accessToken: new Secret(`access-${count}`), refreshToken: new Secret(`refresh-${count}`), user };
}

const service = {
  async signInWithApple({ identityToken, fullName, email }) {
    const subject = identityToken.reveal();
    if (subject === "nobody") return refusals.appleUnavailable();
    if (subject === "locked") return refusals.accountDisabled();
    if (subject === "later") return new Unavailable(7);
    if (subject === "broken") throw new Error("a fault of the service");
    // A refusal of another endpoint: the types would not let it pass.
    if (subject === "wrong") return refusals.accountGone();
    const id = randomUUID();
    if (!accounts.has(subject)) accounts.set(subject, { id, fullName, email, status: "active" });
    return session(accounts.get(subject));
  },
  async me({ access }) {
    if (access === undefined) return refusals.notSignedIn();
    for (const one of sessions.values()) if (access.equals(new Secret(one.access))) return one.user;
    return refusals.sessionExpired();
  },
  async renewSession({ refreshToken }) {
    const old = sessions.get(refreshToken.reveal());
    if (old === undefined) throw refusals.sessionExpired();
    sessions.delete(refreshToken.reveal());
    return session(old.user);
  },
  async signOut({ refreshToken }) {
    sessions.delete(refreshToken.reveal());
  },
};

export const hosts = [{ host: "any", stub: "Longde", service }];
