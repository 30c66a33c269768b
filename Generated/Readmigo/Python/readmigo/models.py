# Written by authgen from readmigo.yaml: change the contract, not this file.
"""The models of messages: types of the contract, and the request of each endpoint."""

from __future__ import annotations

from typing import Annotated

import authcontract_server as rt
from pydantic import Field


class User(rt.Model):
    id: rt.Text
    nickname: rt.Text | None = None


class Session(rt.Model):
    access_token: Annotated[rt.Secret, Field(alias="accessToken")]
    refresh_token: Annotated[rt.Secret, Field(alias="refreshToken")]
    user: User


class Device(rt.Model):
    id: rt.Text
    name: rt.Text
    current: rt.Boolean
    last_active: Annotated[rt.Instant, Field(alias="lastActive")]


class RenewSessionAnswer(rt.Model):
    access_token: Annotated[rt.Secret, Field(alias="accessToken")]


class SignInWithAppleRequest(rt.Request):
    """The request of POST /auth/apple."""

    device_fingerprint: Annotated[rt.Secret, rt.in_header("X-Device-Fingerprint")]
    identity_token: Annotated[rt.Secret, rt.in_body("identityToken")]


class SignInWithEmailRequest(rt.Request):
    """The request of POST /auth/login."""

    device_fingerprint: Annotated[rt.Secret, rt.in_header("X-Device-Fingerprint")]
    email: Annotated[rt.Text, rt.Email(), rt.in_body("email")]
    password: Annotated[rt.Secret, rt.in_body("password")]


class SignInWithWeChatRequest(rt.Request):
    """The request of POST /auth/wechat."""

    device_fingerprint: Annotated[rt.Secret, rt.in_header("X-Device-Fingerprint")]
    code: Annotated[rt.Secret, rt.in_body("code")]


class SendPhoneCodeRequest(rt.Request):
    """The request of POST /auth/phone/code."""

    device_fingerprint: Annotated[rt.Secret, rt.in_header("X-Device-Fingerprint")]
    phone: Annotated[rt.Text, rt.Phone(), rt.in_body("phone")]


class SignInWithPhoneRequest(rt.Request):
    """The request of POST /auth/phone."""

    device_fingerprint: Annotated[rt.Secret, rt.in_header("X-Device-Fingerprint")]
    phone: Annotated[rt.Text, rt.Phone(), rt.in_body("phone")]
    code: Annotated[rt.Secret, rt.in_body("code")]


class ContinueSignInRequest(rt.Request):
    """The request of POST /auth/challenge."""

    device_fingerprint: Annotated[rt.Secret, rt.in_header("X-Device-Fingerprint")]
    challenge: Annotated[rt.Secret, rt.in_body("challenge")]
    code: Annotated[rt.Secret, rt.in_body("code")]


class RegisterRequest(rt.Request):
    """The request of POST /auth/register."""

    device_fingerprint: Annotated[rt.Secret, rt.in_header("X-Device-Fingerprint")]
    email: Annotated[rt.Text, rt.Email(), rt.in_body("email")]
    password: Annotated[rt.Secret, rt.in_body("password")]
    accepts_terms: Annotated[rt.Boolean, rt.in_body("acceptsTerms")]


class SendMailCodeRequest(rt.Request):
    """The request of POST /auth/email/code."""

    device_fingerprint: Annotated[rt.Secret, rt.in_header("X-Device-Fingerprint")]
    email: Annotated[rt.Text, rt.Email(), rt.in_body("email")]


class VerifyMailRequest(rt.Request):
    """The request of POST /auth/email/verify."""

    device_fingerprint: Annotated[rt.Secret, rt.in_header("X-Device-Fingerprint")]
    email: Annotated[rt.Text, rt.Email(), rt.in_body("email")]
    code: Annotated[rt.Secret, rt.in_body("code")]


class SaveProfileRequest(rt.Request):
    """The request of PATCH /users/me."""

    access: Annotated[rt.Secret | None, rt.Token("bearer")] = None
    device_fingerprint: Annotated[rt.Secret, rt.in_header("X-Device-Fingerprint")]
    nickname: Annotated[rt.Text, rt.in_body("nickname")]


class RenewSessionRequest(rt.Request):
    """The request of POST /auth/refresh."""

    device_fingerprint: Annotated[rt.Secret, rt.in_header("X-Device-Fingerprint")]
    refresh_token: Annotated[rt.Secret, rt.in_body("refreshToken")]


class ListDevicesRequest(rt.Request):
    """The request of GET /auth/devices."""

    access: Annotated[rt.Secret | None, rt.Token("bearer")] = None
    device_fingerprint: Annotated[rt.Secret, rt.in_header("X-Device-Fingerprint")]


class SignOutDeviceRequest(rt.Request):
    """The request of DELETE /auth/devices/{id}."""

    access: Annotated[rt.Secret | None, rt.Token("bearer")] = None
    id: Annotated[rt.Text, rt.in_path("id")]
    device_fingerprint: Annotated[rt.Secret, rt.in_header("X-Device-Fingerprint")]


class SignOutOthersRequest(rt.Request):
    """The request of POST /auth/devices/sign-out-others."""

    access: Annotated[rt.Secret | None, rt.Token("bearer")] = None
    device_fingerprint: Annotated[rt.Secret, rt.in_header("X-Device-Fingerprint")]


class SignOutRequest(rt.Request):
    """The request of POST /auth/logout."""

    device_fingerprint: Annotated[rt.Secret, rt.in_header("X-Device-Fingerprint")]
    refresh_token: Annotated[rt.Secret, rt.in_body("refreshToken")]
