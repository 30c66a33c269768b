// Written by authgen from readmigo.yaml: change the contract, not this file.

import * as auth from "./runtime.js";

export interface User {
  readonly id: string;
  readonly nickname?: string | undefined;
}
export const User: auth.RecordCodec<User> = auth.record([
  { name: "id", wire: "id", codec: auth.text },
  { name: "nickname", wire: "nickname", codec: auth.text, isOptional: true },
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

export interface Device {
  readonly id: string;
  readonly name: string;
  readonly current: boolean;
  readonly lastActive: Date;
}
export const Device: auth.RecordCodec<Device> = auth.record([
  { name: "id", wire: "id", codec: auth.text },
  { name: "name", wire: "name", codec: auth.text },
  { name: "current", wire: "current", codec: auth.bool },
  { name: "lastActive", wire: "lastActive", codec: auth.instant },
]);

export interface RenewSessionAnswer {
  readonly accessToken: auth.Secret;
}
export const RenewSessionAnswer: auth.RecordCodec<RenewSessionAnswer> = auth.record([
  { name: "accessToken", wire: "accessToken", codec: auth.secret },
]);

/** What `POST /auth/apple` takes. */
export interface SignInWithAppleRequest {
  readonly deviceFingerprint: auth.Secret;
  readonly identityToken: auth.Secret;
}
export const SignInWithAppleRequest: auth.RequestPlan = {
  members: [
    { name: "deviceFingerprint", wire: "X-Device-Fingerprint", codec: auth.secret, place: "header" },
    { name: "identityToken", wire: "identityToken", codec: auth.secret },
  ],
};

/** What `POST /auth/login` takes. */
export interface SignInWithEmailRequest {
  readonly deviceFingerprint: auth.Secret;
  readonly email: string;
  readonly password: auth.Secret;
}
export const SignInWithEmailRequest: auth.RequestPlan = {
  members: [
    { name: "deviceFingerprint", wire: "X-Device-Fingerprint", codec: auth.secret, place: "header" },
    { name: "email", wire: "email", codec: auth.text, rules: [auth.email] },
    { name: "password", wire: "password", codec: auth.secret },
  ],
};

/** What `POST /auth/wechat` takes. */
export interface SignInWithWeChatRequest {
  readonly deviceFingerprint: auth.Secret;
  readonly code: auth.Secret;
}
export const SignInWithWeChatRequest: auth.RequestPlan = {
  members: [
    { name: "deviceFingerprint", wire: "X-Device-Fingerprint", codec: auth.secret, place: "header" },
    { name: "code", wire: "code", codec: auth.secret },
  ],
};

/** What `POST /auth/phone/code` takes. */
export interface SendPhoneCodeRequest {
  readonly deviceFingerprint: auth.Secret;
  readonly phone: string;
}
export const SendPhoneCodeRequest: auth.RequestPlan = {
  members: [
    { name: "deviceFingerprint", wire: "X-Device-Fingerprint", codec: auth.secret, place: "header" },
    { name: "phone", wire: "phone", codec: auth.text, rules: [auth.phone] },
  ],
};

/** What `POST /auth/phone` takes. */
export interface SignInWithPhoneRequest {
  readonly deviceFingerprint: auth.Secret;
  readonly phone: string;
  readonly code: auth.Secret;
}
export const SignInWithPhoneRequest: auth.RequestPlan = {
  members: [
    { name: "deviceFingerprint", wire: "X-Device-Fingerprint", codec: auth.secret, place: "header" },
    { name: "phone", wire: "phone", codec: auth.text, rules: [auth.phone] },
    { name: "code", wire: "code", codec: auth.secret },
  ],
};

/** What `POST /auth/challenge` takes. */
export interface ContinueSignInRequest {
  readonly deviceFingerprint: auth.Secret;
  readonly challenge: auth.Secret;
  readonly code: auth.Secret;
}
export const ContinueSignInRequest: auth.RequestPlan = {
  members: [
    { name: "deviceFingerprint", wire: "X-Device-Fingerprint", codec: auth.secret, place: "header" },
    { name: "challenge", wire: "challenge", codec: auth.secret },
    { name: "code", wire: "code", codec: auth.secret },
  ],
};

/** What `POST /auth/register` takes. */
export interface RegisterRequest {
  readonly deviceFingerprint: auth.Secret;
  readonly email: string;
  readonly password: auth.Secret;
  readonly acceptsTerms: boolean;
}
export const RegisterRequest: auth.RequestPlan = {
  members: [
    { name: "deviceFingerprint", wire: "X-Device-Fingerprint", codec: auth.secret, place: "header" },
    { name: "email", wire: "email", codec: auth.text, rules: [auth.email] },
    { name: "password", wire: "password", codec: auth.secret },
    { name: "acceptsTerms", wire: "acceptsTerms", codec: auth.bool },
  ],
};

/** What `POST /auth/email/code` takes. */
export interface SendMailCodeRequest {
  readonly deviceFingerprint: auth.Secret;
  readonly email: string;
}
export const SendMailCodeRequest: auth.RequestPlan = {
  members: [
    { name: "deviceFingerprint", wire: "X-Device-Fingerprint", codec: auth.secret, place: "header" },
    { name: "email", wire: "email", codec: auth.text, rules: [auth.email] },
  ],
};

/** What `POST /auth/email/verify` takes. */
export interface VerifyMailRequest {
  readonly deviceFingerprint: auth.Secret;
  readonly email: string;
  readonly code: auth.Secret;
}
export const VerifyMailRequest: auth.RequestPlan = {
  members: [
    { name: "deviceFingerprint", wire: "X-Device-Fingerprint", codec: auth.secret, place: "header" },
    { name: "email", wire: "email", codec: auth.text, rules: [auth.email] },
    { name: "code", wire: "code", codec: auth.secret },
  ],
};

/** What `PATCH /users/me` takes. */
export interface SaveProfileRequest {
  /** The token that the call carries; undefined where there is none or it is malformed. */
  readonly access?: auth.Secret | undefined;
  readonly deviceFingerprint: auth.Secret;
  readonly nickname: string;
}
export const SaveProfileRequest: auth.RequestPlan = {
  tokens: [
    { name: "access", place: "bearer" },
  ],
  members: [
    { name: "deviceFingerprint", wire: "X-Device-Fingerprint", codec: auth.secret, place: "header" },
    { name: "nickname", wire: "nickname", codec: auth.text },
  ],
};

/** What `POST /auth/refresh` takes. */
export interface RenewSessionRequest {
  readonly deviceFingerprint: auth.Secret;
  readonly refreshToken: auth.Secret;
}
export const RenewSessionRequest: auth.RequestPlan = {
  members: [
    { name: "deviceFingerprint", wire: "X-Device-Fingerprint", codec: auth.secret, place: "header" },
    { name: "refreshToken", wire: "refreshToken", codec: auth.secret },
  ],
};

/** What `GET /auth/devices` takes. */
export interface ListDevicesRequest {
  /** The token that the call carries; undefined where there is none or it is malformed. */
  readonly access?: auth.Secret | undefined;
  readonly deviceFingerprint: auth.Secret;
}
export const ListDevicesRequest: auth.RequestPlan = {
  tokens: [
    { name: "access", place: "bearer" },
  ],
  members: [
    { name: "deviceFingerprint", wire: "X-Device-Fingerprint", codec: auth.secret, place: "header" },
  ],
};

/** What `DELETE /auth/devices/{id}` takes. */
export interface SignOutDeviceRequest {
  /** The token that the call carries; undefined where there is none or it is malformed. */
  readonly access?: auth.Secret | undefined;
  readonly id: string;
  readonly deviceFingerprint: auth.Secret;
}
export const SignOutDeviceRequest: auth.RequestPlan = {
  tokens: [
    { name: "access", place: "bearer" },
  ],
  members: [
    { name: "id", wire: "id", codec: auth.text, place: "path" },
    { name: "deviceFingerprint", wire: "X-Device-Fingerprint", codec: auth.secret, place: "header" },
  ],
};

/** What `POST /auth/devices/sign-out-others` takes. */
export interface SignOutOthersRequest {
  /** The token that the call carries; undefined where there is none or it is malformed. */
  readonly access?: auth.Secret | undefined;
  readonly deviceFingerprint: auth.Secret;
}
export const SignOutOthersRequest: auth.RequestPlan = {
  tokens: [
    { name: "access", place: "bearer" },
  ],
  members: [
    { name: "deviceFingerprint", wire: "X-Device-Fingerprint", codec: auth.secret, place: "header" },
  ],
};

/** What `POST /auth/logout` takes. */
export interface SignOutRequest {
  readonly deviceFingerprint: auth.Secret;
  readonly refreshToken: auth.Secret;
}
export const SignOutRequest: auth.RequestPlan = {
  members: [
    { name: "deviceFingerprint", wire: "X-Device-Fingerprint", codec: auth.secret, place: "header" },
    { name: "refreshToken", wire: "refreshToken", codec: auth.secret },
  ],
};
