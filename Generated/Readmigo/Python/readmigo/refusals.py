# Written by authgen from readmigo.yaml: change the contract, not this file.
"""How the server refuses: one exception for each refusal of the contract."""

from __future__ import annotations

from typing import TypeAlias

import authcontract_server as rt


class WrongCredentials(rt.Refusal):
    """Status 401, code AUTH_001."""

    declared_status = 401

    def __init__(self, *, attempts_left: rt.Integer) -> None:
        super().__init__(
            401,
            at={"code": "AUTH_001", "attemptsLeft": rt.wire(rt.Integer, attempts_left)},
        )


class AccountLocked(rt.Refusal):
    """Status 423, code AUTH_002."""

    declared_status = 423

    def __init__(self, *, locked_until: rt.Instant) -> None:
        super().__init__(
            423,
            at={"code": "AUTH_002", "lockedUntil": rt.wire(rt.Instant, locked_until)},
            retry_after=locked_until,
        )


class WrongCode(rt.Refusal):
    """Status 400, code AUTH_003."""

    declared_status = 400

    def __init__(self) -> None:
        super().__init__(400, at={"code": "AUTH_003"})


class SessionExpired(rt.Refusal):
    """Status 401, code AUTH_004."""

    declared_status = 401

    def __init__(self) -> None:
        super().__init__(401, at={"code": "AUTH_004"})


class UnknownAccount(rt.Refusal):
    """Status 404."""

    declared_status = 404

    def __init__(self) -> None:
        super().__init__(404)


class OddSignIn(rt.Refusal):
    """Status 403."""

    declared_status = 403

    def __init__(self, *, challenge: rt.Secret) -> None:
        super().__init__(403, at={"challenge": rt.wire(rt.Secret, challenge)})


class ProviderRefused(rt.Refusal):
    """Status 401."""

    declared_status = 401

    def __init__(self) -> None:
        super().__init__(401)


class WeakPassword(rt.Refusal):
    """Status 422."""

    declared_status = 422

    def __init__(self) -> None:
        super().__init__(422)


class TermsMissing(rt.Refusal):
    """Status 403."""

    declared_status = 403

    def __init__(self) -> None:
        super().__init__(403)


class CodeTooSoon(rt.Refusal):
    """Status 429."""

    declared_status = 429

    def __init__(self, *, retry_after: rt.Integer) -> None:
        super().__init__(429, headers={"Retry-After": rt.wire(rt.Integer, retry_after)})


SignInWithAppleRefusal: TypeAlias = OddSignIn | ProviderRefused
SignInWithEmailRefusal: TypeAlias = (
    WrongCredentials | AccountLocked | UnknownAccount | OddSignIn
)
SignInWithWeChatRefusal: TypeAlias = OddSignIn | ProviderRefused
SendPhoneCodeRefusal: TypeAlias = CodeTooSoon
SignInWithPhoneRefusal: TypeAlias = WrongCode | OddSignIn
ContinueSignInRefusal: TypeAlias = WrongCode
RegisterRefusal: TypeAlias = WeakPassword | TermsMissing
SendMailCodeRefusal: TypeAlias = CodeTooSoon
VerifyMailRefusal: TypeAlias = WrongCode
SaveProfileRefusal: TypeAlias = SessionExpired
RenewSessionRefusal: TypeAlias = SessionExpired
ListDevicesRefusal: TypeAlias = SessionExpired
SignOutDeviceRefusal: TypeAlias = SessionExpired
SignOutOthersRefusal: TypeAlias = SessionExpired
