// A server of Readmigo in memory: what Tests/GeneratedTests has in Swift, written as its stubs in TypeScript ask for it.
import { Secret, Unavailable } from "../../../Generated/Readmigo/TypeScript/runtime.js";
import * as refusals from "../../../Generated/Readmigo/TypeScript/refusals.js";

const code = new Secret("246810");
const passwords = new Map();
const sessions = new Map();
const now = 1800000000;
let failures = 0;
let nickname;

const user = () => ({ id: "user 1/\u00e9", nickname });

function open(device) {
  const id = `session-${sessions.size}`;
  sessions.set(id, { device: device.reveal(), access: 0 });
  return { accessToken: new Secret(`${id}.0`), refreshToken: new Secret(id), user: user() };
}

function owner(token) {
  return [...sessions].find(([id, { access }]) => token?.equals(new Secret(`${id}.${access}`)))?.[0];
}

const service = {
  signInWithApple: () => refusals.oddSignIn({ challenge: new Secret("challenge/1") }),
  signInWithEmail({ email, password, deviceFingerprint }) {
    const right = passwords.get(email);
    if (right === undefined) return refusals.unknownAccount();
    if (right.equals(password)) return open(deviceFingerprint);
    failures += 1;
    if (failures < 5) return refusals.wrongCredentials({ attemptsLeft: 5 - failures });
    return refusals.accountLocked({ lockedUntil: new Date((now + 300) * 1000) });
  },
  signInWithWeChat: () => new Unavailable(7),
  sendPhoneCode() {},
  signInWithPhone: ({ code: given, deviceFingerprint }) =>
    given.equals(code) ? open(deviceFingerprint) : refusals.wrongCode(),
  continueSignIn: ({ challenge, code: given, deviceFingerprint }) =>
    challenge.equals(new Secret("challenge/1")) && given.equals(code) ? open(deviceFingerprint) : refusals.wrongCode(),
  register({ email, password }) {
    passwords.set(email, password);
  },
  sendMailCode() {},
  verifyMail: ({ code: given, deviceFingerprint }) =>
    given.equals(code) ? open(deviceFingerprint) : refusals.wrongCode(),
  saveProfile({ access, nickname: wanted }) {
    if (owner(access) === undefined) return refusals.sessionExpired();
    nickname = wanted;
    return user();
  },
  renewSession({ refreshToken }) {
    const session = sessions.get(refreshToken.reveal());
    if (session === undefined) return refusals.sessionExpired();
    session.access += 1;
    return { accessToken: new Secret(`${refreshToken.reveal()}.${session.access}`) };
  },
  listDevices({ access }) {
    const own = owner(access);
    if (own === undefined) return refusals.sessionExpired();
    return [...sessions.keys()].sort().map((id) => ({
      id,
      name: sessions.get(id).device,
      current: id === own,
      lastActive: new Date(now * 1000),
    }));
  },
  signOutDevice({ access, id }) {
    if (owner(access) === undefined) return refusals.sessionExpired();
    sessions.delete(id);
  },
  signOutOthers({ access }) {
    const own = owner(access);
    if (own === undefined) return refusals.sessionExpired();
    for (const id of [...sessions.keys()]) if (id !== own) sessions.delete(id);
  },
  signOut({ refreshToken }) {
    sessions.delete(refreshToken.reveal());
  },
};

export const hosts = [{ host: "any", stub: "Readmigo", service }];
