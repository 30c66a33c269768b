# Written by authgen from syncnos.yaml: change the contract, not this file.
"""The models of messages: types of the contract, and the request of each endpoint."""

from __future__ import annotations

from typing import Annotated

import authcontract_server as rt


class AuthTokens(rt.Model):
    access_token: rt.Secret
    refresh_token: rt.Secret


class User(rt.Model):
    id: rt.Text
    email: Annotated[rt.Text | None, rt.Email()] = None
    full_name: rt.Text | None = None


class SignInWithAppleRequest(rt.Request):
    """The request of POST /auth/login/apple."""

    authorization_code: Annotated[rt.Secret, rt.in_body("authorization_code")]
    nonce: Annotated[rt.Secret | None, rt.in_body("nonce")] = None


class LoadAccountRequest(rt.Request):
    """The request of GET /auth/me."""

    access: Annotated[rt.Secret | None, rt.Token("bearer")] = None


class SaveFirstProfileRequest(rt.Request):
    """The request of PATCH /auth/me."""

    access: Annotated[rt.Secret | None, rt.Token("bearer")] = None
    email: Annotated[rt.Text | None, rt.Email(), rt.in_body("email")] = None
    full_name: Annotated[rt.Text | None, rt.in_body("full_name")] = None


class RenewTokensRequest(rt.Request):
    """The request of POST /auth/refresh."""

    refresh_token: Annotated[rt.Secret, rt.in_body("refresh_token")]
