# Written by authgen from readmigo.yaml: change the contract, not this file.
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
        """POST /auth/apple.

        Raises: OddSignIn, ProviderRefused.
        """
        ...

    def sign_in_with_email(
        self,
        request: models.SignInWithEmailRequest,
        context: rt.Context,
    ) -> rt.Answer[models.Session]:
        """POST /auth/login.

        Raises: WrongCredentials, AccountLocked, UnknownAccount, OddSignIn.
        """
        ...

    def sign_in_with_we_chat(
        self,
        request: models.SignInWithWeChatRequest,
        context: rt.Context,
    ) -> rt.Answer[models.Session]:
        """POST /auth/wechat.

        Raises: OddSignIn, ProviderRefused.
        """
        ...

    def send_phone_code(
        self,
        request: models.SendPhoneCodeRequest,
        context: rt.Context,
    ) -> rt.Answer[None]:
        """POST /auth/phone/code.

        Raises: CodeTooSoon.
        """
        ...

    def sign_in_with_phone(
        self,
        request: models.SignInWithPhoneRequest,
        context: rt.Context,
    ) -> rt.Answer[models.Session]:
        """POST /auth/phone.

        Raises: WrongCode, OddSignIn.
        """
        ...

    def continue_sign_in(
        self,
        request: models.ContinueSignInRequest,
        context: rt.Context,
    ) -> rt.Answer[models.Session]:
        """Answers the verification that an odd sign-in is met with.

        POST /auth/challenge.

        Raises: WrongCode.
        """
        ...

    def register(
        self,
        request: models.RegisterRequest,
        context: rt.Context,
    ) -> rt.Answer[None]:
        """Makes an account that cannot sign in before its address is verified. An
        address that is taken gets the same answer, so that nobody learns who has an
        account.

        POST /auth/register.

        Raises: WeakPassword, TermsMissing.
        """
        ...

    def send_mail_code(
        self,
        request: models.SendMailCodeRequest,
        context: rt.Context,
    ) -> rt.Answer[None]:
        """POST /auth/email/code.

        Raises: CodeTooSoon.
        """
        ...

    def verify_mail(
        self,
        request: models.VerifyMailRequest,
        context: rt.Context,
    ) -> rt.Answer[models.Session]:
        """Proves the address and signs in.

        POST /auth/email/verify.

        Raises: WrongCode.
        """
        ...

    def save_profile(
        self,
        request: models.SaveProfileRequest,
        context: rt.Context,
    ) -> rt.Answer[models.User]:
        """PATCH /users/me.

        Raises: SessionExpired.
        """
        ...

    def renew_session(
        self,
        request: models.RenewSessionRequest,
        context: rt.Context,
    ) -> rt.Answer[models.RenewSessionAnswer]:
        """POST /auth/refresh.

        Raises: SessionExpired.
        """
        ...

    def list_devices(
        self,
        request: models.ListDevicesRequest,
        context: rt.Context,
    ) -> rt.Answer[list[models.Device]]:
        """GET /auth/devices.

        Raises: SessionExpired.
        """
        ...

    def sign_out_device(
        self,
        request: models.SignOutDeviceRequest,
        context: rt.Context,
    ) -> rt.Answer[None]:
        """DELETE /auth/devices/{id}.

        Raises: SessionExpired.
        """
        ...

    def sign_out_others(
        self,
        request: models.SignOutOthersRequest,
        context: rt.Context,
    ) -> rt.Answer[None]:
        """POST /auth/devices/sign-out-others.

        Raises: SessionExpired.
        """
        ...

    def sign_out(
        self,
        request: models.SignOutRequest,
        context: rt.Context,
    ) -> rt.Answer[None]:
        """POST /auth/logout."""
        ...
