// Written by authgen from readmigo.yaml: change the contract, not this file.

import type * as auth from "./runtime.js";
import type * as models from "./models.js";

/**
 * Sign in with Apple, email, WeChat or phone; sessions on several devices; biometrics at
 * launch.
 *
 * One method for each endpoint. It returns the answer, a declared refusal, or `unavailable`.
 */
export interface Api {
  /**
   * `POST /auth/apple`
   */
  signInWithApple(
    request: models.SignInWithAppleRequest,
    context: auth.Context,
  ): auth.Result<models.Session, "oddSignIn" | "providerRefused">;

  /**
   * `POST /auth/login`
   */
  signInWithEmail(
    request: models.SignInWithEmailRequest,
    context: auth.Context,
  ): auth.Result<
    models.Session,
    "wrongCredentials" | "accountLocked" | "unknownAccount" | "oddSignIn"
  >;

  /**
   * `POST /auth/wechat`
   */
  signInWithWeChat(
    request: models.SignInWithWeChatRequest,
    context: auth.Context,
  ): auth.Result<models.Session, "oddSignIn" | "providerRefused">;

  /**
   * `POST /auth/phone/code`
   */
  sendPhoneCode(
    request: models.SendPhoneCodeRequest,
    context: auth.Context,
  ): auth.Result<void, "codeTooSoon">;

  /**
   * `POST /auth/phone`
   */
  signInWithPhone(
    request: models.SignInWithPhoneRequest,
    context: auth.Context,
  ): auth.Result<models.Session, "wrongCode" | "oddSignIn">;

  /**
   * Answers the verification that an odd sign-in is met with.
   *
   * `POST /auth/challenge`
   */
  continueSignIn(
    request: models.ContinueSignInRequest,
    context: auth.Context,
  ): auth.Result<models.Session, "wrongCode">;

  /**
   * Makes an account that cannot sign in before its address is verified. An address that is
   * taken gets the same answer, so that nobody learns who has an account.
   *
   * `POST /auth/register`
   */
  register(
    request: models.RegisterRequest,
    context: auth.Context,
  ): auth.Result<void, "weakPassword" | "termsMissing">;

  /**
   * `POST /auth/email/code`
   */
  sendMailCode(
    request: models.SendMailCodeRequest,
    context: auth.Context,
  ): auth.Result<void, "codeTooSoon">;

  /**
   * Proves the address and signs in.
   *
   * `POST /auth/email/verify`
   */
  verifyMail(
    request: models.VerifyMailRequest,
    context: auth.Context,
  ): auth.Result<models.Session, "wrongCode">;

  /**
   * `PATCH /users/me`
   */
  saveProfile(
    request: models.SaveProfileRequest,
    context: auth.Context,
  ): auth.Result<models.User, "sessionExpired">;

  /**
   * `POST /auth/refresh`
   */
  renewSession(
    request: models.RenewSessionRequest,
    context: auth.Context,
  ): auth.Result<models.RenewSessionAnswer, "sessionExpired">;

  /**
   * `GET /auth/devices`
   */
  listDevices(
    request: models.ListDevicesRequest,
    context: auth.Context,
  ): auth.Result<readonly models.Device[], "sessionExpired">;

  /**
   * `DELETE /auth/devices/{id}`
   */
  signOutDevice(
    request: models.SignOutDeviceRequest,
    context: auth.Context,
  ): auth.Result<void, "sessionExpired">;

  /**
   * `POST /auth/devices/sign-out-others`
   */
  signOutOthers(
    request: models.SignOutOthersRequest,
    context: auth.Context,
  ): auth.Result<void, "sessionExpired">;

  /**
   * `POST /auth/logout`
   */
  signOut(
    request: models.SignOutRequest,
    context: auth.Context,
  ): auth.Result<void>;
}
