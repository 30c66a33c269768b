# Written by authgen, the same for every contract: change nothing here.
"""The routes of a contract in the schema of an application."""

import json
from collections.abc import Callable, Sequence
from functools import cache
from inspect import Parameter, cleandoc, signature
from typing import Any

from fastapi import params
from fastapi.security import APIKeyCookie, APIKeyHeader, APIKeyQuery, HTTPBearer
from starlette.responses import JSONResponse, Response

from .faults import Fault
from .models import Model, adapter
from .refusals import Refusal
from .requests import Part, Request, Token
from .routing import Route
from .style import BODILESS, Style

Schema = dict[str, Any]

_FAULTS = {
    400: Fault("invalidValue", "text", "body", "email"),
    413: Fault("bodyTooLarge"),
    414: Fault("targetTooLong"),
    415: Fault("unsupportedMediaType", "application/json"),
    431: Fault("headersTooLarge"),
    500: Fault("brokenAnswer"),
    503: Fault("unavailable"),
}
_WORDS = {
    400: "The request is not what the contract says.",
    413: "The body is too large.",
    414: "The target is too long.",
    415: "The body is of another media type.",
    431: "The head is too large.",
    500: "The server has a fault.",
    503: "The server is unavailable for a while.",
}


def documented(routes: Sequence[Route], style: Style) -> dict[str, Any]:
    """The arguments of a route that only its documentation needs."""
    first = routes[0]
    is_plain = len(routes) == 1 and not style.success and not style.answer
    model = first.gives if is_plain and not _in_headers(first.gives) else None
    responses = _responses(routes, style)
    if model is None:
        responses |= _answers(routes, style)
    has_model = model is not None and first.status not in BODILESS
    return {
        "summary": " | ".join(route.name for route in routes),
        "description": "\n\n".join(filter(None, map(_told, routes))),
        "status_code": first.status,
        "response_model": model if has_model else None,
        "response_class": _typed(style.content_type) if has_model else Response,
        "response_description": "The answer.",
        "responses": responses,
        "openapi_extra": _requests(routes, style),
    }


def _told(route: Route) -> str:
    """The contract's words about it: those between its route and what it raises."""
    words = cleandoc(route.work.__doc__ or "").partition("\n\n")[2]
    return " ".join(words.partition("Raises:\n")[0].split())


@cache
def _typed(content_type: str) -> type[JSONResponse]:
    return type("Answer", (JSONResponse,), {"media_type": content_type})


def security(routes: Sequence[Route]) -> list[params.Depends]:
    """The tokens of the calls. Nothing is refused by them."""
    tokens = {
        token: None
        for route in routes
        for field in route.takes.model_fields.values()
        for token in field.metadata
        if isinstance(token, Token)
    }
    return [params.Security(_scheme(token)) for token in tokens]


def _scheme(token: Token) -> Any:
    name = f"{token.part} {token.name}"
    match token.part:
        case "bearer":
            return HTTPBearer(auto_error=False)
        case "query":
            return APIKeyQuery(name=token.name, scheme_name=name, auto_error=False)
        case "header":
            return APIKeyHeader(name=token.name, scheme_name=name, auto_error=False)
        case "cookie":
            return APIKeyCookie(name=token.name, scheme_name=name, auto_error=False)


def _in_headers(kind: Any) -> list[str]:
    """The fields of an answer that are not in its body."""
    fields = kind.model_fields if _is_model(kind) else {}
    return [
        field.alias or name
        for name, field in fields.items()
        if any(isinstance(one, Part) for one in field.metadata)
    ]


def _is_model(kind: Any) -> bool:
    return isinstance(kind, type) and issubclass(kind, Model)


def schema_of(kind: Any, *, is_answer: bool) -> Schema:
    """The schema without references, so that it can stand anywhere."""
    if _is_model(kind):
        kind.model_rebuild()
    mode: Any = "serialization" if is_answer else "validation"
    schema = adapter(kind).json_schema(by_alias=True, mode=mode)
    whole: Schema = _inlined(schema, schema.pop("$defs", {}), ())
    return whole


def _inlined(schema: Any, known: Schema, inside: tuple[str, ...]) -> Any:
    """A type inside itself is shown as any value."""
    if isinstance(schema, list):
        return [_inlined(one, known, inside) for one in schema]
    if not isinstance(schema, dict):
        return schema
    name = str(schema.get("$ref", "")).rpartition("/")[2]
    if not name:
        return {key: _inlined(one, known, inside) for key, one in schema.items()}
    if name in inside:
        return {}
    return _inlined(known[name], known, (*inside, name))


def _requests(routes: Sequence[Route], style: Style) -> Schema:
    """What FastAPI does not read itself, and so cannot know."""
    found: dict[tuple[str, str], Schema] = {}
    bodies: list[Schema] = []
    for route in routes:
        body = _body(route.takes, found)
        if body is not None:
            bodies.append(body)
    extra: Schema = {"parameters": list(found.values())} if found else {}
    if bodies:
        kind = style.content_type
        if style.takes_forms:
            kind = "application/x-www-form-urlencoded"
        schema = bodies[0] if len(bodies) == 1 else {"anyOf": bodies}
        content = {kind: {"schema": schema}}
        is_required = len(bodies) == len(routes)
        extra["requestBody"] = {"content": content, "required": is_required}
    return extra


def _body(kind: type[Request], found: dict[tuple[str, str], Schema]) -> Schema | None:
    whole = schema_of(kind, is_answer=False)
    required = whole.get("required", [])
    body: Schema = {"title": kind.__name__, "type": "object", "properties": {}}
    needed: list[str] = []
    for name, field in kind.model_fields.items():
        part = next((one for one in field.metadata if isinstance(one, Part)), None)
        if part is None:
            continue
        schema, is_needed = whole["properties"][name], name in required
        if part.part == "body":
            body["properties"][part.name] = schema
            needed += [part.name] if is_needed else []
            continue
        parameter = {"name": part.name, "in": part.part, "schema": schema}
        parameter["required"] = part.part == "path" or is_needed
        found[(part.part, part.name)] = parameter
    if needed:
        body["required"] = needed
    return body if body["properties"] else None


def _answers(routes: Sequence[Route], style: Style) -> dict[int | str, Schema]:
    found: dict[int | str, list[Schema]] = {}
    for route in routes:
        if route.callback is not None:
            found.setdefault(route.status, [])
        else:
            found.setdefault(route.status, []).extend(_answer(route, style))
    answers: dict[int | str, Schema] = {}
    for status, schemas in found.items():
        answers[status] = {"description": "The answer."}
        if schemas and status not in BODILESS:
            schema = schemas[0] if len(schemas) == 1 else {"anyOf": schemas}
            answers[status]["content"] = {style.content_type: {"schema": schema}}
    if any(route.callback is not None for route in routes):
        answers.setdefault(200, {"description": "A page of the sign-in."})
        answers[200]["content"] = {"text/html": {"schema": {"type": "string"}}}
    return answers


def _answer(route: Route, style: Style) -> list[Schema]:
    whole = (
        _object_of(json.loads(bytes(style.done(200).body))) if style.success else None
    )
    if route.gives is None:
        return [whole] if whole else []
    schema = schema_of(route.gives, is_answer=True)
    for name in _in_headers(route.gives):
        schema["properties"].pop(name, None)
        if name in schema.get("required", []):
            schema["required"].remove(name)
    return [_put(schema, style.answer, whole)]


def _object_of(value: Any) -> Schema:
    """The schema of constants."""
    if isinstance(value, dict):
        properties = {name: _object_of(inner) for name, inner in value.items()}
        return {
            "type": "object",
            "properties": properties,
            "required": list(properties),
        }
    return {} if isinstance(value, list) else {"const": value}


def _put(schema: Schema, path: tuple[str, ...], whole: Schema | None) -> Schema:
    if not path:
        return schema if not whole else {"allOf": [whole, schema]}
    outer: Schema = whole or {"type": "object", "properties": {}}
    inner = _put(schema, path[1:], outer["properties"].get(path[0]))
    properties = outer["properties"] | {path[0]: inner}
    required = list(dict.fromkeys([*outer.get("required", []), path[0]]))
    return outer | {"properties": properties, "required": required}


def _responses(routes: Sequence[Route], style: Style) -> dict[int | str, Schema]:
    """The refusals of the endpoints, and what is refused before one is called."""
    said: dict[int, list[str]] = {status: [text] for status, text in _WORDS.items()}
    shown: dict[int, dict[str, Response]] = {}
    for kind in dict.fromkeys(kind for route in routes for kind in route.refuses):
        said.setdefault(kind.status, []).append(_words(kind))
        example = _example(kind, style)
        if example is not None:
            shown.setdefault(kind.status, {})[kind.__name__] = example
    for status, fault in _FAULTS.items():
        shown.setdefault(status, {})[fault.kind] = style.fault(fault)
    return {
        status: {"description": "\n\n".join(texts), **_content(shown.get(status, {}))}
        for status, texts in sorted(said.items())
    }


def _content(shown: dict[str, Response]) -> Schema:
    content: Schema = {}
    for name, response in shown.items():
        kind = (response.media_type or "").partition(";")[0]
        if response.body and kind:
            text = bytes(response.body).decode()
            value = text if kind.startswith("text/") else json.loads(text)
            examples = content.setdefault(kind, {"examples": {}})["examples"]
            examples[name] = {"value": value}
    return {"content": content} if content else {}


def _words(kind: type[Refusal]) -> str:
    return f"**{kind.__name__}**: {cleandoc(kind.__doc__ or '')}"


def _example(kind: type[Refusal], style: Style) -> Response | None:
    """A refusal that brings no value of its own."""
    given = list(signature(kind).parameters.values())
    if any(one.default is Parameter.empty for one in given):
        return None
    make: Callable[[], Refusal] = kind
    return style.refused(make())
