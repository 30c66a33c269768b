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
        """POST /

        Raises:
            UsernameTaken: Status 400, __type UsernameExistsException.
            AttributeNotWritable: Status 400, __type NotAuthorizedException, message begins
            with A client attempted to write unauthorized attribute.
            WeakPassword: Status 400, __type InvalidPasswordException.
            InvalidParameter: Status 400, __type InvalidParameterException.
            CodeNotSent: Status 400, __type CodeDeliveryFailureException.
            TooManyRequests: Status 400, __type TooManyRequestsException.
            PoolFails: Status 5xx.
        """
        ...

    def confirm_sign_up(
        self,
        request: models.ConfirmSignUpRequest,
        context: rt.Context,
    ) -> rt.Answer[None]:
        """POST /

        Raises:
            UserUnknown: Status 400, __type UserNotFoundException.
            AliasTaken: Status 400, __type AliasExistsException.
            WrongCode: Status 400, __type CodeMismatchException.
            CodeExpired: Status 400, __type ExpiredCodeException.
            AlreadyConfirmed: Status 400, __type NotAuthorizedException, message begins with
            User cannot be confirmed.
            TooManyCodes: Status 400, __type TooManyFailedAttemptsException.
            TooManyRequests: Status 400, __type TooManyRequestsException.
            LimitExceeded: Status 400, __type LimitExceededException.
            PoolFails: Status 5xx.
        """
        ...

    def resend_code(
        self,
        request: models.ResendCodeRequest,
        context: rt.Context,
    ) -> rt.Answer[models.ResendCodeAnswer]:
        """POST /

        Raises:
            UserUnknown: Status 400, __type UserNotFoundException.
            InvalidParameter: Status 400, __type InvalidParameterException.
            CodeNotSent: Status 400, __type CodeDeliveryFailureException.
            TooManyRequests: Status 400, __type TooManyRequestsException.
            LimitExceeded: Status 400, __type LimitExceededException.
            PoolFails: Status 5xx.
        """
        ...

    def start_sign_in(
        self,
        request: models.StartSignInRequest,
        context: rt.Context,
    ) -> rt.Answer[models.PasswordChallenge]:
        """POST /

        The password itself is never sent.

        Raises:
            TooManyPasswords: Status 400, __type NotAuthorizedException, message Password
            attempts exceeded.
            AccountDisabled: Status 400, __type NotAuthorizedException, message User is
            disabled..
            UserUnknown: Status 400, __type UserNotFoundException.
            NotConfirmed: Status 400, __type UserNotConfirmedException.
            ResetRequired: Status 400, __type PasswordResetRequiredException.
            TooManyRequests: Status 400, __type TooManyRequestsException.
            PoolFails: Status 5xx.
        """
        ...

    def prove_password(
        self,
        request: models.ProvePasswordRequest,
        context: rt.Context,
    ) -> rt.Answer[models.SignInAnswer]:
        """POST /

        Raises:
            WrongPassword: Status 400, __type NotAuthorizedException.
            TooManyPasswords: Status 400, __type NotAuthorizedException, message Password
            attempts exceeded.
            AccountDisabled: Status 400, __type NotAuthorizedException, message User is
            disabled..
            NotConfirmed: Status 400, __type UserNotConfirmedException.
            ResetRequired: Status 400, __type PasswordResetRequiredException.
            TooManyRequests: Status 400, __type TooManyRequestsException.
            PoolFails: Status 5xx.
        """
        ...

    def answer_sms(
        self,
        request: models.AnswerSmsRequest,
        context: rt.Context,
    ) -> rt.Answer[models.SignInAnswer]:
        """POST /

        Raises:
            ChallengeEnded: Status 400, __type NotAuthorizedException, message begins with
            Invalid session for the user.
            WrongCode: Status 400, __type CodeMismatchException.
            CodeExpired: Status 400, __type ExpiredCodeException.
            TooManyRequests: Status 400, __type TooManyRequestsException.
            PoolFails: Status 5xx.
        """
        ...

    def answer_authenticator(
        self,
        request: models.AnswerAuthenticatorRequest,
        context: rt.Context,
    ) -> rt.Answer[models.SignInAnswer]:
        """POST /

        Raises:
            ChallengeEnded: Status 400, __type NotAuthorizedException, message begins with
            Invalid session for the user.
            WrongCode: Status 400, __type CodeMismatchException.
            CodeExpired: Status 400, __type ExpiredCodeException.
            TooManyRequests: Status 400, __type TooManyRequestsException.
            PoolFails: Status 5xx.
        """
        ...

    def set_new_password(
        self,
        request: models.SetNewPasswordRequest,
        context: rt.Context,
    ) -> rt.Answer[models.SignInAnswer]:
        """POST /

        Raises:
            ChallengeEnded: Status 400, __type NotAuthorizedException, message begins with
            Invalid session for the user.
            WeakPassword: Status 400, __type InvalidPasswordException.
            InvalidParameter: Status 400, __type InvalidParameterException.
            TooManyRequests: Status 400, __type TooManyRequestsException.
            PoolFails: Status 5xx.
        """
        ...

    def renew_tokens(
        self,
        request: models.RenewTokensRequest,
        context: rt.Context,
    ) -> rt.Answer[models.TokenAnswer]:
        """POST /

        Raises:
            TooManyRequests: Status 400, __type TooManyRequestsException.
            PoolFails: Status 5xx.
            SessionEnded: Status 400, __type NotAuthorizedException.
        """
        ...

    def update_attributes(
        self,
        request: models.UpdateAttributesRequest,
        context: rt.Context,
    ) -> rt.Answer[models.UpdateAttributesAnswer]:
        """POST /

        Raises:
            AliasTaken: Status 400, __type AliasExistsException.
            AttributeNotWritable: Status 400, __type NotAuthorizedException, message begins
            with A client attempted to write unauthorized attribute.
            InvalidParameter: Status 400, __type InvalidParameterException.
            TooManyRequests: Status 400, __type TooManyRequestsException.
            PoolFails: Status 5xx.
            AccessExpired: Status 400, __type NotAuthorizedException, message Access Token
            has expired.
            MissingScope: Status 400, __type NotAuthorizedException, message Access Token
            does not have required scopes.
            SessionEnded: Status 400, __type NotAuthorizedException.
        """
        ...

    def sign_out(
        self,
        request: models.SignOutRequest,
        context: rt.Context,
    ) -> rt.Answer[None]:
        """POST /

        Signs this device out: the pool revokes the refresh token and what it brought.
        The app forgets its tokens whatever the pool answers. The gateway goes on taking
        id tokens until they expire, because it does not ask the pool.

        Raises:
            InvalidParameter: Status 400, __type InvalidParameterException.
            TooManyRequests: Status 400, __type TooManyRequestsException.
            PoolFails: Status 5xx.
        """
        ...

    def sign_out_everywhere(
        self,
        request: models.SignOutEverywhereRequest,
        context: rt.Context,
    ) -> rt.Answer[None]:
        """POST /

        Signs the person out on every device.

        Raises:
            TooManyRequests: Status 400, __type TooManyRequestsException.
            PoolFails: Status 5xx.
            AccessExpired: Status 400, __type NotAuthorizedException, message Access Token
            has expired.
            MissingScope: Status 400, __type NotAuthorizedException, message Access Token
            does not have required scopes.
            SessionEnded: Status 400, __type NotAuthorizedException.
        """
        ...

    def delete_pool_user(
        self,
        request: models.DeletePoolUserRequest,
        context: rt.Context,
    ) -> rt.Answer[None]:
        """POST /

        Raises:
            TooManyRequests: Status 400, __type TooManyRequestsException.
            PoolFails: Status 5xx.
            AccessExpired: Status 400, __type NotAuthorizedException, message Access Token
            has expired.
            MissingScope: Status 400, __type NotAuthorizedException, message Access Token
            does not have required scopes.
            SessionEnded: Status 400, __type NotAuthorizedException.
        """
        ...
