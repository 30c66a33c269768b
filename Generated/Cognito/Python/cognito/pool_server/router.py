# Written by authgen from cognito.yaml: change the contract, not this file.
"""Takes requests to the service, and refuses a request that cannot be read."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import authcontract_server as rt
from fastapi import APIRouter, FastAPI, params

from . import models, refusals
from .api import Service

STYLE = rt.Style(
    content_type="application/x-amz-json-1.1",
    faults={"__type": "kind", "message": "text"},
)


def create_router(
    service: Service,
    *,
    configuration: models.Configuration | None = None,
    base: str = "",
    limits: rt.Limits | None = None,
    debug: bool = False,
    dependencies: Sequence[params.Depends] = (),
    on_error: rt.OnError = rt.log_error,
) -> APIRouter:
    """The endpoints, below the path of the server's URL.

    The service may be a dependency, `Depends(make_service)`: it is made for each call.
    """
    routes = [
        rt.Route(
            "POST",
            "/",
            Service.sign_up,
            models.SignUpRequest,
            name="signUp",
            gives=models.SignUpAnswer,
            refuses=(
                refusals.UsernameTaken,
                refusals.AttributeNotWritable,
                refusals.WeakPassword,
                refusals.InvalidParameter,
                refusals.CodeNotSent,
                refusals.TooManyRequests,
                refusals.PoolFails,
            ),
            where=(
                rt.Where(
                    "header",
                    ("X-Amz-Target",),
                    "AWSCognitoIdentityProviderService.SignUp",
                ),
            ),
        ),
        rt.Route(
            "POST",
            "/",
            Service.confirm_sign_up,
            models.ConfirmSignUpRequest,
            name="confirmSignUp",
            refuses=(
                refusals.UserUnknown,
                refusals.AliasTaken,
                refusals.WrongCode,
                refusals.CodeExpired,
                refusals.AlreadyConfirmed,
                refusals.TooManyCodes,
                refusals.TooManyRequests,
                refusals.LimitExceeded,
                refusals.PoolFails,
            ),
            where=(
                rt.Where(
                    "header",
                    ("X-Amz-Target",),
                    "AWSCognitoIdentityProviderService.ConfirmSignUp",
                ),
            ),
        ),
        rt.Route(
            "POST",
            "/",
            Service.resend_code,
            models.ResendCodeRequest,
            name="resendCode",
            gives=models.ResendCodeAnswer,
            refuses=(
                refusals.UserUnknown,
                refusals.InvalidParameter,
                refusals.CodeNotSent,
                refusals.TooManyRequests,
                refusals.LimitExceeded,
                refusals.PoolFails,
            ),
            where=(
                rt.Where(
                    "header",
                    ("X-Amz-Target",),
                    "AWSCognitoIdentityProviderService.ResendConfirmationCode",
                ),
            ),
        ),
        rt.Route(
            "POST",
            "/",
            Service.start_sign_in,
            models.StartSignInRequest,
            name="startSignIn",
            gives=models.PasswordChallenge,
            refuses=(
                refusals.TooManyPasswords,
                refusals.AccountDisabled,
                refusals.UserUnknown,
                refusals.NotConfirmed,
                refusals.ResetRequired,
                refusals.TooManyRequests,
                refusals.PoolFails,
            ),
            where=(
                rt.Where(
                    "header",
                    ("X-Amz-Target",),
                    "AWSCognitoIdentityProviderService.InitiateAuth",
                ),
                rt.Where("body", ("AuthFlow",), "USER_SRP_AUTH"),
            ),
        ),
        rt.Route(
            "POST",
            "/",
            Service.prove_password,
            models.ProvePasswordRequest,
            name="provePassword",
            gives=models.SignInAnswer,
            refuses=(
                refusals.WrongPassword,
                refusals.TooManyPasswords,
                refusals.AccountDisabled,
                refusals.NotConfirmed,
                refusals.ResetRequired,
                refusals.TooManyRequests,
                refusals.PoolFails,
            ),
            where=(
                rt.Where(
                    "header",
                    ("X-Amz-Target",),
                    "AWSCognitoIdentityProviderService.RespondToAuthChallenge",
                ),
                rt.Where("body", ("ChallengeName",), "PASSWORD_VERIFIER"),
            ),
        ),
        rt.Route(
            "POST",
            "/",
            Service.answer_sms,
            models.AnswerSmsRequest,
            name="answerSms",
            gives=models.SignInAnswer,
            refuses=(
                refusals.ChallengeEnded,
                refusals.WrongCode,
                refusals.CodeExpired,
                refusals.TooManyRequests,
                refusals.PoolFails,
            ),
            where=(
                rt.Where(
                    "header",
                    ("X-Amz-Target",),
                    "AWSCognitoIdentityProviderService.RespondToAuthChallenge",
                ),
                rt.Where("body", ("ChallengeName",), "SMS_MFA"),
            ),
        ),
        rt.Route(
            "POST",
            "/",
            Service.answer_authenticator,
            models.AnswerAuthenticatorRequest,
            name="answerAuthenticator",
            gives=models.SignInAnswer,
            refuses=(
                refusals.ChallengeEnded,
                refusals.WrongCode,
                refusals.CodeExpired,
                refusals.TooManyRequests,
                refusals.PoolFails,
            ),
            where=(
                rt.Where(
                    "header",
                    ("X-Amz-Target",),
                    "AWSCognitoIdentityProviderService.RespondToAuthChallenge",
                ),
                rt.Where("body", ("ChallengeName",), "SOFTWARE_TOKEN_MFA"),
            ),
        ),
        rt.Route(
            "POST",
            "/",
            Service.set_new_password,
            models.SetNewPasswordRequest,
            name="setNewPassword",
            gives=models.SignInAnswer,
            refuses=(
                refusals.ChallengeEnded,
                refusals.WeakPassword,
                refusals.InvalidParameter,
                refusals.TooManyRequests,
                refusals.PoolFails,
            ),
            where=(
                rt.Where(
                    "header",
                    ("X-Amz-Target",),
                    "AWSCognitoIdentityProviderService.RespondToAuthChallenge",
                ),
                rt.Where("body", ("ChallengeName",), "NEW_PASSWORD_REQUIRED"),
            ),
        ),
        rt.Route(
            "POST",
            "/",
            Service.renew_tokens,
            models.RenewTokensRequest,
            name="renewTokens",
            gives=models.TokenAnswer,
            refuses=(refusals.TooManyRequests, refusals.PoolFails, refusals.SessionEnded),
            where=(
                rt.Where(
                    "header",
                    ("X-Amz-Target",),
                    "AWSCognitoIdentityProviderService.InitiateAuth",
                ),
                rt.Where("body", ("AuthFlow",), "REFRESH_TOKEN_AUTH"),
            ),
        ),
        rt.Route(
            "POST",
            "/",
            Service.update_attributes,
            models.UpdateAttributesRequest,
            name="updateAttributes",
            gives=models.UpdateAttributesAnswer,
            refuses=(
                refusals.AliasTaken,
                refusals.AttributeNotWritable,
                refusals.InvalidParameter,
                refusals.TooManyRequests,
                refusals.PoolFails,
                refusals.AccessExpired,
                refusals.MissingScope,
                refusals.SessionEnded,
            ),
            where=(
                rt.Where(
                    "header",
                    ("X-Amz-Target",),
                    "AWSCognitoIdentityProviderService.UpdateUserAttributes",
                ),
            ),
        ),
        rt.Route(
            "POST",
            "/",
            Service.sign_out,
            models.SignOutRequest,
            name="signOut",
            refuses=(refusals.InvalidParameter, refusals.TooManyRequests, refusals.PoolFails),
            where=(
                rt.Where(
                    "header",
                    ("X-Amz-Target",),
                    "AWSCognitoIdentityProviderService.RevokeToken",
                ),
            ),
        ),
        rt.Route(
            "POST",
            "/",
            Service.sign_out_everywhere,
            models.SignOutEverywhereRequest,
            name="signOutEverywhere",
            refuses=(
                refusals.TooManyRequests,
                refusals.PoolFails,
                refusals.AccessExpired,
                refusals.MissingScope,
                refusals.SessionEnded,
            ),
            where=(
                rt.Where(
                    "header",
                    ("X-Amz-Target",),
                    "AWSCognitoIdentityProviderService.GlobalSignOut",
                ),
            ),
        ),
        rt.Route(
            "POST",
            "/",
            Service.delete_pool_user,
            models.DeletePoolUserRequest,
            name="deletePoolUser",
            refuses=(
                refusals.TooManyRequests,
                refusals.PoolFails,
                refusals.AccessExpired,
                refusals.MissingScope,
                refusals.SessionEnded,
            ),
            where=(
                rt.Where(
                    "header",
                    ("X-Amz-Target",),
                    "AWSCognitoIdentityProviderService.DeleteUser",
                ),
            ),
        ),
    ]
    return rt.make_router(
        routes,
        service,
        name="Cognito",
        style=STYLE,
        base=base,
        limits=limits or rt.Limits(),
        debug=debug,
        deployment=rt.deployment(configuration),
        dependencies=dependencies,
        on_error=on_error,
    )


def create_app(
    service: Service,
    *,
    configuration: models.Configuration | None = None,
    base: str = "",
    limits: rt.Limits | None = None,
    debug: bool = False,
    on_error: rt.OnError = rt.log_error,
    **settings: Any,
) -> FastAPI:
    """An application of these endpoints alone, with the settings of FastAPI."""
    router = create_router(
        service,
        configuration=configuration,
        base=base,
        limits=limits,
        debug=debug,
        on_error=on_error,
    )
    return rt.make_app(router, style=STYLE, limits=limits or rt.Limits(), **settings)
