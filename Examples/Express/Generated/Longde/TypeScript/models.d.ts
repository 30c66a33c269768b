// Written by authgen from longde.yaml: change the contract, not this file.

import type * as auth from "./runtime.js";

export type UserStatus = "active" | "deleted";
export declare const UserStatus: auth.Codec<UserStatus>;

export interface User {
  readonly id: string;
  readonly email?: string | undefined;
  readonly fullName?: string | undefined;
  readonly status: UserStatus;
}
export declare const User: auth.RecordCodec<User>;

export interface Session {
  readonly accessToken: auth.Secret;
  readonly refreshToken: auth.Secret;
  readonly user: User;
}
export declare const Session: auth.RecordCodec<Session>;

/** The request of `POST /api/auth/apple`. */
export interface SignInWithAppleRequest {
  readonly identityToken: auth.Secret;
  readonly fullName?: string | undefined;
  readonly email?: string | undefined;
}
export declare const SignInWithAppleRequest: auth.RequestPlan;

/** The request of `GET /api/users/me`. */
export interface MeRequest {
  /**
   * The token that the call carries; undefined if it has none or a malformed one.
   */
  readonly access?: auth.Secret | undefined;
}
export declare const MeRequest: auth.RequestPlan;

/** The request of `POST /api/auth/refresh`. */
export interface RenewSessionRequest {
  readonly refreshToken: auth.Secret;
}
export declare const RenewSessionRequest: auth.RequestPlan;

/** The request of `POST /api/auth/logout`. */
export interface SignOutRequest {
  readonly refreshToken: auth.Secret;
}
export declare const SignOutRequest: auth.RequestPlan;
