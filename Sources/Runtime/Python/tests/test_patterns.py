"""Holds patterns in Python to the rows that Swift and TypeScript are held to."""

import json
import os
import re
import time
import unittest
from pathlib import Path
from typing import Any

import pattern_rows
from authcontract_server.patterns import Pattern, PatternError

CASES = Path(__file__).resolve().parents[4] / "Tests/Cases/patterns/whole-texts"

# In milliseconds. Backtracking takes minutes, and this a few hundredths of a second.
LIMIT = int(os.environ.get("AUTHCONTRACT_PATTERN_LIMIT", "2000"))


class PatternTests(unittest.TestCase):
    def test_rows(self) -> None:
        for row in rows():
            pattern = Pattern(row["pattern"])
            start = time.process_time()
            gives = pattern.matches(row["text"] * row["times"] + row["end"])
            spent = time.process_time() - start
            self.assertEqual(gives, row["gives"], row)
            self.assertLess(spent * 1_000, LIMIT, row)

    def test_recorded_rows_are_those_that_are_made(self) -> None:
        made = pattern_rows.written(pattern_rows.made(100, 7))
        self.assertEqual((CASES / "hostile.json").read_text(), made)

    def test_matches_like_re(self) -> None:
        lines = (CASES / "pairs.txt").read_text().splitlines()
        for pattern, text, _ in map(json.loads, lines):
            expected = re.fullmatch(pattern, text) is not None
            self.assertEqual(Pattern(pattern).matches(text), expected, (pattern, text))

    def test_refuses_what_is_no_pattern(self) -> None:
        for text in ("(a", "a)", "[a", "a{x}", "a{1", "\\", "a|("):
            with self.assertRaises(PatternError, msg=text):
                Pattern(text)


def rows() -> Any:
    """The recorded rows, or those of a longer run."""
    file = os.environ.get("AUTHCONTRACT_PATTERN_ROWS", CASES / "hostile.json")
    return json.loads(Path(file).read_text())
