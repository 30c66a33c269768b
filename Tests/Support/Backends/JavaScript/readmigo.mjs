// A server of Readmigo in memory.
import { randomUUID } from "node:crypto";
import { Secret, Unavailable } from "../../../../Generated/Readmigo/TypeScript/runtime.js";
import * as refusals from "../../../../Generated/Readmigo/TypeScript/refusals.js";
import { Codes, Tokens, appleClaims, now, takeOdd } from "./lab.mjs";

const people = new Map();
const sessions = new Set();
const access = new Tokens(2 * 3600);
const refresh = new Tokens(30 * 86_400);
const challenges = new Tokens(600);
const [mailCodes, phoneCodes, oddCodes] = [new Codes(), new Codes(), new Codes()];

function person(key, isVerified = true) {
  if (!people.has(key)) people.set(key, { key, isVerified, failures: 0, lockedUntil: 0, user: { id: randomUUID() } });
  return people.get(key);
}

function begin(person, device) {
  const session = { id: randomUUID(), person, device: device.reveal(), lastActive: now() };
  sessions.add(session);
  return {
    accessToken: new Secret(access.issue(session)), refreshToken: new Secret(refresh.issue(session)), user: person.user,
  };
}

/** A sign-in that is odd is verified first. */
function enter(person, device) {
  if (!takeOdd()) return begin(person, device);
  oddCodes.send("mail", person.key);
  return refusals.oddSignIn({ challenge: new Secret(challenges.issue({ person })) });
}

function wrong(person) {
  person.failures += 1;
  const left = 5 - person.failures;
  if (left > 0) return refusals.wrongCredentials({ attemptsLeft: left });
  person.lockedUntil = now() + (person.failures < 10 ? 300 : 3600);
  return locked(person);
}

const locked = (person) => refusals.accountLocked({ lockedUntil: new Date(person.lockedUntil * 1000) });

/** Does the work of a call for a signed-in session, or refuses. */
function as(token, device, work) {
  const session = access.holder(token);
  if (session?.device !== device.reveal()) return refusals.sessionExpired();
  session.lastActive = now();
  return work(session);
}

function end(session) {
  session.isOver = true;
  sessions.delete(session);
}

const of = (person) => [...sessions].filter((session) => session.person === person);

const service = {
  async signInWithApple({ identityToken, deviceFingerprint }) {
    const claims = await appleClaims(identityToken.reveal(), "lab-appleAudience");
    return claims ? enter(person(`apple:${claims.sub}`), deviceFingerprint) : new Unavailable(1);
  },
  signInWithEmail({ email, password, deviceFingerprint }) {
    const one = people.get(email);
    if (!one?.isVerified) return refusals.unknownAccount();
    if (one.lockedUntil > now()) return locked(one);
    if (!one.password.equals(password)) return wrong(one);
    one.failures = 0;
    return enter(one, deviceFingerprint);
  },
  signInWithWeChat: () => new Unavailable(60),
  sendPhoneCode: ({ phone }) => phoneCodes.send("sms", phone),
  signInWithPhone: ({ phone, code, deviceFingerprint }) =>
    phoneCodes.redeem(phone, code) ? enter(person(phone), deviceFingerprint) : refusals.wrongCode(),
  continueSignIn({ challenge, code, deviceFingerprint }) {
    const one = challenges.holder(challenge)?.person;
    return one && oddCodes.redeem(one.key, code) ? begin(one, deviceFingerprint) : refusals.wrongCode();
  },
  register({ email, password }) {
    const one = person(email, false);
    if (!one.isVerified) one.password = password;
  },
  sendMailCode: ({ email }) => mailCodes.send("mail", email),
  verifyMail({ email, code, deviceFingerprint }) {
    const one = people.get(email);
    if (!one || !mailCodes.redeem(email, code)) return refusals.wrongCode();
    one.isVerified = true;
    return begin(one, deviceFingerprint);
  },
  saveProfile: ({ access: token, nickname, deviceFingerprint }) =>
    as(token, deviceFingerprint, ({ person }) => (person.user = { ...person.user, nickname })),
  renewSession({ refreshToken, deviceFingerprint }) {
    const session = refresh.holder(refreshToken);
    if (session?.device !== deviceFingerprint.reveal()) return refusals.sessionExpired();
    return { accessToken: new Secret(access.issue(session)) };
  },
  listDevices: ({ access: token, deviceFingerprint }) =>
    as(token, deviceFingerprint, (own) => of(own.person).map((session) => ({
      id: session.id, name: session.device, current: session === own, lastActive: new Date(session.lastActive * 1000),
    }))),
  signOutDevice: ({ access: token, id, deviceFingerprint }) =>
    as(token, deviceFingerprint, (own) => of(own.person).filter((session) => session.id === id).forEach(end)),
  signOutOthers: ({ access: token, deviceFingerprint }) =>
    as(token, deviceFingerprint, (own) => of(own.person).filter((session) => session !== own).forEach(end)),
  signOut({ refreshToken }) {
    const session = refresh.holder(refreshToken);
    if (session) end(session);
  },
};

export const servers = [{ stub: "Readmigo", service }];
