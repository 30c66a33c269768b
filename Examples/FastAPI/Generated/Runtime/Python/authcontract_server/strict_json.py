# Written by authgen, the same for every contract: change nothing here.
"""JSON by RFC 8259 and no more: no name twice, no lone surrogates, within limits."""

import json
from decimal import Decimal, InvalidOperation

from .faults import Fault
from .json_faults import DEEPEST, json_fault
from .limits import Limits


class _Refused(ValueError):
    pass


def _number(text: str) -> Decimal:
    try:
        return Decimal(text)
    except InvalidOperation:
        return Decimal("Infinity")


def _refuse(text: str) -> object:
    raise _Refused


class _Reader:
    def __init__(self, limits: Limits) -> None:
        self.limits = limits
        self.fields_left = limits.json_fields
        self.decoder = json.JSONDecoder(
            object_pairs_hook=self.fields,
            parse_float=self.number,
            parse_int=self.number,
            parse_constant=_refuse,
        )

    def fields(self, pairs: list[tuple[str, object]]) -> dict[str, object]:
        fields = dict(pairs)
        if len(fields) < len(pairs):
            raise _Refused
        return fields

    def number(self, text: str) -> Decimal:
        if len(text) > self.limits.string_bytes:
            raise _Refused
        return _number(text)

    def check(self, value: object, depth: int) -> None:
        if isinstance(value, str):
            self.check_text(value)
        elif isinstance(value, dict):
            self.open(depth + 1, len(value))
            for name, inner in value.items():
                self.check_text(name)
                self.check(inner, depth + 1)
        elif isinstance(value, list):
            self.open(depth + 1, len(value))
            for inner in value:
                self.check(inner, depth + 1)

    def check_text(self, text: str) -> None:
        if len(text.encode()) > self.limits.string_bytes:
            raise _Refused

    def open(self, depth: int, count: int) -> None:
        self.fields_left -= count
        if depth > min(self.limits.json_depth, DEEPEST) or self.fields_left < 0:
            raise _Refused


def read_json(body: bytes, limits: Limits) -> object:
    """The document, with numbers as `Decimal`; a fault where it is not JSON.

    Python's own reader is fast, and stops in places of its own. So a second one looks
    for the place of a fault.
    """
    reader = _Reader(limits)
    try:
        value = reader.decoder.decode(body.decode())
        reader.check(value, 0)
    except (ValueError, RecursionError):
        reason = json_fault(body, limits) or "JSON: a value"
    else:
        return value
    raise Fault("malformed", reason) from None


def read_number(text: str) -> Decimal | None:
    """The number that a text is, by the grammar of JSON."""
    try:
        value = json.JSONDecoder(
            parse_float=_number, parse_int=_number, parse_constant=_refuse
        ).decode(text)
    except ValueError:
        return None
    return value if isinstance(value, Decimal) and text.strip() == text else None


def is_same(value: object, constant: str | int | bool) -> bool:
    """Whether JSON is this very text, number or bool; in Python `1` is `True`."""
    if isinstance(value, bool) or isinstance(constant, bool):
        return value is constant
    return value == constant


_WRITER = json.JSONEncoder(ensure_ascii=False, allow_nan=False, separators=(",", ":"))


def write_json(value: object) -> bytes:
    """The document without spaces, fields in their order."""
    return _WRITER.encode(value).encode()
