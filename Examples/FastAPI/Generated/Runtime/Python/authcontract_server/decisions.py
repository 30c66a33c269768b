# Written by authgen, the same for every contract: change nothing here.
"""Decisions that are easy to get wrong, without storage and without HTTP.

Moments are milliseconds since 1970. Every function checks its values before it decides:
a malformed one, such as a number that a database returned as text, raises TypeError or
ValueError.
"""

import hmac
import math
from collections.abc import Sequence
from dataclasses import dataclass, replace
from datetime import timedelta
from enum import StrEnum
from typing import TypeAlias


class SessionStanding(StrEnum):
    """The standing of a session at a moment."""

    GOOD = "good"
    EXPIRED = "expired"
    """Its time is over. The call is refused as one with an expired token."""
    ENDED = "ended"
    """It was ended by a sign-out, by a reuse, or with its account."""


def session_standing(
    *,
    is_ended: bool,
    used_at: int,
    now: int,
    ends_at: int | None = None,
    idle: timedelta | None = None,
) -> SessionStanding:
    """The standing of a session as it was kept.

    `is_ended` says that somebody ended it, or that its account is disabled or gone.
    `ends_at` is its absolute end: the `ends` of the contract after the sign-in. `idle`
    is that of the contract. `used_at` may be written down once a minute: a session then
    ends early by that.
    """
    _check_moment("now", now)
    _check_past("used_at", used_at, now)
    _check_flag("is_ended", is_ended)
    if ends_at is not None:
        _check_moment("ends_at", ends_at)
    is_idle = idle is not None and now >= used_at + _milliseconds("idle", idle)
    if is_ended:
        return SessionStanding.ENDED
    is_over = ends_at is not None and now >= ends_at
    return SessionStanding.EXPIRED if is_over or is_idle else SessionStanding.GOOD


class TokenUse(StrEnum):
    """The decision about a call that uses up its token, as each renewal does."""

    ROTATE = "rotate"
    """Write down that it was used, with its successor, and give the successor."""
    AGAIN = "again"
    """The answer with the successor was lost: give the same successor again."""
    REUSED = "reused"
    """Somebody has a copy. With `reuse: revokeFamily`, end the session."""
    EXPIRED = "expired"
    """The token's time is over, or its session's."""
    ENDED = "ended"
    """The session was ended."""


@dataclass(frozen=True, kw_only=True)
class KeptToken:
    """A token as it was kept."""

    expires_at: int | None = None
    """None for one that lives as long as its session."""
    used_at: int | None = None
    """The moment when it gave way to its successor."""
    is_successor_same: bool = True
    """The successor that was kept is the one that would be given now.

    One that follows from the token and a secret, such as an HMAC, is always the same. A
    random one has to be kept for the grace.
    """
    is_successor_unused: bool | None = None
    """The successor was never sent by a caller. Needed for a token that was used."""


def token_use(
    token: KeptToken, session: SessionStanding, *, grace: timedelta, now: int
) -> TokenUse:
    """Decides about a token that a call shows.

    That it was used counts before its expiry: a copy that turns up late is a copy. Read
    the token, decide and write in one transaction, or two callers may both rotate.
    `grace` is that of the contract, zero for none.
    """
    _check_moment("now", now)
    session = SessionStanding(session)
    length = _milliseconds("grace", grace)
    expires_at, used_at = token.expires_at, token.used_at
    if expires_at is not None:
        _check_moment("expires_at", expires_at)
    _check_flag("is_successor_same", token.is_successor_same)
    if used_at is not None:
        _check_past("used_at", used_at, now)
        _check_flag("is_successor_unused", token.is_successor_unused)
    if session is SessionStanding.ENDED:
        return TokenUse.ENDED
    is_over = session is SessionStanding.EXPIRED
    if used_at is None:
        is_expired = expires_at is not None and now >= expires_at
        return TokenUse.EXPIRED if is_over or is_expired else TokenUse.ROTATE
    is_same = token.is_successor_same and token.is_successor_unused
    if not is_same or now >= used_at + length:
        return TokenUse.REUSED
    return TokenUse.EXPIRED if is_over else TokenUse.AGAIN


@dataclass(frozen=True)
class LockoutStep:
    """So many failures lock for so long."""

    failures: int
    lasts: timedelta

    def __post_init__(self) -> None:
        _check_count("failures", self.failures, 1)
        _milliseconds("lasts", self.lasts)


@dataclass(frozen=True)
class AttemptAllowed:
    """Verify the attempt. If it fails, so many more are left before a lock."""

    left: float
    """Infinite where nothing locks."""
    locked_until: int | None
    """The end of the lock, if this one brings it."""


@dataclass(frozen=True)
class AttemptLocked:
    """Do not verify it, and say nothing of whether it would have been right."""

    until: int


LockoutDecision: TypeAlias = AttemptAllowed | AttemptLocked


@dataclass(frozen=True)
class LockoutState:
    """Failed attempts under one key, such as an account: a contract's `lockout`."""

    failures: int = 0
    locked_until: int | None = None
    locked_at: int | None = None
    """The number of failures that locked it."""

    def __post_init__(self) -> None:
        _check_count("failures", self.failures)
        if self.locked_until is not None:
            _check_moment("locked_until", self.locked_until)
        if self.locked_at is not None:
            _check_count("locked_at", self.locked_at, 1)

    def attempt(
        self, steps: Sequence[LockoutStep], *, now: int
    ) -> tuple["LockoutState", LockoutDecision]:
        """Counts an attempt as a failure before it is verified.

        Of many at once, no more are verified than are allowed. Store the new state
        before the verification, and after a success forgive it or begin anew.
        """
        _check_moment("now", now)
        if self.locked_until is not None and now < self.locked_until:
            return self, AttemptLocked(self.locked_until)
        failures = self.failures + 1
        step = _next_step(failures, steps)
        if step is None:
            return replace(self, failures=failures), AttemptAllowed(math.inf, None)
        is_reached = step.failures == failures
        until = now + _milliseconds("lasts", step.lasts) if is_reached else None
        state = LockoutState(failures, until, failures if is_reached else None)
        return state, AttemptAllowed(step.failures - failures, until)

    def forgive(self) -> "LockoutState":
        """One failure less, for an attempt that was not judged; its lock goes too."""
        failures = max(0, self.failures - 1)
        if self.locked_at is not None and failures < self.locked_at:
            return LockoutState(failures)
        return replace(self, failures=failures)


def _next_step(failures: int, steps: Sequence[LockoutStep]) -> LockoutStep | None:
    """The first step that is not behind so many failures.

    Behind the last one they come again at the distance of the last two.
    """
    ordered = sorted(steps, key=lambda step: step.failures)
    for step in ordered:
        if step.failures >= failures:
            return step
    if not ordered:
        return None
    last = ordered[-1]
    before = ordered[-2].failures if len(ordered) > 1 else 0
    distance = max(1, last.failures - before)
    rounds = -(-(failures - last.failures) // distance)
    return LockoutStep(last.failures + rounds * distance, last.lasts)


class CodeTrial(StrEnum):
    """The outcome of a code that somebody shows."""

    RIGHT = "right"
    WRONG = "wrong"
    EXPIRED = "expired"
    TRIES_SPENT = "triesSpent"
    """It was tried too often, and is no longer compared."""
    UNKNOWN = "unknown"
    """It was used before."""


@dataclass(frozen=True)
class SentCode:
    """A code that was sent to somebody, as it is kept: one of a contract's `codes`."""

    fingerprint: bytes | None
    """A keyed hash of the code, such as an HMAC. None when it was used.

    A plain hash of six digits is no secret.
    """
    expires_at: int
    tries_left: int

    def __post_init__(self) -> None:
        if self.fingerprint is not None and not isinstance(self.fingerprint, bytes):
            raise TypeError("fingerprint isn't bytes")
        if self.fingerprint == b"":
            raise ValueError("fingerprint is empty")
        _check_moment("expires_at", self.expires_at)
        _check_count("tries_left", self.tries_left)

    @classmethod
    def sent(
        cls, fingerprint: bytes, *, sent_at: int, lifetime: timedelta, tries: int
    ) -> "SentCode":
        expires_at = _check_moment("sent_at", sent_at)
        return cls(fingerprint, expires_at + _milliseconds("lifetime", lifetime), tries)

    def attempt(self, shown: bytes, *, now: int) -> tuple["SentCode", CodeTrial]:
        """Counts the try before the code is compared.

        Store the new code before anything follows from the trial.
        """
        _check_moment("now", now)
        if self.fingerprint is None:
            return self, CodeTrial.UNKNOWN
        if now >= self.expires_at:
            return self, CodeTrial.EXPIRED
        if self.tries_left <= 0:
            return self, CodeTrial.TRIES_SPENT
        tried = replace(self, tries_left=self.tries_left - 1)
        if not is_equal_in_constant_time(shown, self.fingerprint):
            return tried, CodeTrial.WRONG
        return replace(tried, fingerprint=None), CodeTrial.RIGHT


def next_send(sent_at: int, *, pause: timedelta) -> int:
    """The moment from which another code may be sent.

    `pause` is the `resendAfter` of the contract. Count it for unknown addresses too;
    otherwise the pause reveals which addresses have an account.
    """
    return _check_moment("sent_at", sent_at) + _milliseconds("pause", pause)


def is_equal_in_constant_time(left: bytes, right: bytes) -> bool:
    """Whether the bytes are the same. Only the lengths show in the time."""
    return hmac.compare_digest(left, right)


# Seconds in place of milliseconds are a moment in January 1970, and microseconds one in
# the year 50000.
_EARLIEST, _LATEST = 100_000_000_000, 253_402_300_799_999
_LONGEST = timedelta(days=3_652.5)
"""What is longer is in milliseconds, or is a moment."""
_MOST = 1_000_000_000
"""A count of attempts. What is larger is a moment."""
_SKEW = 60_000
"""By how many milliseconds the clocks of two servers may differ."""


def _check_moment(name: str, value: int) -> int:
    _check_integer(name, value)
    if not _EARLIEST <= value <= _LATEST:
        wanted = "pass whole milliseconds since 1970, of a time after 1973"
        raise ValueError(f"{name} is {value}: {wanted}")
    return value


def _check_past(name: str, value: int, now: int) -> None:
    if _check_moment(name, value) > now + _SKEW:
        why = "a clock was set back, or two servers' clocks differ"
        raise ValueError(f"{name} is {value - now} ms after now: {why}")


def _milliseconds(name: str, value: timedelta) -> int:
    if not isinstance(value, timedelta):
        raise TypeError(f"{name} is {type(value).__name__}: pass a timedelta")
    if not timedelta(0) <= value <= _LONGEST:
        raise ValueError(f"{name} is {value}: pass a length from 0 to 10 years")
    return value // timedelta(milliseconds=1)


def _check_count(name: str, value: int, least: int = 0) -> None:
    _check_integer(name, value)
    if not least <= value <= _MOST:
        raise ValueError(f"{name} is {value}: pass a number from {least} to a billion")


def _check_integer(name: str, value: object) -> None:
    # True is an int to Python.
    if isinstance(value, bool) or not isinstance(value, int):
        raise TypeError(f"{name} is {type(value).__name__}: pass an int")


def _check_flag(name: str, value: object) -> None:
    if not isinstance(value, bool):
        raise TypeError(f"{name} is {type(value).__name__}: pass True or False")
