"""Patterns with texts that would keep a backtracking matcher busy, and whether they match.

Swift, TypeScript and Python are held to the same rows. The text of a row is `text`, so many `times`, and then `end`.

usage: pattern_rows.py COUNT SEED >ROWS
"""

import json
import random
import sys
from typing import Any

from authcontract_server.patterns import Pattern

WRITTEN = [
    "([a-z]+)+[0-9]",
    "([A-Za-z]+ ?)+",
    "(a|aa)+",
    "(a|b)*a(a|b){130}",
    "(a?){150}a{80}",
    "((a?)(b?)){120}[ab]*",
    "(([a-z]*)*)*(([a-z]+)+)+!",
    "([a-z]{1,30}x?){10}",
    "[^,]*(,[^,]*)*",
]
TEXTS = [
    ("a", 4096, ""),
    ("a", 4095, "!"),
    ("ab", 2048, ""),
    ("aab", 1300, "0"),
    ("", 0, ""),
]
LETTERS = ["a", "b", "0", "[a-c]", "[^b]", "[a0-]", "\\.", "-", "[\u00e9-\u00fc]"]
COUNTS = ["*", "+", "?", "{2}", "{1,3}", "{0,2}", "{2,}"]


def pattern(chance: random.Random, depth: int) -> str:
    kind = chance.random() if depth else 0
    if kind < 0.35:
        return chance.choice(LETTERS)
    if kind < 0.6:
        return "".join(pattern(chance, depth - 1) for _ in range(chance.randint(1, 4)))
    if kind < 0.75:
        parts = [pattern(chance, depth - 1) for _ in range(chance.randint(1, 3))]
        return f"({'|'.join(parts)})"
    return f"({pattern(chance, depth - 1)}){chance.choice(COUNTS)}"


def text(chance: random.Random) -> tuple[str, int, str]:
    letters = "".join(
        chance.choice("ab0c.-\u00e9z") for _ in range(chance.randint(1, 6))
    )
    times = chance.choice([1, 1, 1, 40, 4096 // len(letters.encode())])
    return letters, times, chance.choice(["", "", "!", "0"])


def made(count: int, seed: int) -> list[dict[str, Any]]:
    """The written patterns with each hostile text, and so many others at random."""
    chance = random.Random(seed)
    rows = [(one, text) for one in WRITTEN for text in TEXTS]
    rows += [(pattern(chance, 3), text(chance)) for _ in range(count)]
    return [row(one, *text) for one, text in rows]


def row(pattern: str, text: str, times: int, end: str) -> dict[str, Any]:
    gives = Pattern(pattern).matches(text * times + end)
    return {
        "pattern": pattern,
        "text": text,
        "times": times,
        "end": end,
        "gives": gives,
    }


def written(rows: list[dict[str, Any]]) -> str:
    return "[\n" + ",\n".join(f"  {json.dumps(row)}" for row in rows) + "\n]\n"


if __name__ == "__main__":
    count, seed = map(int, sys.argv[1:])
    sys.stdout.write(written(made(count, seed)))
