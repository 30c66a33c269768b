# Written by authgen from syncnos.yaml: change the contract, not this file.
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
            "/auth/login/apple",
            service.sign_in_with_apple,
            models.SignInWithAppleRequest,
            gives=models.AuthTokens,
            refuses=(refusals.InvalidIdToken, refusals.ServerFailed),
        ),
        rt.Route(
            "GET",
            "/auth/me",
            service.load_account,
            models.LoadAccountRequest,
            gives=models.User,
            refuses=(refusals.Unauthorized, refusals.Forbidden, refusals.ServerFailed),
        ),
        rt.Route(
            "PATCH",
            "/auth/me",
            service.save_first_profile,
            models.SaveFirstProfileRequest,
            gives=models.User,
            refuses=(refusals.Unauthorized, refusals.Forbidden, refusals.ServerFailed),
        ),
        rt.Route(
            "POST",
            "/auth/refresh",
            service.renew_tokens,
            models.RenewTokensRequest,
            gives=models.AuthTokens,
            refuses=(refusals.Unauthorized, refusals.Forbidden, refusals.ServerFailed),
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
