"""Rows of values for each decision, as databases hand them over, and the decisions.

A row is malformed if one of its values has the wrong type, isn't finite, has the wrong
unit or is out of order. Swift, TypeScript and Python are held to the same rows.

usage: decision_rows.py COUNT SEED >ROWS
"""

import json
import math
import random
import sys
from collections.abc import Callable
from datetime import timedelta
from typing import Any

from authcontract_server import decisions as d

NOW = 1_700_000_000_000
MALFORMED = "malformed"

# Python's own NaN isn't JSON.
NUMBERS = {"NaN": math.nan, "Infinity": math.inf}
BAD: list[Any] = [
    "1700000000000",
    "30",
    "",
    True,
    [1],
    {"number": "NaN"},
    {"number": "Infinity"},
    -1,
    1.5,
    1_700_000_000,
    1_700_000_000_000_000,
    NOW + 61_000,
    9_007_199_254_740_991,
    None,
]
MOMENTS = [NOW, NOW - 1, NOW + 1, NOW - 29_999, NOW - 30_000, NOW - 86_400_000]
LENGTHS = [0, 30, 31, 86_400]
FIELDS: dict[str, dict[str, list[Any]]] = {
    "sessionStanding": {
        "isEnded": [False, False, True],
        "endsAt": [None, *MOMENTS],
        "idle": [None, *LENGTHS],
        "usedAt": MOMENTS,
        "now": [NOW],
    },
    "tokenUse": {
        "session": ["good", "good", "expired", "ended"],
        "expiresAt": [None, *MOMENTS],
        "usedAt": [None, *MOMENTS],
        "isSuccessorSame": [True, True, False],
        "isSuccessorUnused": [True, True, False],
        "grace": LENGTHS,
        "now": [NOW],
    },
    "attempt": {
        "failures": [0, 3, 4, 5, 9],
        "lockedUntil": [None, *MOMENTS],
        "lockedAt": [None, 5],
        "stepFailures": [1, 5],
        "stepLasts": LENGTHS,
        "now": [NOW],
    },
    "tryCode": {
        "fingerprint": [[1, 2], [1, 2], None, [1, 3]],
        "expiresAt": MOMENTS,
        "triesLeft": [0, 1, 3],
        "now": [NOW],
    },
    "nextSend": {"sentAt": MOMENTS, "pause": LENGTHS},
}


def value(written: Any) -> Any:
    return NUMBERS[written["number"]] if isinstance(written, dict) else written


def length(seconds: Any) -> Any:
    """As a timedelta, if that takes it: it takes True."""
    return timedelta(seconds=seconds) if type(seconds) in (int, float) else seconds


def session_standing(row: dict[str, Any]) -> str:
    return d.session_standing(
        is_ended=row["isEnded"],
        ends_at=row["endsAt"],
        idle=length(row["idle"]),
        used_at=row["usedAt"],
        now=row["now"],
    )


def token_use(row: dict[str, Any]) -> str:
    token = d.KeptToken(
        expires_at=row["expiresAt"],
        used_at=row["usedAt"],
        is_successor_same=row["isSuccessorSame"],
        is_successor_unused=row["isSuccessorUnused"],
    )
    grace = length(row["grace"])
    return d.token_use(token, row["session"], grace=grace, now=row["now"])


def attempt(row: dict[str, Any]) -> str:
    step = d.LockoutStep(row["stepFailures"], length(row["stepLasts"]))
    state = d.LockoutState(row["failures"], row["lockedUntil"], row["lockedAt"])
    _, decision = state.attempt([step], now=row["now"])
    if isinstance(decision, d.AttemptLocked):
        return "locked"
    return f"allowed, {decision.left} left"


def try_code(row: dict[str, Any]) -> str:
    fingerprint = row["fingerprint"]
    stored = bytes(fingerprint) if isinstance(fingerprint, list) else fingerprint
    code = d.SentCode(stored, row["expiresAt"], row["triesLeft"])
    return code.attempt(b"\1\2", now=row["now"])[1]


def next_send(row: dict[str, Any]) -> str:
    return str(d.next_send(row["sentAt"], pause=length(row["pause"])) - NOW)


CALLS: dict[str, Callable[[dict[str, Any]], str]] = {
    "sessionStanding": session_standing,
    "tokenUse": token_use,
    "attempt": attempt,
    "tryCode": try_code,
    "nextSend": next_send,
}


def decided(row: dict[str, Any]) -> str:
    try:
        return str(CALLS[row["call"]]({name: value(one) for name, one in row.items()}))
    except (TypeError, ValueError, OverflowError):
        return MALFORMED


def made(count: int, seed: int) -> list[dict[str, Any]]:
    """Rows at random: half of them with one value that most decisions must not take."""
    chance = random.Random(seed)
    rows = []
    for _ in range(count):
        call = chance.choice(list(FIELDS))
        row: dict[str, Any] = {"call": call}
        row |= {name: chance.choice(values) for name, values in FIELDS[call].items()}
        if chance.random() < 0.5:
            row[chance.choice(list(FIELDS[call]))] = chance.choice(BAD)
        rows.append(row | {"gives": decided(row)})
    return rows


def every_bad_value() -> list[dict[str, Any]]:
    """Each bad value in each place of a row that would be answered well."""
    rows = []
    for call, fields in FIELDS.items():
        good = {"call": call} | {name: values[0] for name, values in fields.items()}
        if call == "tokenUse":
            good |= {"usedAt": NOW - 1, "grace": 30}
        rows += [good | {name: bad} for name in fields for bad in BAD]
    return [row | {"gives": decided(row)} for row in rows]


def limits() -> list[dict[str, Any]]:
    """The last values on either side of each limit."""
    edges: list[tuple[str, str, list[Any]]] = [
        ("sessionStanding", "endsAt", [99_999_999_999, 100_000_000_000]),
        ("sessionStanding", "endsAt", [253_402_300_799_999, 253_402_300_800_000]),
        ("sessionStanding", "idle", [315_576_000, 315_576_001]),
        ("sessionStanding", "usedAt", [NOW + 60_000, NOW + 60_001]),
        ("tryCode", "triesLeft", [1_000_000_000, 1_000_000_001]),
    ]
    rows = []
    for call, name, values in edges:
        good = {"call": call} | {one: of[0] for one, of in FIELDS[call].items()}
        rows += [good | {name: one} for one in values]
    return [row | {"gives": decided(row)} for row in rows]


def every(count: int, seed: int) -> list[dict[str, Any]]:
    return every_bad_value() + limits() + made(count, seed)


def text(rows: list[dict[str, Any]]) -> str:
    return "[\n" + ",\n".join(f"  {json.dumps(row)}" for row in rows) + "\n]\n"


if __name__ == "__main__":
    count, seed = map(int, sys.argv[1:])
    sys.stdout.write(text(every(count, seed)))
