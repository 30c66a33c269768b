// Written by authgen from cognito.yaml: change the contract, not this file.

import type * as auth from "../runtime.js";

export type OpenPageIdentityProvider =
  "SignInWithApple" | "Google" | "Facebook" | "LoginWithAmazon";
export declare const OpenPageIdentityProvider: auth.Codec<OpenPageIdentityProvider>;

export interface TokenSet {
  readonly idToken: auth.Secret;
  readonly accessToken: auth.Secret;
  readonly refreshToken?: auth.Secret | undefined;
  readonly expiresIn: number;
}
export declare const TokenSet: auth.RecordCodec<TokenSet>;

export interface ArrivalCallback {
  readonly code: auth.Secret;
  readonly state: string;
}
export declare const ArrivalCallback: auth.Callback;

export interface DepartureCallback {
}
export declare const DepartureCallback: auth.Callback;

/** The request of `GET /oauth2/authorize`. */
export interface OpenPageRequest {
  /**
   * Named in the call, so that the page goes straight there.
   */
  readonly identityProvider: OpenPageIdentityProvider;
  readonly clientId: string;
  readonly state: string;
  readonly codeChallenge: string;
}
export declare const OpenPageRequest: auth.RequestPlan;

/** The request of `POST /oauth2/idpresponse`. */
export interface AppleReturnsRequest {
  readonly code: auth.Secret;
  readonly state: string;
}
export declare const AppleReturnsRequest: auth.RequestPlan;

/** The request of `POST /oauth2/token`. */
export interface ExchangeCodeRequest {
  readonly clientId: string;
  readonly code: auth.Secret;
  readonly codeVerifier: auth.Secret;
}
export declare const ExchangeCodeRequest: auth.RequestPlan;

/** The request of `GET /logout`. */
export interface LeavePageRequest {
  readonly clientId: string;
}
export declare const LeavePageRequest: auth.RequestPlan;
