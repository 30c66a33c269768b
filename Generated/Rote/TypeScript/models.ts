// Written by authgen from rote.yaml: change the contract, not this file.

import * as auth from "./runtime.js";

export interface ArrivalCallback {
  /** The app looks for this name and no other. */
  readonly token: auth.Secret;
  /** Recommended. */
  readonly refreshToken?: auth.Secret | undefined;
}
export const ArrivalCallback: auth.Callback = {
  url: "rote://callback",
  members: [
    { name: "token", wire: "token", codec: auth.secret },
    { name: "refreshToken", wire: "refreshToken", codec: auth.secret, isOptional: true },
  ],
};

/** What `GET /login` takes. */
export interface OpenLoginRequest {
}
export const OpenLoginRequest: auth.RequestPlan = {
  members: [
    { wire: "type", constant: "ioslogin", place: "query" },
  ],
};

/** What `POST /v2/api/auth/login` takes. */
export interface SignInWithPasswordRequest {
  readonly username: string;
  readonly password: auth.Secret;
}
export const SignInWithPasswordRequest: auth.RequestPlan = {
  members: [
    { name: "username", wire: "username", codec: auth.text },
    { name: "password", wire: "password", codec: auth.secret },
  ],
};

/** What `GET /v2/api/auth/oauth/github` takes. */
export interface OpenGitHubRequest {
}
export const OpenGitHubRequest: auth.RequestPlan = {
  members: [
    { wire: "type", constant: "ioslogin", place: "query" },
    { wire: "redirect", constant: "/login", place: "query" },
  ],
};

/** What `GET /v2/api/auth/oauth/github/callback` takes. */
export interface GitHubCallbackRequest {
  readonly code: auth.Secret;
}
export const GitHubCallbackRequest: auth.RequestPlan = {
  members: [
    { name: "code", wire: "code", codec: auth.secret, place: "query" },
  ],
};
