// Codes of authenticator apps (RFC 6238).
import { createHmac } from "node:crypto";
import { now } from "./clock.mjs";

const letters = "ABCDEFGHIJKLMNOPQRSTUVWXYZ234567";

function codeAt(key, time) {
  const bits = [...key].map((letter) => letters.indexOf(letter).toString(2).padStart(5, "0")).join("");
  const bytes = Buffer.from(bits.match(/.{8}/g).map((byte) => parseInt(byte, 2)));
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(Math.floor(time / 30)));
  const hash = createHmac("sha1", bytes).update(counter).digest();
  return String((hash.readUInt32BE(hash[19] & 15) & 0x7fffffff) % 1_000_000).padStart(6, "0");
}

/** The codes of the steps beside this one are right too: a person, or a machine, may be slow. Each is good once. */
export function redeemAuthenticatorCode(account, secret, refuse) {
  const code = secret.reveal();
  const codes = [-30, 0, 30].map((ahead) => codeAt(account.factors.authenticator, now() + ahead));
  if (!codes.includes(code) || code === account.lastCode) refuse("codeWrong");
  account.lastCode = code;
}
