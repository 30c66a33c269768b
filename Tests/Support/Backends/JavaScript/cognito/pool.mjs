// The pool: registration, the proof of a password by SRP, its further steps, and renewal.
import { Secret } from "../../../../../Generated/Cognito/TypeScript/runtime.js";
import * as refusals from "../../../../../Generated/Cognito/TypeScript/poolServer/refusals.js";
import { accounts, requireUsable } from "../lab/accounts.mjs";
import { Codes } from "../lab/codes.mjs";
import { Lockout, PasswordRules } from "../lab/passwords.mjs";
import { refusing } from "../lab/refusing.mjs";
import { sessions } from "../lab/sessions.mjs";
import { Proof } from "../lab/srp.mjs";
import { access, refresh, set } from "./grants.mjs";
import { answer, next } from "./steps.mjs";

const poolName = "labPool"; // configuration.poolId, behind its underscore
const codes = new Codes({ name: "signUp", length: 6 }); // policies.codes.signUp
const [rules, lockout] = [new PasswordRules(), new Lockout()]; // policies.password and policies.lockout are open
const proofs = new Map();

const { accountDisabled, accessExpired, sessionEnded, userUnknown, wrongPassword, wrongCode, codeExpired } = refusals;
const atRegistration = refusing({ identifierTaken: refusals.usernameTaken, passwordWeak: refusals.weakPassword });
const atCode = refusing({
  accountUnknown: userUnknown, alreadyConfirmed: refusals.alreadyConfirmed, codeWrong: wrongCode, codeExpired,
  codeTriesSpent: refusals.tooManyCodes,
});
const atSending = refusing({
  accountUnknown: userUnknown, requestInvalid: refusals.invalidParameter, codeTooSoon: refusals.limitExceeded,
});
const atPassword = refusing({
  accountUnknown: userUnknown, accountUnconfirmed: refusals.notConfirmed, accountDisabled, accountLocked: refusals.tooManyPasswords,
  credentialsWrong: wrongPassword, accountGone: wrongPassword, challengeUnknown: wrongPassword,
});
const ended = { tokenInvalid: sessionEnded, sessionEnded, accountDisabled: sessionEnded, accountGone: sessionEnded };
const atCall = refusing({ ...ended, tokenExpired: accessExpired, identifierTaken: refusals.aliasTaken });
const atRenewal = refusing({ ...ended, tokenExpired: sessionEnded });

/** The kind of a name by which people sign in. */
const kindOf = (name) => (name.includes("@") ? "email" : "phone");
const named = (name) => accounts.named(kindOf(name), name);

const sessionOf = ({ accessToken }) => sessions.use(access.session(accessToken, atCall), atCall);

function sendSignUpCode(account, refuse) {
  const [{ kind, text }] = account.names;
  codes.send(kind === "email" ? "mail" : "sms", text, refuse);
  return kind === "email"
    ? { attributeName: "email", deliveryMedium: "EMAIL", destination: text }
    : { attributeName: "phone_number", deliveryMedium: "SMS", destination: text };
}

export const pool = {
  signUp({ username, password, userAttributes }) {
    if (named(username)) atRegistration("identifierTaken");
    rules.check(password, atRegistration);
    const names = [{ kind: kindOf(username), text: username, confirmed: false }];
    const profile = Object.fromEntries(userAttributes.map(({ type, value }) => [type, value.value]));
    const account = accounts.add({ names, password, profile, state: "unconfirmed" });
    return { userConfirmed: false, userSub: account.id, codeDeliveryDetails: sendSignUpCode(account, atSending) };
  },
  confirmSignUp({ username, confirmationCode }) {
    const account = named(username) ?? atCode("accountUnknown");
    if (account.state !== "unconfirmed") atCode("alreadyConfirmed");
    codes.redeem(account.names[0].text, confirmationCode, atCode);
    account.state = "active";
    account.names[0].confirmed = true;
  },
  resendCode({ username }) {
    const account = named(username) ?? atSending("accountUnknown");
    if (account.state !== "unconfirmed") atSending("requestInvalid");
    return { codeDeliveryDetails: sendSignUpCode(account, atSending) };
  },
  startSignIn({ authParameters: { username, srpA } }) {
    const account = named(username) ?? atPassword("accountUnknown");
    requireUsable(account, atPassword);
    lockout.requireOpen(account, atPassword);
    const proof = new Proof(poolName, account.id, account.password.reveal(), srpA);
    const { block, ...parameters } = proof.parameters;
    proofs.set(block, { proof, account });
    return { challengeParameters: { ...parameters, secretBlock: new Secret(block) } };
  },
  /** A block serves for one try. */
  provePassword({ challengeResponses: { userId, secretBlock, timestamp, signature } }) {
    const { proof, account } = proofs.get(secretBlock.reveal()) ?? atPassword("challengeUnknown");
    proofs.delete(secretBlock.reveal());
    lockout.check(account, account.id === userId && proof.holds(signature.reveal(), timestamp), atPassword);
    if (account.state === "unconfirmed") atPassword("accountUnconfirmed");
    requireUsable(account, atPassword);
    return next(account);
  },
  answerSms: (request) => answer(request, "message"),
  answerAuthenticator: (request) => answer(request, "authenticator"),
  setNewPassword: (request) => answer(request, "newPassword"),
  renewTokens({ authParameters: { refreshToken } }) {
    const { session } = refresh.renew(refreshToken, atRenewal);
    return { authenticationResult: set(sessions.use(session, atRenewal)) };
  },
  updateAttributes(request) {
    const { account } = sessionOf(request);
    for (const { type, value } of request.userAttributes) {
      const owner = named(value.value);
      if (owner && owner !== account) atCall("identifierTaken");
      account.profile = { ...account.profile, [type]: value.value };
    }
    return {};
  },
  signOut({ token }) {
    const session = refresh.session(token);
    if (session) sessions.end(session);
  },
  signOutEverywhere(request) {
    sessions.of(sessionOf(request).account).forEach(sessions.end);
  },
  deletePoolUser(request) {
    const { account } = sessionOf(request);
    sessions.of(account).forEach(sessions.end);
    account.state = "deleted";
  },
};
