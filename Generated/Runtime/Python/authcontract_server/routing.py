# Written by authgen, the same for every contract: change nothing here.
"""Takes each request to its method and completes the answer."""

import logging
import re
from collections.abc import Awaitable, Callable, Sequence
from dataclasses import dataclass
from itertools import count
from typing import Any

from fastapi import APIRouter, FastAPI
from starlette.requests import ClientDisconnect
from starlette.requests import Request as HTTPRequest
from starlette.responses import Response
from starlette.routing import Route as StarletteRoute
from starlette.types import Receive, Scope, Send

from .faults import Fault
from .limits import Limits
from .models import wire
from .refusals import Refusal, Unavailable
from .requests import Incoming, Part, Request, segments
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


@dataclass(frozen=True)
class Where:
    """A text that a call always sends, and that tells it from others of its path."""

    part: str
    path: tuple[str, ...]
    text: str

    @property
    def is_in_body(self) -> bool:
        return self.part == "body"

    def holds(self, incoming: Incoming) -> bool:
        if self.is_in_body and not incoming.style.takes_forms:
            value = incoming.json()
            for name in self.path:
                value = value.get(name) if isinstance(value, dict) else None
            return value == self.text
        try:
            return incoming.texts(self.part, self.path[0]) == [self.text]
        except Fault:
            return False


@dataclass(frozen=True)
class Route:
    """One endpoint: a method, a path and what it does."""

    method: str
    path: str
    work: Callable[[Any], Awaitable[Any]]
    takes: type[Request]
    gives: Any = None
    status: int = 200
    answers_head: bool = True
    refuses: tuple[type[Refusal], ...] = ()
    where: tuple[Where, ...] = ()
    callback: type[WebCallback] | None = None
    ending_cookies: tuple[str, ...] = ()

    async def run(self, incoming: Incoming, debug: bool) -> Response:
        request = incoming.read(self.takes)
        try:
            answer = await self.work(request)
        except self.refuses as refusal:
            return self.refused(refusal, incoming.style)
        except Refusal as refusal:
            name = type(refusal).__name__
            what = f"{self.method} {self.path} declares no {name}"
            log.error("%s: it may raise what its contract declares", what)
            fault = Fault("brokenAnswer", "a declared refusal", "answer", name)
            raise fault if debug else Fault("brokenAnswer") from refusal
        except Unavailable as away:
            headers = {"Retry-After": str(away.retry_after)}
            raise Fault("unavailable", headers=headers) from away
        try:
            response = self.response(answer, incoming.style)
        except ValueError as error:
            raise self.broken() from error
        if not isinstance(answer, Page | WebRefused):
            for name in self.ending_cookies:
                response.headers.append("Set-Cookie", cookie(name, "", lifetime=0))
        return response

    def refused(self, refusal: Refusal, style: Style) -> Response:
        try:
            return style.refused(refusal)
        except ValueError as error:
            raise self.broken() from error

    def broken(self) -> Fault:
        log.error("%s %s gave what cannot be sent", self.method, self.path)
        return Fault("brokenAnswer")

    def response(self, answer: Any, style: Style) -> Response:
        if self.callback is not None:
            return self.web(answer, self.callback)
        if self.gives is None:
            return style.done(self.status)
        value = wire(self.gives, answer)
        headers = self.headers(answer, value)
        response = style.json(self.status, style.wrap(value))
        for name, text in headers:
            response.headers.append(name, text)
        return response

    def headers(self, answer: Any, value: Any) -> list[tuple[str, str]]:
        """Takes what travels in headers out of the body."""
        headers = []
        for name, field in getattr(type(answer), "model_fields", {}).items():
            for part in field.metadata:
                if isinstance(part, Part):
                    text = value.pop(field.alias or name, None)
                    if text is not None:
                        headers.append(header(part, wire_text(text)))
        return headers

    def web(self, answer: Any, callback: type[WebCallback]) -> Response:
        if isinstance(answer, Page):
            return answer.response(callback.callback_url)
        if isinstance(answer, WebCallback):
            answer = ending(type(answer).callback_url, wire(type(answer), answer))
        elif isinstance(answer, WebRefused):
            answer = refusing(callback.callback_url, answer)
        if not isinstance(answer, Redirect):
            raise ValueError("not the answer of a web sign-in")
        return answer.response(self.status)


def header(part: Part, text: str) -> tuple[str, str]:
    if part.part == "cookie":
        line = cookie(part.name, text, part.lifetime, part.for_scripts)
        return "Set-Cookie", line
    return part.name, header_text(text)


class Place:
    """All that can be done at one path."""

    def __init__(
        self,
        routes: Sequence[Route],
        style: Style,
        limits: Limits,
        deployment: dict[str, str],
        debug: bool,
    ) -> None:
        self.routes = sorted(routes, key=lambda route: -len(route.where))
        self.later: list[Place] = []
        self.style = style
        self.limits = limits
        self.deployment = deployment
        self.debug = debug

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        http = HTTPRequest(scope, receive)
        try:
            response = await self.answer(http)
        except Fault as fault:
            response = self.style.fault(fault)
        complete(response)
        await response(scope, receive, send)

    async def answer(self, http: HTTPRequest) -> Response:
        check(http, self.limits)
        routes = self.allowed(http)
        body = await read_body(http, self.limits)
        incoming = Incoming(http, body, self.limits, self.style, self.deployment, [])
        route = choose(routes, incoming)
        incoming.path = path_fields(route.path, http)
        return await route.run(incoming, self.debug)

    def allowed(self, http: HTTPRequest) -> list[Route]:
        """Takes the first of several fitting patterns that has the method."""
        routes = self.methods(http.method)
        if routes:
            return routes
        others = [place for place in self.later if place.fits(http)]
        for place in others:
            routes = place.methods(http.method)
            if routes:
                return routes
        places = [self, *others]
        allowed = {route.method for place in places for route in place.routes}
        if any(place.methods("HEAD") for place in places):
            allowed.add("HEAD")
        raise Fault("methodNotAllowed", headers={"Allow": ", ".join(sorted(allowed))})

    def methods(self, method: str) -> list[Route]:
        """HEAD is answered as GET is, unless GET has side effects."""
        routes = [route for route in self.routes if route.method == method]
        if not routes and method == "HEAD":
            gets = [route for route in self.routes if route.method == "GET"]
            routes = [route for route in gets if route.answers_head]
        return routes

    def fits(self, http: HTTPRequest) -> bool:
        pattern = self.routes[0].path.split("/")[1:]
        values = segments(http.scope["raw_path"])[-len(pattern) :]
        pairs = list(zip(pattern, values, strict=True))
        return all(value if is_named(name) else name == value for name, value in pairs)


class Nowhere(Place):
    """All paths without an endpoint."""

    async def answer(self, http: HTTPRequest) -> Response:
        check(http, self.limits)
        segments(http.scope["raw_path"])
        raise Fault("notFound")


def choose(routes: list[Route], incoming: Incoming) -> Route:
    """The body is looked at only where it decides."""
    routes = keep(routes, incoming, in_body=False)
    if not any(mark.is_in_body for route in routes for mark in route.where):
        return routes[0]
    if incoming.style.takes_forms:
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
    texts = sorted({one.text for one in failed if (one.part, one.path) == (part, path)})
    expected = texts[0] if len(texts) == 1 else "one of " + ", ".join(texts)
    raise Fault("invalidValue", expected, part, ".".join(path))


def check(http: HTTPRequest, limits: Limits) -> None:
    scope = http.scope
    target = len(scope["raw_path"]) + len(scope["query_string"]) + 1
    if target - (not scope["query_string"]) > limits.target_bytes:
        raise Fault("targetTooLong")
    headers = scope["headers"]
    size = sum(len(name) + len(value) for name, value in headers)
    if len(headers) > limits.header_count or size > limits.header_bytes:
        raise Fault("headersTooLarge")


async def read_body(http: HTTPRequest, limits: Limits) -> bytes:
    """Stops at the limit, whatever the length was said to be."""
    body = bytearray()
    try:
        async for chunk in http.stream():
            body += chunk
            if len(body) > limits.body_bytes:
                raise Fault("bodyTooLarge")
    except ClientDisconnect:
        raise Fault("badRequest") from None
    return bytes(body)


def path_fields(path: str, http: HTTPRequest) -> list[tuple[str, str]]:
    """The values of the segments in braces, decoded once and strictly."""
    pattern = path.split("/")[1:]
    values = segments(http.scope["raw_path"])[-len(pattern) :]
    return [
        (name[1:-1], value)
        for name, value in zip(pattern, values, strict=True)
        if is_named(name)
    ]


def complete(response: Response) -> None:
    """Adds the headers that every answer has."""
    response.headers.setdefault("Cache-Control", "no-store")
    response.headers["X-Content-Type-Options"] = "nosniff"
    if response.status_code == 401:
        response.headers.setdefault("WWW-Authenticate", "Bearer")
    if not response.body and "Content-Type" in response.headers:
        del response.headers["Content-Type"]


def shape(path: str) -> str:
    return re.sub(r"\{[^}]*\}", "{}", path)


def is_named(segment: str) -> bool:
    return segment.startswith("{")


def is_pattern(path: str) -> list[bool]:
    """Sorts exact segments before those in braces, from the first difference on."""
    return ["{" in segment for segment in path.split("/")]


def make_router(
    routes: Sequence[Route],
    *,
    style: Style,
    base: str,
    limits: Limits,
    debug: bool,
    deployment: dict[str, str] | None = None,
) -> APIRouter:
    """A router with one place for each path. Patterns know the patterns after them."""
    places: dict[str, list[Route]] = {}
    for route in routes:
        route.takes.model_rebuild()
        places.setdefault(shape(route.path), []).append(route)
    router = APIRouter(redirect_slashes=False)
    patterns: list[tuple[Place, list[bool]]] = []
    for group in sorted(places.values(), key=lambda group: is_pattern(group[0].path)):
        place = Place(group, style, limits, deployment or {}, debug)
        marks = is_pattern(group[0].path)
        for earlier, others in patterns:
            if len(others) == len(marks):
                earlier.later.append(place)
        if any(marks):
            patterns.append((place, marks))
        path = base.rstrip("/") + group[0].path
        bare = path.rstrip("/") if group[0].path == "/" and base.strip("/") else path
        router.routes.append(StarletteRoute(numbered(bare), endpoint=place))
    return router


def make_app(router: APIRouter, *, style: Style, limits: Limits) -> FastAPI:
    """An application that is only this router, and says so of every other path."""
    app = FastAPI(openapi_url=None, redirect_slashes=False)
    app.include_router(router)
    nowhere = Nowhere([], style, limits, {}, False)
    app.router.routes.append(StarletteRoute("/{path:path}", endpoint=nowhere))
    return app


def numbered(path: str) -> str:
    """Parameters by number: their names need not be Python's."""
    numbers = count()
    return re.sub(r"\{[^}]*\}", lambda _: "{p" + str(next(numbers)) + "}", path)
