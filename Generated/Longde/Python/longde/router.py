# Written by authgen from longde.yaml: change the contract, not this file.
"""Takes requests to the service, and refuses a request that cannot be read."""

from __future__ import annotations

import authcontract_server as rt
from fastapi import APIRouter, FastAPI

from . import models, refusals
from .api import Service

STYLE = rt.Style(faults={"message": "text"})


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
            "/api/auth/apple",
            service.sign_in_with_apple,
            models.SignInWithAppleRequest,
            gives=models.Session,
            refuses=(
                refusals.AccountDisabled,
                refusals.AppleRefused,
                refusals.AppleUnavailable,
            ),
        ),
        rt.Route(
            "GET",
            "/api/users/me",
            service.me,
            models.MeRequest,
            gives=models.User,
            refuses=(
                refusals.NotSignedIn,
                refusals.SessionExpired,
                refusals.AccountDisabled,
                refusals.AccountGone,
            ),
        ),
        rt.Route(
            "POST",
            "/api/auth/refresh",
            service.renew_session,
            models.RenewSessionRequest,
            gives=models.Session,
            refuses=(
                refusals.SessionExpired,
                refusals.AccountDisabled,
                refusals.AccountGone,
            ),
        ),
        rt.Route("POST", "/api/auth/logout", service.sign_out, models.SignOutRequest),
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
