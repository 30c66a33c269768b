// Written by authgen from rote.yaml: change the contract, not this file.

import type * as auth from "./runtime.js";

export interface ArrivalCallback {
  /** The app looks for this name and no other. */
  readonly token: auth.Secret;
  /** Recommended. */
  readonly refreshToken?: auth.Secret | undefined;
}
export declare const ArrivalCallback: auth.Callback;

/** What `GET /login` takes. */
export interface OpenLoginRequest {
}
export declare const OpenLoginRequest: auth.RequestPlan;

/** What `POST /v2/api/auth/login` takes. */
export interface SignInWithPasswordRequest {
  readonly username: string;
  readonly password: auth.Secret;
}
export declare const SignInWithPasswordRequest: auth.RequestPlan;

/** What `GET /v2/api/auth/oauth/github` takes. */
export interface OpenGitHubRequest {
}
export declare const OpenGitHubRequest: auth.RequestPlan;

/** What `GET /v2/api/auth/oauth/github/callback` takes. */
export interface GitHubCallbackRequest {
  readonly code: auth.Secret;
}
export declare const GitHubCallbackRequest: auth.RequestPlan;
