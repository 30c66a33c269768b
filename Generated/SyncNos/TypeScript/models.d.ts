// Written by authgen from syncnos.yaml: change the contract, not this file.

import type * as auth from "./runtime.js";

export interface AuthTokens {
  readonly accessToken: auth.Secret;
  readonly refreshToken: auth.Secret;
}
export declare const AuthTokens: auth.RecordCodec<AuthTokens>;

export interface User {
  readonly id: string;
  readonly email?: string | undefined;
  readonly fullName?: string | undefined;
}
export declare const User: auth.RecordCodec<User>;

/** The request of `POST /auth/login/apple`. */
export interface SignInWithAppleRequest {
  readonly authorizationCode: auth.Secret;
  readonly nonce?: auth.Secret | undefined;
}
export declare const SignInWithAppleRequest: auth.RequestPlan;

/** The request of `GET /auth/me`. */
export interface LoadAccountRequest {
  /**
   * The token that the call carries; undefined if it has none or a malformed one.
   */
  readonly access?: auth.Secret | undefined;
}
export declare const LoadAccountRequest: auth.RequestPlan;

/** The request of `PATCH /auth/me`. */
export interface SaveFirstProfileRequest {
  /**
   * The token that the call carries; undefined if it has none or a malformed one.
   */
  readonly access?: auth.Secret | undefined;
  readonly email?: string | undefined;
  readonly fullName?: string | undefined;
}
export declare const SaveFirstProfileRequest: auth.RequestPlan;

/** The request of `POST /auth/refresh`. */
export interface RenewTokensRequest {
  readonly refreshToken: auth.Secret;
}
export declare const RenewTokensRequest: auth.RequestPlan;
