# Written by authgen from readmigo.yaml: change the contract, not this file.
"""The interface of the service: one method for each endpoint."""

from __future__ import annotations

from typing import Protocol

from . import models


class Service(Protocol):
    """Each method answers, or raises a refusal that its endpoint declares."""

    async def sign_in_with_apple(
        self,
        request: models.SignInWithAppleRequest,
    ) -> models.Session:
        """POST /auth/apple.

        Raises: OddSignIn, ProviderRefused.
        """
        ...

    async def sign_in_with_email(
        self,
        request: models.SignInWithEmailRequest,
    ) -> models.Session:
        """POST /auth/login.

        Raises: WrongCredentials, AccountLocked, UnknownAccount, OddSignIn.
        """
        ...

    async def sign_in_with_we_chat(
        self,
        request: models.SignInWithWeChatRequest,
    ) -> models.Session:
        """POST /auth/wechat.

        Raises: OddSignIn, ProviderRefused.
        """
        ...

    async def send_phone_code(self, request: models.SendPhoneCodeRequest) -> None:
        """POST /auth/phone/code.

        Raises: CodeTooSoon.
        """
        ...

    async def sign_in_with_phone(
        self,
        request: models.SignInWithPhoneRequest,
    ) -> models.Session:
        """POST /auth/phone.

        Raises: WrongCode, OddSignIn.
        """
        ...

    async def continue_sign_in(
        self,
        request: models.ContinueSignInRequest,
    ) -> models.Session:
        """Answers the verification that an odd sign-in is met with.

        POST /auth/challenge.

        Raises: WrongCode.
        """
        ...

    async def register(self, request: models.RegisterRequest) -> None:
        """Makes an account that cannot sign in before its address is verified. An
        address that is taken gets the same answer, so that nobody learns who has an
        account.

        POST /auth/register.

        Raises: WeakPassword, TermsMissing.
        """
        ...

    async def send_mail_code(self, request: models.SendMailCodeRequest) -> None:
        """POST /auth/email/code.

        Raises: CodeTooSoon.
        """
        ...

    async def verify_mail(self, request: models.VerifyMailRequest) -> models.Session:
        """Proves the address and signs in.

        POST /auth/email/verify.

        Raises: WrongCode.
        """
        ...

    async def save_profile(self, request: models.SaveProfileRequest) -> models.User:
        """PATCH /users/me.

        Raises: SessionExpired.
        """
        ...

    async def renew_session(
        self,
        request: models.RenewSessionRequest,
    ) -> models.RenewSessionAnswer:
        """POST /auth/refresh.

        Raises: SessionExpired.
        """
        ...

    async def list_devices(
        self,
        request: models.ListDevicesRequest,
    ) -> list[models.Device]:
        """GET /auth/devices.

        Raises: SessionExpired.
        """
        ...

    async def sign_out_device(self, request: models.SignOutDeviceRequest) -> None:
        """DELETE /auth/devices/{id}.

        Raises: SessionExpired.
        """
        ...

    async def sign_out_others(self, request: models.SignOutOthersRequest) -> None:
        """POST /auth/devices/sign-out-others.

        Raises: SessionExpired.
        """
        ...

    async def sign_out(self, request: models.SignOutRequest) -> None:
        """POST /auth/logout."""
        ...
