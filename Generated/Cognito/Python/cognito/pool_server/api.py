# Written by authgen from cognito.yaml: change the contract, not this file.
"""The interface of the service: one method for each endpoint."""

from __future__ import annotations

from typing import Protocol

import authcontract_server as rt

from . import models


class Service(Protocol):
    """Each method answers, or raises a refusal that its endpoint declares.

    A method may be `async` or not.
    """

    def sign_up(
        self,
        request: models.SignUpRequest,
        context: rt.Context,
    ) -> rt.Answer[models.SignUpAnswer]:
        """POST /.

        Raises: UsernameTaken, AttributeNotWritable, WeakPassword, InvalidParameter,
        CodeNotSent, TooManyRequests, PoolFails.
        """
        ...

    def confirm_sign_up(
        self,
        request: models.ConfirmSignUpRequest,
        context: rt.Context,
    ) -> rt.Answer[None]:
        """POST /.

        Raises: UserUnknown, AliasTaken, WrongCode, CodeExpired, AlreadyConfirmed,
        TooManyCodes, TooManyRequests, LimitExceeded, PoolFails.
        """
        ...

    def resend_code(
        self,
        request: models.ResendCodeRequest,
        context: rt.Context,
    ) -> rt.Answer[models.ResendCodeAnswer]:
        """POST /.

        Raises: UserUnknown, InvalidParameter, CodeNotSent, TooManyRequests,
        LimitExceeded, PoolFails.
        """
        ...

    def start_sign_in(
        self,
        request: models.StartSignInRequest,
        context: rt.Context,
    ) -> rt.Answer[models.PasswordChallenge]:
        """The password itself is never sent.

        POST /.

        Raises: TooManyPasswords, AccountDisabled, UserUnknown, NotConfirmed,
        ResetRequired, TooManyRequests, PoolFails.
        """
        ...

    def prove_password(
        self,
        request: models.ProvePasswordRequest,
        context: rt.Context,
    ) -> rt.Answer[models.SignInAnswer]:
        """POST /.

        Raises: WrongPassword, TooManyPasswords, AccountDisabled, NotConfirmed,
        ResetRequired, TooManyRequests, PoolFails.
        """
        ...

    def answer_sms(
        self,
        request: models.AnswerSmsRequest,
        context: rt.Context,
    ) -> rt.Answer[models.SignInAnswer]:
        """POST /.

        Raises: ChallengeEnded, WrongCode, CodeExpired, TooManyRequests, PoolFails.
        """
        ...

    def answer_authenticator(
        self,
        request: models.AnswerAuthenticatorRequest,
        context: rt.Context,
    ) -> rt.Answer[models.SignInAnswer]:
        """POST /.

        Raises: ChallengeEnded, WrongCode, CodeExpired, TooManyRequests, PoolFails.
        """
        ...

    def set_new_password(
        self,
        request: models.SetNewPasswordRequest,
        context: rt.Context,
    ) -> rt.Answer[models.SignInAnswer]:
        """POST /.

        Raises: ChallengeEnded, WeakPassword, InvalidParameter, TooManyRequests,
        PoolFails.
        """
        ...

    def renew_tokens(
        self,
        request: models.RenewTokensRequest,
        context: rt.Context,
    ) -> rt.Answer[models.TokenAnswer]:
        """POST /.

        Raises: TooManyRequests, PoolFails, SessionEnded.
        """
        ...

    def update_attributes(
        self,
        request: models.UpdateAttributesRequest,
        context: rt.Context,
    ) -> rt.Answer[models.UpdateAttributesAnswer]:
        """POST /.

        Raises: AliasTaken, AttributeNotWritable, InvalidParameter, TooManyRequests,
        PoolFails, AccessExpired, MissingScope, SessionEnded.
        """
        ...

    def sign_out(
        self,
        request: models.SignOutRequest,
        context: rt.Context,
    ) -> rt.Answer[None]:
        """Signs this device out: the pool revokes the refresh token and what it
        brought. The app forgets its tokens whatever the pool answers. The gateway
        goes on taking id tokens until they expire, because it does not ask the pool.

        POST /.

        Raises: InvalidParameter, TooManyRequests, PoolFails.
        """
        ...

    def sign_out_everywhere(
        self,
        request: models.SignOutEverywhereRequest,
        context: rt.Context,
    ) -> rt.Answer[None]:
        """Signs the person out on every device.

        POST /.

        Raises: TooManyRequests, PoolFails, AccessExpired, MissingScope,
        SessionEnded.
        """
        ...

    def delete_pool_user(
        self,
        request: models.DeletePoolUserRequest,
        context: rt.Context,
    ) -> rt.Answer[None]:
        """POST /.

        Raises: TooManyRequests, PoolFails, AccessExpired, MissingScope,
        SessionEnded.
        """
        ...
