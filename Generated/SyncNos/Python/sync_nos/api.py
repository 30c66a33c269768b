# Written by authgen from syncnos.yaml: change the contract, not this file.
"""The interface of the service: one method for each endpoint."""

from __future__ import annotations

from typing import Protocol

import authcontract_server as rt

from . import models


class Service(Protocol):
    """Each method answers, or raises a refusal that its endpoint declares.

    A method may be `async` or not.
    """

    def sign_in_with_apple(
        self,
        request: models.SignInWithAppleRequest,
        context: rt.Context,
    ) -> rt.Answer[models.AuthTokens]:
        """POST /auth/login/apple

        The backend redeems the code at Apple and checks the id token by Apple's keys
        and by the nonce.

        Raises:
            InvalidIdToken: Status 401, message Invalid id_token.
            ServerFailed: Status 5xx.
        """
        ...

    def load_account(
        self,
        request: models.LoadAccountRequest,
        context: rt.Context,
    ) -> rt.Answer[models.User]:
        """GET /auth/me

        Raises:
            Unauthorized: Status 401.
            Forbidden: Status 403.
            ServerFailed: Status 5xx.
        """
        ...

    def save_first_profile(
        self,
        request: models.SaveFirstProfileRequest,
        context: rt.Context,
    ) -> rt.Answer[models.User]:
        """PATCH /auth/me

        Only when the person starts a sync, and only what Apple gave with the first
        authorization.

        Raises:
            Unauthorized: Status 401.
            Forbidden: Status 403.
            ServerFailed: Status 5xx.
        """
        ...

    def renew_tokens(
        self,
        request: models.RenewTokensRequest,
        context: rt.Context,
    ) -> rt.Answer[models.AuthTokens]:
        """POST /auth/refresh

        Raises:
            Unauthorized: Status 401.
            Forbidden: Status 403.
            ServerFailed: Status 5xx.
        """
        ...
