// Written by authgen from syncnos.yaml: change the contract, not this file.

import * as auth from "./runtime.js";

export const AuthTokens = auth.record([
  { name: "accessToken", wire: "access_token", codec: auth.secret },
  { name: "refreshToken", wire: "refresh_token", codec: auth.secret },
]);

export const User = auth.record([
  { name: "id", wire: "id", codec: auth.text },
  {
    name: "email",
    wire: "email",
    codec: auth.text,
    isOptional: true,
    rules: [auth.email],
  },
  { name: "fullName", wire: "full_name", codec: auth.text, isOptional: true },
]);

export const SignInWithAppleRequest = {
  members: [
    { name: "authorizationCode", wire: "authorization_code", codec: auth.secret },
    { name: "nonce", wire: "nonce", codec: auth.secret, isOptional: true },
  ],
};

export const LoadAccountRequest = {
  tokens: [
    { name: "access", place: "bearer" },
  ],
};

export const SaveFirstProfileRequest = {
  tokens: [
    { name: "access", place: "bearer" },
  ],
  members: [
    {
      name: "email",
      wire: "email",
      codec: auth.text,
      isOptional: true,
      rules: [auth.email],
    },
    { name: "fullName", wire: "full_name", codec: auth.text, isOptional: true },
  ],
};

export const RenewTokensRequest = {
  members: [
    { name: "refreshToken", wire: "refresh_token", codec: auth.secret },
  ],
};
