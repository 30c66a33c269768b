// Written by authgen from readmigo.yaml: change the contract, not this file.

import * as auth from "./runtime.js";

export const User = auth.record([
  { name: "id", wire: "id", codec: auth.text },
  { name: "nickname", wire: "nickname", codec: auth.text, isOptional: true },
]);

export const Session = auth.record([
  { name: "accessToken", wire: "accessToken", codec: auth.secret },
  { name: "refreshToken", wire: "refreshToken", codec: auth.secret },
  { name: "user", wire: "user", codec: auth.later(() => User) },
]);

export const Device = auth.record([
  { name: "id", wire: "id", codec: auth.text },
  { name: "name", wire: "name", codec: auth.text },
  { name: "current", wire: "current", codec: auth.bool },
  { name: "lastActive", wire: "lastActive", codec: auth.instant },
]);

export const RenewSessionAnswer = auth.record([
  { name: "accessToken", wire: "accessToken", codec: auth.secret },
]);

export const SignInWithAppleRequest = {
  members: [
    {
      name: "deviceFingerprint",
      wire: "X-Device-Fingerprint",
      codec: auth.secret,
      place: "header",
    },
    { name: "identityToken", wire: "identityToken", codec: auth.secret },
  ],
};

export const SignInWithEmailRequest = {
  members: [
    {
      name: "deviceFingerprint",
      wire: "X-Device-Fingerprint",
      codec: auth.secret,
      place: "header",
    },
    { name: "email", wire: "email", codec: auth.text, rules: [auth.email] },
    { name: "password", wire: "password", codec: auth.secret },
  ],
};

export const SignInWithWeChatRequest = {
  members: [
    {
      name: "deviceFingerprint",
      wire: "X-Device-Fingerprint",
      codec: auth.secret,
      place: "header",
    },
    { name: "code", wire: "code", codec: auth.secret },
  ],
};

export const SendPhoneCodeRequest = {
  members: [
    {
      name: "deviceFingerprint",
      wire: "X-Device-Fingerprint",
      codec: auth.secret,
      place: "header",
    },
    { name: "phone", wire: "phone", codec: auth.text, rules: [auth.phone] },
  ],
};

export const SignInWithPhoneRequest = {
  members: [
    {
      name: "deviceFingerprint",
      wire: "X-Device-Fingerprint",
      codec: auth.secret,
      place: "header",
    },
    { name: "phone", wire: "phone", codec: auth.text, rules: [auth.phone] },
    { name: "code", wire: "code", codec: auth.secret },
  ],
};

export const ContinueSignInRequest = {
  members: [
    {
      name: "deviceFingerprint",
      wire: "X-Device-Fingerprint",
      codec: auth.secret,
      place: "header",
    },
    { name: "challenge", wire: "challenge", codec: auth.secret },
    { name: "code", wire: "code", codec: auth.secret },
  ],
};

export const RegisterRequest = {
  members: [
    {
      name: "deviceFingerprint",
      wire: "X-Device-Fingerprint",
      codec: auth.secret,
      place: "header",
    },
    { name: "email", wire: "email", codec: auth.text, rules: [auth.email] },
    { name: "password", wire: "password", codec: auth.secret },
    { name: "acceptsTerms", wire: "acceptsTerms", codec: auth.bool },
  ],
};

export const SendMailCodeRequest = {
  members: [
    {
      name: "deviceFingerprint",
      wire: "X-Device-Fingerprint",
      codec: auth.secret,
      place: "header",
    },
    { name: "email", wire: "email", codec: auth.text, rules: [auth.email] },
  ],
};

export const VerifyMailRequest = {
  members: [
    {
      name: "deviceFingerprint",
      wire: "X-Device-Fingerprint",
      codec: auth.secret,
      place: "header",
    },
    { name: "email", wire: "email", codec: auth.text, rules: [auth.email] },
    { name: "code", wire: "code", codec: auth.secret },
  ],
};

export const SaveProfileRequest = {
  tokens: [
    { name: "access", place: "bearer" },
  ],
  members: [
    {
      name: "deviceFingerprint",
      wire: "X-Device-Fingerprint",
      codec: auth.secret,
      place: "header",
    },
    { name: "nickname", wire: "nickname", codec: auth.text },
  ],
};

export const RenewSessionRequest = {
  members: [
    {
      name: "deviceFingerprint",
      wire: "X-Device-Fingerprint",
      codec: auth.secret,
      place: "header",
    },
    { name: "refreshToken", wire: "refreshToken", codec: auth.secret },
  ],
};

export const ListDevicesRequest = {
  tokens: [
    { name: "access", place: "bearer" },
  ],
  members: [
    {
      name: "deviceFingerprint",
      wire: "X-Device-Fingerprint",
      codec: auth.secret,
      place: "header",
    },
  ],
};

export const SignOutDeviceRequest = {
  tokens: [
    { name: "access", place: "bearer" },
  ],
  members: [
    { name: "id", wire: "id", codec: auth.text, place: "path" },
    {
      name: "deviceFingerprint",
      wire: "X-Device-Fingerprint",
      codec: auth.secret,
      place: "header",
    },
  ],
};

export const SignOutOthersRequest = {
  tokens: [
    { name: "access", place: "bearer" },
  ],
  members: [
    {
      name: "deviceFingerprint",
      wire: "X-Device-Fingerprint",
      codec: auth.secret,
      place: "header",
    },
  ],
};

export const SignOutRequest = {
  members: [
    {
      name: "deviceFingerprint",
      wire: "X-Device-Fingerprint",
      codec: auth.secret,
      place: "header",
    },
    { name: "refreshToken", wire: "refreshToken", codec: auth.secret },
  ],
};
