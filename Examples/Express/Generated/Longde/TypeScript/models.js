// Written by authgen from longde.yaml: change the contract, not this file.

import * as auth from "./runtime.js";

export const UserStatus = auth.enumeration("active", "deleted");

export const User = auth.record([
  { name: "id", wire: "id", codec: auth.uuid },
  {
    name: "email",
    wire: "email",
    codec: auth.text,
    isOptional: true,
    rules: [auth.email],
  },
  { name: "fullName", wire: "fullName", codec: auth.text, isOptional: true },
  { name: "status", wire: "status", codec: UserStatus },
]);

export const Session = auth.record([
  { name: "accessToken", wire: "accessToken", codec: auth.secret },
  { name: "refreshToken", wire: "refreshToken", codec: auth.secret },
  { name: "user", wire: "user", codec: auth.later(() => User) },
]);

export const SignInWithAppleRequest = {
  members: [
    { name: "identityToken", wire: "identityToken", codec: auth.secret },
    { name: "fullName", wire: "fullName", codec: auth.text, isOptional: true },
    {
      name: "email",
      wire: "email",
      codec: auth.text,
      isOptional: true,
      rules: [auth.email],
    },
  ],
};

export const MeRequest = {
  tokens: [
    { name: "access", place: "bearer" },
  ],
};

export const RenewSessionRequest = {
  members: [
    { name: "refreshToken", wire: "refreshToken", codec: auth.secret },
  ],
};

export const SignOutRequest = {
  members: [
    { name: "refreshToken", wire: "refreshToken", codec: auth.secret },
  ],
};
