// The control of a server under test, for `authlab conform`. It is no part of src/, and listens on this machine alone.
import express from "express";
import { randomUUID } from "node:crypto";

/** A clock that stands, and can be moved forwards. */
export function createClock() {
  let time = Date.now();
  return { now: () => time, advance: (seconds) => { time += seconds * 1_000; } };
}

const units = { s: 1, m: 60, h: 3_600, d: 86_400 };
const seconds = (duration) =>
  [...duration.matchAll(/(\d+)([smhd])/g)].reduce((sum, [, count, unit]) => sum + Number(count) * units[unit], 0);
const instant = (moment) => new Date(moment).toISOString().replace(/\.\d+/, "");

export function createControl({ database, clock }) {
  const control = express.Router();
  const accounts = (where, ...values) => database.rows(`SELECT * FROM accounts ${where}`, ...values);
  const shown = ({ id, state, email, full_name }) => ({
    id, state,
    identifiers: email ? [{ kind: "email", text: email, confirmed: true }] : [],
    profile: full_name ? { fullName: full_name } : {},
  });

  control.use(express.json());
  control.get("/clock", (request, response) => response.json({ now: instant(clock.now()) }));
  control.post("/clock", (request, response) => {
    clock.advance(seconds(request.body.advance));
    response.json({ now: instant(clock.now()) });
  });
  control.get("/outbox", (request, response) => response.json([]));
  control.get("/accounts", async (request, response) => response.json((await accounts("")).map(shown)));
  control.post("/accounts", async (request, response) => {
    const made = [];
    for (const { email, link, profile, state = "active" } of request.body.accounts) {
      const id = randomUUID();
      await database.transaction((rows) =>
        rows("INSERT INTO accounts (id, apple_subject, email, full_name, state) VALUES ($1, $2, $3, $4, $5)",
          id, link?.subject ?? id, email, profile?.fullName, state));
      made.push(...(await accounts("WHERE id = $1", id)).map(shown));
    }
    response.status(201).json({ accounts: made });
  });
  control.patch("/accounts/:id", async (request, response) => {
    const { id } = request.params;
    await database.transaction((rows) => rows("UPDATE accounts SET state = $1 WHERE id = $2", request.body.state, id));
    const [account] = await accounts("WHERE id = $1", id);
    response.status(account ? 200 : 404).json(account ? shown(account) : { error: "no such account" });
  });
  control.get("/sessions", async (request, response) => {
    const rows = await database.rows("SELECT * FROM sessions WHERE ended_at IS NULL ORDER BY began_at");
    response.json(rows.map(({ id, account_id, began_at }) => ({ id, account: account_id, device: "", beganAt: instant(began_at) })));
  });
  return control;
}
