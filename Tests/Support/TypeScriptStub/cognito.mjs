// The three servers of Cognito in memory. Passwords are not proved here: a signature counts that says so.
import { randomUUID } from "node:crypto";
import { Secret } from "../../../Generated/Cognito/TypeScript/runtime.js";
import * as api from "../../../Generated/Cognito/TypeScript/apiServer/refusals.js";
import * as page from "../../../Generated/Cognito/TypeScript/pageServer/refusals.js";
import * as pool from "../../../Generated/Cognito/TypeScript/poolServer/refusals.js";

const options = { configuration: { clientId: "client-1" } };
const is = (secret, text) => secret?.equals(new Secret(text)) ?? false;
const set = () => ({
  idToken: new Secret("id"),
  accessToken: new Secret("access"),
  refreshToken: new Secret("refresh"),
  expiresIn: 3600,
});
const tokens = () => ({ authenticationResult: set() });

const users = {
  signUp({ password, userAttributes }) {
    if (is(password, "weak")) return pool.weakPassword();
    const [first] = userAttributes;
    if (first?.type !== "emailAttribute") return pool.invalidParameter();
    return {
      userConfirmed: false,
      userSub: randomUUID(),
      codeDeliveryDetails: { attributeName: "email", deliveryMedium: "EMAIL", destination: first.value.value },
    };
  },
  confirmSignUp: ({ confirmationCode }) => (is(confirmationCode, "123456") ? undefined : pool.wrongCode()),
  resendCode: () => pool.limitExceeded(),
  startSignIn({ authParameters }) {
    if (authParameters.username === "gone") return pool.userUnknown();
    const { srpA } = authParameters;
    return { challengeParameters: { userId: "u", salt: "1", srpB: srpA, secretBlock: new Secret("b") } };
  },
  provePassword({ challengeResponses }) {
    switch (challengeResponses.signature.reveal()) {
      case "right":
        return { type: "tokenAnswer", value: tokens() };
      case "sms": {
        const challengeParameters = { destination: "+86***0" };
        return { type: "smsChallenge", value: { session: new Secret("challenge"), challengeParameters } };
      }
      default:
        return pool.wrongPassword();
    }
  },
  answerSms({ session, challengeResponses }) {
    if (!is(session, "challenge")) return pool.challengeEnded();
    if (!is(challengeResponses.code, "123456")) return pool.wrongCode();
    return { type: "newPasswordChallenge", value: { session: new Secret("challenge") } };
  },
  answerAuthenticator: () => pool.codeExpired(),
  setNewPassword: () => ({ type: "tokenAnswer", value: tokens() }),
  renewTokens: ({ authParameters }) => (is(authParameters.refreshToken, "refresh") ? tokens() : pool.sessionEnded()),
  updateAttributes: ({ accessToken }) => (is(accessToken, "access") ? {} : pool.accessExpired()),
  signOut: () => pool.poolFails(),
  signOutEverywhere: () => pool.poolFails(),
  deletePoolUser: () => pool.missingScope(),
};

const pages = {
  openPage: ({ identityProvider, state }) =>
    identityProvider === "Google"
      ? { kind: "refuses", error: "access_denied", state }
      : { kind: "ends", callback: { code: new Secret("code+/="), state } },
  appleReturns: ({ code, state }) => ({ kind: "ends", callback: { code, state } }),
  exchangeCode: ({ code }) => (is(code, "code+/=") ? set() : page.codeRefused()),
  leavePage: () => ({ kind: "ends", callback: {} }),
};

const gateway = {
  deleteProfile: ({ id }) => (is(id, "id") ? { success: true } : api.unauthorized()),
};

export const hosts = [
  { host: "cognito-idp.ap-southeast-1.amazonaws.com", stub: "Cognito/poolServer", service: users, options },
  { host: "my-app-auth.auth.ap-southeast-1.amazoncognito.com", stub: "Cognito/pageServer", service: pages, options },
  { host: "api.example.com", stub: "Cognito/apiServer", service: gateway },
];
