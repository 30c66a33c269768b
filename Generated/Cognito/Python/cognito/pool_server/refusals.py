# Written by authgen from cognito.yaml: change the contract, not this file.
"""How the server refuses: one exception for each refusal of the contract."""

from __future__ import annotations

from typing import TypeAlias

import authcontract_server as rt


class WrongPassword(rt.Refusal):
    """Status 400, __type NotAuthorizedException."""

    declared_status = 400

    def __init__(self) -> None:
        super().__init__(400, at={"__type": "NotAuthorizedException"})


class TooManyPasswords(rt.Refusal):
    """Status 400, __type NotAuthorizedException, message Password attempts exceeded."""

    declared_status = 400

    def __init__(self) -> None:
        super().__init__(
            400,
            at={
                "__type": "NotAuthorizedException",
                "message": "Password attempts exceeded",
            },
        )


class AccountDisabled(rt.Refusal):
    """Status 400, __type NotAuthorizedException, message User is disabled.."""

    declared_status = 400

    def __init__(self) -> None:
        super().__init__(
            400,
            at={"__type": "NotAuthorizedException", "message": "User is disabled."},
        )


class ChallengeEnded(rt.Refusal):
    """Status 400, __type NotAuthorizedException, message begins with Invalid session
    for the user.
    """

    declared_status = 400

    def __init__(self) -> None:
        super().__init__(
            400,
            at={
                "__type": "NotAuthorizedException",
                "message": "Invalid session for the user",
            },
        )


class UserUnknown(rt.Refusal):
    """Status 400, __type UserNotFoundException."""

    declared_status = 400

    def __init__(self) -> None:
        super().__init__(400, at={"__type": "UserNotFoundException"})


class NotConfirmed(rt.Refusal):
    """Status 400, __type UserNotConfirmedException."""

    declared_status = 400

    def __init__(self) -> None:
        super().__init__(400, at={"__type": "UserNotConfirmedException"})


class ResetRequired(rt.Refusal):
    """Status 400, __type PasswordResetRequiredException."""

    declared_status = 400

    def __init__(self) -> None:
        super().__init__(400, at={"__type": "PasswordResetRequiredException"})


class UsernameTaken(rt.Refusal):
    """Status 400, __type UsernameExistsException."""

    declared_status = 400

    def __init__(self) -> None:
        super().__init__(400, at={"__type": "UsernameExistsException"})


class AliasTaken(rt.Refusal):
    """Status 400, __type AliasExistsException."""

    declared_status = 400

    def __init__(self) -> None:
        super().__init__(400, at={"__type": "AliasExistsException"})


class AttributeNotWritable(rt.Refusal):
    """The pool does not let this client write the attribute. The session goes on.,
    Status 400, __type NotAuthorizedException, message begins with A client attempted
    to write unauthorized attribute.
    """

    declared_status = 400

    def __init__(self) -> None:
        super().__init__(
            400,
            at={
                "__type": "NotAuthorizedException",
                "message": "A client attempted to write unauthorized attribute",
            },
        )


class WeakPassword(rt.Refusal):
    """Status 400, __type InvalidPasswordException."""

    declared_status = 400

    def __init__(self) -> None:
        super().__init__(400, at={"__type": "InvalidPasswordException"})


class InvalidParameter(rt.Refusal):
    """Status 400, __type InvalidParameterException."""

    declared_status = 400

    def __init__(self) -> None:
        super().__init__(400, at={"__type": "InvalidParameterException"})


class WrongCode(rt.Refusal):
    """Status 400, __type CodeMismatchException."""

    declared_status = 400

    def __init__(self) -> None:
        super().__init__(400, at={"__type": "CodeMismatchException"})


class CodeExpired(rt.Refusal):
    """Status 400, __type ExpiredCodeException."""

    declared_status = 400

    def __init__(self) -> None:
        super().__init__(400, at={"__type": "ExpiredCodeException"})


class AlreadyConfirmed(rt.Refusal):
    """Status 400, __type NotAuthorizedException, message begins with User cannot be
    confirmed.
    """

    declared_status = 400

    def __init__(self) -> None:
        super().__init__(
            400,
            at={
                "__type": "NotAuthorizedException",
                "message": "User cannot be confirmed",
            },
        )


class TooManyCodes(rt.Refusal):
    """Status 400, __type TooManyFailedAttemptsException."""

    declared_status = 400

    def __init__(self) -> None:
        super().__init__(400, at={"__type": "TooManyFailedAttemptsException"})


class CodeNotSent(rt.Refusal):
    """Status 400, __type CodeDeliveryFailureException."""

    declared_status = 400

    def __init__(self) -> None:
        super().__init__(400, at={"__type": "CodeDeliveryFailureException"})


class TooManyRequests(rt.Refusal):
    """Status 400, __type TooManyRequestsException."""

    declared_status = 400

    def __init__(self) -> None:
        super().__init__(400, at={"__type": "TooManyRequestsException"})


class LimitExceeded(rt.Refusal):
    """Status 400, __type LimitExceededException."""

    declared_status = 400

    def __init__(self) -> None:
        super().__init__(400, at={"__type": "LimitExceededException"})


class PoolFails(rt.Refusal):
    """Status 5xx."""

    declared_status = 500

    def __init__(self) -> None:
        super().__init__(500)


class AccessExpired(rt.Refusal):
    """Status 400, __type NotAuthorizedException, message Access Token has expired."""

    declared_status = 400

    def __init__(self) -> None:
        super().__init__(
            400,
            at={
                "__type": "NotAuthorizedException",
                "message": "Access Token has expired",
            },
        )


class MissingScope(rt.Refusal):
    """The pool's client or the app did not ask for aws.cognito.signin.user.admin. A new
    sign-in is needed even after both do, because only new tokens carry the scope.,
    Status 400, __type NotAuthorizedException, message Access Token does not have
    required scopes.
    """

    declared_status = 400

    def __init__(self) -> None:
        super().__init__(
            400,
            at={
                "__type": "NotAuthorizedException",
                "message": "Access Token does not have required scopes",
            },
        )


class SessionEnded(rt.Refusal):
    """The refresh token has expired or was revoked., Status 400, __type
    NotAuthorizedException.
    """

    declared_status = 400

    def __init__(self) -> None:
        super().__init__(400, at={"__type": "NotAuthorizedException"})


SignUpRefusal: TypeAlias = (
    UsernameTaken
    | AttributeNotWritable
    | WeakPassword
    | InvalidParameter
    | CodeNotSent
    | TooManyRequests
    | PoolFails
)
ConfirmSignUpRefusal: TypeAlias = (
    UserUnknown
    | AliasTaken
    | WrongCode
    | CodeExpired
    | AlreadyConfirmed
    | TooManyCodes
    | TooManyRequests
    | LimitExceeded
    | PoolFails
)
ResendCodeRefusal: TypeAlias = (
    UserUnknown
    | InvalidParameter
    | CodeNotSent
    | TooManyRequests
    | LimitExceeded
    | PoolFails
)
StartSignInRefusal: TypeAlias = (
    TooManyPasswords
    | AccountDisabled
    | UserUnknown
    | NotConfirmed
    | ResetRequired
    | TooManyRequests
    | PoolFails
)
ProvePasswordRefusal: TypeAlias = (
    WrongPassword
    | TooManyPasswords
    | AccountDisabled
    | NotConfirmed
    | ResetRequired
    | TooManyRequests
    | PoolFails
)
AnswerSmsRefusal: TypeAlias = (
    ChallengeEnded | WrongCode | CodeExpired | TooManyRequests | PoolFails
)
AnswerAuthenticatorRefusal: TypeAlias = (
    ChallengeEnded | WrongCode | CodeExpired | TooManyRequests | PoolFails
)
SetNewPasswordRefusal: TypeAlias = (
    ChallengeEnded | WeakPassword | InvalidParameter | TooManyRequests | PoolFails
)
RenewTokensRefusal: TypeAlias = TooManyRequests | PoolFails | SessionEnded
UpdateAttributesRefusal: TypeAlias = (
    AliasTaken
    | AttributeNotWritable
    | InvalidParameter
    | TooManyRequests
    | PoolFails
    | AccessExpired
    | MissingScope
    | SessionEnded
)
SignOutRefusal: TypeAlias = InvalidParameter | TooManyRequests | PoolFails
SignOutEverywhereRefusal: TypeAlias = (
    TooManyRequests | PoolFails | AccessExpired | MissingScope | SessionEnded
)
DeletePoolUserRefusal: TypeAlias = (
    TooManyRequests | PoolFails | AccessExpired | MissingScope | SessionEnded
)
