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

/** The request of `POST /auth/apple`. */
export interface SignInWithAppleRequest {
  readonly deviceFingerprint: auth.Secret;
  readonly identityToken: auth.Secret;
}
export declare const SignInWithAppleRequest: auth.RequestPlan;

/** The request of `POST /auth/login`. */
export interface SignInWithEmailRequest {
  readonly deviceFingerprint: auth.Secret;
  readonly email: string;
  readonly password: auth.Secret;
}
export declare const SignInWithEmailRequest: auth.RequestPlan;

/** The request of `POST /auth/wechat`. */
export interface SignInWithWeChatRequest {
  readonly deviceFingerprint: auth.Secret;
  readonly code: auth.Secret;
}
export declare const SignInWithWeChatRequest: auth.RequestPlan;

/** The request of `POST /auth/phone/code`. */
export interface SendPhoneCodeRequest {
  readonly deviceFingerprint: auth.Secret;
  readonly phone: string;
}
export declare const SendPhoneCodeRequest: auth.RequestPlan;

/** The request of `POST /auth/phone`. */
export interface SignInWithPhoneRequest {
  readonly deviceFingerprint: auth.Secret;
  readonly phone: string;
  readonly code: auth.Secret;
}
export declare const SignInWithPhoneRequest: auth.RequestPlan;

/** The request of `POST /auth/challenge`. */
export interface ContinueSignInRequest {
  readonly deviceFingerprint: auth.Secret;
  readonly challenge: auth.Secret;
  readonly code: auth.Secret;
}
export declare const ContinueSignInRequest: auth.RequestPlan;

/** The request of `POST /auth/register`. */
export interface RegisterRequest {
  readonly deviceFingerprint: auth.Secret;
  readonly email: string;
  readonly password: auth.Secret;
  readonly acceptsTerms: boolean;
}
export declare const RegisterRequest: auth.RequestPlan;

/** The request of `POST /auth/email/code`. */
export interface SendMailCodeRequest {
  readonly deviceFingerprint: auth.Secret;
  readonly email: string;
}
export declare const SendMailCodeRequest: auth.RequestPlan;

/** The request of `POST /auth/email/verify`. */
export interface VerifyMailRequest {
  readonly deviceFingerprint: auth.Secret;
  readonly email: string;
  readonly code: auth.Secret;
}
export declare const VerifyMailRequest: auth.RequestPlan;

/** The request of `PATCH /users/me`. */
export interface SaveProfileRequest {
  /**
   * The token that the call carries; undefined if it has none or a malformed one.
   */
  readonly access?: auth.Secret | undefined;
  readonly deviceFingerprint: auth.Secret;
  readonly nickname: string;
}
export declare const SaveProfileRequest: auth.RequestPlan;

/** The request of `POST /auth/refresh`. */
export interface RenewSessionRequest {
  readonly deviceFingerprint: auth.Secret;
  readonly refreshToken: auth.Secret;
}
export declare const RenewSessionRequest: auth.RequestPlan;

/** The request of `GET /auth/devices`. */
export interface ListDevicesRequest {
  /**
   * The token that the call carries; undefined if it has none or a malformed one.
   */
  readonly access?: auth.Secret | undefined;
  readonly deviceFingerprint: auth.Secret;
}
export declare const ListDevicesRequest: auth.RequestPlan;

/** The request of `DELETE /auth/devices/{id}`. */
export interface SignOutDeviceRequest {
  /**
   * The token that the call carries; undefined if it has none or a malformed one.
   */
  readonly access?: auth.Secret | undefined;
  readonly id: string;
  readonly deviceFingerprint: auth.Secret;
}
export declare const SignOutDeviceRequest: auth.RequestPlan;

/** The request of `POST /auth/devices/sign-out-others`. */
export interface SignOutOthersRequest {
  /**
   * The token that the call carries; undefined if it has none or a malformed one.
   */
  readonly access?: auth.Secret | undefined;
  readonly deviceFingerprint: auth.Secret;
}
export declare const SignOutOthersRequest: auth.RequestPlan;

/** The request of `POST /auth/logout`. */
export interface SignOutRequest {
  readonly deviceFingerprint: auth.Secret;
  readonly refreshToken: auth.Secret;
}
export declare const SignOutRequest: auth.RequestPlan;
