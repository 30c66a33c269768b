# Written by authgen, the same for every contract: change nothing here.
"""Faults of a request, found before a method of the service is called."""

from dataclasses import dataclass, field

from pydantic import ValidationError
from pydantic_core import PydanticCustomError

STATUS = {
    "badRequest": 400,
    "malformed": 400,
    "invalidValue": 400,
    "notFound": 404,
    "methodNotAllowed": 405,
    "bodyTooLarge": 413,
    "targetTooLong": 414,
    "unsupportedMediaType": 415,
    "headersTooLarge": 431,
    "brokenAnswer": 500,
    "unavailable": 503,
}

WORDS = {"list_type": "a list", "dict_type": "an object"}


def invalid(expected: str) -> PydanticCustomError:
    """A value that is not what the contract says. The value itself is never told."""
    return PydanticCustomError("invalid", "{expected}", {"expected": expected})


@dataclass(frozen=True)
class Fault(Exception):
    """The fault, its place, and the value that was expected there."""

    kind: str
    expected: str | None = None
    part: str = "body"
    place: str = ""
    headers: dict[str, str] = field(default_factory=dict)

    @property
    def status(self) -> int:
        return STATUS[self.kind]

    @property
    def sentence(self) -> str:
        if self.expected is None:
            return self.kind
        place = f"{self.part} {self.place}" if self.place else self.part
        return f"{place}: expected {self.expected}"

    @property
    def body(self) -> dict[str, object]:
        if self.expected is None:
            return {"error": self.kind}
        body: dict[str, object] = {"error": self.kind, "in": self.part}
        if self.place:
            body["field"] = self.place
        return body | {"expected": self.expected}


def written(steps: tuple[int | str, ...]) -> str:
    """The way to a value, as in `devices[2].name`."""
    text = ""
    for step in steps:
        if isinstance(step, int):
            text += f"[{step}]"
        else:
            text += f".{step}" if text else step
    return text


def first(error: ValidationError) -> tuple[tuple[int | str, ...], str]:
    """The place of the first fault, and the value that was expected there."""
    details = error.errors(include_url=False, include_input=False)[0]
    expected = details.get("ctx", {}).get("expected")
    if details["type"] == "invalid":
        return details["loc"], str(expected)
    return details["loc"], WORDS.get(details["type"], "a value")
