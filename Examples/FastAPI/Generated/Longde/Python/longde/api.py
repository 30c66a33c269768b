# Written by authgen from longde.yaml: change the contract, not this file.
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
    ) -> rt.Answer[models.Session]:
        """The server checks the signature by Apple's keys (JWKS), the issuer and the
        audience. It finds the user or makes one.

        POST /api/auth/apple.

        Raises: AccountDisabled, AppleRefused, AppleUnavailable.
        """
        ...

    def me(
        self,
        request: models.MeRequest,
        context: rt.Context,
    ) -> rt.Answer[models.User]:
        """GET /api/users/me.

        Raises: NotSignedIn, SessionExpired, AccountDisabled, AccountGone.
        """
        ...

    def renew_session(
        self,
        request: models.RenewSessionRequest,
        context: rt.Context,
    ) -> rt.Answer[models.Session]:
        """The server keeps the hash of the refresh token alone, finds it by that, and
        looks at the user's status.

        POST /api/auth/refresh.

        Raises: SessionExpired, AccountDisabled, AccountGone.
        """
        ...

    def sign_out(
        self,
        request: models.SignOutRequest,
        context: rt.Context,
    ) -> rt.Answer[None]:
        """POST /api/auth/logout."""
        ...
