// The sessions of the server, in memory: each is the time in which a person is signed in on one device.
import { randomUUID } from "node:crypto";
import { requireUsable } from "./accounts.mjs";
import { now } from "./clock.mjs";

class Sessions {
  #all = [];

  begin(account, device = "") {
    const session = { id: randomUUID(), account, device, beganAt: now(), usedAt: now(), isOver: false };
    this.#all.push(session);
    return session;
  }

  /** Those that are not over, the oldest first. */
  list() {
    return this.#all.filter(({ isOver, account }) => !isOver && account.state !== "deleted");
  }

  of(account) {
    return this.list().filter((one) => one.account === account);
  }

  /** A call has shown a good token of the session. */
  use(session, refuse) {
    if (session.isOver) refuse("sessionEnded");
    requireUsable(session.account, refuse);
    session.usedAt = now();
    return session;
  }

  end(session) {
    session.isOver = true;
  }
}

export const sessions = new Sessions();
