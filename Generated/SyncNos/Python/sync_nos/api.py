# Written by authgen from syncnos.yaml: change the contract, not this file.
"""The interface of the service: one method for each endpoint."""

from __future__ import annotations

from typing import Protocol

from . import models


class Service(Protocol):
    """Each method answers, or raises a refusal that its endpoint declares."""

    async def sign_in_with_apple(
        self,
        request: models.SignInWithAppleRequest,
    ) -> models.AuthTokens:
        """The backend redeems the code at Apple and checks the id token by Apple's keys
        and by the nonce.

        POST /auth/login/apple.

        Raises: InvalidIdToken, ServerFailed.
        """
        ...

    async def load_account(self, request: models.LoadAccountRequest) -> models.User:
        """GET /auth/me.

        Raises: Unauthorized, Forbidden, ServerFailed.
        """
        ...

    async def save_first_profile(
        self,
        request: models.SaveFirstProfileRequest,
    ) -> models.User:
        """Only when the person starts a sync, and only what Apple gave with the first
        authorization.

        PATCH /auth/me.

        Raises: Unauthorized, Forbidden, ServerFailed.
        """
        ...

    async def renew_tokens(
        self,
        request: models.RenewTokensRequest,
    ) -> models.AuthTokens:
        """POST /auth/refresh.

        Raises: Unauthorized, Forbidden, ServerFailed.
        """
        ...
