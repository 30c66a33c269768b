// Written by authgen from syncnos.yaml: change the contract, not this file.

import type * as auth from "./runtime.js";
import type * as models from "./models.js";

/**
 * Sign in with Apple by authorization code and nonce, with the system's own button, on iOS
 * and macOS.
 *
 * One method for each endpoint. It returns the answer, a declared refusal, or `unavailable`.
 */
export interface Api {
  /**
   * The backend redeems the code at Apple and checks the id token by Apple's keys and by the
   * nonce.
   *
   * `POST /auth/login/apple`
   */
  signInWithApple(
    request: models.SignInWithAppleRequest,
    context: auth.Context,
  ): auth.Result<models.AuthTokens, "invalidIdToken" | "serverFailed">;

  /**
   * `GET /auth/me`
   */
  loadAccount(
    request: models.LoadAccountRequest,
    context: auth.Context,
  ): auth.Result<models.User, "unauthorized" | "forbidden" | "serverFailed">;

  /**
   * Only when the person starts a sync, and only what Apple gave with the first
   * authorization.
   *
   * `PATCH /auth/me`
   */
  saveFirstProfile(
    request: models.SaveFirstProfileRequest,
    context: auth.Context,
  ): auth.Result<models.User, "unauthorized" | "forbidden" | "serverFailed">;

  /**
   * `POST /auth/refresh`
   */
  renewTokens(
    request: models.RenewTokensRequest,
    context: auth.Context,
  ): auth.Result<models.AuthTokens, "unauthorized" | "forbidden" | "serverFailed">;
}
