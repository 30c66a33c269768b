# Written by authgen from cognito.yaml: change the contract, not this file.
"""Takes requests to the service, and refuses a request that cannot be read."""

from __future__ import annotations

import authcontract_server as rt
from fastapi import APIRouter, FastAPI

from . import models, refusals
from .api import Service

STYLE = rt.Style()


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
            "DELETE",
            "/api/user-profile/me",
            service.delete_profile,
            models.DeleteProfileRequest,
            gives=models.DeleteProfileAnswer,
            refuses=(refusals.Unauthorized,),
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
