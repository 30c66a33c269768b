// Written by authgen from readmigo.yaml: change the contract, not this file.

import type * as auth from "./runtime.js";

export interface WrongCredentialsDetails {
  readonly attemptsLeft: number;
}

// status 401, code AUTH_001
export declare const wrongCredentials: auth.RefusalMaker<
  "wrongCredentials",
  WrongCredentialsDetails
>;

export interface AccountLockedDetails {
  readonly lockedUntil: Date;
}

// status 423, code AUTH_002
export declare const accountLocked: auth.RefusalMaker<"accountLocked", AccountLockedDetails>;

// status 400, code AUTH_003
export declare const wrongCode: auth.RefusalMaker<"wrongCode", void>;

// status 401, code AUTH_004
export declare const sessionExpired: auth.RefusalMaker<"sessionExpired", void>;

// status 404
export declare const unknownAccount: auth.RefusalMaker<"unknownAccount", void>;

export interface OddSignInDetails {
  readonly challenge: auth.Secret;
}

// status 403
export declare const oddSignIn: auth.RefusalMaker<"oddSignIn", OddSignInDetails>;

// status 401
export declare const providerRefused: auth.RefusalMaker<"providerRefused", void>;

// status 422
export declare const weakPassword: auth.RefusalMaker<"weakPassword", void>;

// status 403
export declare const termsMissing: auth.RefusalMaker<"termsMissing", void>;

export interface CodeTooSoonDetails {
  readonly retryAfter: number;
}

// status 429
export declare const codeTooSoon: auth.RefusalMaker<"codeTooSoon", CodeTooSoonDetails>;
