# Written by authgen from rote.yaml: change the contract, not this file.
"""The interface of the service: one method for each endpoint."""

from __future__ import annotations

from typing import Protocol

import authcontract_server as rt

from . import models


class Service(Protocol):
    """Each method answers, or raises a refusal that its endpoint declares.

    A method may be `async` or not.
    """

    def open_login(
        self,
        request: models.OpenLoginRequest,
        context: rt.Context,
    ) -> rt.Answer[models.ArrivalCallback | rt.Page | rt.Redirect | rt.WebRefused]:
        """GET /login"""
        ...

    def sign_in_with_password(
        self,
        request: models.SignInWithPasswordRequest,
        context: rt.Context,
    ) -> rt.Answer[models.ArrivalCallback | rt.Page | rt.Redirect | rt.WebRefused]:
        """POST /v2/api/auth/login

        Raises:
            AuthenticationFailed: Status 401, . Authentication failed.
        """
        ...

    def open_git_hub(
        self,
        request: models.OpenGitHubRequest,
        context: rt.Context,
    ) -> rt.Answer[models.ArrivalCallback | rt.Page | rt.Redirect | rt.WebRefused]:
        """GET /v2/api/auth/oauth/github

        Redirects to GitHub's own page, where the person agrees.
        """
        ...

    def git_hub_callback(
        self,
        request: models.GitHubCallbackRequest,
        context: rt.Context,
    ) -> rt.Answer[models.ArrivalCallback | rt.Page | rt.Redirect | rt.WebRefused]:
        """GET /v2/api/auth/oauth/github/callback

        The server exchanges the code at GitHub and makes both tokens.
        """
        ...
