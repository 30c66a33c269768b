# Written by authgen from longde.yaml: change the contract, not this file.
"""The models of messages: types of the contract, and the request of each endpoint."""

from __future__ import annotations

from typing import Annotated

import authcontract_server as rt
from pydantic import Field


class UserStatus(rt.Enumeration):
    ACTIVE = "active"
    DELETED = "deleted"


class User(rt.Model):
    id: rt.Uuid
    email: Annotated[rt.Text | None, rt.Email()] = None
    full_name: Annotated[rt.Text | None, Field(alias="fullName")] = None
    status: UserStatus


class Session(rt.Model):
    access_token: Annotated[rt.Secret, Field(alias="accessToken")]
    refresh_token: Annotated[rt.Secret, Field(alias="refreshToken")]
    user: User


class SignInWithAppleRequest(rt.Request):
    """The request of POST /api/auth/apple."""

    identity_token: Annotated[rt.Secret, rt.in_body("identityToken")]
    full_name: Annotated[rt.Text | None, rt.in_body("fullName")] = None
    email: Annotated[rt.Text | None, rt.Email(), rt.in_body("email")] = None


class MeRequest(rt.Request):
    """The request of GET /api/users/me."""

    access: Annotated[rt.Secret | None, rt.Token("bearer")] = None


class RenewSessionRequest(rt.Request):
    """The request of POST /api/auth/refresh."""

    refresh_token: Annotated[rt.Secret, rt.in_body("refreshToken")]


class SignOutRequest(rt.Request):
    """The request of POST /api/auth/logout."""

    refresh_token: Annotated[rt.Secret, rt.in_body("refreshToken")]
