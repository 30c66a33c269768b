# Written by authgen from longde.yaml: change the contract, not this file.
"""What travels: types of the contract and what each endpoint takes."""

from __future__ import annotations

from typing import Annotated

import authcontract_server as rt
from pydantic import Field


class UserStatus(rt.Enumeration):
    ACTIVE = "active"
    DELETED = "deleted"


class User(rt.Model):
    """User, as it travels."""

    id: rt.Uuid
    email: Annotated[rt.Text | None, rt.Email()] = None
    full_name: Annotated[rt.Text | None, Field(alias="fullName")] = None
    status: UserStatus


class Session(rt.Model):
    """Session, as it travels."""

    access_token: Annotated[rt.Secret, Field(alias="accessToken")]
    refresh_token: Annotated[rt.Secret, Field(alias="refreshToken")]
    user: User


class SignInWithAppleRequest(rt.Request):
    """What POST /api/auth/apple takes."""

    identity_token: Annotated[rt.Secret, rt.in_body("identityToken")]
    full_name: Annotated[rt.Text | None, rt.in_body("fullName")] = None
    email: Annotated[rt.Text | None, rt.in_body("email")] = None


class MeRequest(rt.Request):
    """What GET /api/users/me takes."""

    access: Annotated[rt.Secret | None, rt.Token("bearer")] = None


class RenewSessionRequest(rt.Request):
    """What POST /api/auth/refresh takes."""

    refresh_token: Annotated[rt.Secret, rt.in_body("refreshToken")]


class SignOutRequest(rt.Request):
    """What POST /api/auth/logout takes."""

    refresh_token: Annotated[rt.Secret, rt.in_body("refreshToken")]
