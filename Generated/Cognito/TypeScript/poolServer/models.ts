// Written by authgen from cognito.yaml: change the contract, not this file.

import * as auth from "../runtime.js";

export type CodeDeliveryDeliveryMedium = "EMAIL" | "SMS";
export const CodeDeliveryDeliveryMedium: auth.Codec<CodeDeliveryDeliveryMedium> = auth.enumeration("EMAIL", "SMS");

export interface TokenSet {
  readonly idToken: auth.Secret;
  readonly accessToken: auth.Secret;
  readonly refreshToken?: auth.Secret | undefined;
  readonly expiresIn: number;
}
export const TokenSet: auth.RecordCodec<TokenSet> = auth.record([
  { name: "idToken", wire: "IdToken", codec: auth.secret },
  { name: "accessToken", wire: "AccessToken", codec: auth.secret },
  { name: "refreshToken", wire: "RefreshToken", codec: auth.secret, isOptional: true },
  { name: "expiresIn", wire: "ExpiresIn", codec: auth.integer },
  { wire: "TokenType", constant: "Bearer" },
]);

export interface TokenAnswer {
  readonly authenticationResult: TokenSet;
}
export const TokenAnswer: auth.RecordCodec<TokenAnswer> = auth.record([
  { name: "authenticationResult", wire: "AuthenticationResult", codec: auth.later(() => TokenSet) },
]);

export interface PasswordChallengeChallengeParameters {
  readonly userId: string;
  readonly salt: string;
  readonly srpB: string;
  readonly secretBlock: auth.Secret;
}
export const PasswordChallengeChallengeParameters: auth.RecordCodec<PasswordChallengeChallengeParameters> = auth.record([
  { name: "userId", wire: "USER_ID_FOR_SRP", codec: auth.text },
  { name: "salt", wire: "SALT", codec: auth.text },
  { name: "srpB", wire: "SRP_B", codec: auth.text },
  { name: "secretBlock", wire: "SECRET_BLOCK", codec: auth.secret },
]);

export interface PasswordChallenge {
  readonly challengeParameters: PasswordChallengeChallengeParameters;
}
export const PasswordChallenge: auth.RecordCodec<PasswordChallenge> = auth.record([
  { wire: "ChallengeName", constant: "PASSWORD_VERIFIER" },
  { name: "challengeParameters", wire: "ChallengeParameters", codec: auth.later(() => PasswordChallengeChallengeParameters) },
]);

export interface SmsChallengeChallengeParameters {
  readonly destination?: string | undefined;
}
export const SmsChallengeChallengeParameters: auth.RecordCodec<SmsChallengeChallengeParameters> = auth.record([
  { name: "destination", wire: "CODE_DELIVERY_DESTINATION", codec: auth.text, isOptional: true },
]);

export interface SmsChallenge {
  readonly session: auth.Secret;
  readonly challengeParameters: SmsChallengeChallengeParameters;
}
export const SmsChallenge: auth.RecordCodec<SmsChallenge> = auth.record([
  { wire: "ChallengeName", constant: "SMS_MFA" },
  { name: "session", wire: "Session", codec: auth.secret },
  { name: "challengeParameters", wire: "ChallengeParameters", codec: auth.later(() => SmsChallengeChallengeParameters) },
]);

export interface AuthenticatorChallenge {
  readonly session: auth.Secret;
}
export const AuthenticatorChallenge: auth.RecordCodec<AuthenticatorChallenge> = auth.record([
  { wire: "ChallengeName", constant: "SOFTWARE_TOKEN_MFA" },
  { name: "session", wire: "Session", codec: auth.secret },
]);

export interface NewPasswordChallenge {
  readonly session: auth.Secret;
}
export const NewPasswordChallenge: auth.RecordCodec<NewPasswordChallenge> = auth.record([
  { wire: "ChallengeName", constant: "NEW_PASSWORD_REQUIRED" },
  { name: "session", wire: "Session", codec: auth.secret },
]);

export interface EmailAttribute {
  readonly value: string;
}
export const EmailAttribute: auth.RecordCodec<EmailAttribute> = auth.record([
  { wire: "Name", constant: "email" },
  { name: "value", wire: "Value", codec: auth.text, rules: [auth.email] },
]);

export interface PhoneAttribute {
  readonly value: string;
}
export const PhoneAttribute: auth.RecordCodec<PhoneAttribute> = auth.record([
  { wire: "Name", constant: "phone_number" },
  { name: "value", wire: "Value", codec: auth.text, rules: [auth.phone] },
]);

export interface CodeDelivery {
  readonly attributeName: string;
  readonly deliveryMedium: CodeDeliveryDeliveryMedium;
  readonly destination: string;
}
export const CodeDelivery: auth.RecordCodec<CodeDelivery> = auth.record([
  { name: "attributeName", wire: "AttributeName", codec: auth.text },
  { name: "deliveryMedium", wire: "DeliveryMedium", codec: CodeDeliveryDeliveryMedium },
  { name: "destination", wire: "Destination", codec: auth.text },
]);

export interface SignUpAnswer {
  readonly userConfirmed: boolean;
  readonly userSub: string;
  readonly codeDeliveryDetails?: CodeDelivery | undefined;
}
export const SignUpAnswer: auth.RecordCodec<SignUpAnswer> = auth.record([
  { name: "userConfirmed", wire: "UserConfirmed", codec: auth.bool },
  { name: "userSub", wire: "UserSub", codec: auth.uuid },
  { name: "codeDeliveryDetails", wire: "CodeDeliveryDetails", codec: auth.later(() => CodeDelivery), isOptional: true },
]);

export interface ResendCodeAnswer {
  readonly codeDeliveryDetails?: CodeDelivery | undefined;
}
export const ResendCodeAnswer: auth.RecordCodec<ResendCodeAnswer> = auth.record([
  { name: "codeDeliveryDetails", wire: "CodeDeliveryDetails", codec: auth.later(() => CodeDelivery), isOptional: true },
]);

export interface StartSignInAuthParameters {
  readonly username: string;
  readonly srpA: string;
}
export const StartSignInAuthParameters: auth.RecordCodec<StartSignInAuthParameters> = auth.record([
  { name: "username", wire: "USERNAME", codec: auth.text },
  { name: "srpA", wire: "SRP_A", codec: auth.text },
]);

export interface ProvePasswordChallengeResponses {
  readonly userId: string;
  readonly secretBlock: auth.Secret;
  readonly timestamp: string;
  readonly signature: auth.Secret;
}
export const ProvePasswordChallengeResponses: auth.RecordCodec<ProvePasswordChallengeResponses> = auth.record([
  { name: "userId", wire: "USERNAME", codec: auth.text },
  { name: "secretBlock", wire: "PASSWORD_CLAIM_SECRET_BLOCK", codec: auth.secret },
  { name: "timestamp", wire: "TIMESTAMP", codec: auth.text },
  { name: "signature", wire: "PASSWORD_CLAIM_SIGNATURE", codec: auth.secret },
]);

export interface AnswerSmsChallengeResponses {
  readonly userId: string;
  readonly code: auth.Secret;
}
export const AnswerSmsChallengeResponses: auth.RecordCodec<AnswerSmsChallengeResponses> = auth.record([
  { name: "userId", wire: "USERNAME", codec: auth.text },
  { name: "code", wire: "SMS_MFA_CODE", codec: auth.secret },
]);

export interface AnswerAuthenticatorChallengeResponses {
  readonly userId: string;
  readonly code: auth.Secret;
}
export const AnswerAuthenticatorChallengeResponses: auth.RecordCodec<AnswerAuthenticatorChallengeResponses> = auth.record([
  { name: "userId", wire: "USERNAME", codec: auth.text },
  { name: "code", wire: "SOFTWARE_TOKEN_MFA_CODE", codec: auth.secret },
]);

export interface SetNewPasswordChallengeResponses {
  readonly userId: string;
  readonly newPassword: auth.Secret;
}
export const SetNewPasswordChallengeResponses: auth.RecordCodec<SetNewPasswordChallengeResponses> = auth.record([
  { name: "userId", wire: "USERNAME", codec: auth.text },
  { name: "newPassword", wire: "NEW_PASSWORD", codec: auth.secret },
]);

export interface RenewTokensAuthParameters {
  readonly refreshToken: auth.Secret;
}
export const RenewTokensAuthParameters: auth.RecordCodec<RenewTokensAuthParameters> = auth.record([
  { name: "refreshToken", wire: "REFRESH_TOKEN", codec: auth.secret },
]);

export interface UpdateAttributesAnswer {
  readonly codeDeliveryDetailsList?: readonly CodeDelivery[] | undefined;
}
export const UpdateAttributesAnswer: auth.RecordCodec<UpdateAttributesAnswer> = auth.record([
  { name: "codeDeliveryDetailsList", wire: "CodeDeliveryDetailsList", codec: auth.list(auth.later(() => CodeDelivery)), isOptional: true },
]);

export type SignInAnswer =
  | { readonly type: "smsChallenge"; readonly value: SmsChallenge }
  | { readonly type: "authenticatorChallenge"; readonly value: AuthenticatorChallenge }
  | { readonly type: "newPasswordChallenge"; readonly value: NewPasswordChallenge }
  | { readonly type: "tokenAnswer"; readonly value: TokenAnswer }
;
export const SignInAnswer: auth.RecordCodec<SignInAnswer> = auth.choice("one of SmsChallenge, AuthenticatorChallenge, NewPasswordChallenge, TokenAnswer", [
  { type: "smsChallenge", codec: () => SmsChallenge, marks: [["ChallengeName", "SMS_MFA"]] },
  { type: "authenticatorChallenge", codec: () => AuthenticatorChallenge, marks: [["ChallengeName", "SOFTWARE_TOKEN_MFA"]] },
  { type: "newPasswordChallenge", codec: () => NewPasswordChallenge, marks: [["ChallengeName", "NEW_PASSWORD_REQUIRED"]] },
  { type: "tokenAnswer", codec: () => TokenAnswer, marks: [] },
]);

export type Attribute =
  | { readonly type: "emailAttribute"; readonly value: EmailAttribute }
  | { readonly type: "phoneAttribute"; readonly value: PhoneAttribute }
;
export const Attribute: auth.RecordCodec<Attribute> = auth.choice("one of EmailAttribute, PhoneAttribute", [
  { type: "emailAttribute", codec: () => EmailAttribute, marks: [["Name", "email"]] },
  { type: "phoneAttribute", codec: () => PhoneAttribute, marks: [["Name", "phone_number"]] },
]);

/** What `POST /` takes. */
export interface SignUpRequest {
  readonly clientId: string;
  /** The email address, or the phone number where the pool has SMS set up. */
  readonly username: string;
  readonly password: auth.Secret;
  readonly userAttributes: readonly Attribute[];
}
export const SignUpRequest: auth.RequestPlan = {
  members: [
    { name: "clientId", wire: "ClientId", codec: auth.text, configuration: "clientId" },
    { name: "username", wire: "Username", codec: auth.text },
    { name: "password", wire: "Password", codec: auth.secret },
    { name: "userAttributes", wire: "UserAttributes", codec: auth.list(auth.later(() => Attribute)) },
  ],
};

/** What `POST /` takes. */
export interface ConfirmSignUpRequest {
  readonly clientId: string;
  readonly username: string;
  readonly confirmationCode: auth.Secret;
}
export const ConfirmSignUpRequest: auth.RequestPlan = {
  members: [
    { name: "clientId", wire: "ClientId", codec: auth.text, configuration: "clientId" },
    { name: "username", wire: "Username", codec: auth.text },
    { name: "confirmationCode", wire: "ConfirmationCode", codec: auth.secret },
  ],
};

/** What `POST /` takes. */
export interface ResendCodeRequest {
  readonly clientId: string;
  readonly username: string;
}
export const ResendCodeRequest: auth.RequestPlan = {
  members: [
    { name: "clientId", wire: "ClientId", codec: auth.text, configuration: "clientId" },
    { name: "username", wire: "Username", codec: auth.text },
  ],
};

/** What `POST /` takes. */
export interface StartSignInRequest {
  readonly clientId: string;
  readonly authParameters: StartSignInAuthParameters;
}
export const StartSignInRequest: auth.RequestPlan = {
  members: [
    { name: "clientId", wire: "ClientId", codec: auth.text, configuration: "clientId" },
    { name: "authParameters", wire: "AuthParameters", codec: auth.later(() => StartSignInAuthParameters) },
  ],
};

/** What `POST /` takes. */
export interface ProvePasswordRequest {
  readonly clientId: string;
  readonly challengeResponses: ProvePasswordChallengeResponses;
}
export const ProvePasswordRequest: auth.RequestPlan = {
  members: [
    { name: "clientId", wire: "ClientId", codec: auth.text, configuration: "clientId" },
    { name: "challengeResponses", wire: "ChallengeResponses", codec: auth.later(() => ProvePasswordChallengeResponses) },
  ],
};

/** What `POST /` takes. */
export interface AnswerSmsRequest {
  readonly clientId: string;
  readonly session: auth.Secret;
  readonly challengeResponses: AnswerSmsChallengeResponses;
}
export const AnswerSmsRequest: auth.RequestPlan = {
  members: [
    { name: "clientId", wire: "ClientId", codec: auth.text, configuration: "clientId" },
    { name: "session", wire: "Session", codec: auth.secret },
    { name: "challengeResponses", wire: "ChallengeResponses", codec: auth.later(() => AnswerSmsChallengeResponses) },
  ],
};

/** What `POST /` takes. */
export interface AnswerAuthenticatorRequest {
  readonly clientId: string;
  readonly session: auth.Secret;
  readonly challengeResponses: AnswerAuthenticatorChallengeResponses;
}
export const AnswerAuthenticatorRequest: auth.RequestPlan = {
  members: [
    { name: "clientId", wire: "ClientId", codec: auth.text, configuration: "clientId" },
    { name: "session", wire: "Session", codec: auth.secret },
    { name: "challengeResponses", wire: "ChallengeResponses", codec: auth.later(() => AnswerAuthenticatorChallengeResponses) },
  ],
};

/** What `POST /` takes. */
export interface SetNewPasswordRequest {
  readonly clientId: string;
  readonly session: auth.Secret;
  readonly challengeResponses: SetNewPasswordChallengeResponses;
}
export const SetNewPasswordRequest: auth.RequestPlan = {
  members: [
    { name: "clientId", wire: "ClientId", codec: auth.text, configuration: "clientId" },
    { name: "session", wire: "Session", codec: auth.secret },
    { name: "challengeResponses", wire: "ChallengeResponses", codec: auth.later(() => SetNewPasswordChallengeResponses) },
  ],
};

/** What `POST /` takes. */
export interface RenewTokensRequest {
  readonly clientId: string;
  readonly authParameters: RenewTokensAuthParameters;
}
export const RenewTokensRequest: auth.RequestPlan = {
  members: [
    { name: "clientId", wire: "ClientId", codec: auth.text, configuration: "clientId" },
    { name: "authParameters", wire: "AuthParameters", codec: auth.later(() => RenewTokensAuthParameters) },
  ],
};

/** What `POST /` takes. */
export interface UpdateAttributesRequest {
  readonly accessToken: auth.Secret;
  readonly userAttributes: readonly Attribute[];
}
export const UpdateAttributesRequest: auth.RequestPlan = {
  members: [
    { name: "accessToken", wire: "AccessToken", codec: auth.secret },
    { name: "userAttributes", wire: "UserAttributes", codec: auth.list(auth.later(() => Attribute)) },
  ],
};

/** What `POST /` takes. */
export interface SignOutRequest {
  readonly clientId: string;
  readonly token: auth.Secret;
}
export const SignOutRequest: auth.RequestPlan = {
  members: [
    { name: "clientId", wire: "ClientId", codec: auth.text, configuration: "clientId" },
    { name: "token", wire: "Token", codec: auth.secret },
  ],
};

/** What `POST /` takes. */
export interface SignOutEverywhereRequest {
  readonly accessToken: auth.Secret;
}
export const SignOutEverywhereRequest: auth.RequestPlan = {
  members: [
    { name: "accessToken", wire: "AccessToken", codec: auth.secret },
  ],
};

/** What `POST /` takes. */
export interface DeletePoolUserRequest {
  readonly accessToken: auth.Secret;
}
export const DeletePoolUserRequest: auth.RequestPlan = {
  members: [
    { name: "accessToken", wire: "AccessToken", codec: auth.secret },
  ],
};
