"""Holds the decisions in Python to the tables that Swift and TypeScript are held to."""

import json
import math
import os
import unittest
from datetime import timedelta
from pathlib import Path
from typing import Any

import decision_rows
from authcontract_server import decisions as d

TABLES = Path(__file__).resolve().parents[4] / "Tests/Cases/decisions"


def table(name: str) -> Any:
    """The rows of a table; its first row has the names of the columns."""
    names, *rows = json.loads((TABLES / f"{name}.json").read_text())
    return [dict(zip(names, row, strict=True)) for row in rows]


class DecisionTests(unittest.TestCase):
    def test_session_standing(self) -> None:
        for row in table("session-standing"):
            standing = d.session_standing(
                is_ended=row["isEnded"],
                ends_at=row["endsAt"],
                idle=seconds(row["idle"]),
                used_at=row["usedAt"],
                now=row["now"],
            )
            self.assertEqual(standing, row["standing"], row)

    def test_token_use(self) -> None:
        for row in table("token-use"):
            token = d.KeptToken(
                expires_at=row["expiresAt"],
                used_at=row["usedAt"],
                is_successor_same=row["isSuccessorSame"],
                is_successor_unused=row["isSuccessorUnused"],
            )
            session = d.SessionStanding(row["session"])
            grace = timedelta(seconds=row["grace"])
            use = d.token_use(token, session, grace=grace, now=row["now"])
            self.assertEqual(use, row["use"], row)

    def test_lockout(self) -> None:
        for row in table("lockout"):
            steps = [
                d.LockoutStep(step["failures"], timedelta(seconds=step["lasts"]))
                for step in row["steps"]
            ]
            state = d.LockoutState()
            for step in row["story"]:
                if step.get("forgive"):
                    state = state.forgive()
                    continue
                before = state
                state, decision = state.attempt(steps, now=step["at"])
                self.assertEqual(given(decision), step["gives"], row["name"])
                if isinstance(decision, d.AttemptLocked):
                    self.assertIs(state, before)
            self.assertEqual(state.failures, row["failures"], row["name"])
        for failures, lasts in ((0, 1), (1, -1)):
            with self.assertRaises(ValueError):
                d.LockoutStep(failures, timedelta(seconds=lasts))

    def test_sent_code(self) -> None:
        shown = {"right": b"\1\2", "wrong": b"\1\3"}
        for row in table("sent-code"):
            code = d.SentCode.sent(
                shown["right"],
                sent_at=decision_rows.NOW,
                lifetime=timedelta(seconds=row["lifetime"]),
                tries=row["tries"],
            )
            for step in row["story"]:
                code, trial = code.attempt(shown[step["shows"]], now=step["at"])
                self.assertEqual(trial, step["gives"], row)
                if trial is d.CodeTrial.WRONG:
                    self.assertEqual(code.tries_left, step["triesLeft"], row)
        now = decision_rows.NOW
        self.assertEqual(d.next_send(now, pause=timedelta(minutes=1)), now + 60_000)

    def test_same_time(self) -> None:
        for row in table("same-time"):
            same = d.is_equal_in_constant_time(bytes(row["left"]), bytes(row["right"]))
            self.assertEqual(same, row["isSame"], row)

    def test_rows(self) -> None:
        """No malformed value is ever decided about."""
        for row in rows():
            self.assertEqual(decision_rows.decided(row), row["gives"], row)

    def test_recorded_rows_are_those_that_are_made(self) -> None:
        recorded = (TABLES / "rows.json").read_text()
        self.assertEqual(recorded, decision_rows.text(decision_rows.every(150, 7)))


def rows() -> Any:
    """The recorded rows, or those of a longer run."""
    file = os.environ.get("AUTHCONTRACT_DECISION_ROWS", TABLES / "rows.json")
    return json.loads(Path(file).read_text())


def seconds(value: float | None) -> timedelta | None:
    return None if value is None else timedelta(seconds=value)


def given(decision: d.LockoutDecision) -> dict[str, Any]:
    if isinstance(decision, d.AttemptLocked):
        return {"locked": decision.until}
    left = None if math.isinf(decision.left) else decision.left
    return {"allowed": left, "lockedUntil": decision.locked_until}
