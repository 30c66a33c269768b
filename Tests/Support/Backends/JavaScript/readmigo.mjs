// A server of Readmigo in memory.
import { Unavailable } from "../../../../Generated/Readmigo/TypeScript/runtime.js";
import * as refusals from "../../../../Generated/Readmigo/TypeScript/refusals.js";
import { accounts, mailOf, requireUsable } from "./lab/accounts.mjs";
import { Codes } from "./lab/codes.mjs";
import { send } from "./lab/outbox.mjs";
import { Lockout, PasswordRules } from "./lab/passwords.mjs";
import { appleClaims, redeem } from "./lab/providers.mjs";
import { refusing } from "./lab/refusing.mjs";
import { sessions } from "./lab/sessions.mjs";
import { OpaqueTokens, RefreshTokens, SignedTokens } from "./lab/tokens.mjs";

// The stubs have no numbers of the contract: these stand beside their keys.
const access = new SignedTokens({ lifetime: 2 * 3600 }); // tokens.access
const refresh = new RefreshTokens({ lifetime: 30 * 86_400 }); // tokens.refresh; rotates is open
const challenges = new OpaqueTokens({ lifetime: 600 }); // tokens.challenge; lifetime is open
const rules = new PasswordRules({ minLength: 8, contains: ["lowercase", "uppercase", "digit"] }); // policies.password
const lockout = new Lockout({ // policies.lockout
  steps: [{ failures: 5, lasts: 300 }, { failures: 10, lasts: 3600 }],
  warn: (account) => send("mail", mailOf(account), "Your account is locked."),
});
const mailCodes = new Codes({ name: "registrationMail", length: 6 }); // policies.codes.registrationMail
const phoneCodes = new Codes({ name: "phoneSignIn", length: 6 }); // policies.codes.phoneSignIn
const oddCodes = new Codes({ name: "oddSignIn" });
const audience = "lab-appleAudience"; // configuration.appleAudience
const weChatApp = "lab-wechatAppId"; // configuration.wechatAppId

const { unknownAccount, wrongCode, sessionExpired, providerRefused, weakPassword, termsMissing } = refusals;
const codeMeanings = {
  codeWrong: wrongCode, codeExpired: wrongCode, codeTriesSpent: wrongCode, accountDisabled: wrongCode, accountGone: wrongCode,
};
const atPassword = refusing({
  accountUnknown: unknownAccount, accountDisabled: unknownAccount,
  credentialsWrong: ({ left }) => refusals.wrongCredentials({ attemptsLeft: left }),
  accountLocked: ({ until }) => refusals.accountLocked({ lockedUntil: new Date(until * 1000) }),
});
const atProvider = refusing({ providerRefused, accountDisabled: providerRefused, providerUnavailable: () => new Unavailable(1) });
const atCode = refusing(codeMeanings);
const atSending = refusing({ codeTooSoon: ({ wait }) => refusals.codeTooSoon({ retryAfter: wait }) });
const atRegistration = refusing({ passwordWeak: weakPassword, termsNotAccepted: termsMissing });
const atCall = refusing({
  tokenMissing: sessionExpired, tokenInvalid: sessionExpired, tokenExpired: sessionExpired, sessionEnded: sessionExpired,
  accountDisabled: sessionExpired, accountGone: sessionExpired,
});

const userOf = ({ id, profile: { nickname } }) => ({ id, nickname });

/** A new device at an address that the person never used. Somebody's first sign-in is never odd. */
const isOdd = (account, device, address) =>
  account.devices.size > 0 && !account.devices.has(device) && !account.addresses.has(address) && mailOf(account) !== undefined;

function begin(account, request, context) {
  const device = request.deviceFingerprint.reveal();
  const isNew = account.devices.size > 0 && !account.devices.has(device);
  if (isNew && mailOf(account)) send("mail", mailOf(account), "A new device signed in to your account.");
  account.devices.add(device);
  account.addresses.add(context.peer);
  const session = sessions.begin(account, device);
  return { accessToken: access.issue(session), refreshToken: refresh.issue(session), user: userOf(account) };
}

/** A sign-in that is odd is verified first. */
function enter(account, request, context, refuse) {
  requireUsable(account, refuse);
  if (!isOdd(account, request.deviceFingerprint.reveal(), context.peer)) return begin(account, request, context);
  const challenge = challenges.issue(account);
  oddCodes.send("mail", mailOf(account), refuse);
  return refusals.oddSignIn({ challenge });
}

/** The session of a call. */
const own = ({ access: token }) => sessions.use(access.session(token, atCall), atCall);

const service = {
  async signInWithApple(request, context) {
    const { sub } = await appleClaims(request.identityToken.reveal(), audience, atProvider);
    return enter(accounts.ofProvider("apple", sub), request, context, atProvider);
  },
  signInWithEmail(request, context) {
    const account = accounts.named("email", request.email);
    if (!account || account.state === "unconfirmed") atPassword("accountUnknown");
    lockout.check(account, request.password.equals(account.password), atPassword);
    return enter(account, request, context, atPassword);
  },
  async signInWithWeChat(request, context) {
    const fields = { appid: weChatApp, secret: "lab", code: request.code.reveal(), grant_type: "authorization_code" };
    const { unionid } = await redeem("/wechat/sns/oauth2/access_token", fields, atProvider, "GET");
    return enter(accounts.ofProvider("wechat", unionid), request, context, atProvider);
  },
  sendPhoneCode: ({ phone }) => phoneCodes.send("sms", phone, atSending),
  signInWithPhone(request, context) {
    phoneCodes.redeem(request.phone, request.code, atCode);
    const name = { kind: "phone", text: request.phone, confirmed: true };
    return enter(accounts.named("phone", request.phone) ?? accounts.add({ names: [name] }), request, context, atCode);
  },
  continueSignIn(request, context) {
    const account = challenges.holder(request.challenge) ?? atCode("codeWrong");
    oddCodes.redeem(mailOf(account), request.code, atCode);
    challenges.take(request.challenge);
    requireUsable(account, atCode);
    return begin(account, request, context);
  },
  /** A name that is taken gets the same answer. Until an address is proven, it is the last one's who registered with it. */
  register({ email, password, acceptsTerms }) {
    if (!acceptsTerms) atRegistration("termsNotAccepted");
    rules.check(password, atRegistration);
    const account = accounts.named("email", email);
    if (account?.state === "unconfirmed") account.password = password;
    if (!account) accounts.add({ names: [{ kind: "email", text: email, confirmed: false }], password, state: "unconfirmed" });
  },
  sendMailCode({ email }) {
    const isWaiting = accounts.named("email", email)?.state === "unconfirmed";
    mailCodes.send("mail", email, atSending, isWaiting);
  },
  verifyMail(request, context) {
    const account = accounts.named("email", request.email);
    if (account?.state !== "unconfirmed") atCode("codeWrong");
    mailCodes.redeem(request.email, request.code, atCode);
    account.state = "active";
    account.names.forEach((name) => (name.confirmed ||= name.kind === "email"));
    return begin(account, request, context);
  },
  saveProfile(request) {
    const { account } = own(request);
    account.profile = { ...account.profile, nickname: request.nickname };
    return userOf(account);
  },
  renewSession({ refreshToken, deviceFingerprint }) {
    const { session } = refresh.renew(refreshToken, atCall);
    if (session.device !== deviceFingerprint.reveal()) atCall("tokenInvalid");
    return { accessToken: access.issue(sessions.use(session, atCall)) };
  },
  listDevices(request) {
    const session = own(request);
    return sessions.of(session.account).map((one) => ({
      id: one.id, name: one.device, current: one === session, lastActive: new Date(one.usedAt * 1000),
    }));
  },
  signOutDevice(request) {
    sessions.of(own(request).account).filter(({ id }) => id === request.id).forEach(sessions.end);
  },
  signOutOthers(request) {
    const session = own(request);
    sessions.of(session.account).filter((one) => one !== session).forEach(sessions.end);
  },
  signOut({ refreshToken }) {
    const session = refresh.session(refreshToken);
    if (session) sessions.end(session);
  },
};

export const servers = [{ stub: "Readmigo", service }];
