// Written by authgen from cognito.yaml: change the contract, not this file.

import * as auth from "../runtime.js";

export const CodeDeliveryDeliveryMedium = auth.enumeration("EMAIL", "SMS");

export const TokenSet = auth.record([
  { name: "idToken", wire: "IdToken", codec: auth.secret },
  { name: "accessToken", wire: "AccessToken", codec: auth.secret },
  {
    name: "refreshToken",
    wire: "RefreshToken",
    codec: auth.secret,
    isOptional: true,
  },
  { name: "expiresIn", wire: "ExpiresIn", codec: auth.integer },
  { wire: "TokenType", constant: "Bearer" },
]);

export const TokenAnswer = auth.record([
  {
    name: "authenticationResult",
    wire: "AuthenticationResult",
    codec: auth.later(() => TokenSet),
  },
]);

export const PasswordChallengeChallengeParameters = auth.record([
  { name: "userId", wire: "USER_ID_FOR_SRP", codec: auth.text },
  { name: "salt", wire: "SALT", codec: auth.text },
  { name: "srpB", wire: "SRP_B", codec: auth.text },
  { name: "secretBlock", wire: "SECRET_BLOCK", codec: auth.secret },
]);

export const PasswordChallenge = auth.record([
  { wire: "ChallengeName", constant: "PASSWORD_VERIFIER" },
  {
    name: "challengeParameters",
    wire: "ChallengeParameters",
    codec: auth.later(() => PasswordChallengeChallengeParameters),
  },
]);

export const SmsChallengeChallengeParameters = auth.record([
  {
    name: "destination",
    wire: "CODE_DELIVERY_DESTINATION",
    codec: auth.text,
    isOptional: true,
  },
]);

export const SmsChallenge = auth.record([
  { wire: "ChallengeName", constant: "SMS_MFA" },
  { name: "session", wire: "Session", codec: auth.secret },
  {
    name: "challengeParameters",
    wire: "ChallengeParameters",
    codec: auth.later(() => SmsChallengeChallengeParameters),
  },
]);

export const AuthenticatorChallenge = auth.record([
  { wire: "ChallengeName", constant: "SOFTWARE_TOKEN_MFA" },
  { name: "session", wire: "Session", codec: auth.secret },
]);

export const NewPasswordChallenge = auth.record([
  { wire: "ChallengeName", constant: "NEW_PASSWORD_REQUIRED" },
  { name: "session", wire: "Session", codec: auth.secret },
]);

export const EmailAttribute = auth.record([
  { wire: "Name", constant: "email" },
  { name: "value", wire: "Value", codec: auth.text, rules: [auth.email] },
]);

export const PhoneAttribute = auth.record([
  { wire: "Name", constant: "phone_number" },
  { name: "value", wire: "Value", codec: auth.text, rules: [auth.phone] },
]);

export const CodeDelivery = auth.record([
  { name: "attributeName", wire: "AttributeName", codec: auth.text },
  {
    name: "deliveryMedium",
    wire: "DeliveryMedium",
    codec: CodeDeliveryDeliveryMedium,
  },
  { name: "destination", wire: "Destination", codec: auth.text },
]);

export const SignUpAnswer = auth.record([
  { name: "userConfirmed", wire: "UserConfirmed", codec: auth.bool },
  { name: "userSub", wire: "UserSub", codec: auth.uuid },
  {
    name: "codeDeliveryDetails",
    wire: "CodeDeliveryDetails",
    codec: auth.later(() => CodeDelivery),
    isOptional: true,
  },
]);

export const ResendCodeAnswer = auth.record([
  {
    name: "codeDeliveryDetails",
    wire: "CodeDeliveryDetails",
    codec: auth.later(() => CodeDelivery),
    isOptional: true,
  },
]);

export const StartSignInAuthParameters = auth.record([
  { name: "username", wire: "USERNAME", codec: auth.text },
  { name: "srpA", wire: "SRP_A", codec: auth.text },
]);

export const ProvePasswordChallengeResponses = auth.record([
  { name: "userId", wire: "USERNAME", codec: auth.text },
  { name: "secretBlock", wire: "PASSWORD_CLAIM_SECRET_BLOCK", codec: auth.secret },
  { name: "timestamp", wire: "TIMESTAMP", codec: auth.text },
  { name: "signature", wire: "PASSWORD_CLAIM_SIGNATURE", codec: auth.secret },
]);

export const AnswerSmsChallengeResponses = auth.record([
  { name: "userId", wire: "USERNAME", codec: auth.text },
  { name: "code", wire: "SMS_MFA_CODE", codec: auth.secret },
]);

export const AnswerAuthenticatorChallengeResponses = auth.record([
  { name: "userId", wire: "USERNAME", codec: auth.text },
  { name: "code", wire: "SOFTWARE_TOKEN_MFA_CODE", codec: auth.secret },
]);

export const SetNewPasswordChallengeResponses = auth.record([
  { name: "userId", wire: "USERNAME", codec: auth.text },
  { name: "newPassword", wire: "NEW_PASSWORD", codec: auth.secret },
]);

export const RenewTokensAuthParameters = auth.record([
  { name: "refreshToken", wire: "REFRESH_TOKEN", codec: auth.secret },
]);

export const UpdateAttributesAnswer = auth.record([
  {
    name: "codeDeliveryDetailsList",
    wire: "CodeDeliveryDetailsList",
    codec: auth.list(auth.later(() => CodeDelivery)),
    isOptional: true,
  },
]);

export const SignInAnswer = auth.choice(
  "one of SmsChallenge, AuthenticatorChallenge, NewPasswordChallenge, TokenAnswer",
  [
    {
      type: "smsChallenge",
      codec: () => SmsChallenge,
      marks: [["ChallengeName", "SMS_MFA"]],
    },
    {
      type: "authenticatorChallenge",
      codec: () => AuthenticatorChallenge,
      marks: [["ChallengeName", "SOFTWARE_TOKEN_MFA"]],
    },
    {
      type: "newPasswordChallenge",
      codec: () => NewPasswordChallenge,
      marks: [["ChallengeName", "NEW_PASSWORD_REQUIRED"]],
    },
    { type: "tokenAnswer", codec: () => TokenAnswer, marks: [] },
  ],
);

export const Attribute = auth.choice(
  "one of EmailAttribute, PhoneAttribute",
  [
    {
      type: "emailAttribute",
      codec: () => EmailAttribute,
      marks: [["Name", "email"]],
    },
    {
      type: "phoneAttribute",
      codec: () => PhoneAttribute,
      marks: [["Name", "phone_number"]],
    },
  ],
);

export const SignUpRequest = {
  members: [
    {
      name: "clientId",
      wire: "ClientId",
      codec: auth.text,
      configuration: "clientId",
    },
    { name: "username", wire: "Username", codec: auth.text },
    { name: "password", wire: "Password", codec: auth.secret },
    {
      name: "userAttributes",
      wire: "UserAttributes",
      codec: auth.list(auth.later(() => Attribute)),
    },
  ],
};

export const ConfirmSignUpRequest = {
  members: [
    {
      name: "clientId",
      wire: "ClientId",
      codec: auth.text,
      configuration: "clientId",
    },
    { name: "username", wire: "Username", codec: auth.text },
    { name: "confirmationCode", wire: "ConfirmationCode", codec: auth.secret },
  ],
};

export const ResendCodeRequest = {
  members: [
    {
      name: "clientId",
      wire: "ClientId",
      codec: auth.text,
      configuration: "clientId",
    },
    { name: "username", wire: "Username", codec: auth.text },
  ],
};

export const StartSignInRequest = {
  members: [
    {
      name: "clientId",
      wire: "ClientId",
      codec: auth.text,
      configuration: "clientId",
    },
    {
      name: "authParameters",
      wire: "AuthParameters",
      codec: auth.later(() => StartSignInAuthParameters),
    },
  ],
};

export const ProvePasswordRequest = {
  members: [
    {
      name: "clientId",
      wire: "ClientId",
      codec: auth.text,
      configuration: "clientId",
    },
    {
      name: "challengeResponses",
      wire: "ChallengeResponses",
      codec: auth.later(() => ProvePasswordChallengeResponses),
    },
  ],
};

export const AnswerSmsRequest = {
  members: [
    {
      name: "clientId",
      wire: "ClientId",
      codec: auth.text,
      configuration: "clientId",
    },
    { name: "session", wire: "Session", codec: auth.secret },
    {
      name: "challengeResponses",
      wire: "ChallengeResponses",
      codec: auth.later(() => AnswerSmsChallengeResponses),
    },
  ],
};

export const AnswerAuthenticatorRequest = {
  members: [
    {
      name: "clientId",
      wire: "ClientId",
      codec: auth.text,
      configuration: "clientId",
    },
    { name: "session", wire: "Session", codec: auth.secret },
    {
      name: "challengeResponses",
      wire: "ChallengeResponses",
      codec: auth.later(() => AnswerAuthenticatorChallengeResponses),
    },
  ],
};

export const SetNewPasswordRequest = {
  members: [
    {
      name: "clientId",
      wire: "ClientId",
      codec: auth.text,
      configuration: "clientId",
    },
    { name: "session", wire: "Session", codec: auth.secret },
    {
      name: "challengeResponses",
      wire: "ChallengeResponses",
      codec: auth.later(() => SetNewPasswordChallengeResponses),
    },
  ],
};

export const RenewTokensRequest = {
  members: [
    {
      name: "clientId",
      wire: "ClientId",
      codec: auth.text,
      configuration: "clientId",
    },
    {
      name: "authParameters",
      wire: "AuthParameters",
      codec: auth.later(() => RenewTokensAuthParameters),
    },
  ],
};

export const UpdateAttributesRequest = {
  members: [
    { name: "accessToken", wire: "AccessToken", codec: auth.secret },
    {
      name: "userAttributes",
      wire: "UserAttributes",
      codec: auth.list(auth.later(() => Attribute)),
    },
  ],
};

export const SignOutRequest = {
  members: [
    {
      name: "clientId",
      wire: "ClientId",
      codec: auth.text,
      configuration: "clientId",
    },
    { name: "token", wire: "Token", codec: auth.secret },
  ],
};

export const SignOutEverywhereRequest = {
  members: [
    { name: "accessToken", wire: "AccessToken", codec: auth.secret },
  ],
};

export const DeletePoolUserRequest = {
  members: [
    { name: "accessToken", wire: "AccessToken", codec: auth.secret },
  ],
};
