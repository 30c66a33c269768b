# Written by authgen, the same for every contract: change nothing here.
"""Requests of a service account, signed with a secret that it shares with the server."""

import hmac
import re
import time
from collections.abc import Awaitable, Callable, Sequence
from datetime import timedelta
from typing import Literal

from fastapi import HTTPException
from starlette.requests import Request

from .limits import Limits
from .requests import path_of

_TIME = re.compile("[0-9]{1,12}")


def signed(
    secrets: Sequence[bytes],
    *,
    covers: Literal["request", "time_and_body"] = "request",
    window: timedelta = timedelta(minutes=5),
    header: str = "X-Signature",
    time_header: str = "X-Timestamp",
    prefix: str = "",
    limits: Limits | None = None,
    now: Callable[[], float] = time.time,
) -> Callable[[Request], Awaitable[None]]:
    """A dependency that lets signed requests pass, and answers all others with 401.

    >>> router = create_router(Service(), dependencies=[Depends(signed([SECRET]))])

    `secrets` are of at least 32 bytes each, several while one replaces another. The
    code covers time, method, target and body, or only time and body. `window` is by how
    much the caller's clock may differ: a copied request is valid that long.
    """
    most = (limits or Limits()).body_bytes
    if not secrets or any(len(secret) < 32 for secret in secrets):
        raise ValueError("pass a secret of 32 bytes or more: others can be guessed")

    async def check(request: Request) -> None:
        times = request.headers.getlist(time_header)
        codes = request.headers.getlist(header)
        is_one_each = len(times) == len(codes) == 1
        if not is_one_each or not _TIME.fullmatch(times[0]):
            raise _refusal()
        is_in_time = abs(now() - int(times[0])) <= window.total_seconds()
        head = f"{times[0]}."
        if covers == "request":
            head = f"{times[0]}\n{request.method}\n{_target(request)}\n"
        message = head.encode("latin-1") + await _body(request, most)
        # Headers are Latin-1, and compare_digest takes text only if it is ASCII.
        code = codes[0].encode("latin-1")
        matches = [
            hmac.compare_digest(_code(secret, message, prefix), code)
            for secret in secrets
        ]
        if not any(matches) or not is_in_time:
            raise _refusal()

    return check


async def _body(request: Request, most: int) -> bytes:
    """The body, which the endpoint reads again."""
    body = bytearray()
    async for chunk in request.stream():
        body += chunk
        if len(body) > most:
            raise HTTPException(413)
    request._body = bytes(body)
    return request._body


def _target(request: Request) -> str:
    """The path and the query as they were sent: `%6d` and `m` are signed differently."""
    query = request.scope["query_string"].decode("latin-1")
    return path_of(request.scope) + (f"?{query}" if query else "")


def _code(secret: bytes, message: bytes, prefix: str) -> bytes:
    return f"{prefix}{hmac.new(secret, message, 'sha256').hexdigest()}".encode()


def _refusal() -> HTTPException:
    return HTTPException(401, headers={"WWW-Authenticate": "Signature"})
