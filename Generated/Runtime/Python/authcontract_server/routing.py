# Written by authgen, the same for every contract: change nothing here.
"""The routes of a contract, and which of them a request belongs to."""

import re
from collections.abc import Callable
from dataclasses import dataclass
from itertools import count
from typing import Any

from .faults import Fault
from .refusals import Refusal
from .requests import Incoming, Request
from .strict_json import is_same
from .web import WebCallback


@dataclass(frozen=True)
class Where:
    """What a call has in one place, and what tells it from others of its path."""

    part: str
    path: tuple[str, ...]
    text: str | int | bool | None = None
    texts: tuple[str, ...] = ()
    """One of these, where an enumeration tells the call."""
    given: bool | None = None
    """Whatever it is, and not null; or nothing at all."""

    @property
    def is_in_body(self) -> bool:
        return self.part == "body"

    def holds(self, incoming: Incoming) -> bool:
        if self.is_in_body and not incoming.style.takes_forms:
            value = incoming.json()
            for name in self.path:
                value = value.get(name) if isinstance(value, dict) else None
            if self.given is not None:
                return (value is not None) is self.given
            return any(is_same(value, one) for one in self.wanted)
        try:
            texts = incoming.texts(self.part, self.path[0])
        except Fault:
            return self.given is False and not incoming.body
        if self.given is not None:
            return bool(texts) is self.given
        return len(texts) == 1 and texts[0] in self.wanted

    @property
    def wanted(self) -> tuple[str | int | bool, ...]:
        if self.given is not None:
            return ("a value" if self.given else "no value",)
        return self.texts if self.text is None else (self.text,)


@dataclass(frozen=True)
class Route:
    """One endpoint: a method, a path, the method of the service and what it does."""

    method: str
    path: str
    work: Callable[..., Any]
    """The method, as the interface of the service has it."""
    takes: type[Request]
    name: str
    """The endpoint as the contract calls it."""
    gives: Any = None
    status: int = 200
    answers_head: bool = True
    refuses: tuple[type[Refusal], ...] = ()
    where: tuple[Where, ...] = ()
    callback: type[WebCallback] | None = None
    ending_cookies: tuple[str, ...] = ()

    @property
    def called(self) -> str:
        """The name of the method."""
        return self.work.__name__


def choose(routes: list[Route], incoming: Incoming) -> Route:
    """The body is looked at only where it decides."""
    if len(routes) == 1 and not routes[0].where:
        return routes[0]
    routes = keep(routes, incoming, in_body=False)
    if not any(mark.is_in_body for route in routes for mark in route.where):
        return routes[0]
    marks = [mark for route in routes for mark in route.where]
    may_be_empty = any(mark.is_in_body and mark.given is False for mark in marks)
    if may_be_empty and not incoming.body:
        incoming.parsed, incoming.is_parsed = {}, True
    elif incoming.style.takes_forms:
        incoming.form_body()
    return keep(routes, incoming, in_body=True)[0]


def keep(routes: list[Route], incoming: Incoming, *, in_body: bool) -> list[Route]:
    """Refuses a call that suits no route, at the first place that is wrong."""
    kept, failed = [], []
    for route in routes:
        marks = [mark for mark in route.where if in_body or not mark.is_in_body]
        wrong = next((mark for mark in marks if not mark.holds(incoming)), None)
        if wrong is None:
            kept.append(route)
        else:
            failed.append(wrong)
    if kept:
        return kept
    part, path = failed[0].part, failed[0].path
    same = [one for one in failed if (one.part, one.path) == (part, path)]
    texts = sorted({str(text) for one in same for text in one.wanted})
    expected = texts[0] if len(texts) == 1 else "one of " + ", ".join(texts)
    raise Fault("invalidValue", expected, part, ".".join(path))


def shape(path: str) -> str:
    """The path without the names of its parameters."""
    return re.sub(r"\{[^}]*\}", "{}", path)


def is_named(segment: str) -> bool:
    return segment.startswith("{")


def is_pattern(path: str) -> list[bool]:
    """Sorts exact segments before those in braces, from the first difference on."""
    return [is_named(segment) for segment in path.split("/")]


def parameters(pattern: str, segments: list[str]) -> list[tuple[str, str]] | None:
    """The values in the place of braces; none where the path is another one.

    A prefix of the application stands before the pattern.
    """
    names = pattern.split("/")[1:]
    values = segments[-len(names) :]
    if len(values) < len(names):
        return None
    found = []
    for name, value in zip(names, values, strict=True):
        if is_named(name) and value:
            found.append((name[1:-1], value))
        elif name != value:
            return None
    return found


def spelled(path: str) -> str:
    """Parameters with names that the framework can have: by number where they cannot."""
    numbers = count()
    names = re.findall(r"\{([^}]*)\}", path)
    if len(set(names)) == len(names) and all(
        re.fullmatch("[A-Za-z_][A-Za-z0-9_]*", name) for name in names
    ):
        return path
    return re.sub(r"\{[^}]*\}", lambda _: "{p" + str(next(numbers)) + "}", path)
