// Written by authgen from syncnos.yaml: change the contract, not this file.

import * as auth from "./runtime.js";

export interface AuthTokens {
  readonly accessToken: auth.Secret;
  readonly refreshToken: auth.Secret;
}
export const AuthTokens: auth.RecordCodec<AuthTokens> = auth.record([
  { name: "accessToken", wire: "access_token", codec: auth.secret },
  { name: "refreshToken", wire: "refresh_token", codec: auth.secret },
]);

export interface User {
  readonly id: string;
  readonly email?: string | undefined;
  readonly fullName?: string | undefined;
}
export const User: auth.RecordCodec<User> = auth.record([
  { name: "id", wire: "id", codec: auth.text },
  { name: "email", wire: "email", codec: auth.text, isOptional: true, rules: [auth.email] },
  { name: "fullName", wire: "full_name", codec: auth.text, isOptional: true },
]);

/** What `POST /auth/login/apple` takes. */
export interface SignInWithAppleRequest {
  readonly authorizationCode: auth.Secret;
  readonly nonce?: auth.Secret | undefined;
}
export const SignInWithAppleRequest: auth.RequestPlan = {
  members: [
    { name: "authorizationCode", wire: "authorization_code", codec: auth.secret },
    { name: "nonce", wire: "nonce", codec: auth.secret, isOptional: true },
  ],
};

/** What `GET /auth/me` takes. */
export interface LoadAccountRequest {
  /** The token that the call carries; undefined where there is none or it is malformed. */
  readonly access?: auth.Secret | undefined;
}
export const LoadAccountRequest: auth.RequestPlan = {
  tokens: [
    { name: "access", place: "bearer" },
  ],
};

/** What `PATCH /auth/me` takes. */
export interface SaveFirstProfileRequest {
  /** The token that the call carries; undefined where there is none or it is malformed. */
  readonly access?: auth.Secret | undefined;
  readonly email?: string | undefined;
  readonly fullName?: string | undefined;
}
export const SaveFirstProfileRequest: auth.RequestPlan = {
  tokens: [
    { name: "access", place: "bearer" },
  ],
  members: [
    { name: "email", wire: "email", codec: auth.text, isOptional: true },
    { name: "fullName", wire: "full_name", codec: auth.text, isOptional: true },
  ],
};

/** What `POST /auth/refresh` takes. */
export interface RenewTokensRequest {
  readonly refreshToken: auth.Secret;
}
export const RenewTokensRequest: auth.RequestPlan = {
  members: [
    { name: "refreshToken", wire: "refresh_token", codec: auth.secret },
  ],
};
