# Written by authgen from cognito.yaml: change the contract, not this file.
"""The interface of the service: one method for each endpoint."""

from __future__ import annotations

from typing import Protocol

from . import models


class Service(Protocol):
    """Each method answers, or raises a refusal that its endpoint declares."""

    async def sign_up(self, request: models.SignUpRequest) -> models.SignUpAnswer:
        """POST /.

        Raises: UsernameTaken, AttributeNotWritable, WeakPassword, InvalidParameter,
        CodeNotSent, TooManyRequests, PoolFails.
        """
        ...

    async def confirm_sign_up(self, request: models.ConfirmSignUpRequest) -> None:
        """POST /.

        Raises: UserUnknown, AliasTaken, WrongCode, CodeExpired, AlreadyConfirmed,
        TooManyCodes, TooManyRequests, LimitExceeded, PoolFails.
        """
        ...

    async def resend_code(
        self,
        request: models.ResendCodeRequest,
    ) -> models.ResendCodeAnswer:
        """POST /.

        Raises: UserUnknown, InvalidParameter, CodeNotSent, TooManyRequests,
        LimitExceeded, PoolFails.
        """
        ...

    async def start_sign_in(
        self,
        request: models.StartSignInRequest,
    ) -> models.PasswordChallenge:
        """The password itself is never sent.

        POST /.

        Raises: TooManyPasswords, AccountDisabled, UserUnknown, NotConfirmed,
        ResetRequired, TooManyRequests, PoolFails.
        """
        ...

    async def prove_password(
        self,
        request: models.ProvePasswordRequest,
    ) -> models.SignInAnswer:
        """POST /.

        Raises: WrongPassword, TooManyPasswords, AccountDisabled, NotConfirmed,
        ResetRequired, TooManyRequests, PoolFails.
        """
        ...

    async def answer_sms(self, request: models.AnswerSmsRequest) -> models.SignInAnswer:
        """POST /.

        Raises: ChallengeEnded, WrongCode, CodeExpired, TooManyRequests, PoolFails.
        """
        ...

    async def answer_authenticator(
        self,
        request: models.AnswerAuthenticatorRequest,
    ) -> models.SignInAnswer:
        """POST /.

        Raises: ChallengeEnded, WrongCode, CodeExpired, TooManyRequests, PoolFails.
        """
        ...

    async def set_new_password(
        self,
        request: models.SetNewPasswordRequest,
    ) -> models.SignInAnswer:
        """POST /.

        Raises: ChallengeEnded, WeakPassword, InvalidParameter, TooManyRequests,
        PoolFails.
        """
        ...

    async def renew_tokens(
        self,
        request: models.RenewTokensRequest,
    ) -> models.TokenAnswer:
        """POST /.

        Raises: TooManyRequests, PoolFails, SessionEnded.
        """
        ...

    async def update_attributes(
        self,
        request: models.UpdateAttributesRequest,
    ) -> models.UpdateAttributesAnswer:
        """POST /.

        Raises: AliasTaken, AttributeNotWritable, InvalidParameter, TooManyRequests,
        PoolFails, AccessExpired, MissingScope, SessionEnded.
        """
        ...

    async def sign_out(self, request: models.SignOutRequest) -> None:
        """Signs this device out: the pool revokes the refresh token and what it
        brought. The app forgets its tokens whatever the pool answers. The gateway
        goes on taking id tokens until they expire, because it does not ask the pool.

        POST /.

        Raises: InvalidParameter, TooManyRequests, PoolFails.
        """
        ...

    async def sign_out_everywhere(
        self,
        request: models.SignOutEverywhereRequest,
    ) -> None:
        """Signs the person out on every device.

        POST /.

        Raises: TooManyRequests, PoolFails, AccessExpired, MissingScope,
        SessionEnded.
        """
        ...

    async def delete_pool_user(self, request: models.DeletePoolUserRequest) -> None:
        """POST /.

        Raises: TooManyRequests, PoolFails, AccessExpired, MissingScope,
        SessionEnded.
        """
        ...
