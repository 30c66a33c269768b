// Written by authgen from longde.yaml: change the contract, not this file.

import type * as auth from "./runtime.js";
import type * as models from "./models.js";

/**
 * Sign in with Apple, bearer access tokens and rotating refresh tokens.
 *
 * One method for each endpoint. It returns the answer, a declared refusal, or `unavailable`.
 */
export interface Api {
  /**
   * The server checks the signature by Apple's keys (JWKS), the issuer and the audience. It
   * finds the user or makes one.
   *
   * `POST /api/auth/apple`
   */
  signInWithApple(
    request: models.SignInWithAppleRequest,
    context: auth.Context,
  ): auth.Result<
    models.Session,
    "accountDisabled" | "appleRefused" | "appleUnavailable"
  >;

  /**
   * `GET /api/users/me`
   */
  me(
    request: models.MeRequest,
    context: auth.Context,
  ): auth.Result<
    models.User,
    "notSignedIn" | "sessionExpired" | "accountDisabled" | "accountGone"
  >;

  /**
   * The server keeps the hash of the refresh token alone, finds it by that, and looks at the
   * user's status.
   *
   * `POST /api/auth/refresh`
   */
  renewSession(
    request: models.RenewSessionRequest,
    context: auth.Context,
  ): auth.Result<
    models.Session,
    "sessionExpired" | "accountDisabled" | "accountGone"
  >;

  /**
   * `POST /api/auth/logout`
   */
  signOut(
    request: models.SignOutRequest,
    context: auth.Context,
  ): auth.Result<void>;
}
