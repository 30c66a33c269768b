# Written by authgen from readmigo.yaml: change the contract, not this file.
"""How the server refuses: one exception for each refusal of the contract."""

from __future__ import annotations

import authcontract_server as rt


class WrongCredentials(rt.Refusal):
    """Status 401, code AUTH_001."""

    status = 401

    def __init__(self, *, attempts_left: rt.Integer) -> None:
        super().__init__(
            at={"code": "AUTH_001", "attemptsLeft": rt.wire(rt.Integer, attempts_left)},
        )


class AccountLocked(rt.Refusal):
    """Status 423, code AUTH_002."""

    status = 423

    def __init__(self, *, locked_until: rt.Instant) -> None:
        super().__init__(
            at={"code": "AUTH_002", "lockedUntil": rt.wire(rt.Instant, locked_until)},
            retry_after=locked_until,
        )


class WrongCode(rt.Refusal):
    """Status 400, code AUTH_003."""

    status = 400

    def __init__(self) -> None:
        super().__init__(at={"code": "AUTH_003"})


class SessionExpired(rt.Refusal):
    """Status 401, code AUTH_004."""

    status = 401

    def __init__(self) -> None:
        super().__init__(at={"code": "AUTH_004"})


class UnknownAccount(rt.Refusal):
    """Status 404."""

    status = 404

    def __init__(self) -> None:
        super().__init__()


class OddSignIn(rt.Refusal):
    """Status 403."""

    status = 403

    def __init__(self, *, challenge: rt.Secret) -> None:
        super().__init__(at={"challenge": rt.wire(rt.Secret, challenge)})


class ProviderRefused(rt.Refusal):
    """Status 401."""

    status = 401

    def __init__(self) -> None:
        super().__init__()


class WeakPassword(rt.Refusal):
    """Status 422."""

    status = 422

    def __init__(self) -> None:
        super().__init__()


class TermsMissing(rt.Refusal):
    """Status 403."""

    status = 403

    def __init__(self) -> None:
        super().__init__()


class CodeTooSoon(rt.Refusal):
    """Status 429."""

    status = 429

    def __init__(self, *, retry_after: rt.Integer) -> None:
        super().__init__(headers={"Retry-After": rt.wire(rt.Integer, retry_after)})
