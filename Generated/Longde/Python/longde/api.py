# Written by authgen from longde.yaml: change the contract, not this file.
"""What the service implements: one method for each endpoint."""

from __future__ import annotations

from typing import Protocol

from . import models


class Service(Protocol):
    """Each method answers, or raises what its endpoint declares and nothing else."""

    async def sign_in_with_apple(
        self,
        request: models.SignInWithAppleRequest,
    ) -> models.Session:
        """POST /api/auth/apple.

        Raises: AccountDisabled, AppleRefused, AppleUnavailable.
        """
        ...

    async def me(self, request: models.MeRequest) -> models.User:
        """GET /api/users/me.

        Raises: NotSignedIn, SessionExpired, AccountDisabled, AccountGone.
        """
        ...

    async def renew_session(
        self,
        request: models.RenewSessionRequest,
    ) -> models.Session:
        """POST /api/auth/refresh.

        Raises: SessionExpired, AccountDisabled, AccountGone.
        """
        ...

    async def sign_out(self, request: models.SignOutRequest) -> None:
        """POST /api/auth/logout."""
        ...
