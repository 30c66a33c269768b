// Written by authgen from rote.yaml: change the contract, not this file.

import type * as auth from "./runtime.js";

export interface ArrivalCallback {
  /**
   * The app looks for this name and no other.
   */
  readonly token: auth.Secret;
  /**
   * Recommended.
   */
  readonly refreshToken?: auth.Secret | undefined;
}
export declare const ArrivalCallback: auth.Callback;

/** The request of `GET /login`. */
export interface OpenLoginRequest {
}
export declare const OpenLoginRequest: auth.RequestPlan;

/** The request of `POST /v2/api/auth/login`. */
export interface SignInWithPasswordRequest {
  readonly username: string;
  readonly password: auth.Secret;
}
export declare const SignInWithPasswordRequest: auth.RequestPlan;

/** The request of `GET /v2/api/auth/oauth/github`. */
export interface OpenGitHubRequest {
}
export declare const OpenGitHubRequest: auth.RequestPlan;

/** The request of `GET /v2/api/auth/oauth/github/callback`. */
export interface GitHubCallbackRequest {
  readonly code: auth.Secret;
}
export declare const GitHubCallbackRequest: auth.RequestPlan;
