# Written by authgen from cognito.yaml: change the contract, not this file.
"""How the server refuses: one exception for each refusal of the contract."""

from __future__ import annotations

import authcontract_server as rt


class WrongPassword(rt.Refusal):
    """Status 400, __type NotAuthorizedException."""

    status = 400

    def __init__(self) -> None:
        super().__init__(at={"__type": "NotAuthorizedException"})


class TooManyPasswords(rt.Refusal):
    """Status 400, __type NotAuthorizedException, message Password attempts exceeded."""

    status = 400

    def __init__(self) -> None:
        super().__init__(
            at={"__type": "NotAuthorizedException", "message": "Password attempts exceeded"},
        )


class AccountDisabled(rt.Refusal):
    """Status 400, __type NotAuthorizedException, message User is disabled.."""

    status = 400

    def __init__(self) -> None:
        super().__init__(
            at={"__type": "NotAuthorizedException", "message": "User is disabled."},
        )


class ChallengeEnded(rt.Refusal):
    """Status 400, __type NotAuthorizedException, message begins with Invalid session
    for the user.
    """

    status = 400

    def __init__(self) -> None:
        super().__init__(
            at={"__type": "NotAuthorizedException", "message": "Invalid session for the user"},
        )


class UserUnknown(rt.Refusal):
    """Status 400, __type UserNotFoundException."""

    status = 400

    def __init__(self) -> None:
        super().__init__(at={"__type": "UserNotFoundException"})


class NotConfirmed(rt.Refusal):
    """Status 400, __type UserNotConfirmedException."""

    status = 400

    def __init__(self) -> None:
        super().__init__(at={"__type": "UserNotConfirmedException"})


class ResetRequired(rt.Refusal):
    """Status 400, __type PasswordResetRequiredException."""

    status = 400

    def __init__(self) -> None:
        super().__init__(at={"__type": "PasswordResetRequiredException"})


class UsernameTaken(rt.Refusal):
    """Status 400, __type UsernameExistsException."""

    status = 400

    def __init__(self) -> None:
        super().__init__(at={"__type": "UsernameExistsException"})


class AliasTaken(rt.Refusal):
    """Status 400, __type AliasExistsException."""

    status = 400

    def __init__(self) -> None:
        super().__init__(at={"__type": "AliasExistsException"})


class AttributeNotWritable(rt.Refusal):
    """The pool does not let this client write the attribute. The session goes on.

    Status 400, __type NotAuthorizedException, message begins with A client
    attempted to write unauthorized attribute.
    """

    status = 400

    def __init__(self) -> None:
        super().__init__(
            at={
                "__type": "NotAuthorizedException",
                "message": "A client attempted to write unauthorized attribute",
            },
        )


class WeakPassword(rt.Refusal):
    """Status 400, __type InvalidPasswordException."""

    status = 400

    def __init__(self) -> None:
        super().__init__(at={"__type": "InvalidPasswordException"})


class InvalidParameter(rt.Refusal):
    """Status 400, __type InvalidParameterException."""

    status = 400

    def __init__(self) -> None:
        super().__init__(at={"__type": "InvalidParameterException"})


class WrongCode(rt.Refusal):
    """Status 400, __type CodeMismatchException."""

    status = 400

    def __init__(self) -> None:
        super().__init__(at={"__type": "CodeMismatchException"})


class CodeExpired(rt.Refusal):
    """Status 400, __type ExpiredCodeException."""

    status = 400

    def __init__(self) -> None:
        super().__init__(at={"__type": "ExpiredCodeException"})


class AlreadyConfirmed(rt.Refusal):
    """Status 400, __type NotAuthorizedException, message begins with User cannot be
    confirmed.
    """

    status = 400

    def __init__(self) -> None:
        super().__init__(
            at={"__type": "NotAuthorizedException", "message": "User cannot be confirmed"},
        )


class TooManyCodes(rt.Refusal):
    """Status 400, __type TooManyFailedAttemptsException."""

    status = 400

    def __init__(self) -> None:
        super().__init__(at={"__type": "TooManyFailedAttemptsException"})


class CodeNotSent(rt.Refusal):
    """Status 400, __type CodeDeliveryFailureException."""

    status = 400

    def __init__(self) -> None:
        super().__init__(at={"__type": "CodeDeliveryFailureException"})


class TooManyRequests(rt.Refusal):
    """Status 400, __type TooManyRequestsException."""

    status = 400

    def __init__(self) -> None:
        super().__init__(at={"__type": "TooManyRequestsException"})


class LimitExceeded(rt.Refusal):
    """Status 400, __type LimitExceededException."""

    status = 400

    def __init__(self) -> None:
        super().__init__(at={"__type": "LimitExceededException"})


class PoolFails(rt.Refusal):
    """Status 5xx."""

    status = 500

    def __init__(self) -> None:
        super().__init__()


class AccessExpired(rt.Refusal):
    """Status 400, __type NotAuthorizedException, message Access Token has expired."""

    status = 400

    def __init__(self) -> None:
        super().__init__(
            at={"__type": "NotAuthorizedException", "message": "Access Token has expired"},
        )


class MissingScope(rt.Refusal):
    """The pool's client or the app did not ask for aws.cognito.signin.user.admin. A
    new sign-in is needed even after both do, because only new tokens carry the
    scope.

    Status 400, __type NotAuthorizedException, message Access Token does not have
    required scopes.
    """

    status = 400

    def __init__(self) -> None:
        super().__init__(
            at={
                "__type": "NotAuthorizedException",
                "message": "Access Token does not have required scopes",
            },
        )


class SessionEnded(rt.Refusal):
    """The refresh token has expired or was revoked.

    Status 400, __type NotAuthorizedException.
    """

    status = 400

    def __init__(self) -> None:
        super().__init__(at={"__type": "NotAuthorizedException"})
