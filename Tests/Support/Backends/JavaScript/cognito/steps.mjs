// A sign-in asks for these behind the password, one challenge after the other.
import * as refusals from "../../../../../Generated/Cognito/TypeScript/poolServer/refusals.js";
import { requireUsable } from "../lab/accounts.mjs";
import { redeemAuthenticatorCode } from "../lab/authenticator.mjs";
import { Codes } from "../lab/codes.mjs";
import { PasswordRules } from "../lab/passwords.mjs";
import { refusing } from "../lab/refusing.mjs";
import { OpaqueTokens } from "../lab/tokens.mjs";
import { begin } from "./grants.mjs";

const challenges = new OpaqueTokens({ lifetime: 180 }); // tokens.challenge
const codes = new Codes({ name: "signIn" });
const rules = new PasswordRules(); // policies.password is open

const { challengeEnded, codeExpired } = refusals;
const atStep = refusing({
  challengeUnknown: challengeEnded, accountDisabled: challengeEnded, accountGone: challengeEnded, codeWrong: refusals.wrongCode,
  codeExpired, codeTriesSpent: codeExpired, passwordWeak: refusals.weakPassword,
});

const phoneOf = ({ names }) => names.find(({ kind }) => kind === "phone")?.text;

/** The next challenge for a person who has proved the password, or the tokens. */
export function next(account, hasCode = false) {
  requireUsable(account, atStep);
  const { newPassword, authenticator, message } = account.factors;
  const ask = (step) => ({ session: challenges.issue({ account, step, hasCode }) });
  if (newPassword) return { type: "newPasswordChallenge", value: ask("newPassword") };
  if (authenticator && !hasCode) return { type: "authenticatorChallenge", value: ask("authenticator") };
  if (message && !hasCode) {
    codes.send("sms", phoneOf(account), atStep);
    return { type: "smsChallenge", value: { ...ask("message"), challengeParameters: { destination: "+*******" } } };
  }
  return { type: "tokenAnswer", value: { authenticationResult: begin(account) } };
}

const checks = {
  message: (account, { code }) => codes.redeem(phoneOf(account), code, atStep),
  authenticator: (account, { code }) => redeemAuthenticatorCode(account, code, atStep),
  newPassword(account, { newPassword }) {
    rules.check(newPassword, atStep);
    Object.assign(account, { password: newPassword, factors: { ...account.factors, newPassword: false } });
  },
};

/** A challenge is over once it was answered rightly. */
export function answer({ session, challengeResponses }, step) {
  const challenge = challenges.holder(session);
  const { account, hasCode } = challenge ?? {};
  if (challenge?.step !== step || account.id !== challengeResponses.userId) atStep("challengeUnknown");
  checks[step](account, challengeResponses);
  challenges.take(session);
  return next(account, hasCode || step !== "newPassword");
}
