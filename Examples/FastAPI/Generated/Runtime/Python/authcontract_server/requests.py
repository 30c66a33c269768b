# Written by authgen, the same for every contract: change nothing here.
"""A request that has found its path, and how its parts are read."""

import re
from collections.abc import Iterable
from dataclasses import dataclass
from functools import cache
from typing import Any, Literal, TypeVar
from urllib.parse import quote

from pydantic import SecretStr, ValidationError, model_validator
from starlette.requests import Request as HTTPRequest
from starlette.types import Scope

from .faults import Fault, first, written
from .limits import Limits
from .media_types import is_media_type
from .models import Model, is_clearable
from .relations import Relation, relations
from .strict_json import read_json
from .style import Style
from .values import Plain, Reading

R = TypeVar("R", bound="Request")


@dataclass(frozen=True)
class Part:
    """The part of a message in which a field travels, and its name there."""

    part: Literal["path", "query", "header", "cookie", "body"]
    name: str
    lifetime: int | None = None
    for_scripts: bool = False


def in_path(name: str) -> Part:
    return Part("path", name)


def in_query(name: str) -> Part:
    return Part("query", name)


def in_header(name: str) -> Part:
    return Part("header", name)


def in_cookie(
    name: str, lifetime: int | None = None, for_scripts: bool = False
) -> Part:
    return Part("cookie", name, lifetime, for_scripts)


def in_body(name: str) -> Part:
    return Part("body", name)


@dataclass(frozen=True)
class Token:
    """The token that a call carries; none where it is missing, malformed or twice."""

    part: Literal["bearer", "query", "header", "cookie"]
    name: str = ""


class Request(Model):
    """The request of one endpoint, from all parts of the message."""

    @model_validator(mode="before")
    @classmethod
    def _from_message(cls, value: Any) -> Any:
        return value


Pairs = list[tuple[str, str]]

_ESCAPED = re.compile("([!-$&-~]|%[0-9A-Fa-f]{2})*")
_SEGMENT = re.compile("([!$&-;=@A-Z_a-z~]|%[0-9A-Fa-f]{2})*")
_PLAIN_PATH = re.compile("(/[A-Za-z0-9_~-][A-Za-z0-9._~-]*)*")
_NOT_IN_PATHS = re.compile("[\0-\x1f\x7f/]")
_BEARER = re.compile("[Bb][Ee][Aa][Rr][Ee][Rr] +([A-Za-z0-9._~+/-]+=*)")


def decode(text: str) -> str:
    if "%" not in text and text.isascii():
        return text
    data = bytearray()
    index = 0
    while index < len(text):
        if text[index] == "%":
            data.append(int(text[index + 1 : index + 3], 16))
            index += 3
        else:
            data.append(ord(text[index]))
            index += 1
    return data.decode()


def form(part: str, text: str, limits: Limits) -> Pairs:
    pairs = [pair for pair in text.split("&") if pair]
    if len(pairs) > limits.json_fields:
        reason = f"at most {limits.json_fields} fields"
        raise Fault("malformed", reason, part)
    if not _ESCAPED.fullmatch(text):
        raise Fault("malformed", "percent-encoded UTF-8", part)
    try:
        halves = [pair.replace("+", " ").partition("=") for pair in pairs]
        return [(decode(name), decode(value)) for name, _, value in halves]
    except UnicodeDecodeError:
        raise Fault("malformed", "percent-encoded UTF-8", part) from None


def path_of(scope: Scope) -> str:
    """The path as it was sent; servers need not tell it."""
    raw = scope.get("raw_path")
    return quote(scope["path"]) if raw is None else raw.decode("latin-1")


def query_of(scope: Scope) -> str:
    return str(scope["query_string"].decode("latin-1"))


def segments(path: str) -> list[str]:
    """The path's segments, decoded once; nothing climbs or hides a slash."""
    if _PLAIN_PATH.fullmatch(path):
        return path.split("/")[1:]
    decoded = []
    for segment in path.split("/")[1:]:
        if not _SEGMENT.fullmatch(segment):
            raise Fault("badRequest")
        try:
            text = decode(segment)
        except UnicodeDecodeError:
            raise Fault("badRequest") from None
        if text in (".", "..") or _NOT_IN_PATHS.search(text):
            raise Fault("badRequest")
        decoded.append(text)
    return decoded


@dataclass
class Incoming:
    """Each part is read once, when it is first asked for."""

    http: HTTPRequest
    body: bytes
    limits: Limits
    style: Style
    deployment: dict[str, str]
    path: Pairs
    parsed: object = None
    is_parsed: bool = False

    def header(self, name: str) -> list[str]:
        wanted = name.lower().encode("latin-1")
        return [
            _utf8(value)
            for key, value in self.http.scope["headers"]
            if key.lower() == wanted
        ]

    @property
    def cookies(self) -> Pairs:
        pairs = [pair for value in self.header("cookie") for pair in value.split(";")]
        halves = [pair.partition("=") for pair in pairs]
        return [
            (name.lstrip(" "), value)
            for name, equals, value in halves
            if equals and name.strip(" ")
        ]

    def query(self) -> Pairs:
        return form("query", query_of(self.http.scope), self.limits)

    def json(self) -> object:
        if not self.is_parsed:
            self._expect(self.style.content_type)
            self.parsed = read_json(self.body, self.limits)
            self.is_parsed = True
        return self.parsed

    def form_body(self) -> Pairs:
        self._expect("application/x-www-form-urlencoded")
        return form("body", self.body.decode("latin-1"), self.limits)

    def _expect(self, wanted: str) -> None:
        """Exactly one content type, the wanted one, in UTF-8 and not compressed."""
        codings = [value.lower() for value in self.header("content-encoding")]
        types = self.header("content-type")
        is_wanted = len(types) == 1 and is_media_type(types[0], wanted)
        if not is_wanted or any(coding != "identity" for coding in codings):
            raise Fault("unsupportedMediaType", wanted)

    def texts(self, part: str, name: str) -> list[str]:
        if part == "header":
            return self.header(name)
        pairs: Pairs = {
            "path": lambda: self.path,
            "query": self.query,
            "cookie": lambda: self.cookies,
            "body": self.form_body,
        }[part]()
        return [value for key, value in pairs if key == name]

    def token(self, token: Token) -> SecretStr | None:
        try:
            part, name = token.part, token.name
            texts = (
                self.header("authorization")
                if part == "bearer"
                else self.texts(part, name)
            )
        except Fault:
            return None
        if len(texts) != 1:
            return None
        text = texts[0]
        if token.part == "bearer":
            found = _BEARER.fullmatch(text)
            text = found[1] if found else ""
        fits = 0 < len(text.encode()) <= self.limits.token_bytes
        return SecretStr(text) if fits else None

    def read(self, kind: type[R]) -> R:
        plan = plan_of(kind)
        data: dict[str, object] = {
            name: self.token(token) for name, token in plan.tokens
        }
        if not plan.parts:
            return kind.model_construct(None, **data)
        broken: Fault | None = None
        for name, part in plan.parts.items():
            try:
                if name in plan.clearable and not self._has(part):
                    continue
                data[name] = self._value(part)
            except Fault as fault:
                data[name] = None
                broken = broken or fault
        return self._checked(kind, data, plan, broken)

    def _has(self, part: Part) -> bool:
        """Whether the body says anything of it, be it null."""
        body = self.json()
        return not isinstance(body, dict) or part.name in body

    def _value(self, part: Part) -> object:
        if part.part == "body" and not self.style.takes_forms:
            body = self.json()
            if not isinstance(body, dict):
                raise Fault("invalidValue", "an object")
            return body.get(part.name)
        texts = self.texts(part.part, part.name)
        if len(texts) > 1:
            raise Fault("invalidValue", "one value", part.part, part.name)
        return Plain(texts[0]) if texts else None

    def _checked(
        self,
        kind: type[R],
        data: dict[str, object],
        plan: "Plan",
        broken: Fault | None,
    ) -> R:
        """Faults in the order of the message, the first part first."""
        parts = plan.parts
        try:
            request = kind.model_validate(data, context=Reading(self.deployment))
        except ValidationError as error:
            place, expected = first(error)
            name = str(place[0])
            part = parts[name]
            if broken is not None and _is_before(broken, part, parts.values()):
                raise broken from None
            is_json = part.part == "body" and not self.style.takes_forms
            if data.get(name) is None and not is_json:
                expected = "a value"
            raise Fault(
                "invalidValue", expected, part.part, written((part.name, *place[1:]))
            ) from None
        if broken is not None:
            raise broken
        for name, relation in plan.relations:
            relation.check(
                name, request, lambda one: (parts[one].part, parts[one].name)
            )
        return request


@dataclass(frozen=True)
class Plan:
    """The places of a request's attributes."""

    tokens: tuple[tuple[str, Token], ...]
    parts: dict[str, Part]
    clearable: frozenset[str]
    relations: tuple[tuple[str, Relation], ...]


@cache
def plan_of(kind: type[Request]) -> Plan:
    fields = kind.model_fields.items()
    found = {name: find_token(field.metadata) for name, field in fields}
    return Plan(
        tokens=tuple((name, one) for name, one in found.items() if one is not None),
        parts={
            name: next(one for one in field.metadata if isinstance(one, Part))
            for name, field in fields
            if found[name] is None
        },
        clearable=frozenset(name for name, field in fields if is_clearable(field)),
        relations=tuple(relations(kind)),
    )


def find_token(metadata: list[Any]) -> Token | None:
    return next((one for one in metadata if isinstance(one, Token)), None)


def _is_before(fault: Fault, part: Part, parts: Iterable[Part]) -> bool:
    """Whether the fault is in the part where the other one is, or in an earlier one."""
    order = [one.part for one in parts]
    if fault.part == part.part and fault.place:
        names = [one.name for one in parts if one.part == part.part]
        return names.index(fault.place) <= names.index(part.name)
    return fault.part in order and order.index(fault.part) <= order.index(part.part)


def _utf8(value: bytes) -> str:
    return value.decode("utf-8", "replace").strip(" \t")
