# Written by authgen from readmigo.yaml: change the contract, not this file.
"""Takes requests to the service, and refuses a request that cannot be read."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import authcontract_server as rt
from fastapi import APIRouter, FastAPI, params

from . import models, refusals
from .api import Service

STYLE = rt.Style(faults={"code": "text"})


def create_router(
    service: Service,
    *,
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
            "/auth/apple",
            Service.sign_in_with_apple,
            models.SignInWithAppleRequest,
            name="signInWithApple",
            gives=models.Session,
            refuses=(refusals.OddSignIn, refusals.ProviderRefused),
        ),
        rt.Route(
            "POST",
            "/auth/login",
            Service.sign_in_with_email,
            models.SignInWithEmailRequest,
            name="signInWithEmail",
            gives=models.Session,
            refuses=(
                refusals.WrongCredentials,
                refusals.AccountLocked,
                refusals.UnknownAccount,
                refusals.OddSignIn,
            ),
        ),
        rt.Route(
            "POST",
            "/auth/wechat",
            Service.sign_in_with_we_chat,
            models.SignInWithWeChatRequest,
            name="signInWithWeChat",
            gives=models.Session,
            refuses=(refusals.OddSignIn, refusals.ProviderRefused),
        ),
        rt.Route(
            "POST",
            "/auth/phone/code",
            Service.send_phone_code,
            models.SendPhoneCodeRequest,
            name="sendPhoneCode",
            status=204,
            refuses=(refusals.CodeTooSoon,),
        ),
        rt.Route(
            "POST",
            "/auth/phone",
            Service.sign_in_with_phone,
            models.SignInWithPhoneRequest,
            name="signInWithPhone",
            gives=models.Session,
            refuses=(refusals.WrongCode, refusals.OddSignIn),
        ),
        rt.Route(
            "POST",
            "/auth/challenge",
            Service.continue_sign_in,
            models.ContinueSignInRequest,
            name="continueSignIn",
            gives=models.Session,
            refuses=(refusals.WrongCode,),
        ),
        rt.Route(
            "POST",
            "/auth/register",
            Service.register,
            models.RegisterRequest,
            name="register",
            status=204,
            refuses=(refusals.WeakPassword, refusals.TermsMissing),
        ),
        rt.Route(
            "POST",
            "/auth/email/code",
            Service.send_mail_code,
            models.SendMailCodeRequest,
            name="sendMailCode",
            status=204,
            refuses=(refusals.CodeTooSoon,),
        ),
        rt.Route(
            "POST",
            "/auth/email/verify",
            Service.verify_mail,
            models.VerifyMailRequest,
            name="verifyMail",
            gives=models.Session,
            refuses=(refusals.WrongCode,),
        ),
        rt.Route(
            "PATCH",
            "/users/me",
            Service.save_profile,
            models.SaveProfileRequest,
            name="saveProfile",
            gives=models.User,
            refuses=(refusals.SessionExpired,),
        ),
        rt.Route(
            "POST",
            "/auth/refresh",
            Service.renew_session,
            models.RenewSessionRequest,
            name="renewSession",
            gives=models.RenewSessionAnswer,
            refuses=(refusals.SessionExpired,),
        ),
        rt.Route(
            "GET",
            "/auth/devices",
            Service.list_devices,
            models.ListDevicesRequest,
            name="listDevices",
            gives=list[models.Device],
            refuses=(refusals.SessionExpired,),
        ),
        rt.Route(
            "DELETE",
            "/auth/devices/{id}",
            Service.sign_out_device,
            models.SignOutDeviceRequest,
            name="signOutDevice",
            status=204,
            refuses=(refusals.SessionExpired,),
        ),
        rt.Route(
            "POST",
            "/auth/devices/sign-out-others",
            Service.sign_out_others,
            models.SignOutOthersRequest,
            name="signOutOthers",
            status=204,
            refuses=(refusals.SessionExpired,),
        ),
        rt.Route(
            "POST",
            "/auth/logout",
            Service.sign_out,
            models.SignOutRequest,
            name="signOut",
            status=204,
        ),
    ]
    return rt.make_router(
        routes,
        service,
        name="Readmigo",
        style=STYLE,
        base=base,
        limits=limits or rt.Limits(),
        debug=debug,
        dependencies=dependencies,
        on_error=on_error,
    )


def create_app(
    service: Service,
    *,
    base: str = "",
    limits: rt.Limits | None = None,
    debug: bool = False,
    on_error: rt.OnError = rt.log_error,
    **settings: Any,
) -> FastAPI:
    """An application of these endpoints alone, with the settings of FastAPI."""
    router = create_router(
        service,
        base=base,
        limits=limits,
        debug=debug,
        on_error=on_error,
    )
    return rt.make_app(router, style=STYLE, limits=limits or rt.Limits(), **settings)
