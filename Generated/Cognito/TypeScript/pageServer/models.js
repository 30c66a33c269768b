// Written by authgen from cognito.yaml: change the contract, not this file.

import * as auth from "../runtime.js";

export const OpenPageIdentityProvider = auth.enumeration(
  "SignInWithApple",
  "Google",
  "Facebook",
  "LoginWithAmazon"
);

export const TokenSet = auth.record([
  { name: "idToken", wire: "id_token", codec: auth.secret },
  { name: "accessToken", wire: "access_token", codec: auth.secret },
  {
    name: "refreshToken",
    wire: "refresh_token",
    codec: auth.secret,
    isOptional: true,
  },
  { name: "expiresIn", wire: "expires_in", codec: auth.integer },
  { wire: "token_type", constant: "Bearer" },
]);

export const ArrivalCallback = {
  url: "myapp://callback",
  members: [
    { name: "code", wire: "code", codec: auth.secret },
    { name: "state", wire: "state", codec: auth.text },
  ],
};

export const DepartureCallback = {
  url: "myapp://signout",
  members: [
  ],
};

export const OpenPageRequest = {
  members: [
    {
      name: "identityProvider",
      wire: "identity_provider",
      codec: OpenPageIdentityProvider,
      place: "query",
    },
    { wire: "response_type", constant: "code", place: "query" },
    {
      name: "clientId",
      wire: "client_id",
      codec: auth.text,
      configuration: "clientId",
      place: "query",
    },
    { wire: "redirect_uri", constant: "myapp://callback", place: "query" },
    {
      wire: "scope",
      constant: "email openid profile aws.cognito.signin.user.admin",
      place: "query",
    },
    { name: "state", wire: "state", codec: auth.text, place: "query" },
    {
      name: "codeChallenge",
      wire: "code_challenge",
      codec: auth.text,
      place: "query",
    },
    { wire: "code_challenge_method", constant: "S256", place: "query" },
  ],
};

export const AppleReturnsRequest = {
  members: [
    { name: "code", wire: "code", codec: auth.secret },
    { name: "state", wire: "state", codec: auth.text },
  ],
};

export const ExchangeCodeRequest = {
  members: [
    { wire: "grant_type", constant: "authorization_code" },
    {
      name: "clientId",
      wire: "client_id",
      codec: auth.text,
      configuration: "clientId",
    },
    { name: "code", wire: "code", codec: auth.secret },
    { wire: "redirect_uri", constant: "myapp://callback" },
    { name: "codeVerifier", wire: "code_verifier", codec: auth.secret },
  ],
};

export const LeavePageRequest = {
  members: [
    {
      name: "clientId",
      wire: "client_id",
      codec: auth.text,
      configuration: "clientId",
      place: "query",
    },
    { wire: "logout_uri", constant: "myapp://signout", place: "query" },
  ],
};
