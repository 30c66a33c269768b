# Written by authgen, the same for every contract: change nothing here.
"""The contract's scalars: how each is read from a message and written into one."""

import base64
import binascii
import json
import math
import re
from collections.abc import Callable
from dataclasses import dataclass
from datetime import UTC, datetime, timedelta, timezone
from decimal import Decimal
from typing import Annotated, Any, TypeAlias, TypeVar
from uuid import UUID

from pydantic import (
    JsonValue,
    PlainSerializer,
    PlainValidator,
    SecretStr,
    SerializationInfo,
    ValidationError,
    ValidationInfo,
    ValidatorFunctionWrapHandler,
    WithJsonSchema,
    WrapSerializer,
    WrapValidator,
)
from pydantic_core import InitErrorDetails

from .faults import first, invalid
from .strict_json import read_number

T = TypeVar("T")

EPOCH = datetime(1970, 1, 1, tzinfo=UTC)


@dataclass(frozen=True)
class Plain:
    """A text from a path, a query, a header, a cookie or a form."""

    text: str


@dataclass(frozen=True)
class Reading:
    """The context of what is read from a message; Python code builds without one."""

    deployment: dict[str, str]


class Writing:
    """The context of what is written into a message: only there secrets are told."""


def wire_text(value: Any) -> str:
    """A value of JSON as a header or a query has it."""
    return value if isinstance(value, str) else json.dumps(value)


def _plain(value: object) -> object:
    return value.text if isinstance(value, Plain) else value


def _text(value: object) -> str:
    value = _plain(value)
    if not isinstance(value, str):
        raise invalid("text")
    if "\0" in value:
        raise invalid("text without U+0000")
    return value


def _secret(value: object) -> SecretStr:
    return value if isinstance(value, SecretStr) else SecretStr(_text(value))


def _write_secret(value: SecretStr, info: SerializationInfo) -> str:
    return value.get_secret_value() if info.context is Writing else str(value)


def _number_of(value: object) -> Decimal | int | float | None:
    if isinstance(value, Plain):
        return read_number(value.text)
    if isinstance(value, bool) or not isinstance(value, Decimal | int | float):
        return None
    return value


def _integer(value: object) -> int:
    number = _number_of(value)
    if number is not None and -(2**63) <= number < 2**63 and number == int(number):
        return int(number)
    raise invalid("a whole number")


def _number(value: object) -> float:
    number = _number_of(value)
    if number is not None and math.isfinite(float(number)):
        return float(number)
    raise invalid("a number")


def _write_number(value: float) -> float | None:
    return value if math.isfinite(value) else None


def _boolean(value: object) -> bool:
    if isinstance(value, Plain) and value.text in ("true", "false"):
        return value.text == "true"
    if not isinstance(value, bool):
        raise invalid("true or false")
    return value


_UUID = re.compile("[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}")


def _uuid(value: object) -> UUID:
    value = _plain(value)
    if isinstance(value, UUID):
        return value
    if isinstance(value, str) and _UUID.fullmatch(value):
        return UUID(value)
    raise invalid("a UUID")


_URL = re.compile(
    "[A-Za-z][A-Za-z0-9+.-]*:([A-Za-z0-9._~!$&'()*+,;=:@/?#\\[\\]-]|%[0-9A-Fa-f]{2})*"
)


def _url(value: object) -> str:
    value = _plain(value)
    if isinstance(value, str) and _URL.fullmatch(value):
        return value
    raise invalid("an absolute URL")


_INSTANT = re.compile(
    "([0-9]{4})-([0-9]{2})-([0-9]{2})[Tt]([0-9]{2}):([0-9]{2}):([0-9]{2})"
    "(\\.[0-9]+)?(?:[Zz]|([+-])([0-9]{2}):([0-9]{2}))"
)


def _instant(value: object) -> datetime:
    value = _plain(value)
    if isinstance(value, datetime) and value.tzinfo is not None:
        return value
    found = _INSTANT.fullmatch(value) if isinstance(value, str) else None
    if found is None:
        raise invalid("a time like 2027-03-01T09:30:00Z")
    try:
        return _moment(found)
    except (ValueError, OverflowError):
        raise invalid("a time like 2027-03-01T09:30:00Z") from None


def _moment(found: re.Match[str]) -> datetime:
    year, month, day, hour, minute, second = (int(one) for one in found.groups()[:6])
    hours, minutes = int(found[9] or 0), int(found[10] or 0)
    if hours > 23 or minutes > 59:
        raise ValueError
    offset = timedelta(hours=hours, minutes=minutes)
    zone = timezone(-offset if found[8] == "-" else offset)
    whole = datetime(year, month, day, hour, minute, second, tzinfo=zone)
    moment = whole + timedelta(seconds=float(f"0{found[7] or '.0'}"))
    return moment.astimezone(UTC)


def write_instant(moment: datetime) -> str:
    """In UTC, with milliseconds where there are any."""
    moment = moment.astimezone(UTC)
    milliseconds = math.floor(moment.microsecond / 1000 + 0.5)
    whole = moment.replace(microsecond=0) + timedelta(milliseconds=milliseconds)
    text = whole.strftime(f"{whole.year:04}-%m-%dT%H:%M:%S")
    fraction = f".{whole.microsecond // 1000:03}" if whole.microsecond else ""
    return f"{text}{fraction}Z"


def _unix_time(value: object) -> datetime:
    if isinstance(value, datetime) and value.tzinfo is not None:
        return value
    number = _number_of(value)
    if number is None or not -62_135_596_800 <= number <= 253_402_300_799:
        raise invalid("seconds since 1970")
    return EPOCH + timedelta(seconds=float(number))


def _write_unix_time(moment: datetime) -> int:
    return math.floor((moment - EPOCH).total_seconds())


def _base64(value: object) -> bytes:
    value = _plain(value)
    if isinstance(value, bytes):
        return value
    try:
        data = base64.b64decode(str(value).encode(), validate=True)
    except (binascii.Error, ValueError):
        data = b""
    if not isinstance(value, str) or base64.b64encode(data).decode() != value:
        raise invalid("base64")
    return data


def _write_base64(data: bytes) -> str:
    return base64.b64encode(data).decode()


def _base64url(value: object) -> bytes:
    value = _plain(value)
    if isinstance(value, bytes):
        return value
    try:
        text = str(value)
        data = base64.urlsafe_b64decode(text.encode() + b"=" * (-len(text) % 4))
    except (binascii.Error, ValueError):
        data = b""
    if not isinstance(value, str) or _write_base64url(data) != value:
        raise invalid("base64url")
    return data


def _write_base64url(data: bytes) -> str:
    return base64.urlsafe_b64encode(data).decode().rstrip("=")


def _json_number(number: Decimal) -> int | float:
    """Whole numbers are exact; with an exponent one would take any memory as an `int`."""
    if number.as_tuple().exponent == 0:
        return int(number)
    if math.isfinite(float(number)):
        return float(number)
    raise invalid("a number that fits")


def _json_item(value: object) -> object:
    if value is None or isinstance(value, bool | int | float | str):
        return value
    if isinstance(value, Decimal):
        return _json_number(value)
    if isinstance(value, list):
        return [_json_item(item) for item in value]
    if isinstance(value, dict) and all(isinstance(name, str) for name in value):
        return {name: _json_item(item) for name, item in value.items()}
    raise invalid("JSON")


def _any_json(value: object) -> object:
    if value is None:
        raise invalid("a value")
    return _json_item(value)


def _json(write: Callable[..., Any]) -> PlainSerializer:
    return PlainSerializer(write, when_used="json")


def _shown(kind: str, **more: str) -> WithJsonSchema:
    """The type in the schema of an application that has such models."""
    return WithJsonSchema({"type": kind, **more})


Text: TypeAlias = Annotated[str, PlainValidator(_text), _shown("string")]
Secret: TypeAlias = Annotated[
    SecretStr,
    PlainValidator(_secret),
    PlainSerializer(_write_secret, when_used="json"),
    _shown("string", format="password"),
]
Integer: TypeAlias = Annotated[int, PlainValidator(_integer), _shown("integer")]
Number: TypeAlias = Annotated[
    float, PlainValidator(_number), _json(_write_number), _shown("number")
]
Boolean: TypeAlias = Annotated[bool, PlainValidator(_boolean), _shown("boolean")]
Uuid: TypeAlias = Annotated[
    UUID, PlainValidator(_uuid), _json(str), _shown("string", format="uuid")
]
Url: TypeAlias = Annotated[str, PlainValidator(_url), _shown("string", format="uri")]
Instant: TypeAlias = Annotated[
    datetime,
    PlainValidator(_instant),
    _json(write_instant),
    _shown("string", format="date-time"),
]
UnixTime: TypeAlias = Annotated[
    datetime,
    PlainValidator(_unix_time),
    _json(_write_unix_time),
    _shown("number", format="unix-time"),
]
Base64: TypeAlias = Annotated[
    bytes,
    PlainValidator(_base64),
    _json(_write_base64),
    _shown("string", format="byte"),
]
Base64Url: TypeAlias = Annotated[
    bytes,
    PlainValidator(_base64url),
    _json(_write_base64url),
    _shown("string", format="base64url"),
]


# Whatever JSON a field holds; null counts as a missing value.
Json: TypeAlias = Annotated[JsonValue, PlainValidator(_any_json), WithJsonSchema({})]
# The same inside of a list or a map, where null is a value.
JsonItem: TypeAlias = Annotated[
    JsonValue, PlainValidator(_json_item), WithJsonSchema({})
]


def _from_text(
    value: object, read: ValidatorFunctionWrapHandler, info: ValidationInfo
) -> object:
    if isinstance(info.context, Reading) and not isinstance(value, Plain):
        if not isinstance(value, str):
            raise invalid("a value in quotes")
        value = Plain(value)
    return read(value)


def _as_text(value: object, write: Callable[[object], object]) -> str:
    written = write(value)
    return str(written).lower() if isinstance(written, bool) else str(written)


IntegerText: TypeAlias = Annotated[
    Integer,
    WrapValidator(_from_text),
    WrapSerializer(_as_text, when_used="json"),
    _shown("string"),
]
NumberText: TypeAlias = Annotated[
    Number,
    WrapValidator(_from_text),
    WrapSerializer(_as_text, when_used="json"),
    _shown("string"),
]
BooleanText: TypeAlias = Annotated[
    Boolean,
    WrapValidator(_from_text),
    WrapSerializer(_as_text, when_used="json"),
    _shown("string"),
]
UnixTimeText: TypeAlias = Annotated[
    UnixTime,
    WrapValidator(_from_text),
    WrapSerializer(_as_text, when_used="json"),
    _shown("string"),
]


def _any_key(value: object, read: ValidatorFunctionWrapHandler) -> object:
    """Keys are the caller's words, so faults do not repeat them."""
    try:
        return read(value)
    except ValidationError as error:
        place, expected = first(error)
        inner = tuple(step for step in place[1:] if step != "[key]")
        details = InitErrorDetails(
            type=invalid(expected), loc=("*", *inner) if place else (), input=None
        )
        raise ValidationError.from_exception_data("map", [details]) from None


Map: TypeAlias = Annotated[dict[Text, T], WrapValidator(_any_key)]
