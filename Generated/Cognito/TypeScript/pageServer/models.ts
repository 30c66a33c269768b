// Written by authgen from cognito.yaml: change the contract, not this file.

import * as auth from "../runtime.js";

export type OpenPageIdentityProvider = "SignInWithApple" | "Google" | "Facebook" | "LoginWithAmazon";
export const OpenPageIdentityProvider: auth.Codec<OpenPageIdentityProvider> = auth.enumeration("SignInWithApple", "Google", "Facebook", "LoginWithAmazon");

export interface TokenSet {
  readonly idToken: auth.Secret;
  readonly accessToken: auth.Secret;
  readonly refreshToken?: auth.Secret | undefined;
  readonly expiresIn: number;
}
export const TokenSet: auth.RecordCodec<TokenSet> = auth.record([
  { name: "idToken", wire: "id_token", codec: auth.secret },
  { name: "accessToken", wire: "access_token", codec: auth.secret },
  { name: "refreshToken", wire: "refresh_token", codec: auth.secret, isOptional: true },
  { name: "expiresIn", wire: "expires_in", codec: auth.integer },
  { wire: "token_type", constant: "Bearer" },
]);

export interface ArrivalCallback {
  readonly code: auth.Secret;
  readonly state: string;
}
export const ArrivalCallback: auth.Callback = {
  url: "myapp://callback",
  members: [
    { name: "code", wire: "code", codec: auth.secret },
    { name: "state", wire: "state", codec: auth.text },
  ],
};

export interface DepartureCallback {
}
export const DepartureCallback: auth.Callback = {
  url: "myapp://signout",
  members: [
  ],
};

/** What `GET /oauth2/authorize` takes. */
export interface OpenPageRequest {
  /** Named in the call, so that the page goes straight there. */
  readonly identityProvider: OpenPageIdentityProvider;
  readonly clientId: string;
  readonly state: string;
  readonly codeChallenge: string;
}
export const OpenPageRequest: auth.RequestPlan = {
  members: [
    { name: "identityProvider", wire: "identity_provider", codec: OpenPageIdentityProvider, place: "query" },
    { wire: "response_type", constant: "code", place: "query" },
    { name: "clientId", wire: "client_id", codec: auth.text, configuration: "clientId", place: "query" },
    { wire: "redirect_uri", constant: "myapp://callback", place: "query" },
    { wire: "scope", constant: "email openid profile aws.cognito.signin.user.admin", place: "query" },
    { name: "state", wire: "state", codec: auth.text, place: "query" },
    { name: "codeChallenge", wire: "code_challenge", codec: auth.text, place: "query" },
    { wire: "code_challenge_method", constant: "S256", place: "query" },
  ],
};

/** What `POST /oauth2/idpresponse` takes. */
export interface AppleReturnsRequest {
  readonly code: auth.Secret;
  readonly state: string;
}
export const AppleReturnsRequest: auth.RequestPlan = {
  members: [
    { name: "code", wire: "code", codec: auth.secret },
    { name: "state", wire: "state", codec: auth.text },
  ],
};

/** What `POST /oauth2/token` takes. */
export interface ExchangeCodeRequest {
  readonly clientId: string;
  readonly code: auth.Secret;
  readonly codeVerifier: auth.Secret;
}
export const ExchangeCodeRequest: auth.RequestPlan = {
  members: [
    { wire: "grant_type", constant: "authorization_code" },
    { name: "clientId", wire: "client_id", codec: auth.text, configuration: "clientId" },
    { name: "code", wire: "code", codec: auth.secret },
    { wire: "redirect_uri", constant: "myapp://callback" },
    { name: "codeVerifier", wire: "code_verifier", codec: auth.secret },
  ],
};

/** What `GET /logout` takes. */
export interface LeavePageRequest {
  readonly clientId: string;
}
export const LeavePageRequest: auth.RequestPlan = {
  members: [
    { name: "clientId", wire: "client_id", codec: auth.text, configuration: "clientId", place: "query" },
    { wire: "logout_uri", constant: "myapp://signout", place: "query" },
  ],
};
