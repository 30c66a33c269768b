# Written by authgen, the same for every contract: change nothing here.
"""The form that all bodies of one server share."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Literal

from starlette.responses import Response

from .faults import Fault
from .refusals import Refusal, put_all
from .strict_json import write_json
from .web import header_text

# Statuses that end with the head.
BODILESS = (204, 205, 304)


@dataclass(frozen=True)
class Style:
    """How bodies are typed, wrapped and refused."""

    content_type: str = "application/json"
    takes_forms: bool = False
    refuses_in_text: bool = False
    success: Mapping[str, object] = field(default_factory=dict)
    answer: tuple[str, ...] = ()
    faults: Mapping[str, Literal["kind", "text", "status", "statusText"]] = field(
        default_factory=dict
    )

    def json(self, status: int, value: object) -> Response:
        if status in BODILESS:
            return Response(None, status)
        return Response(write_json(value), status, media_type=self.content_type)

    def wrap(self, value: object) -> object:
        if not self.success and not self.answer:
            return value
        return _place(value, self.answer, put_all(self.success) or {})

    def done(self, status: int) -> Response:
        """A call that returns nothing has no body, unless every success has fields."""
        if self.success:
            return self.json(status, put_all(self.success))
        return Response(None, status)

    def refused(self, refusal: Refusal) -> Response:
        if refusal.body is None:
            response = Response(None, refusal.status)
        else:
            response = self._refusal(refusal.status, refusal.body)
        for name, value in refusal.headers.items():
            response.headers[name] = header_text(value)
        for cookie in refusal.cookies:
            response.headers.append("Set-Cookie", cookie.line)
        return response

    def fault(self, fault: Fault) -> Response:
        words = {
            "kind": fault.kind,
            "text": fault.sentence,
            "status": fault.status,
            "statusText": str(fault.status),
        }
        body = put_all({place: words[word] for place, word in self.faults.items()})
        response = self._refusal(fault.status, fault.body if body is None else body)
        response.headers.update(fault.headers)
        return response

    def _refusal(self, status: int, body: object) -> Response:
        if self.refuses_in_text and isinstance(body, str):
            return Response(body, status, media_type="text/plain")
        return self.json(status, body)


def _place(value: object, path: tuple[str, ...], whole: object) -> object:
    if not isinstance(whole, dict):
        return value
    if path:
        inner = whole.get(path[0], {})
        return whole | {path[0]: _place(value, path[1:], inner)}
    return whole | value if isinstance(value, dict) else value
