# Written by authgen from cognito.yaml: change the contract, not this file.
"""The interface of the service: one method for each endpoint."""

from __future__ import annotations

from typing import Protocol

import authcontract_server as rt

from . import models


class Service(Protocol):
    """Each method answers, or raises a refusal that its endpoint declares.

    A method may be `async` or not.
    """

    def open_page(
        self,
        request: models.OpenPageRequest,
        context: rt.Context,
    ) -> rt.Answer[models.ArrivalCallback | rt.Page | rt.Redirect | rt.WebRefused]:
        """GET /oauth2/authorize"""
        ...

    def apple_returns(
        self,
        request: models.AppleReturnsRequest,
        context: rt.Context,
    ) -> rt.Answer[models.ArrivalCallback | rt.Page | rt.Redirect | rt.WebRefused]:
        """POST /oauth2/idpresponse"""
        ...

    def exchange_code(
        self,
        request: models.ExchangeCodeRequest,
        context: rt.Context,
    ) -> rt.Answer[models.TokenSet]:
        """POST /oauth2/token

        Raises:
            CodeRefused: Status 400, error invalid_grant.
            ClientRefused: Status 400, error invalid_client.
        """
        ...

    def leave_page(
        self,
        request: models.LeavePageRequest,
        context: rt.Context,
    ) -> rt.Answer[models.DepartureCallback | rt.Page | rt.Redirect | rt.WebRefused]:
        """GET /logout"""
        ...
