# Written by authgen from syncnos.yaml: change the contract, not this file.
"""Takes requests to the service, and refuses a request that cannot be read."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import authcontract_server as rt
from fastapi import APIRouter, FastAPI, params

from . import models, refusals
from .api import Service

STYLE = rt.Style(faults={"message": "text"})


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
            "/auth/login/apple",
            Service.sign_in_with_apple,
            models.SignInWithAppleRequest,
            name="signInWithApple",
            gives=models.AuthTokens,
            refuses=(refusals.InvalidIdToken, refusals.ServerFailed),
        ),
        rt.Route(
            "GET",
            "/auth/me",
            Service.load_account,
            models.LoadAccountRequest,
            name="loadAccount",
            gives=models.User,
            refuses=(refusals.Unauthorized, refusals.Forbidden, refusals.ServerFailed),
        ),
        rt.Route(
            "PATCH",
            "/auth/me",
            Service.save_first_profile,
            models.SaveFirstProfileRequest,
            name="saveFirstProfile",
            gives=models.User,
            refuses=(refusals.Unauthorized, refusals.Forbidden, refusals.ServerFailed),
        ),
        rt.Route(
            "POST",
            "/auth/refresh",
            Service.renew_tokens,
            models.RenewTokensRequest,
            name="renewTokens",
            gives=models.AuthTokens,
            refuses=(refusals.Unauthorized, refusals.Forbidden, refusals.ServerFailed),
        ),
    ]
    return rt.make_router(
        routes,
        service,
        name="SyncNos",
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
