# Written by authgen, the same for every contract: change nothing here.
"""Decisions that are easily got wrong, without storage and without HTTP.

Moments are milliseconds since 1970, lengths of time are seconds.
"""

import hmac
import math
from collections.abc import Sequence
from dataclasses import dataclass, replace
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
    idle: int | None = None,
) -> SessionStanding:
    """The standing of a session as it was kept.

    `is_ended` says that somebody ended it, or that its account is disabled or gone.
    `ends_at` is its absolute end: the `ends` of the contract after the sign-in. `idle`
    is that of the contract. `used_at` may be written down once a minute: a session then
    ends early by that.
    """
    if is_ended:
        return SessionStanding.ENDED
    is_over = ends_at is not None and now >= ends_at
    is_idle = idle is not None and now >= used_at + idle * 1_000
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
    is_successor_unused: bool = True
    """The successor was not shown yet."""


def token_use(
    token: KeptToken, session: SessionStanding, *, grace: int, now: int
) -> TokenUse:
    """Decides about a token that a call shows.

    A use comes before an end: a copy that turns up late is a copy. Read the token,
    decide and write in one transaction, or two callers may both rotate. `grace` is that
    of the contract, 0 where it has none.
    """
    if session is SessionStanding.ENDED:
        return TokenUse.ENDED
    is_over = session is SessionStanding.EXPIRED
    if token.used_at is None:
        is_expired = token.expires_at is not None and now >= token.expires_at
        return TokenUse.EXPIRED if is_over or is_expired else TokenUse.ROTATE
    is_in_time = now < token.used_at + grace * 1_000
    if is_in_time and token.is_successor_unused and token.is_successor_same:
        return TokenUse.EXPIRED if is_over else TokenUse.AGAIN
    return TokenUse.REUSED


@dataclass(frozen=True)
class LockoutStep:
    """So many failures lock for so long."""

    failures: int
    lasts: int

    def __post_init__(self) -> None:
        if self.failures <= 0 or self.lasts < 0:
            raise ValueError("a lock comes after a failure and takes time")


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

    def attempt(
        self, steps: Sequence[LockoutStep], *, now: int
    ) -> tuple["LockoutState", LockoutDecision]:
        """Counts an attempt as a failure before it is verified.

        Of many at once, no more are verified than are allowed. Keep the new state
        before the verification, and after a success forgive it or begin anew.
        """
        if self.locked_until is not None and now < self.locked_until:
            return self, AttemptLocked(self.locked_until)
        failures = self.failures + 1
        step = _next_step(failures, steps)
        if step is None:
            return replace(self, failures=failures), AttemptAllowed(math.inf, None)
        is_reached = step.failures == failures
        until = now + step.lasts * 1_000 if is_reached else None
        state = LockoutState(failures, until, failures if is_reached else None)
        return state, AttemptAllowed(step.failures - failures, until)

    def forgive(self) -> "LockoutState":
        """A failure less, for an attempt that was not judged, and the lock with it."""
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

    @classmethod
    def sent(
        cls, fingerprint: bytes, *, sent_at: int, lifetime: int, tries: int
    ) -> "SentCode":
        return cls(fingerprint, sent_at + lifetime * 1_000, tries)

    def attempt(self, shown: bytes, *, now: int) -> tuple["SentCode", CodeTrial]:
        """Counts the try before the code is compared.

        Keep the new code before anything follows from the trial.
        """
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


def next_send(sent_at: int, *, pause: int) -> int:
    """The moment from which another code may be sent.

    `pause` is the `resendAfter` of the contract. Count it for addresses that nobody has
    too, or it tells them.
    """
    return sent_at + pause * 1_000


def is_equal_in_constant_time(left: bytes, right: bytes) -> bool:
    """Whether the bytes are the same. Only the lengths show in the time."""
    return hmac.compare_digest(left, right)
