# Written by authgen from rote.yaml: change the contract, not this file.
"""Takes requests to the service, and refuses a request that cannot be read."""

from __future__ import annotations

import authcontract_server as rt
from fastapi import APIRouter, FastAPI

from . import models, refusals
from .api import Service

STYLE = rt.Style(takes_forms=True, refuses_in_text=True, faults={".": "text"})


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
            "GET",
            "/login",
            service.open_login,
            models.OpenLoginRequest,
            status=302,
            answers_head=False,
            callback=models.ArrivalCallback,
        ),
        rt.Route(
            "POST",
            "/v2/api/auth/login",
            service.sign_in_with_password,
            models.SignInWithPasswordRequest,
            status=302,
            refuses=(refusals.AuthenticationFailed,),
            callback=models.ArrivalCallback,
        ),
        rt.Route(
            "GET",
            "/v2/api/auth/oauth/github",
            service.open_git_hub,
            models.OpenGitHubRequest,
            status=302,
            answers_head=False,
            callback=models.ArrivalCallback,
        ),
        rt.Route(
            "GET",
            "/v2/api/auth/oauth/github/callback",
            service.git_hub_callback,
            models.GitHubCallbackRequest,
            status=302,
            answers_head=False,
            callback=models.ArrivalCallback,
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
