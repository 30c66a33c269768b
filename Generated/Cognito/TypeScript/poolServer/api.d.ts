// Written by authgen from cognito.yaml: change the contract, not this file.

import type * as auth from "../runtime.js";
import type * as models from "./models.js";

/**
 * The user pool. The app talks to it directly, so that passwords reach no server of ours
 * and each step takes one trip less; development uses a real pool too.
 *
 * One method for each endpoint. It returns the answer, a declared refusal, or `unavailable`.
 */
export interface Api {
  /**
   * `POST /`
   */
  signUp(
    request: models.SignUpRequest,
    context: auth.Context,
  ): auth.Result<
    models.SignUpAnswer,
    "usernameTaken"
      | "attributeNotWritable"
      | "weakPassword"
      | "invalidParameter"
      | "codeNotSent"
      | "tooManyRequests"
      | "poolFails"
  >;

  /**
   * `POST /`
   */
  confirmSignUp(
    request: models.ConfirmSignUpRequest,
    context: auth.Context,
  ): auth.Result<
    void,
    "userUnknown"
      | "aliasTaken"
      | "wrongCode"
      | "codeExpired"
      | "alreadyConfirmed"
      | "tooManyCodes"
      | "tooManyRequests"
      | "limitExceeded"
      | "poolFails"
  >;

  /**
   * `POST /`
   */
  resendCode(
    request: models.ResendCodeRequest,
    context: auth.Context,
  ): auth.Result<
    models.ResendCodeAnswer,
    "userUnknown"
      | "invalidParameter"
      | "codeNotSent"
      | "tooManyRequests"
      | "limitExceeded"
      | "poolFails"
  >;

  /**
   * The password itself is never sent.
   *
   * `POST /`
   */
  startSignIn(
    request: models.StartSignInRequest,
    context: auth.Context,
  ): auth.Result<
    models.PasswordChallenge,
    "tooManyPasswords"
      | "accountDisabled"
      | "userUnknown"
      | "notConfirmed"
      | "resetRequired"
      | "tooManyRequests"
      | "poolFails"
  >;

  /**
   * `POST /`
   */
  provePassword(
    request: models.ProvePasswordRequest,
    context: auth.Context,
  ): auth.Result<
    models.SignInAnswer,
    "wrongPassword"
      | "tooManyPasswords"
      | "accountDisabled"
      | "notConfirmed"
      | "resetRequired"
      | "tooManyRequests"
      | "poolFails"
  >;

  /**
   * `POST /`
   */
  answerSms(
    request: models.AnswerSmsRequest,
    context: auth.Context,
  ): auth.Result<
    models.SignInAnswer,
    "challengeEnded" | "wrongCode" | "codeExpired" | "tooManyRequests" | "poolFails"
  >;

  /**
   * `POST /`
   */
  answerAuthenticator(
    request: models.AnswerAuthenticatorRequest,
    context: auth.Context,
  ): auth.Result<
    models.SignInAnswer,
    "challengeEnded" | "wrongCode" | "codeExpired" | "tooManyRequests" | "poolFails"
  >;

  /**
   * `POST /`
   */
  setNewPassword(
    request: models.SetNewPasswordRequest,
    context: auth.Context,
  ): auth.Result<
    models.SignInAnswer,
    "challengeEnded"
      | "weakPassword"
      | "invalidParameter"
      | "tooManyRequests"
      | "poolFails"
  >;

  /**
   * `POST /`
   */
  renewTokens(
    request: models.RenewTokensRequest,
    context: auth.Context,
  ): auth.Result<
    models.TokenAnswer,
    "tooManyRequests" | "poolFails" | "sessionEnded"
  >;

  /**
   * `POST /`
   */
  updateAttributes(
    request: models.UpdateAttributesRequest,
    context: auth.Context,
  ): auth.Result<
    models.UpdateAttributesAnswer,
    "aliasTaken"
      | "attributeNotWritable"
      | "invalidParameter"
      | "tooManyRequests"
      | "poolFails"
      | "accessExpired"
      | "missingScope"
      | "sessionEnded"
  >;

  /**
   * Signs this device out: the pool revokes the refresh token and what it brought. The app
   * forgets its tokens whatever the pool answers. The gateway goes on taking id tokens until
   * they expire, because it does not ask the pool.
   *
   * `POST /`
   */
  signOut(
    request: models.SignOutRequest,
    context: auth.Context,
  ): auth.Result<void, "invalidParameter" | "tooManyRequests" | "poolFails">;

  /**
   * Signs the person out on every device.
   *
   * `POST /`
   */
  signOutEverywhere(
    request: models.SignOutEverywhereRequest,
    context: auth.Context,
  ): auth.Result<
    void,
    "tooManyRequests"
      | "poolFails"
      | "accessExpired"
      | "missingScope"
      | "sessionEnded"
  >;

  /**
   * `POST /`
   */
  deletePoolUser(
    request: models.DeletePoolUserRequest,
    context: auth.Context,
  ): auth.Result<
    void,
    "tooManyRequests"
      | "poolFails"
      | "accessExpired"
      | "missingScope"
      | "sessionEnded"
  >;
}
