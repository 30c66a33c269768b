# Written by authgen from rote.yaml: change the contract, not this file.
"""The models of messages: types of the contract, and the request of each endpoint."""

from __future__ import annotations

from typing import Annotated, ClassVar, Literal

import authcontract_server as rt
from pydantic import Field


class ArrivalCallback(rt.WebCallback):
    """The end of a web sign-in."""

    callback_url: ClassVar[str] = "rote://callback"
    # The app looks for this name and no other.
    token: rt.Secret
    # Recommended.
    refresh_token: Annotated[rt.Secret | None, Field(alias="refreshToken")] = None


class OpenLoginRequest(rt.Request):
    """The request of GET /login."""

    # The page may look otherwise to the app, say without a button to register.
    type: Annotated[
        Literal["ioslogin"],
        rt.Constant("ioslogin"),
        rt.in_query("type"),
    ] = "ioslogin"


class SignInWithPasswordRequest(rt.Request):
    """The request of POST /v2/api/auth/login."""

    username: Annotated[rt.Text, rt.in_body("username")]
    password: Annotated[rt.Secret, rt.in_body("password")]


class OpenGitHubRequest(rt.Request):
    """The request of GET /v2/api/auth/oauth/github."""

    type: Annotated[
        Literal["ioslogin"],
        rt.Constant("ioslogin"),
        rt.in_query("type"),
    ] = "ioslogin"
    redirect: Annotated[
        Literal["/login"],
        rt.Constant("/login"),
        rt.in_query("redirect"),
    ] = "/login"


class GitHubCallbackRequest(rt.Request):
    """The request of GET /v2/api/auth/oauth/github/callback."""

    code: Annotated[rt.Secret, rt.in_query("code")]
