// Written by authgen from rote.yaml: change the contract, not this file.

import type * as auth from "./runtime.js";
import type * as models from "./models.js";

/**
 * The iOS app signs in through a web page, which hands its tokens over in a redirect to
 * the app's own scheme.
 *
 * One method for each endpoint. It returns the answer, a declared refusal, or `unavailable`.
 */
export interface Api {
  /**
   * `GET /login`
   */
  openLogin(
    request: models.OpenLoginRequest,
    context: auth.Context,
  ): auth.Result<auth.WebAnswer<models.ArrivalCallback>>;

  /**
   * `POST /v2/api/auth/login`
   */
  signInWithPassword(
    request: models.SignInWithPasswordRequest,
    context: auth.Context,
  ): auth.Result<auth.WebAnswer<models.ArrivalCallback>, "authenticationFailed">;

  /**
   * Redirects to GitHub's own page, where the person agrees.
   *
   * `GET /v2/api/auth/oauth/github`
   */
  openGitHub(
    request: models.OpenGitHubRequest,
    context: auth.Context,
  ): auth.Result<auth.WebAnswer<models.ArrivalCallback>>;

  /**
   * The server exchanges the code at GitHub and makes both tokens.
   *
   * `GET /v2/api/auth/oauth/github/callback`
   */
  gitHubCallback(
    request: models.GitHubCallbackRequest,
    context: auth.Context,
  ): auth.Result<auth.WebAnswer<models.ArrivalCallback>>;
}
