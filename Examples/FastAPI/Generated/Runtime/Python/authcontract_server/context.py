# Written by authgen, the same for every contract: change nothing here.
"""What a service may know of a call beside its request."""

import asyncio
import inspect
import logging
import re
from collections.abc import Awaitable, Callable
from typing import TypeAlias, TypeVar
from uuid import uuid4

from starlette.datastructures import Headers
from starlette.requests import Request as HTTPRequest
from starlette.responses import Response

from .web import cookie, header_text

log = logging.getLogger(__name__)

T = TypeVar("T")

Answer: TypeAlias = T | Awaitable[T]
"""The result of a method that is `async` or is not."""

_NAME = re.compile("[!#$%&'*+.^_`|~0-9A-Za-z-]+")
_REQUEST_ID = re.compile("[!-~]{1,128}")
# The stubs write these themselves.
_OWN = ("content-length", "content-type", "transfer-encoding", "connection")


class Context:
    """One call of one endpoint.

    Headers and cookies that are added here go out with the answer or the refusal. They
    do not go out with a fault.
    """

    def __init__(self, endpoint: str, http: HTTPRequest) -> None:
        self.endpoint = endpoint
        """The service and the endpoint as the contract calls them: `Notes.signIn`."""
        self.http = http
        """The framework's own request."""
        self.failed: Exception | None = None
        self.has_read = True
        self._headers: list[tuple[str, str]] = []
        self._request_id = ""

    @property
    def request_id(self) -> str:
        """The id that the application gave the request as `request.state.request_id`.

        Or the caller's `X-Request-Id`, if it can be logged. Or a new one.
        """
        if not self._request_id:
            state = self.http.scope.get("state") or {}
            ids = [state.get("request_id"), self.headers.get("x-request-id")]
            known = [
                one
                for one in ids
                if isinstance(one, str) and _REQUEST_ID.fullmatch(one)
            ]
            self._request_id = known[0] if known else uuid4().hex
        return self._request_id

    @property
    def method(self) -> str:
        return self.http.method

    @property
    def headers(self) -> Headers:
        return self.http.headers

    @property
    def peer(self) -> str | None:
        """The address at the other end of the connection."""
        return self.http.client.host if self.http.client else None

    async def is_cancelled(self) -> bool:
        """Whether the caller has gone away."""
        if not self.has_read:
            # The empty body comes first.
            self.has_read = True
            await self.http.is_disconnected()
        return await self.http.is_disconnected()

    def add_header(self, name: str, value: str) -> None:
        if not _NAME.fullmatch(name) or name.lower() in _OWN:
            raise ValueError(f"an answer cannot be given a header {name!r}")
        self._headers.append((name, header_text(value)))

    def add_cookie(
        self,
        name: str,
        value: str,
        lifetime: int | None = None,
        for_scripts: bool = False,
    ) -> None:
        line = cookie(name, value, lifetime, for_scripts)
        self._headers.append(("Set-Cookie", line))

    def complete(self, response: Response) -> None:
        for name, value in self._headers:
            response.headers.append(name, value)


PATIENCE = 1.0
"""How long a response waits for `on_error`, in seconds."""

OnError: TypeAlias = Callable[[Exception, Context], object]


def log_error(error: Exception, context: Context) -> None:
    """Logs the error with its call."""
    log.error("%s %s failed", context.method, context.endpoint, exc_info=error)


async def tell(on_error: OnError, error: Exception, context: Context) -> None:
    """A handler that fails ends no process, and one that hangs delays no response."""
    try:
        told = on_error(error, context)
        if inspect.isawaitable(told):
            await asyncio.wait_for(told, PATIENCE)
    except Exception:
        log_error(error, context)
        log.exception("on_error failed for %s", context.endpoint)
