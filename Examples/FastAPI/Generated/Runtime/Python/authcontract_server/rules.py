# Written by authgen, the same for every contract: change nothing here.
"""Rules for a value beside its type."""

import hmac
import re
from collections.abc import Mapping
from datetime import datetime
from typing import Any

from pydantic import (
    GetCoreSchemaHandler,
    GetJsonSchemaHandler,
    SecretStr,
    ValidationInfo,
)
from pydantic.json_schema import JsonSchemaValue
from pydantic_core import CoreSchema, SchemaSerializer, core_schema

from .faults import invalid
from .patterns import Pattern
from .values import Reading, Writing, wire_text, write_instant


def plain(value: object) -> str:
    """A value as its text on the wire."""
    if isinstance(value, SecretStr):
        return value.get_secret_value()
    if isinstance(value, datetime):
        return write_instant(value)
    return str(value)


def same(one: str | SecretStr, other: str | SecretStr) -> bool:
    """Compares in a time that does not tell where two texts differ."""
    return hmac.compare_digest(plain(one).encode(), plain(other).encode())


class Rule:
    """Holds for a value, for each of a list and for each of a map."""

    expected = "a value"
    shown: Mapping[str, object] = {}

    def holds(self, value: Any) -> bool:
        raise NotImplementedError

    def check(self, value: Any) -> Any:
        if isinstance(value, str) and self.holds(value):
            return value
        if isinstance(value, list):
            each, of = value, "a list in which each is "
        elif isinstance(value, dict):
            each, of = list(value.values()), "a map in which each is "
        else:
            each, of = [] if value is None else [value], ""
        if all(self.holds(one) for one in each):
            return value
        raise invalid(of + self.expected)

    def __get_pydantic_core_schema__(
        self, source: Any, handler: GetCoreSchemaHandler
    ) -> CoreSchema:
        return core_schema.no_info_after_validator_function(self.check, handler(source))

    def __get_pydantic_json_schema__(
        self, schema: CoreSchema, handler: GetJsonSchemaHandler
    ) -> JsonSchemaValue:
        return show(handler(schema), self.shown)


def show(schema: JsonSchemaValue, rule: Mapping[str, object]) -> JsonSchemaValue:
    """The schema with a rule: of each element, and of nothing that is absent."""
    if "anyOf" in schema:
        options = schema["anyOf"]
        shown = [one if one == {"type": "null"} else show(one, rule) for one in options]
        return schema | {"anyOf": shown}
    for inner in ("items", "additionalProperties"):
        if isinstance(schema.get(inner), dict):
            return schema | {inner: show(schema[inner], rule)}
    return schema | dict(rule)


def _bounds(
    names: tuple[str, str], least: int | None, most: int | None
) -> dict[str, object]:
    pairs = zip(names, (least, most), strict=True)
    return {name: bound for name, bound in pairs if bound is not None}


def _range(least: int | None, most: int | None, before: str, behind: str) -> str:
    if most is None:
        return f"{before}{least} or more{behind}"
    if least is None:
        return f"{before}up to {most}{behind}"
    return f"{before}{least} to {most}{behind}"


class Length(Rule):
    """Counts code points."""

    def __init__(self, least: int = 0, most: int | None = None) -> None:
        self.least, self.most = least, most
        self.expected = _range(least, most, "text of ", " characters")
        self.shown = _bounds(("minLength", "maxLength"), least, most)

    def holds(self, value: Any) -> bool:
        length = len(plain(value))
        return length >= self.least and (self.most is None or length <= self.most)


class Size(Rule):
    def __init__(self, least: int | None = None, most: int | None = None) -> None:
        self.least, self.most = least, most
        self.expected = _range(least, most, "a number from ", "")
        self.shown = _bounds(("minimum", "maximum"), least, most)

    def holds(self, value: Any) -> bool:
        number = value.timestamp() if isinstance(value, datetime) else value
        return (self.least is None or number >= self.least) and (
            self.most is None or number <= self.most
        )


class Matches(Rule):
    """The whole text matches the pattern; one of more than 4,096 bytes never does."""

    def __init__(self, pattern: str) -> None:
        self.pattern = Pattern(pattern)
        self.expected = f"text that matches {pattern}"
        self.shown = {"pattern": f"^(?:{pattern})$"}

    def holds(self, value: Any) -> bool:
        text = plain(value)
        return len(text.encode()) <= 4096 and self.pattern.matches(text)


class Email(Rule):
    """Looks like a mail address; only a mail can tell whether there is such a box."""

    expected = "a mail address"
    shown: Mapping[str, object] = {"format": "email"}
    local = re.compile('[^\\x00-\\x20\\x7f"(),:;<>\\[\\\\\\]@]+')
    label = re.compile("[A-Za-z0-9\\x80-\\U0010ffff-]+")
    # Most addresses.
    usual = re.compile(
        "[A-Za-z0-9._+-]{1,64}@[A-Za-z0-9]{1,63}(\\.[A-Za-z0-9]{1,63}){1,2}"
    )

    def holds(self, value: Any) -> bool:
        if isinstance(value, str) and self.usual.fullmatch(value) and len(value) < 255:
            return True
        name, at, host = plain(value).partition("@")
        if not at or len(plain(value).encode()) > 254 or len(name.encode()) > 64:
            return False
        return self.local.fullmatch(name) is not None and all(
            self.is_label(label) for label in host.split(".")
        )

    def is_label(self, text: str) -> bool:
        return (
            self.label.fullmatch(text) is not None
            and len(text.encode()) <= 63
            and not text.startswith("-")
            and not text.endswith("-")
        )


class Phone(Rule):
    """Looks like a phone number: 3 to 15 digits, perhaps grouped."""

    expected = "a phone number"
    form = re.compile("\\+?[0-9 .()/-]*")

    def holds(self, value: Any) -> bool:
        text = plain(value)
        digits = sum(letter in "0123456789" for letter in text)
        return (
            3 <= digits <= 15
            and len(text) <= 32
            and self.form.fullmatch(text) is not None
        )


class Configured:
    """The deployment's own value, compared in constant time; any where it has none."""

    def __init__(self, name: str) -> None:
        self.name = name

    def __get_pydantic_core_schema__(
        self, source: Any, handler: GetCoreSchemaHandler
    ) -> CoreSchema:
        schema = handler(source)
        written = SchemaSerializer(schema)

        def check(value: Any, info: ValidationInfo) -> Any:
            if isinstance(info.context, Reading) and value is not None:
                wanted = info.context.deployment.get(self.name)
                own = written.to_python(value, mode="json", context=Writing)
                if wanted is not None and not same(wanted, wire_text(own)):
                    raise invalid(f"this deployment's {self.name}")
            return value

        return core_schema.with_info_after_validator_function(check, schema)
