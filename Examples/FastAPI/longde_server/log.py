"""One line of JSON for each request and each event, without tokens and bodies."""

import json
import logging
import re
import sys
import time
from typing import Any, TextIO
from uuid import uuid4

from authcontract_server import Context
from starlette.types import ASGIApp, Message, Receive, Scope, Send

log = logging.getLogger("longde_server")

_ID = re.compile("[!-~]{1,128}")


class JSONFormatter(logging.Formatter):
    def format(self, record: logging.LogRecord) -> str:
        line: dict[str, Any] = {
            "at": self.formatTime(record),
            "level": record.levelname.lower(),
            "message": record.getMessage(),
            **getattr(record, "fields", {}),
        }
        if record.exc_info:
            line["error"] = self.formatException(record.exc_info)
        return json.dumps(line)


def start_log(stream: TextIO = sys.stdout) -> None:
    handler = logging.StreamHandler(stream)
    handler.setFormatter(JSONFormatter())
    logging.basicConfig(level=logging.INFO, handlers=[handler], force=True)


def failed(error: Exception, context: Context) -> None:
    """The `on_error` of the stubs."""
    fields = {"id": context.request_id, "endpoint": context.endpoint}
    log.error("an endpoint failed", exc_info=error, extra={"fields": fields})


class RequestLog:
    """Gives the request its id, which the stubs take over, and writes its line."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return
        start = time.perf_counter()
        given = dict(scope["headers"]).get(b"x-request-id", b"").decode("latin-1")
        request_id = given if _ID.fullmatch(given) else str(uuid4())
        scope.setdefault("state", {})["request_id"] = request_id
        status: int | None = None

        async def watched(message: Message) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
                named = (b"x-request-id", request_id.encode())
                message = {**message, "headers": [*message["headers"], named]}
            await send(message)

        try:
            await self.app(scope, receive, watched)
        finally:
            fields = {
                "id": request_id,
                "method": scope["method"],
                "path": scope["path"],
                "endpoint": getattr(scope.get("route"), "name", None),
                "peer": (scope.get("client") or [None])[0],
                "status": status,
                "ms": round((time.perf_counter() - start) * 1_000),
            }
            log.info("request", extra={"fields": fields})
