"""Holds the decisions in Python to the tables that Swift and TypeScript are held to."""

import json
import math
import unittest
from pathlib import Path
from typing import Any

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
                idle=row["idle"],
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
            use = d.token_use(token, session, grace=row["grace"], now=row["now"])
            self.assertEqual(use, row["use"], row)

    def test_lockout(self) -> None:
        for row in table("lockout"):
            steps = [d.LockoutStep(**step) for step in row["steps"]]
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
                d.LockoutStep(failures, lasts)

    def test_sent_code(self) -> None:
        shown = {"right": b"\1\2", "wrong": b"\1\3"}
        for row in table("sent-code"):
            code = d.SentCode.sent(
                shown["right"], sent_at=0, lifetime=row["lifetime"], tries=row["tries"]
            )
            for step in row["story"]:
                code, trial = code.attempt(shown[step["shows"]], now=step["at"])
                self.assertEqual(trial, step["gives"], row)
                if trial is d.CodeTrial.WRONG:
                    self.assertEqual(code.tries_left, step["triesLeft"], row)
        self.assertEqual(d.next_send(5, pause=60), 60_005)

    def test_same_time(self) -> None:
        for row in table("same-time"):
            same = d.is_equal_in_constant_time(bytes(row["left"]), bytes(row["right"]))
            self.assertEqual(same, row["isSame"], row)


def given(decision: d.LockoutDecision) -> dict[str, Any]:
    if isinstance(decision, d.AttemptLocked):
        return {"locked": decision.until}
    left = None if math.isinf(decision.left) else decision.left
    return {"allowed": left, "lockedUntil": decision.locked_until}
