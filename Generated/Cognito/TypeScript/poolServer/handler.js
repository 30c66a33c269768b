// Written by authgen from cognito.yaml: change the contract, not this file.

import * as auth from "../runtime.js";
import * as models from "./models.js";
import * as refusals from "./refusals.js";

export function createRouter(service, options) {
  const { configuration } = options;
  const sent = (codec, value) => value === undefined ? undefined : codec.write(value);
  return new auth.Router(
    [
      {
        name: "Cognito.signUp",
        method: "POST",
        path: "/",
        status: 200,
        takes: models.SignUpRequest,
        conditions: [
          {
            place: "header",
            path: ["X-Amz-Target"],
            text: "AWSCognitoIdentityProviderService.SignUp",
          },
        ],
        answer: models.SignUpAnswer,
        refusals: [
          refusals.usernameTaken,
          refusals.attributeNotWritable,
          refusals.weakPassword,
          refusals.invalidParameter,
          refusals.codeNotSent,
          refusals.tooManyRequests,
          refusals.poolFails,
        ],
        run: auth.methodOf(service, "signUp"),
      },
      {
        name: "Cognito.confirmSignUp",
        method: "POST",
        path: "/",
        status: 200,
        takes: models.ConfirmSignUpRequest,
        conditions: [
          {
            place: "header",
            path: ["X-Amz-Target"],
            text: "AWSCognitoIdentityProviderService.ConfirmSignUp",
          },
        ],
        refusals: [
          refusals.userUnknown,
          refusals.aliasTaken,
          refusals.wrongCode,
          refusals.codeExpired,
          refusals.alreadyConfirmed,
          refusals.tooManyCodes,
          refusals.tooManyRequests,
          refusals.limitExceeded,
          refusals.poolFails,
        ],
        run: auth.methodOf(service, "confirmSignUp"),
      },
      {
        name: "Cognito.resendCode",
        method: "POST",
        path: "/",
        status: 200,
        takes: models.ResendCodeRequest,
        conditions: [
          {
            place: "header",
            path: ["X-Amz-Target"],
            text: "AWSCognitoIdentityProviderService.ResendConfirmationCode",
          },
        ],
        answer: models.ResendCodeAnswer,
        refusals: [
          refusals.userUnknown,
          refusals.invalidParameter,
          refusals.codeNotSent,
          refusals.tooManyRequests,
          refusals.limitExceeded,
          refusals.poolFails,
        ],
        run: auth.methodOf(service, "resendCode"),
      },
      {
        name: "Cognito.startSignIn",
        method: "POST",
        path: "/",
        status: 200,
        takes: models.StartSignInRequest,
        conditions: [
          {
            place: "header",
            path: ["X-Amz-Target"],
            text: "AWSCognitoIdentityProviderService.InitiateAuth",
          },
          { place: "body", path: ["AuthFlow"], text: "USER_SRP_AUTH" },
        ],
        answer: models.PasswordChallenge,
        refusals: [
          refusals.tooManyPasswords,
          refusals.accountDisabled,
          refusals.userUnknown,
          refusals.notConfirmed,
          refusals.resetRequired,
          refusals.tooManyRequests,
          refusals.poolFails,
        ],
        run: auth.methodOf(service, "startSignIn"),
      },
      {
        name: "Cognito.provePassword",
        method: "POST",
        path: "/",
        status: 200,
        takes: models.ProvePasswordRequest,
        conditions: [
          {
            place: "header",
            path: ["X-Amz-Target"],
            text: "AWSCognitoIdentityProviderService.RespondToAuthChallenge",
          },
          { place: "body", path: ["ChallengeName"], text: "PASSWORD_VERIFIER" },
        ],
        answer: models.SignInAnswer,
        refusals: [
          refusals.wrongPassword,
          refusals.tooManyPasswords,
          refusals.accountDisabled,
          refusals.notConfirmed,
          refusals.resetRequired,
          refusals.tooManyRequests,
          refusals.poolFails,
        ],
        run: auth.methodOf(service, "provePassword"),
      },
      {
        name: "Cognito.answerSms",
        method: "POST",
        path: "/",
        status: 200,
        takes: models.AnswerSmsRequest,
        conditions: [
          {
            place: "header",
            path: ["X-Amz-Target"],
            text: "AWSCognitoIdentityProviderService.RespondToAuthChallenge",
          },
          { place: "body", path: ["ChallengeName"], text: "SMS_MFA" },
        ],
        answer: models.SignInAnswer,
        refusals: [
          refusals.challengeEnded,
          refusals.wrongCode,
          refusals.codeExpired,
          refusals.tooManyRequests,
          refusals.poolFails,
        ],
        run: auth.methodOf(service, "answerSms"),
      },
      {
        name: "Cognito.answerAuthenticator",
        method: "POST",
        path: "/",
        status: 200,
        takes: models.AnswerAuthenticatorRequest,
        conditions: [
          {
            place: "header",
            path: ["X-Amz-Target"],
            text: "AWSCognitoIdentityProviderService.RespondToAuthChallenge",
          },
          { place: "body", path: ["ChallengeName"], text: "SOFTWARE_TOKEN_MFA" },
        ],
        answer: models.SignInAnswer,
        refusals: [
          refusals.challengeEnded,
          refusals.wrongCode,
          refusals.codeExpired,
          refusals.tooManyRequests,
          refusals.poolFails,
        ],
        run: auth.methodOf(service, "answerAuthenticator"),
      },
      {
        name: "Cognito.setNewPassword",
        method: "POST",
        path: "/",
        status: 200,
        takes: models.SetNewPasswordRequest,
        conditions: [
          {
            place: "header",
            path: ["X-Amz-Target"],
            text: "AWSCognitoIdentityProviderService.RespondToAuthChallenge",
          },
          { place: "body", path: ["ChallengeName"], text: "NEW_PASSWORD_REQUIRED" },
        ],
        answer: models.SignInAnswer,
        refusals: [
          refusals.challengeEnded,
          refusals.weakPassword,
          refusals.invalidParameter,
          refusals.tooManyRequests,
          refusals.poolFails,
        ],
        run: auth.methodOf(service, "setNewPassword"),
      },
      {
        name: "Cognito.renewTokens",
        method: "POST",
        path: "/",
        status: 200,
        takes: models.RenewTokensRequest,
        conditions: [
          {
            place: "header",
            path: ["X-Amz-Target"],
            text: "AWSCognitoIdentityProviderService.InitiateAuth",
          },
          { place: "body", path: ["AuthFlow"], text: "REFRESH_TOKEN_AUTH" },
        ],
        answer: models.TokenAnswer,
        refusals: [refusals.tooManyRequests, refusals.poolFails, refusals.sessionEnded],
        run: auth.methodOf(service, "renewTokens"),
      },
      {
        name: "Cognito.updateAttributes",
        method: "POST",
        path: "/",
        status: 200,
        takes: models.UpdateAttributesRequest,
        conditions: [
          {
            place: "header",
            path: ["X-Amz-Target"],
            text: "AWSCognitoIdentityProviderService.UpdateUserAttributes",
          },
        ],
        answer: models.UpdateAttributesAnswer,
        refusals: [
          refusals.aliasTaken,
          refusals.attributeNotWritable,
          refusals.invalidParameter,
          refusals.tooManyRequests,
          refusals.poolFails,
          refusals.accessExpired,
          refusals.missingScope,
          refusals.sessionEnded,
        ],
        run: auth.methodOf(service, "updateAttributes"),
      },
      {
        name: "Cognito.signOut",
        method: "POST",
        path: "/",
        status: 200,
        takes: models.SignOutRequest,
        conditions: [
          {
            place: "header",
            path: ["X-Amz-Target"],
            text: "AWSCognitoIdentityProviderService.RevokeToken",
          },
        ],
        refusals: [refusals.invalidParameter, refusals.tooManyRequests, refusals.poolFails],
        run: auth.methodOf(service, "signOut"),
      },
      {
        name: "Cognito.signOutEverywhere",
        method: "POST",
        path: "/",
        status: 200,
        takes: models.SignOutEverywhereRequest,
        conditions: [
          {
            place: "header",
            path: ["X-Amz-Target"],
            text: "AWSCognitoIdentityProviderService.GlobalSignOut",
          },
        ],
        refusals: [
          refusals.tooManyRequests,
          refusals.poolFails,
          refusals.accessExpired,
          refusals.missingScope,
          refusals.sessionEnded,
        ],
        run: auth.methodOf(service, "signOutEverywhere"),
      },
      {
        name: "Cognito.deletePoolUser",
        method: "POST",
        path: "/",
        status: 200,
        takes: models.DeletePoolUserRequest,
        conditions: [
          {
            place: "header",
            path: ["X-Amz-Target"],
            text: "AWSCognitoIdentityProviderService.DeleteUser",
          },
        ],
        refusals: [
          refusals.tooManyRequests,
          refusals.poolFails,
          refusals.accessExpired,
          refusals.missingScope,
          refusals.sessionEnded,
        ],
        run: auth.methodOf(service, "deletePoolUser"),
      },
    ],
    {
      contentType: "application/x-amz-json-1.1",
      fault: [["__type", "kind"], ["message", "text"]],
    },
    [
      ["clientId", sent(auth.text, configuration.clientId)],
    ],
    { ...options, base: options.base ?? "" },
  );
}

export function createHandler(service, options) {
  return auth.webHandler(createRouter(service, options));
}
