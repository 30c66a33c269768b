// The three servers of Cognito in memory: the pool, its page and a gateway.
import { createHash, createHmac, randomUUID } from "node:crypto";
import { Secret } from "../../../../Generated/Cognito/TypeScript/runtime.js";
import * as api from "../../../../Generated/Cognito/TypeScript/apiServer/refusals.js";
import * as page from "../../../../Generated/Cognito/TypeScript/pageServer/refusals.js";
import * as pool from "../../../../Generated/Cognito/TypeScript/poolServer/refusals.js";
import { Codes, Tokens, accounts, now } from "./lab.mjs";
import { Proof } from "./srp.mjs";

const options = { configuration: { clientId: "lab" } };
const [ids, access, refresh] = [new Tokens(3600), new Tokens(3600), new Tokens(30 * 86_400)];
const [challenges, pageCodes] = [new Tokens(180), new Tokens(300)];
const [mailCodes, phoneCodes] = [new Codes(), new Codes()];
const proofs = new Map();
const users = new Map();

/** Whom a name means; accounts that tests made become users when they are first named. */
function user(name) {
  const made = users.has(name) ? undefined : accounts.find((one) => one.email === name);
  if (made) users.set(name, { isConfirmed: true, ...made, id: randomUUID() });
  return users.get(name);
}

function set(holder, hasRefresh = true) {
  const secret = (tokens) => new Secret(tokens.issue(holder));
  return {
    idToken: secret(ids), accessToken: secret(access), refreshToken: hasRefresh ? secret(refresh) : undefined, expiresIn: 3600,
  };
}

const begin = (user) => set({ user });
const tokens = (user) => ({ type: "tokenAnswer", value: { authenticationResult: begin(user) } });

/** The next challenge for a person who has proved the password. */
function next(user, isDone = {}) {
  const factors = user.factors ?? {};
  const value = { session: new Secret(challenges.issue({ user })) };
  if (factors.newPassword) return { type: "newPasswordChallenge", value };
  if (factors.message && !isDone.code) {
    phoneCodes.send("sms", user.phone);
    return { type: "smsChallenge", value: { ...value, challengeParameters: { destination: "+*******" } } };
  }
  if (factors.authenticator && !isDone.code) return { type: "authenticatorChallenge", value };
  return tokens(user);
}

/** RFC 6238. */
function authenticatorCode(key, time) {
  const bits = [...key].map((letter) => "ABCDEFGHIJKLMNOPQRSTUVWXYZ234567".indexOf(letter).toString(2).padStart(5, "0")).join("");
  const bytes = Buffer.from(bits.match(/.{8}/g).map((byte) => parseInt(byte, 2)));
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(Math.floor(time / 30)));
  const hash = createHmac("sha1", bytes).update(counter).digest();
  return String((hash.readUInt32BE(hash[19] & 15) & 0x7fffffff) % 1_000_000).padStart(6, "0");
}

const delivery = (user) => ({ attributeName: "email", deliveryMedium: "EMAIL", destination: user.email });

const poolService = {
  signUp({ username, password }) {
    if (user(username)) return pool.usernameTaken();
    const one = { email: username, password: password.reveal(), id: randomUUID(), isConfirmed: false };
    users.set(username, one);
    mailCodes.send("mail", username);
    return { userConfirmed: false, userSub: one.id, codeDeliveryDetails: delivery(one) };
  },
  confirmSignUp({ username, confirmationCode }) {
    const one = user(username);
    if (!one) return pool.userUnknown();
    if (one.isConfirmed) return pool.alreadyConfirmed();
    if (!mailCodes.redeem(username, confirmationCode)) return pool.wrongCode();
    one.isConfirmed = true;
  },
  resendCode({ username }) {
    const one = user(username);
    if (!one) return pool.userUnknown();
    mailCodes.send("mail", username);
    return { codeDeliveryDetails: delivery(one) };
  },
  startSignIn({ authParameters: { username, srpA } }) {
    const one = user(username);
    if (!one) return pool.userUnknown();
    const proof = new Proof("labPool", one.id, one.password, srpA);
    const { block, ...parameters } = proof.parameters;
    proofs.set(block, { proof, user: one });
    return { challengeParameters: { ...parameters, secretBlock: new Secret(block) } };
  },
  provePassword({ challengeResponses: { userId, secretBlock, timestamp, signature } }) {
    // A block serves for one try.
    const { proof, user: one } = proofs.get(secretBlock.reveal()) ?? {};
    proofs.delete(secretBlock.reveal());
    if (one?.id !== userId || !proof.holds(signature.reveal(), timestamp)) return pool.wrongPassword();
    return one.isConfirmed ? next(one) : pool.notConfirmed();
  },
  answerSms({ session, challengeResponses: { code } }) {
    const one = challenges.holder(session)?.user;
    if (!one) return pool.challengeEnded();
    return phoneCodes.redeem(one.phone, code) ? next(one, { code: true }) : pool.wrongCode();
  },
  answerAuthenticator({ session, challengeResponses: { code } }) {
    const one = challenges.holder(session)?.user;
    if (!one) return pool.challengeEnded();
    // The codes of the steps beside this one are right too: a person, or a machine, may be slow.
    const codes = [-30, 0, 30].map((ahead) => authenticatorCode(one.factors.authenticator, now() + ahead));
    const isRight = codes.includes(code.reveal()) && code.reveal() !== one.lastCode;
    if (isRight) one.lastCode = code.reveal();
    return isRight ? next(one, { code: true }) : pool.wrongCode();
  },
  setNewPassword({ session, challengeResponses: { newPassword } }) {
    const one = challenges.take(session)?.user;
    if (!one) return pool.challengeEnded();
    Object.assign(one, { password: newPassword.reveal(), factors: { ...one.factors, newPassword: false } });
    return next(one);
  },
  renewTokens({ authParameters: { refreshToken } }) {
    const holder = refresh.holder(refreshToken);
    return holder ? { authenticationResult: set(holder, false) } : pool.sessionEnded();
  },
  updateAttributes: ({ accessToken }) => (access.holder(accessToken) ? {} : pool.accessExpired()),
  signOut({ token }) {
    const holder = refresh.holder(token);
    if (holder) holder.isOver = true;
  },
  signOutEverywhere({ accessToken }) {
    const holder = access.holder(accessToken);
    if (!holder) return pool.accessExpired();
    holder.isOver = true;
  },
  deletePoolUser({ accessToken }) {
    const holder = access.holder(accessToken);
    if (!holder) return pool.accessExpired();
    holder.isOver = true;
    users.delete(holder.user.email);
  },
};

const pageService = {
  openPage({ state, codeChallenge }) {
    const code = pageCodes.issue({ codeChallenge });
    return { kind: "ends", callback: { code: new Secret(code), state } };
  },
  appleReturns: ({ code, state }) => ({ kind: "ends", callback: { code, state } }),
  exchangeCode({ code, codeVerifier }) {
    const digest = createHash("sha256").update(codeVerifier.reveal()).digest("base64url");
    const wanted = pageCodes.take(code)?.codeChallenge;
    return wanted === digest ? begin({ id: randomUUID() }) : page.codeRefused();
  },
  leavePage: () => ({ kind: "ends", callback: {} }),
};

const gateway = { deleteProfile: ({ id }) => (ids.holder(id) ? { success: true } : api.unauthorized()) };

export const servers = [
  { stub: "Cognito/pageServer", service: pageService, options },
  { stub: "Cognito/apiServer", service: gateway },
  { stub: "Cognito/poolServer", service: poolService, options },
];
