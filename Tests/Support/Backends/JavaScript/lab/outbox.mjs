// The mail, texts and pushes that a real server would have sent.
import { instant, now } from "./clock.mjs";

export const outbox = [];

export function send(channel, to, subject, code) {
  const text = code === undefined ? subject : `Your code is ${code}.`;
  outbox.push({ channel, to, subject, text, code, at: instant(now()) });
}
