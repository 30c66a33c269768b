# Written by authgen, the same for every contract: change nothing here.
"""The base of all generated models."""

import json
from enum import StrEnum
from functools import cache
from typing import Any, Self

from pydantic import (
    BaseModel,
    ConfigDict,
    GetCoreSchemaHandler,
    GetJsonSchemaHandler,
    SerializationInfo,
    TypeAdapter,
    ValidationError,
    ValidationInfo,
    model_validator,
)
from pydantic.fields import FieldInfo
from pydantic.json_schema import JsonSchemaValue
from pydantic_core import CoreSchema, core_schema

from .faults import first, invalid, written
from .strict_json import is_same
from .values import Plain, Reading, Writing, wire_text


class Clearable:
    """Null clears the value, and it stays as it is where the message lacks it.

    `"name" in request.model_fields_set` tells null from a field that was left out.
    """


def is_clearable(field: FieldInfo) -> bool:
    return any(isinstance(one, Clearable) for one in field.metadata)


class Model(BaseModel):
    """Frozen and strict. Unknown fields of a message are passed over."""

    model_config = ConfigDict(
        frozen=True,
        strict=True,
        extra="forbid",
        validate_by_name=True,
        validate_by_alias=True,
        hide_input_in_errors=True,
        protected_namespaces=(),
    )

    @model_validator(mode="before")
    @classmethod
    def _from_message(cls, value: Any, info: ValidationInfo) -> Any:
        """Absent and null are read alike, but for what null clears."""
        if not isinstance(info.context, Reading):
            return value
        if not isinstance(value, dict):
            raise invalid("an object")
        return {
            wire: value.get(wire)
            for wire, is_left_out in wires(cls)
            if wire in value or not is_left_out
        }


@cache
def wires(kind: type[Model]) -> tuple[tuple[str, bool], ...]:
    """The names on the wire, each with whether it can be left out."""
    if not kind.__pydantic_complete__:
        kind.model_rebuild()
    return tuple(
        (field.alias or name, is_clearable(field))
        for name, field in kind.model_fields.items()
    )


class Enumeration(StrEnum):
    """One of the contract's texts and no other."""

    @classmethod
    def _read(cls, value: object) -> Self:
        text = value.text if isinstance(value, Plain) else value
        case = cls._value2member_map_.get(text) if isinstance(text, str) else None
        if isinstance(case, cls):
            return case
        raise invalid("one of " + ", ".join(case.value for case in cls))

    @classmethod
    def __get_pydantic_core_schema__(
        cls, source: Any, handler: GetCoreSchemaHandler
    ) -> CoreSchema:
        return core_schema.no_info_plain_validator_function(
            cls._read,
            serialization=core_schema.plain_serializer_function_ser_schema(str),
        )

    @classmethod
    def __get_pydantic_json_schema__(
        cls, schema: CoreSchema, handler: GetJsonSchemaHandler
    ) -> JsonSchemaValue:
        cases = [case.value for case in cls]
        return {"type": "string", "title": cls.__name__, "enum": cases}


class Constant:
    """This very text, number or bool, and no other."""

    def __init__(self, text: str | int | bool) -> None:
        self.text = text

    def read(self, value: object) -> str | int | bool:
        if is_same(value, self.text) or value == Plain(str(self.text)):
            return self.text
        quoted = json.dumps(self.text, ensure_ascii=False)
        raise invalid(str(self.text) if isinstance(value, Plain) else quoted)

    def __get_pydantic_core_schema__(
        self, source: Any, handler: GetCoreSchemaHandler
    ) -> CoreSchema:
        return core_schema.no_info_plain_validator_function(self.read)

    def __get_pydantic_json_schema__(
        self, schema: CoreSchema, handler: GetJsonSchemaHandler
    ) -> JsonSchemaValue:
        kinds = {bool: "boolean", int: "integer", str: "string"}
        return {"type": kinds[type(self.text)], "const": self.text}


class OneOf:
    """One of several models, told apart by constants that they hold."""

    def __init__(
        self, *options: tuple[type[Model], dict[str, str | int | bool]]
    ) -> None:
        self.options = options

    def read(self, value: Any, info: ValidationInfo) -> Model:
        for model, _ in self.options:
            if isinstance(value, model):
                return value
        if not isinstance(value, dict):
            raise invalid("an object")
        for model, marks in self.options:
            if all(is_same(value.get(wire), one) for wire, one in marks.items()):
                return model.model_validate(value, context=info.context)
        names = ", ".join(model.__name__ for model, _ in self.options)
        raise invalid(f"one of {names}")

    def write(self, value: Model, info: SerializationInfo) -> Any:
        return value.model_dump(
            mode="json", by_alias=True, exclude_none=True, context=info.context
        )

    def __get_pydantic_core_schema__(
        self, source: Any, handler: GetCoreSchemaHandler
    ) -> CoreSchema:
        return core_schema.with_info_plain_validator_function(
            self.read,
            serialization=core_schema.plain_serializer_function_ser_schema(
                self.write, info_arg=True
            ),
        )

    def __get_pydantic_json_schema__(
        self, schema: CoreSchema, handler: GetJsonSchemaHandler
    ) -> JsonSchemaValue:
        models = [model for model, _ in self.options]
        for model in models:
            model.model_rebuild()
        return {"anyOf": [handler(model.__pydantic_core_schema__) for model in models]}


_ADAPTERS: dict[Any, TypeAdapter[Any]] = {}


def adapter(kind: Any) -> TypeAdapter[Any]:
    """One for each type, made when it is first asked for."""
    if kind not in _ADAPTERS:
        _ADAPTERS[kind] = TypeAdapter(kind)
    return _ADAPTERS[kind]


class BrokenAnswer(Exception):
    """A service gave what the contract does not allow. It names the place alone."""


def wire(kind: Any, value: object) -> Any:
    """A value as JSON has it, secrets and all: for messages and nothing else.

    It is held to the contract as a message that comes in: models may be built past
    their own checks.
    """
    try:
        json_value = adapter(kind).dump_python(
            value,
            mode="json",
            by_alias=True,
            exclude_none=True,
            context=Writing,
            warnings="error",
        )
    except (ValueError, TypeError, AttributeError):
        raise BrokenAnswer(f"a value of another type: {type(value).__name__}") from None
    try:
        adapter(kind).validate_python(json_value, context=Reading({}))
    except ValidationError as error:
        place, expected = first(error)
        raise BrokenAnswer(f"{written_place(place)}expected {expected}") from None
    return json_value


def written_place(place: tuple[int | str, ...]) -> str:
    return f"{written(place)}: " if place else ""


def said_or(value: Any, known: Any) -> Any:
    """The given value, or the text that identifies the message if none is given."""
    return known if value is None else value


def deployment(configuration: Model | None) -> dict[str, str]:
    """The values of one deployment that are known, as messages have them."""
    values = {} if configuration is None else wire(type(configuration), configuration)
    return {name: wire_text(value) for name, value in values.items()}
