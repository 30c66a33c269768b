// Written by authgen from readmigo.yaml: change the contract, not this file.

import type * as auth from "./runtime.js";

export interface User {
  readonly id: string;
  readonly nickname?: string | undefined;
}
export declare const User: auth.RecordCodec<User>;

export interface Session {
  readonly accessToken: auth.Secret;
  readonly refreshToken: auth.Secret;
  readonly user: User;
}
export declare const Session: auth.RecordCodec<Session>;

export interface Device {
  readonly id: string;
  readonly name: string;
  readonly current: boolean;
  readonly lastActive: Date;
}
export declare const Device: auth.RecordCodec<Device>;

export interface RenewSessionAnswer {
  readonly accessToken: auth.Secret;
}
export declare const RenewSessionAnswer: auth.RecordCodec<RenewSessionAnswer>;

/** What `POST /auth/apple` takes. */
export interface SignInWithAppleRequest {
  readonly deviceFingerprint: auth.Secret;
  readonly identityToken: auth.Secret;
}
export declare const SignInWithAppleRequest: auth.RequestPlan;

/** What `POST /auth/login` takes. */
export interface SignInWithEmailRequest {
  readonly deviceFingerprint: auth.Secret;
  readonly email: string;
  readonly password: auth.Secret;
}
export declare const SignInWithEmailRequest: auth.RequestPlan;

/** What `POST /auth/wechat` takes. */
export interface SignInWithWeChatRequest {
  readonly deviceFingerprint: auth.Secret;
  readonly code: auth.Secret;
}
export declare const SignInWithWeChatRequest: auth.RequestPlan;

/** What `POST /auth/phone/code` takes. */
export interface SendPhoneCodeRequest {
  readonly deviceFingerprint: auth.Secret;
  readonly phone: string;
}
export declare const SendPhoneCodeRequest: auth.RequestPlan;

/** What `POST /auth/phone` takes. */
export interface SignInWithPhoneRequest {
  readonly deviceFingerprint: auth.Secret;
  readonly phone: string;
  readonly code: auth.Secret;
}
export declare const SignInWithPhoneRequest: auth.RequestPlan;

/** What `POST /auth/challenge` takes. */
export interface ContinueSignInRequest {
  readonly deviceFingerprint: auth.Secret;
  readonly challenge: auth.Secret;
  readonly code: auth.Secret;
}
export declare const ContinueSignInRequest: auth.RequestPlan;

/** What `POST /auth/register` takes. */
export interface RegisterRequest {
  readonly deviceFingerprint: auth.Secret;
  readonly email: string;
  readonly password: auth.Secret;
  readonly acceptsTerms: boolean;
}
export declare const RegisterRequest: auth.RequestPlan;

/** What `POST /auth/email/code` takes. */
export interface SendMailCodeRequest {
  readonly deviceFingerprint: auth.Secret;
  readonly email: string;
}
export declare const SendMailCodeRequest: auth.RequestPlan;

/** What `POST /auth/email/verify` takes. */
export interface VerifyMailRequest {
  readonly deviceFingerprint: auth.Secret;
  readonly email: string;
  readonly code: auth.Secret;
}
export declare const VerifyMailRequest: auth.RequestPlan;

/** What `PATCH /users/me` takes. */
export interface SaveProfileRequest {
  /** The token that the call carries; undefined where there is none or it is malformed. */
  readonly access?: auth.Secret | undefined;
  readonly deviceFingerprint: auth.Secret;
  readonly nickname: string;
}
export declare const SaveProfileRequest: auth.RequestPlan;

/** What `POST /auth/refresh` takes. */
export interface RenewSessionRequest {
  readonly deviceFingerprint: auth.Secret;
  readonly refreshToken: auth.Secret;
}
export declare const RenewSessionRequest: auth.RequestPlan;

/** What `GET /auth/devices` takes. */
export interface ListDevicesRequest {
  /** The token that the call carries; undefined where there is none or it is malformed. */
  readonly access?: auth.Secret | undefined;
  readonly deviceFingerprint: auth.Secret;
}
export declare const ListDevicesRequest: auth.RequestPlan;

/** What `DELETE /auth/devices/{id}` takes. */
export interface SignOutDeviceRequest {
  /** The token that the call carries; undefined where there is none or it is malformed. */
  readonly access?: auth.Secret | undefined;
  readonly id: string;
  readonly deviceFingerprint: auth.Secret;
}
export declare const SignOutDeviceRequest: auth.RequestPlan;

/** What `POST /auth/devices/sign-out-others` takes. */
export interface SignOutOthersRequest {
  /** The token that the call carries; undefined where there is none or it is malformed. */
  readonly access?: auth.Secret | undefined;
  readonly deviceFingerprint: auth.Secret;
}
export declare const SignOutOthersRequest: auth.RequestPlan;

/** What `POST /auth/logout` takes. */
export interface SignOutRequest {
  readonly deviceFingerprint: auth.Secret;
  readonly refreshToken: auth.Secret;
}
export declare const SignOutRequest: auth.RequestPlan;
