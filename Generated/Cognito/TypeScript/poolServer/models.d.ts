// Written by authgen from cognito.yaml: change the contract, not this file.

import type * as auth from "../runtime.js";

export type CodeDeliveryDeliveryMedium = "EMAIL" | "SMS";
export declare const CodeDeliveryDeliveryMedium: auth.Codec<CodeDeliveryDeliveryMedium>;

export interface TokenSet {
  readonly idToken: auth.Secret;
  readonly accessToken: auth.Secret;
  readonly refreshToken?: auth.Secret | undefined;
  readonly expiresIn: number;
}
export declare const TokenSet: auth.RecordCodec<TokenSet>;

export interface TokenAnswer {
  readonly authenticationResult: TokenSet;
}
export declare const TokenAnswer: auth.RecordCodec<TokenAnswer>;

export interface PasswordChallengeChallengeParameters {
  readonly userId: string;
  readonly salt: string;
  readonly srpB: string;
  readonly secretBlock: auth.Secret;
}
export declare const PasswordChallengeChallengeParameters: auth.RecordCodec<
  PasswordChallengeChallengeParameters
>;

export interface PasswordChallenge {
  readonly challengeParameters: PasswordChallengeChallengeParameters;
}
export declare const PasswordChallenge: auth.RecordCodec<PasswordChallenge>;

export interface SmsChallengeChallengeParameters {
  readonly destination?: string | undefined;
}
export declare const SmsChallengeChallengeParameters: auth.RecordCodec<
  SmsChallengeChallengeParameters
>;

export interface SmsChallenge {
  readonly session: auth.Secret;
  readonly challengeParameters: SmsChallengeChallengeParameters;
}
export declare const SmsChallenge: auth.RecordCodec<SmsChallenge>;

export interface AuthenticatorChallenge {
  readonly session: auth.Secret;
}
export declare const AuthenticatorChallenge: auth.RecordCodec<AuthenticatorChallenge>;

export interface NewPasswordChallenge {
  readonly session: auth.Secret;
}
export declare const NewPasswordChallenge: auth.RecordCodec<NewPasswordChallenge>;

export interface EmailAttribute {
  readonly value: string;
}
export declare const EmailAttribute: auth.RecordCodec<EmailAttribute>;

export interface PhoneAttribute {
  readonly value: string;
}
export declare const PhoneAttribute: auth.RecordCodec<PhoneAttribute>;

export interface CodeDelivery {
  readonly attributeName: string;
  readonly deliveryMedium: CodeDeliveryDeliveryMedium;
  readonly destination: string;
}
export declare const CodeDelivery: auth.RecordCodec<CodeDelivery>;

export interface SignUpAnswer {
  readonly userConfirmed: boolean;
  readonly userSub: string;
  readonly codeDeliveryDetails?: CodeDelivery | undefined;
}
export declare const SignUpAnswer: auth.RecordCodec<SignUpAnswer>;

export interface ResendCodeAnswer {
  readonly codeDeliveryDetails?: CodeDelivery | undefined;
}
export declare const ResendCodeAnswer: auth.RecordCodec<ResendCodeAnswer>;

export interface StartSignInAuthParameters {
  readonly username: string;
  readonly srpA: string;
}
export declare const StartSignInAuthParameters: auth.RecordCodec<StartSignInAuthParameters>;

export interface ProvePasswordChallengeResponses {
  readonly userId: string;
  readonly secretBlock: auth.Secret;
  readonly timestamp: string;
  readonly signature: auth.Secret;
}
export declare const ProvePasswordChallengeResponses: auth.RecordCodec<
  ProvePasswordChallengeResponses
>;

export interface AnswerSmsChallengeResponses {
  readonly userId: string;
  readonly code: auth.Secret;
}
export declare const AnswerSmsChallengeResponses: auth.RecordCodec<AnswerSmsChallengeResponses>;

export interface AnswerAuthenticatorChallengeResponses {
  readonly userId: string;
  readonly code: auth.Secret;
}
export declare const AnswerAuthenticatorChallengeResponses: auth.RecordCodec<
  AnswerAuthenticatorChallengeResponses
>;

export interface SetNewPasswordChallengeResponses {
  readonly userId: string;
  readonly newPassword: auth.Secret;
}
export declare const SetNewPasswordChallengeResponses: auth.RecordCodec<
  SetNewPasswordChallengeResponses
>;

export interface RenewTokensAuthParameters {
  readonly refreshToken: auth.Secret;
}
export declare const RenewTokensAuthParameters: auth.RecordCodec<RenewTokensAuthParameters>;

export interface UpdateAttributesAnswer {
  readonly codeDeliveryDetailsList?: readonly CodeDelivery[] | undefined;
}
export declare const UpdateAttributesAnswer: auth.RecordCodec<UpdateAttributesAnswer>;

export type SignInAnswer =
  | { readonly type: "smsChallenge"; readonly value: SmsChallenge }
  | { readonly type: "authenticatorChallenge"; readonly value: AuthenticatorChallenge }
  | { readonly type: "newPasswordChallenge"; readonly value: NewPasswordChallenge }
  | { readonly type: "tokenAnswer"; readonly value: TokenAnswer }
;
export declare const SignInAnswer: auth.RecordCodec<SignInAnswer>;

export type Attribute =
  | { readonly type: "emailAttribute"; readonly value: EmailAttribute }
  | { readonly type: "phoneAttribute"; readonly value: PhoneAttribute }
;
export declare const Attribute: auth.RecordCodec<Attribute>;

/** The request of `POST /`. */
export interface SignUpRequest {
  readonly clientId: string;
  /**
   * The email address, or the phone number where the pool has SMS set up.
   */
  readonly username: string;
  readonly password: auth.Secret;
  readonly userAttributes: readonly Attribute[];
}
export declare const SignUpRequest: auth.RequestPlan;

/** The request of `POST /`. */
export interface ConfirmSignUpRequest {
  readonly clientId: string;
  readonly username: string;
  readonly confirmationCode: auth.Secret;
}
export declare const ConfirmSignUpRequest: auth.RequestPlan;

/** The request of `POST /`. */
export interface ResendCodeRequest {
  readonly clientId: string;
  readonly username: string;
}
export declare const ResendCodeRequest: auth.RequestPlan;

/** The request of `POST /`. */
export interface StartSignInRequest {
  readonly clientId: string;
  readonly authParameters: StartSignInAuthParameters;
}
export declare const StartSignInRequest: auth.RequestPlan;

/** The request of `POST /`. */
export interface ProvePasswordRequest {
  readonly clientId: string;
  readonly challengeResponses: ProvePasswordChallengeResponses;
}
export declare const ProvePasswordRequest: auth.RequestPlan;

/** The request of `POST /`. */
export interface AnswerSmsRequest {
  readonly clientId: string;
  readonly session: auth.Secret;
  readonly challengeResponses: AnswerSmsChallengeResponses;
}
export declare const AnswerSmsRequest: auth.RequestPlan;

/** The request of `POST /`. */
export interface AnswerAuthenticatorRequest {
  readonly clientId: string;
  readonly session: auth.Secret;
  readonly challengeResponses: AnswerAuthenticatorChallengeResponses;
}
export declare const AnswerAuthenticatorRequest: auth.RequestPlan;

/** The request of `POST /`. */
export interface SetNewPasswordRequest {
  readonly clientId: string;
  readonly session: auth.Secret;
  readonly challengeResponses: SetNewPasswordChallengeResponses;
}
export declare const SetNewPasswordRequest: auth.RequestPlan;

/** The request of `POST /`. */
export interface RenewTokensRequest {
  readonly clientId: string;
  readonly authParameters: RenewTokensAuthParameters;
}
export declare const RenewTokensRequest: auth.RequestPlan;

/** The request of `POST /`. */
export interface UpdateAttributesRequest {
  readonly accessToken: auth.Secret;
  readonly userAttributes: readonly Attribute[];
}
export declare const UpdateAttributesRequest: auth.RequestPlan;

/** The request of `POST /`. */
export interface SignOutRequest {
  readonly clientId: string;
  readonly token: auth.Secret;
}
export declare const SignOutRequest: auth.RequestPlan;

/** The request of `POST /`. */
export interface SignOutEverywhereRequest {
  readonly accessToken: auth.Secret;
}
export declare const SignOutEverywhereRequest: auth.RequestPlan;

/** The request of `POST /`. */
export interface DeletePoolUserRequest {
  readonly accessToken: auth.Secret;
}
export declare const DeletePoolUserRequest: auth.RequestPlan;
