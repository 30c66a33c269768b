# Written by authgen from rote.yaml: change the contract, not this file.
"""What travels: types of the contract and what each endpoint takes."""

from __future__ import annotations

from typing import Annotated, ClassVar, Literal

import authcontract_server as rt
from pydantic import Field


class ArrivalCallback(rt.WebCallback):
    """What ends a web sign-in."""

    callback_url: ClassVar[str] = "rote://callback"
    # The app looks for this name and no other.
    token: rt.Secret
    # Recommended.
    refresh_token: Annotated[rt.Secret | None, Field(alias="refreshToken")] = None


class OpenLoginRequest(rt.Request):
    """What GET /login takes."""

    # The page may look otherwise to the app, say without a button to register.
    type: Annotated[
        Literal["ioslogin"],
        rt.Constant("ioslogin"),
        rt.in_query("type"),
    ] = "ioslogin"


class SignInWithPasswordRequest(rt.Request):
    """What POST /v2/api/auth/login takes."""

    username: Annotated[rt.Text, rt.in_body("username")]
    password: Annotated[rt.Secret, rt.in_body("password")]


class OpenGitHubRequest(rt.Request):
    """What GET /v2/api/auth/oauth/github takes."""

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
    """What GET /v2/api/auth/oauth/github/callback takes."""

    code: Annotated[rt.Secret, rt.in_query("code")]
