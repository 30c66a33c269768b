# Written by authgen from cognito.yaml: change the contract, not this file.
"""Takes requests to the service, and refuses a request that cannot be read."""

from __future__ import annotations

import authcontract_server as rt
from fastapi import APIRouter, FastAPI

from . import models, refusals
from .api import Service

STYLE = rt.Style(takes_forms=True, faults={"error": "text"})


def create_router(
    service: Service,
    *,
    configuration: models.Configuration | None = None,
    base: str = "",
    limits: rt.Limits | None = None,
    debug: bool = False,
) -> APIRouter:
    """The endpoints, below the path of the server's URL."""
    routes = [
        rt.Route(
            "GET",
            "/oauth2/authorize",
            service.open_page,
            models.OpenPageRequest,
            status=302,
            answers_head=False,
            callback=models.ArrivalCallback,
        ),
        rt.Route(
            "POST",
            "/oauth2/idpresponse",
            service.apple_returns,
            models.AppleReturnsRequest,
            status=302,
            callback=models.ArrivalCallback,
        ),
        rt.Route(
            "POST",
            "/oauth2/token",
            service.exchange_code,
            models.ExchangeCodeRequest,
            gives=models.TokenSet,
            refuses=(refusals.CodeRefused, refusals.ClientRefused),
        ),
        rt.Route(
            "GET",
            "/logout",
            service.leave_page,
            models.LeavePageRequest,
            status=302,
            answers_head=False,
            callback=models.DepartureCallback,
        ),
    ]
    return rt.make_router(
        routes,
        style=STYLE,
        base=base,
        limits=limits or rt.Limits(),
        debug=debug,
        deployment=rt.deployment(configuration),
    )


def create_app(
    service: Service,
    *,
    configuration: models.Configuration | None = None,
    base: str = "",
    limits: rt.Limits | None = None,
    debug: bool = False,
) -> FastAPI:
    """An application of these endpoints alone."""
    router = create_router(
        service,
        configuration=configuration,
        base=base,
        limits=limits,
        debug=debug,
    )
    return rt.make_app(router, style=STYLE, limits=limits or rt.Limits())
