# Written by authgen, the same for every contract: change nothing here.
"""The patterns of a contract: characters, classes, groups, choices and repetitions.

`re` backtracks, so one request could keep a server busy forever. Here all ways through
a pattern are followed at once, and time grows only with the length of the text.
"""

from bisect import bisect_right
from collections.abc import Callable
from dataclasses import dataclass
from functools import cache


class PatternError(ValueError):
    """The text isn't a pattern of a contract."""


@dataclass(frozen=True)
class Part:
    """What a part of a pattern can begin and end with, as bits of its places."""

    is_optional: bool = True
    first: int = 0
    last: int = 0


class Automaton:
    """One place for each character of a pattern, repetitions written out.

    Sets of places are integers, one bit for each place, so a step for all places costs
    a few operations. Place 0 is the beginning.
    """

    def __init__(self) -> None:
        self.follow = [0]
        self.classes: dict[CharacterClass, int] = {}

    def one(self, letters: "CharacterClass") -> Part:
        place = 1 << len(self.follow)
        self.follow.append(0)
        self.classes[letters] = self.classes.get(letters, 0) | place
        return Part(False, place, place)

    def link(self, last: int, first: int) -> None:
        while first and last:
            self.follow[last.bit_length() - 1] |= first
            last &= ~(1 << last.bit_length() - 1)

    def joined(self, one: Part, other: Part) -> Part:
        self.link(one.last, other.first)
        return Part(
            one.is_optional and other.is_optional,
            one.first | (other.first if one.is_optional else 0),
            other.last | (one.last if other.is_optional else 0),
        )


@dataclass(frozen=True)
class CharacterClass:
    """Characters between bounds, or all others."""

    ranges: tuple[tuple[int, int], ...]
    is_negated: bool = False

    def holds(self, code: int) -> bool:
        return any(low <= code <= high for low, high in self.ranges) != self.is_negated


Build = Callable[[Automaton], Part]


class _Reader:
    """Reads a pattern from left to right."""

    def __init__(self, text: str) -> None:
        self.text, self.index = text, 0

    def read(self) -> Build:
        part = self.choice()
        if self.next:
            raise PatternError(f"{self.next!r} closes nothing")
        return part

    @property
    def next(self) -> str:
        return self.text[self.index : self.index + 1]

    def take(self) -> str:
        if not self.next:
            raise PatternError("the pattern isn't complete")
        self.index += 1
        return self.text[self.index - 1]

    def choice(self) -> Build:
        parts = [self.sequence()]
        while self.next == "|":
            self.index += 1
            parts.append(self.sequence())
        return parts[0] if len(parts) == 1 else _choice(parts)

    def sequence(self) -> Build:
        parts = []
        while self.next not in ("", "|", ")"):
            parts.append(self.repetition())
        return _sequence(parts)

    def repetition(self) -> Build:
        part = self.single()
        match self.next:
            case "?":
                bounds: tuple[int, int | None] = 0, 1
            case "*":
                bounds = 0, None
            case "+":
                bounds = 1, None
            case "{":
                bounds = self.count()
            case _:
                return part
        self.index += 1
        return _repeated(part, *bounds)

    def count(self) -> tuple[int, int | None]:
        """`{3}`, `{3,}` or `{3,5}`, up to its last mark."""
        end = self.text.find("}", self.index)
        least, comma, most = self.text[self.index + 1 : end].partition(",")
        self.index = end
        if end < 0 or not all(map(_is_number, (least, most or "0"))):
            raise PatternError("`{` begins no count")
        return int(least), int(most) if most else None if comma else int(least)

    def single(self) -> Build:
        mark = self.take()
        if mark == "(":
            if self.next == "?":
                self.index += 2
            part = self.choice()
            if self.take() != ")":
                raise PatternError("`(` isn't closed")
            return part
        letters = self.letters() if mark == "[" else _only(self.literal(mark))
        return lambda automaton: automaton.one(letters)

    def letters(self) -> CharacterClass:
        is_negated = self.next == "^"
        self.index += is_negated
        ranges = []
        while self.next != "]":
            low = high = ord(self.literal(self.take()))
            if self.next == "-" and self.text[self.index + 1 : self.index + 2] != "]":
                self.index += 1
                high = ord(self.literal(self.take()))
            ranges.append((low, high))
        self.index += 1
        return CharacterClass(tuple(ranges), is_negated)

    def literal(self, mark: str) -> str:
        return self.take() if mark == "\\" else mark


def _is_number(text: str) -> bool:
    return text.isascii() and text.isdecimal()


def _only(mark: str) -> CharacterClass:
    return CharacterClass(((ord(mark), ord(mark)),))


def _sequence(parts: list[Build]) -> Build:
    def build(automaton: Automaton) -> Part:
        whole = Part()
        for part in parts:
            whole = automaton.joined(whole, part(automaton))
        return whole

    return build


def _choice(parts: list[Build]) -> Build:
    def build(automaton: Automaton) -> Part:
        is_optional, first, last = False, 0, 0
        for part in parts:
            one = part(automaton)
            is_optional = is_optional or one.is_optional
            first, last = first | one.first, last | one.last
        return Part(is_optional, first, last)

    return build


def _repeated(part: Build, least: int, most: int | None) -> Build:
    def optional(automaton: Automaton) -> Part:
        one = part(automaton)
        return Part(True, one.first, one.last)

    def endless(automaton: Automaton) -> Part:
        one = optional(automaton)
        automaton.link(one.last, one.first)
        return one

    rest: list[Build] = [endless] if most is None else [optional] * (most - least)
    return _sequence([part] * least + rest)


class Pattern:
    """A pattern that a whole text matches or not, code point by code point.

    >>> Pattern("[a-z]+(-[a-z]+)*").matches("left-right")
    True
    """

    def __init__(self, text: str) -> None:
        automaton = Automaton()
        whole = automaton.joined(Part(False, 1, 1), _Reader(text).read()(automaton))
        self._ends = whole.last
        self._blocks = _blocks(automaton.follow)
        self._bytes = len(self._blocks)
        self._classes = automaton.classes
        bounds = {
            bound
            for letters in self._classes
            for low, high in letters.ranges
            for bound in (low, high + 1)
        }
        self._bounds = sorted(bounds)
        self._places: dict[int, int] = {}

    def matches(self, text: str) -> bool:
        reached = 1
        for letter in text:
            following = 0
            data = reached.to_bytes(self._bytes, "little")
            for block, byte in zip(self._blocks, data, strict=True):
                if byte:
                    following |= block(byte)
            reached = following & self._holding(ord(letter))
            if not reached:
                return False
        return reached & self._ends != 0

    def _holding(self, code: int) -> int:
        """The places that hold a character; the same for all between two bounds."""
        interval = bisect_right(self._bounds, code)
        places = self._places.get(interval)
        if places is None:
            places = 0
            for letters, own in self._classes.items():
                places |= own if letters.holds(code) else 0
            self._places[interval] = places
        return places


def _blocks(follow: list[int]) -> list[Callable[[int], int]]:
    """For each eight places, what follows any of them."""

    def block(start: int) -> Callable[[int], int]:
        follows = follow[start : start + 8]

        @cache
        def following(byte: int) -> int:
            places = 0
            for index, one in enumerate(follows):
                places |= one if byte >> index & 1 else 0
            return places

        return following

    return [block(start) for start in range(0, len(follow), 8)]
