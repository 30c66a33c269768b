# Written by authgen from cognito.yaml: change the contract, not this file.
"""The models of messages: types of the contract, and the request of each endpoint."""

from __future__ import annotations

from typing import Annotated, Literal, TypeAlias

import authcontract_server as rt
from pydantic import Field


class CodeDeliveryDeliveryMedium(rt.Enumeration):
    EMAIL = "EMAIL"
    SMS = "SMS"


class TokenSet(rt.Model):
    id_token: Annotated[rt.Secret, Field(alias="IdToken")]
    access_token: Annotated[rt.Secret, Field(alias="AccessToken")]
    refresh_token: Annotated[rt.Secret | None, Field(alias="RefreshToken")] = None
    expires_in: Annotated[rt.Integer, Field(alias="ExpiresIn")]
    token_type: Annotated[
        Literal["Bearer"],
        rt.Constant("Bearer"),
        Field(alias="TokenType"),
    ] = "Bearer"


class TokenAnswer(rt.Model):
    authentication_result: Annotated[TokenSet, Field(alias="AuthenticationResult")]


class PasswordChallengeChallengeParameters(rt.Model):
    user_id: Annotated[rt.Text, Field(alias="USER_ID_FOR_SRP")]
    salt: Annotated[rt.Text, Field(alias="SALT")]
    srp_b: Annotated[rt.Text, Field(alias="SRP_B")]
    secret_block: Annotated[rt.Secret, Field(alias="SECRET_BLOCK")]


class PasswordChallenge(rt.Model):
    challenge_name: Annotated[
        Literal["PASSWORD_VERIFIER"],
        rt.Constant("PASSWORD_VERIFIER"),
        Field(alias="ChallengeName"),
    ] = "PASSWORD_VERIFIER"
    challenge_parameters: Annotated[
        PasswordChallengeChallengeParameters,
        Field(alias="ChallengeParameters"),
    ]


class SmsChallengeChallengeParameters(rt.Model):
    destination: Annotated[
        rt.Text | None,
        Field(alias="CODE_DELIVERY_DESTINATION"),
    ] = None


class SmsChallenge(rt.Model):
    challenge_name: Annotated[
        Literal["SMS_MFA"],
        rt.Constant("SMS_MFA"),
        Field(alias="ChallengeName"),
    ] = "SMS_MFA"
    session: Annotated[rt.Secret, Field(alias="Session")]
    challenge_parameters: Annotated[
        SmsChallengeChallengeParameters,
        Field(alias="ChallengeParameters"),
    ]


class AuthenticatorChallenge(rt.Model):
    challenge_name: Annotated[
        Literal["SOFTWARE_TOKEN_MFA"],
        rt.Constant("SOFTWARE_TOKEN_MFA"),
        Field(alias="ChallengeName"),
    ] = "SOFTWARE_TOKEN_MFA"
    session: Annotated[rt.Secret, Field(alias="Session")]


class NewPasswordChallenge(rt.Model):
    challenge_name: Annotated[
        Literal["NEW_PASSWORD_REQUIRED"],
        rt.Constant("NEW_PASSWORD_REQUIRED"),
        Field(alias="ChallengeName"),
    ] = "NEW_PASSWORD_REQUIRED"
    session: Annotated[rt.Secret, Field(alias="Session")]


class EmailAttribute(rt.Model):
    name: Annotated[
        Literal["email"],
        rt.Constant("email"),
        Field(alias="Name"),
    ] = "email"
    value: Annotated[rt.Text, rt.Email(), Field(alias="Value")]


class PhoneAttribute(rt.Model):
    name: Annotated[
        Literal["phone_number"],
        rt.Constant("phone_number"),
        Field(alias="Name"),
    ] = "phone_number"
    value: Annotated[rt.Text, rt.Phone(), Field(alias="Value")]


class CodeDelivery(rt.Model):
    attribute_name: Annotated[rt.Text, Field(alias="AttributeName")]
    delivery_medium: Annotated[
        CodeDeliveryDeliveryMedium,
        Field(alias="DeliveryMedium"),
    ]
    destination: Annotated[rt.Text, Field(alias="Destination")]


class SignUpAnswer(rt.Model):
    user_confirmed: Annotated[rt.Boolean, Field(alias="UserConfirmed")]
    user_sub: Annotated[rt.Uuid, Field(alias="UserSub")]
    code_delivery_details: Annotated[
        CodeDelivery | None,
        Field(alias="CodeDeliveryDetails"),
    ] = None


class ResendCodeAnswer(rt.Model):
    code_delivery_details: Annotated[
        CodeDelivery | None,
        Field(alias="CodeDeliveryDetails"),
    ] = None


class StartSignInAuthParameters(rt.Model):
    username: Annotated[rt.Text, Field(alias="USERNAME")]
    srp_a: Annotated[rt.Text, Field(alias="SRP_A")]


class ProvePasswordChallengeResponses(rt.Model):
    user_id: Annotated[rt.Text, Field(alias="USERNAME")]
    secret_block: Annotated[rt.Secret, Field(alias="PASSWORD_CLAIM_SECRET_BLOCK")]
    timestamp: Annotated[rt.Text, Field(alias="TIMESTAMP")]
    signature: Annotated[rt.Secret, Field(alias="PASSWORD_CLAIM_SIGNATURE")]


class AnswerSmsChallengeResponses(rt.Model):
    user_id: Annotated[rt.Text, Field(alias="USERNAME")]
    code: Annotated[rt.Secret, Field(alias="SMS_MFA_CODE")]


class AnswerAuthenticatorChallengeResponses(rt.Model):
    user_id: Annotated[rt.Text, Field(alias="USERNAME")]
    code: Annotated[rt.Secret, Field(alias="SOFTWARE_TOKEN_MFA_CODE")]


class SetNewPasswordChallengeResponses(rt.Model):
    user_id: Annotated[rt.Text, Field(alias="USERNAME")]
    new_password: Annotated[rt.Secret, Field(alias="NEW_PASSWORD")]


class RenewTokensAuthParameters(rt.Model):
    refresh_token: Annotated[rt.Secret, Field(alias="REFRESH_TOKEN")]


class UpdateAttributesAnswer(rt.Model):
    code_delivery_details_list: Annotated[
        list[CodeDelivery] | None,
        Field(alias="CodeDeliveryDetailsList"),
    ] = None


class SignUpRequest(rt.Request):
    """The request of POST /."""

    client_id: Annotated[rt.Text, rt.Configured("clientId"), rt.in_body("ClientId")]
    # The email address, or the phone number where the pool has SMS set up.
    username: Annotated[rt.Text, rt.in_body("Username")]
    password: Annotated[rt.Secret, rt.in_body("Password")]
    user_attributes: Annotated[list[Attribute], rt.in_body("UserAttributes")]


class ConfirmSignUpRequest(rt.Request):
    """The request of POST /."""

    client_id: Annotated[rt.Text, rt.Configured("clientId"), rt.in_body("ClientId")]
    username: Annotated[rt.Text, rt.in_body("Username")]
    confirmation_code: Annotated[rt.Secret, rt.in_body("ConfirmationCode")]


class ResendCodeRequest(rt.Request):
    """The request of POST /."""

    client_id: Annotated[rt.Text, rt.Configured("clientId"), rt.in_body("ClientId")]
    username: Annotated[rt.Text, rt.in_body("Username")]


class StartSignInRequest(rt.Request):
    """The request of POST /."""

    client_id: Annotated[rt.Text, rt.Configured("clientId"), rt.in_body("ClientId")]
    auth_parameters: Annotated[
        StartSignInAuthParameters,
        rt.in_body("AuthParameters"),
    ]


class ProvePasswordRequest(rt.Request):
    """The request of POST /."""

    client_id: Annotated[rt.Text, rt.Configured("clientId"), rt.in_body("ClientId")]
    challenge_responses: Annotated[
        ProvePasswordChallengeResponses,
        rt.in_body("ChallengeResponses"),
    ]


class AnswerSmsRequest(rt.Request):
    """The request of POST /."""

    client_id: Annotated[rt.Text, rt.Configured("clientId"), rt.in_body("ClientId")]
    session: Annotated[rt.Secret, rt.in_body("Session")]
    challenge_responses: Annotated[
        AnswerSmsChallengeResponses,
        rt.in_body("ChallengeResponses"),
    ]


class AnswerAuthenticatorRequest(rt.Request):
    """The request of POST /."""

    client_id: Annotated[rt.Text, rt.Configured("clientId"), rt.in_body("ClientId")]
    session: Annotated[rt.Secret, rt.in_body("Session")]
    challenge_responses: Annotated[
        AnswerAuthenticatorChallengeResponses,
        rt.in_body("ChallengeResponses"),
    ]


class SetNewPasswordRequest(rt.Request):
    """The request of POST /."""

    client_id: Annotated[rt.Text, rt.Configured("clientId"), rt.in_body("ClientId")]
    session: Annotated[rt.Secret, rt.in_body("Session")]
    challenge_responses: Annotated[
        SetNewPasswordChallengeResponses,
        rt.in_body("ChallengeResponses"),
    ]


class RenewTokensRequest(rt.Request):
    """The request of POST /."""

    client_id: Annotated[rt.Text, rt.Configured("clientId"), rt.in_body("ClientId")]
    auth_parameters: Annotated[
        RenewTokensAuthParameters,
        rt.in_body("AuthParameters"),
    ]


class UpdateAttributesRequest(rt.Request):
    """The request of POST /."""

    access_token: Annotated[rt.Secret, rt.in_body("AccessToken")]
    user_attributes: Annotated[list[Attribute], rt.in_body("UserAttributes")]


class SignOutRequest(rt.Request):
    """The request of POST /."""

    client_id: Annotated[rt.Text, rt.Configured("clientId"), rt.in_body("ClientId")]
    token: Annotated[rt.Secret, rt.in_body("Token")]


class SignOutEverywhereRequest(rt.Request):
    """The request of POST /."""

    access_token: Annotated[rt.Secret, rt.in_body("AccessToken")]


class DeletePoolUserRequest(rt.Request):
    """The request of POST /."""

    access_token: Annotated[rt.Secret, rt.in_body("AccessToken")]


class Configuration(rt.Model):
    """Values that calls send, configured per deployment. Without one, any value
    passes.
    """

    client_id: Annotated[rt.Text | None, Field(alias="clientId")] = None


SignInAnswer: TypeAlias = Annotated[
    SmsChallenge | AuthenticatorChallenge | NewPasswordChallenge | TokenAnswer,
    rt.OneOf(
        (SmsChallenge, {"ChallengeName": "SMS_MFA"}),
        (AuthenticatorChallenge, {"ChallengeName": "SOFTWARE_TOKEN_MFA"}),
        (NewPasswordChallenge, {"ChallengeName": "NEW_PASSWORD_REQUIRED"}),
        (TokenAnswer, {}),
    ),
]


Attribute: TypeAlias = Annotated[
    EmailAttribute | PhoneAttribute,
    rt.OneOf(
        (EmailAttribute, {"Name": "email"}),
        (PhoneAttribute, {"Name": "phone_number"}),
    ),
]
