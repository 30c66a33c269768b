# Written by authgen from cognito.yaml: change the contract, not this file.
"""The interface of the service: one method for each endpoint."""

from __future__ import annotations

from typing import Protocol

import authcontract_server as rt

from . import models


class Service(Protocol):
    """Each method answers, or raises a refusal that its endpoint declares."""

    async def open_page(
        self,
        request: models.OpenPageRequest,
    ) -> models.ArrivalCallback | rt.Page | rt.Redirect | rt.WebRefused:
        """GET /oauth2/authorize."""
        ...

    async def apple_returns(
        self,
        request: models.AppleReturnsRequest,
    ) -> models.ArrivalCallback | rt.Page | rt.Redirect | rt.WebRefused:
        """POST /oauth2/idpresponse."""
        ...

    async def exchange_code(
        self,
        request: models.ExchangeCodeRequest,
    ) -> models.TokenSet:
        """POST /oauth2/token.

        Raises: CodeRefused, ClientRefused.
        """
        ...

    async def leave_page(
        self,
        request: models.LeavePageRequest,
    ) -> models.DepartureCallback | rt.Page | rt.Redirect | rt.WebRefused:
        """GET /logout."""
        ...
