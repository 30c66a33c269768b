// Written by authgen from longde.yaml: change the contract, not this file.

import * as auth from "./runtime.js";

export type UserStatus = "active" | "deleted";
export const UserStatus: auth.Codec<UserStatus> = auth.enumeration("active", "deleted");

export interface User {
  readonly id: string;
  readonly email?: string | undefined;
  readonly fullName?: string | undefined;
  readonly status: UserStatus;
}
export const User: auth.RecordCodec<User> = auth.record([
  { name: "id", wire: "id", codec: auth.uuid },
  { name: "email", wire: "email", codec: auth.text, isOptional: true, rules: [auth.email] },
  { name: "fullName", wire: "fullName", codec: auth.text, isOptional: true },
  { name: "status", wire: "status", codec: UserStatus },
]);

export interface Session {
  readonly accessToken: auth.Secret;
  readonly refreshToken: auth.Secret;
  readonly user: User;
}
export const Session: auth.RecordCodec<Session> = auth.record([
  { name: "accessToken", wire: "accessToken", codec: auth.secret },
  { name: "refreshToken", wire: "refreshToken", codec: auth.secret },
  { name: "user", wire: "user", codec: auth.later(() => User) },
]);

/** What `POST /api/auth/apple` takes. */
export interface SignInWithAppleRequest {
  readonly identityToken: auth.Secret;
  readonly fullName?: string | undefined;
  readonly email?: string | undefined;
}
export const SignInWithAppleRequest: auth.RequestPlan = {
  members: [
    { name: "identityToken", wire: "identityToken", codec: auth.secret },
    { name: "fullName", wire: "fullName", codec: auth.text, isOptional: true },
    { name: "email", wire: "email", codec: auth.text, isOptional: true },
  ],
};

/** What `GET /api/users/me` takes. */
export interface MeRequest {
  /** The token that the call carries; undefined where there is none or it is malformed. */
  readonly access?: auth.Secret | undefined;
}
export const MeRequest: auth.RequestPlan = {
  tokens: [
    { name: "access", place: "bearer" },
  ],
};

/** What `POST /api/auth/refresh` takes. */
export interface RenewSessionRequest {
  readonly refreshToken: auth.Secret;
}
export const RenewSessionRequest: auth.RequestPlan = {
  members: [
    { name: "refreshToken", wire: "refreshToken", codec: auth.secret },
  ],
};

/** What `POST /api/auth/logout` takes. */
export interface SignOutRequest {
  readonly refreshToken: auth.Secret;
}
export const SignOutRequest: auth.RequestPlan = {
  members: [
    { name: "refreshToken", wire: "refreshToken", codec: auth.secret },
  ],
};
