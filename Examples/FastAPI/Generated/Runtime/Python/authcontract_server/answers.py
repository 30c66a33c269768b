# Written by authgen, the same for every contract: change nothing here.
"""Writes what a method of the service gave."""

import logging
import re
from functools import lru_cache
from typing import Any

from starlette.responses import Response

from .context import Context
from .faults import Fault
from .models import BrokenAnswer, wire
from .refusals import Refusal, Unavailable
from .requests import Part
from .routing import Route
from .style import Style
from .values import wire_text
from .web import (
    Page,
    Redirect,
    WebCallback,
    WebRefused,
    cookie,
    ending,
    header_text,
    refusing,
)

log = logging.getLogger(__name__)

_CONTROL = re.compile(rb"[\0-\x08\n-\x1f\x7f]")


def good(route: Route, answer: Any, style: Style) -> Response:
    """The answer, held to the contract."""
    try:
        response = _response(route, answer, style)
        if not isinstance(answer, Page | WebRefused):
            for name in route.ending_cookies:
                response.headers.append("Set-Cookie", cookie(name, "", lifetime=0))
    except UnicodeEncodeError:
        raise BrokenAnswer("expected text without lone surrogates") from None
    except ValueError as error:
        raise BrokenAnswer(str(error)) from None
    return response


def refused(route: Route, refusal: Refusal, style: Style, debug: bool) -> Response:
    """Another endpoint's refusal is none of this endpoint."""
    if isinstance(refusal, route.refuses):
        return style.refused(refusal)
    name = type(refusal).__name__
    what = f"{route.method} {route.path} declares no {name}"
    if not debug:
        raise BrokenAnswer(f"{what}: it may raise what its contract declares")
    log.error("%s: it may raise what its contract declares", what)
    raise Fault("brokenAnswer", "a declared refusal", "answer", name)


def away(unavailable: Unavailable) -> Fault:
    headers = {"Retry-After": str(unavailable.retry_after)}
    return Fault("unavailable", headers=headers)


def _response(route: Route, answer: Any, style: Style) -> Response:
    if route.callback is not None:
        return _web(answer, route.callback, route.status)
    if route.gives is None:
        return style.done(route.status)
    value = wire(route.gives, answer)
    headers = _headers(answer, value)
    response = style.json(route.status, style.wrap(value))
    for name, text in headers:
        response.headers.append(name, text)
    return response


def _headers(answer: Any, value: Any) -> list[tuple[str, str]]:
    """Takes what travels in headers out of the body."""
    headers = []
    for wire_name, part in outside(answer.__class__):
        text = value.pop(wire_name, None)
        if text is not None:
            headers.append(_header(part, wire_text(text)))
    return headers


@lru_cache(maxsize=1024)
def outside(kind: Any) -> tuple[tuple[str, Part], ...]:
    """The fields that travel outside of the body."""
    return tuple(
        (field.alias or name, part)
        for name, field in getattr(kind, "model_fields", {}).items()
        for part in field.metadata
        if isinstance(part, Part)
    )


def _header(part: Part, text: str) -> tuple[str, str]:
    if part.part == "cookie":
        line = cookie(part.name, text, part.lifetime, part.for_scripts)
        return "Set-Cookie", line
    return part.name, header_text(text)


def _web(answer: Any, callback: type[WebCallback], status: int) -> Response:
    if isinstance(answer, Page):
        return answer.response(callback.callback_url)
    if isinstance(answer, WebCallback):
        answer = ending(type(answer).callback_url, wire(type(answer), answer))
    elif isinstance(answer, WebRefused):
        answer = refusing(callback.callback_url, answer)
    if not isinstance(answer, Redirect):
        raise BrokenAnswer("not the answer of a web sign-in")
    return answer.response(status)


def complete(response: Response, context: Context | None = None) -> Response:
    """Adds the headers that every answer has, and those of the call."""
    if context is not None:
        context.complete(response)
    dropped = [b"x-content-type-options", *([] if response.body else [b"content-type"])]
    headers = [pair for pair in response.raw_headers if pair[0] not in dropped]
    names = {name for name, _ in headers}
    headers.append((b"x-content-type-options", b"nosniff"))
    if b"cache-control" not in names:
        headers.append((b"cache-control", b"no-store"))
    if response.status_code == 401 and b"www-authenticate" not in names:
        headers.append((b"www-authenticate", b"Bearer"))
    if response.status_code == 413:
        # The rest of such a body is not worth reading.
        headers.append((b"connection", b"close"))
    # The list itself is what the framework knows.
    response.raw_headers[:] = headers
    if _CONTROL.search(b" ".join([value for _, value in headers])):
        raise BrokenAnswer("a header cannot hold a control character")
    return response
