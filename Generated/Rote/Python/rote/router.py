# Written by authgen from rote.yaml: change the contract, not this file.
"""Takes requests to the service, and refuses a request that cannot be read."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import authcontract_server as rt
from fastapi import APIRouter, FastAPI, params

from . import models, refusals
from .api import Service

STYLE = rt.Style(takes_forms=True, refuses_in_text=True, faults={".": "text"})


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
            "GET",
            "/login",
            Service.open_login,
            models.OpenLoginRequest,
            name="openLogin",
            status=302,
            answers_head=False,
            callback=models.ArrivalCallback,
        ),
        rt.Route(
            "POST",
            "/v2/api/auth/login",
            Service.sign_in_with_password,
            models.SignInWithPasswordRequest,
            name="signInWithPassword",
            status=302,
            refuses=(refusals.AuthenticationFailed,),
            callback=models.ArrivalCallback,
        ),
        rt.Route(
            "GET",
            "/v2/api/auth/oauth/github",
            Service.open_git_hub,
            models.OpenGitHubRequest,
            name="openGitHub",
            status=302,
            answers_head=False,
            callback=models.ArrivalCallback,
        ),
        rt.Route(
            "GET",
            "/v2/api/auth/oauth/github/callback",
            Service.git_hub_callback,
            models.GitHubCallbackRequest,
            name="gitHubCallback",
            status=302,
            answers_head=False,
            callback=models.ArrivalCallback,
        ),
    ]
    return rt.make_router(
        routes,
        service,
        name="Rote",
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
