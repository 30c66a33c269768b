# Written by authgen, the same for every contract: change nothing here.
"""The endpoints of a contract as routes of FastAPI."""

import asyncio
import contextlib
import inspect
import re
from collections.abc import Sequence
from functools import lru_cache
from typing import Any

from fastapi import params
from fastapi.concurrency import run_in_threadpool
from fastapi.routing import APIRoute
from starlette.requests import ClientDisconnect
from starlette.requests import Request as HTTPRequest
from starlette.responses import Response
from starlette.types import Message, Receive, Scope, Send

from .answers import away, complete, good, refused
from .context import Context, OnError, tell
from .faults import Fault
from .limits import Limits
from .models import BrokenAnswer
from .refusals import Refusal, Unavailable
from .requests import Incoming, path_of, query_of, segments
from .routing import Route, choose, parameters
from .style import Style

DROPPED, PATIENCE = 32 * 1024 * 1024, 5.0
"""How much of a body that is too large is read, in bytes, and for how many seconds."""

_SERVICE = "authcontract.service"
_CONTEXT = "authcontract.context"
_HANDLERS = "starlette.exception_handlers"
_TARGET = re.compile("[A-Za-z0-9._~!$&'()*+,;=:@%/?-]*")
_CONTROL = re.compile(rb"[\0-\x08\n-\x1f\x7f]")


class Server:
    """What all endpoints of one server share."""

    def __init__(
        self,
        name: str,
        service: Any,
        style: Style,
        limits: Limits,
        debug: bool,
        deployment: dict[str, str],
        on_error: OnError,
    ) -> None:
        self.name = name
        self.service = service
        self.style = style
        self.limits = limits
        self.debug = debug
        self.deployment = deployment
        self.on_error = on_error
        self.dependencies = self._making_service()

    def _making_service(self) -> list[params.Depends]:
        """Makes the service of each call, where it is a dependency itself."""
        if not isinstance(self.service, params.Depends):
            return []

        def provide(http: HTTPRequest, service: Any = self.service) -> None:
            http.scope[_SERVICE] = service

        return [params.Depends(provide)]

    def chosen(self, http: HTTPRequest) -> Any:
        return http.scope.get(_SERVICE, self.service)

    def fault(self, fault: Fault) -> Response:
        return complete(self.style.fault(fault))

    def check_service(self, routes: Sequence[Route]) -> None:
        """Names the methods that are missing, when the application starts."""
        if isinstance(self.service, params.Depends):
            return
        if isinstance(self.service, type):
            kind = self.service.__name__
            raise TypeError(f"{kind} is a class: give {kind}(), or Depends({kind})")
        missing = [
            route.called
            for route in routes
            if not callable(getattr(self.service, route.called, None))
        ]
        if missing:
            kind = type(self.service).__name__
            raise TypeError(f"{kind} has no {', '.join(dict.fromkeys(missing))}")


class Endpoint:
    """The routes of one method at one path. Most often it is one route."""

    def __init__(self, server: Server, routes: Sequence[Route]) -> None:
        self.server = server
        self.routes = sorted(routes, key=lambda route: -len(route.where))

    @property
    def name(self) -> str:
        names = "|".join(route.name for route in self.routes)
        return f"{self.server.name}.{names}"

    async def call(self, http: HTTPRequest) -> Response:
        # FastAPI calls it when all dependencies have run. It would show a docstring.
        context = Context(self.name, http)
        http.scope[_CONTEXT] = context
        try:
            return await self._answer(http, context)
        except Fault as fault:
            if fault.kind == "bodyTooLarge":
                await drop_rest(http)
            return self.server.fault(fault)
        except Exception as error:
            context.failed = error
            raise

    async def _answer(self, http: HTTPRequest, context: Context) -> Response:
        server = self.server
        length = check(http, server.limits)
        steps = segments(path_of(http.scope))
        context.has_read = length != 0
        body = await read_body(http, server.limits) if context.has_read else b""
        incoming = Incoming(
            http, body, server.limits, server.style, server.deployment, []
        )
        route = choose(self.routes, incoming)
        incoming.path = parameters(route.path, steps) or []
        request = incoming.read(route.takes)
        context.endpoint = f"{server.name}.{route.name}"
        method = getattr(server.chosen(http), route.called)
        try:
            answer = await run(method, request, context)
        except Refusal as refusal:
            response = refused(route, refusal, server.style, server.debug)
        except Unavailable as unavailable:
            raise away(unavailable) from None
        except Fault as fault:
            # What only the runtime may raise is not the caller's fault here.
            raise BrokenAnswer("a method raised a fault") from fault
        except asyncio.CancelledError as error:
            if is_cancelled():
                raise
            # Another task was cancelled, and the caller still waits.
            raise BrokenAnswer("a method waited for a cancelled task") from error
        else:
            response = good(route, answer, server.style)
        return complete(response, context)


async def run(method: Any, request: Any, context: Context) -> Any:
    """Runs a method that is `async`, or one that is not in a thread."""
    arguments = (request, context) if takes_context(method) else (request,)
    if inspect.iscoroutinefunction(method):
        return await method(*arguments)
    answer = await run_in_threadpool(method, *arguments)
    return await answer if inspect.isawaitable(answer) else answer


def is_cancelled() -> bool:
    """Whether the task of the call itself is to end."""
    task = asyncio.current_task()
    return task is None or task.cancelling() > 0


def takes_context(method: Any) -> bool:
    """Whether a second argument can be given. A service may do without."""
    function = getattr(method, "__func__", None)
    return takes(method, 2) if function is None else takes(function, 3)


@lru_cache(maxsize=1024)
def takes(function: Any, count: int) -> bool:
    """Whether so many arguments can be given, of which an object may be the first."""
    try:
        inspect.signature(function).bind(*[None] * count)
    except TypeError:
        return False
    return True


class EndpointRoute(APIRoute):
    """A route of FastAPI, whose exceptions become the contract's 500."""

    async def handle(self, scope: Scope, receive: Receive, send: Send) -> None:
        started = False

        async def watched(message: Message) -> None:
            nonlocal started
            started = started or message["type"] == "http.response.start"
            await send(message)

        # Dependencies see the exception first; the framework's own handlers come behind.
        inner = {**scope, _HANDLERS: ({}, {})}
        try:
            await super().handle(inner, receive, watched)
        except Exception as error:
            context = inner.get(_CONTEXT)
            if not is_failure(error, context, scope):
                raise
            server = endpoint_of(self).server
            known = context or Context(
                endpoint_of(self).name, HTTPRequest(scope, receive)
            )
            await tell(server.on_error, error, known)
            if started:
                raise
            response = server.fault(Fault("brokenAnswer"))
            await response(scope, receive, send)


def is_failure(error: Exception, context: Context | None, scope: Scope) -> bool:
    """Whether nobody meant it: an exception of the service, or one without a handler.

    A dependency refuses in the way of the framework.
    """
    if context is not None and context.failed is error:
        return True
    by_type, by_status = scope.get(_HANDLERS, ({}, {}))
    return getattr(error, "status_code", None) not in by_status and not any(
        kind in by_type for kind in type(error).__mro__
    )


def endpoint_of(route: APIRoute) -> Endpoint:
    endpoint: Endpoint = getattr(route.endpoint, "__self__")  # noqa: B009
    return endpoint


class Elsewhere:
    """All other methods of one path, or all paths without an endpoint."""

    def __init__(self, server: Server, path: str, methods: dict[str, set[str]]) -> None:
        self.server = server
        self.path = path
        self.methods = methods

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            return
        try:
            fault = self.fault(HTTPRequest(scope, receive))
        except Fault as found:
            fault = found
        await self.server.fault(fault)(scope, receive, send)

    def fault(self, http: HTTPRequest) -> Fault:
        check(http, self.server.limits)
        steps = segments(path_of(http.scope))
        if not self.path:
            is_path = http.scope["path"].startswith("/")
            return Fault("notFound" if is_path else "badRequest")
        patterns = [self.path]
        if "{" in self.path:
            patterns = [
                one for one in self.methods if parameters(one, steps) is not None
            ]
        allowed = {method for one in patterns for method in self.methods[one]}
        headers = {"Allow": ", ".join(sorted(allowed))}
        return Fault("methodNotAllowed", headers=headers)


def check(http: HTTPRequest, limits: Limits) -> int | None:
    """Refuses a head that is too large or malformed, as no server may hand it over.

    Returns the length of the body, where the head tells it.
    """
    scope = http.scope
    path, query = path_of(scope), query_of(scope)
    target = len(path) + len(query) + (1 if query else 0)
    if target > limits.target_bytes:
        raise Fault("targetTooLong")
    headers = scope["headers"]
    size = sum([len(name) + len(value) for name, value in headers])
    if len(headers) > limits.header_count or size > limits.header_bytes:
        raise Fault("headersTooLarge")
    length = length_of(scope)
    if length is not None and length > limits.body_bytes:
        raise Fault("bodyTooLarge")
    values = b" ".join([value for _, value in headers])
    if not _TARGET.fullmatch(f"{path}?{query}") or _CONTROL.search(values):
        raise Fault("badRequest")
    return length


def length_of(scope: Scope) -> int | None:
    """The announced length. A GET of HTTP/1 that announces nothing has no body."""
    is_bare = scope["method"] in ("GET", "HEAD") and scope["http_version"] < "2"
    length = 0 if is_bare else None
    for name, value in scope["headers"]:
        if name == b"transfer-encoding":
            return None
        if name == b"content-length":
            length = int(value[:20]) if value.isdigit() else None
    return length


async def drop_rest(http: HTTPRequest) -> None:
    """Reads on for a while: a connection closed at once would take the response with it."""
    left = DROPPED
    # Starlette raises a RuntimeError if all of the body was read.
    with contextlib.suppress(TimeoutError, ClientDisconnect, RuntimeError):
        async with asyncio.timeout(PATIENCE):
            async for chunk in http.stream():
                left -= len(chunk)
                if left < 0:
                    return


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
