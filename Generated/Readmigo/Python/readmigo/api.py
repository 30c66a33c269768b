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
        """POST /auth/apple

        Raises:
            OddSignIn: Status 403.
            ProviderRefused: Status 401.
        """
        ...

    def sign_in_with_email(
        self,
        request: models.SignInWithEmailRequest,
        context: rt.Context,
    ) -> rt.Answer[models.Session]:
        """POST /auth/login

        Raises:
            WrongCredentials: Status 401, code AUTH_001.
            AccountLocked: Status 423, code AUTH_002.
            UnknownAccount: Status 404.
            OddSignIn: Status 403.
        """
        ...

    def sign_in_with_we_chat(
        self,
        request: models.SignInWithWeChatRequest,
        context: rt.Context,
    ) -> rt.Answer[models.Session]:
        """POST /auth/wechat

        Raises:
            OddSignIn: Status 403.
            ProviderRefused: Status 401.
        """
        ...

    def send_phone_code(
        self,
        request: models.SendPhoneCodeRequest,
        context: rt.Context,
    ) -> rt.Answer[None]:
        """POST /auth/phone/code

        Raises:
            CodeTooSoon: Status 429.
        """
        ...

    def sign_in_with_phone(
        self,
        request: models.SignInWithPhoneRequest,
        context: rt.Context,
    ) -> rt.Answer[models.Session]:
        """POST /auth/phone

        Raises:
            WrongCode: Status 400, code AUTH_003.
            OddSignIn: Status 403.
        """
        ...

    def continue_sign_in(
        self,
        request: models.ContinueSignInRequest,
        context: rt.Context,
    ) -> rt.Answer[models.Session]:
        """POST /auth/challenge

        Answers the verification that an odd sign-in is met with.

        Raises:
            WrongCode: Status 400, code AUTH_003.
        """
        ...

    def register(
        self,
        request: models.RegisterRequest,
        context: rt.Context,
    ) -> rt.Answer[None]:
        """POST /auth/register

        Makes an account that cannot sign in before its address is verified. An address
        that is taken gets the same answer, so that nobody learns who has an account.

        Raises:
            WeakPassword: Status 422.
            TermsMissing: Status 403.
        """
        ...

    def send_mail_code(
        self,
        request: models.SendMailCodeRequest,
        context: rt.Context,
    ) -> rt.Answer[None]:
        """POST /auth/email/code

        Raises:
            CodeTooSoon: Status 429.
        """
        ...

    def verify_mail(
        self,
        request: models.VerifyMailRequest,
        context: rt.Context,
    ) -> rt.Answer[models.Session]:
        """POST /auth/email/verify

        Proves the address and signs in.

        Raises:
            WrongCode: Status 400, code AUTH_003.
        """
        ...

    def save_profile(
        self,
        request: models.SaveProfileRequest,
        context: rt.Context,
    ) -> rt.Answer[models.User]:
        """PATCH /users/me

        Raises:
            SessionExpired: Status 401, code AUTH_004.
        """
        ...

    def renew_session(
        self,
        request: models.RenewSessionRequest,
        context: rt.Context,
    ) -> rt.Answer[models.RenewSessionAnswer]:
        """POST /auth/refresh

        Raises:
            SessionExpired: Status 401, code AUTH_004.
        """
        ...

    def list_devices(
        self,
        request: models.ListDevicesRequest,
        context: rt.Context,
    ) -> rt.Answer[list[models.Device]]:
        """GET /auth/devices

        Raises:
            SessionExpired: Status 401, code AUTH_004.
        """
        ...

    def sign_out_device(
        self,
        request: models.SignOutDeviceRequest,
        context: rt.Context,
    ) -> rt.Answer[None]:
        """DELETE /auth/devices/{id}

        Raises:
            SessionExpired: Status 401, code AUTH_004.
        """
        ...

    def sign_out_others(
        self,
        request: models.SignOutOthersRequest,
        context: rt.Context,
    ) -> rt.Answer[None]:
        """POST /auth/devices/sign-out-others

        Raises:
            SessionExpired: Status 401, code AUTH_004.
        """
        ...

    def sign_out(
        self,
        request: models.SignOutRequest,
        context: rt.Context,
    ) -> rt.Answer[None]:
        """POST /auth/logout"""
        ...
