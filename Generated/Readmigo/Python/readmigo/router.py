# Written by authgen from readmigo.yaml: change the contract, not this file.
"""Takes requests to the service, and refuses a request that cannot be read."""

from __future__ import annotations

import authcontract_server as rt
from fastapi import APIRouter, FastAPI

from . import models, refusals
from .api import Service

STYLE = rt.Style(faults={"code": "text"})


def create_router(
    service: Service,
    *,
    base: str = "",
    limits: rt.Limits | None = None,
    debug: bool = False,
) -> APIRouter:
    """The endpoints, below the path of the server's URL."""
    routes = [
        rt.Route(
            "POST",
            "/auth/apple",
            service.sign_in_with_apple,
            models.SignInWithAppleRequest,
            gives=models.Session,
            refuses=(refusals.OddSignIn, refusals.ProviderRefused),
        ),
        rt.Route(
            "POST",
            "/auth/login",
            service.sign_in_with_email,
            models.SignInWithEmailRequest,
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
            service.sign_in_with_we_chat,
            models.SignInWithWeChatRequest,
            gives=models.Session,
            refuses=(refusals.OddSignIn, refusals.ProviderRefused),
        ),
        rt.Route(
            "POST",
            "/auth/phone/code",
            service.send_phone_code,
            models.SendPhoneCodeRequest,
            status=204,
            refuses=(refusals.CodeTooSoon,),
        ),
        rt.Route(
            "POST",
            "/auth/phone",
            service.sign_in_with_phone,
            models.SignInWithPhoneRequest,
            gives=models.Session,
            refuses=(refusals.WrongCode, refusals.OddSignIn),
        ),
        rt.Route(
            "POST",
            "/auth/challenge",
            service.continue_sign_in,
            models.ContinueSignInRequest,
            gives=models.Session,
            refuses=(refusals.WrongCode,),
        ),
        rt.Route(
            "POST",
            "/auth/register",
            service.register,
            models.RegisterRequest,
            status=204,
            refuses=(refusals.WeakPassword, refusals.TermsMissing),
        ),
        rt.Route(
            "POST",
            "/auth/email/code",
            service.send_mail_code,
            models.SendMailCodeRequest,
            status=204,
            refuses=(refusals.CodeTooSoon,),
        ),
        rt.Route(
            "POST",
            "/auth/email/verify",
            service.verify_mail,
            models.VerifyMailRequest,
            gives=models.Session,
            refuses=(refusals.WrongCode,),
        ),
        rt.Route(
            "PATCH",
            "/users/me",
            service.save_profile,
            models.SaveProfileRequest,
            gives=models.User,
            refuses=(refusals.SessionExpired,),
        ),
        rt.Route(
            "POST",
            "/auth/refresh",
            service.renew_session,
            models.RenewSessionRequest,
            gives=models.RenewSessionAnswer,
            refuses=(refusals.SessionExpired,),
        ),
        rt.Route(
            "GET",
            "/auth/devices",
            service.list_devices,
            models.ListDevicesRequest,
            gives=list[models.Device],
            refuses=(refusals.SessionExpired,),
        ),
        rt.Route(
            "DELETE",
            "/auth/devices/{id}",
            service.sign_out_device,
            models.SignOutDeviceRequest,
            status=204,
            refuses=(refusals.SessionExpired,),
        ),
        rt.Route(
            "POST",
            "/auth/devices/sign-out-others",
            service.sign_out_others,
            models.SignOutOthersRequest,
            status=204,
            refuses=(refusals.SessionExpired,),
        ),
        rt.Route(
            "POST",
            "/auth/logout",
            service.sign_out,
            models.SignOutRequest,
            status=204,
        ),
    ]
    return rt.make_router(
        routes,
        style=STYLE,
        base=base,
        limits=limits or rt.Limits(),
        debug=debug,
    )


def create_app(
    service: Service,
    *,
    base: str = "",
    limits: rt.Limits | None = None,
    debug: bool = False,
) -> FastAPI:
    """An application of these endpoints alone."""
    router = create_router(
        service,
        base=base,
        limits=limits,
        debug=debug,
    )
    return rt.make_app(router, style=STYLE, limits=limits or rt.Limits())
