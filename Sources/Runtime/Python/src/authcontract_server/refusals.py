"""How a service says no."""

from collections.abc import Mapping, Sequence
from datetime import UTC, datetime, timedelta
from email.utils import format_datetime
from math import ceil

from .values import EPOCH, wire_text
from .web import Cookie


class Refusal(Exception):
    """A refusal of the contract, as it looks on the wire."""

    status: int = 400

    def __init__(
        self,
        status: int | None = None,
        *,
        at: Mapping[str, object] | None = None,
        headers: Mapping[str, object] | None = None,
        cookies: Sequence[Cookie] = (),
        retry_after: int | datetime | None = None,
    ) -> None:
        super().__init__(type(self).__name__)
        if status is not None:
            self.status = status
        self.body = put_all(at or {})
        self.headers = {
            name: wire_text(value)
            for name, value in (headers or {}).items()
            if value is not None
        }
        self.cookies = [one for one in cookies if one.value is not None]
        if retry_after is not None and "retry-after" not in map(
            str.lower, self.headers
        ):
            self.headers["Retry-After"] = _retry(retry_after)


class Unavailable(Exception):
    """A store or another service is away; it may be tried again in so many seconds."""

    def __init__(self, retry_after: int = 1) -> None:
        super().__init__("unavailable")
        self.retry_after = max(0, retry_after)


def _retry(time: int | datetime) -> str:
    """Rounded up, so that no caller comes back too early."""
    if isinstance(time, int):
        return str(max(0, time))
    seconds = ceil((time - EPOCH).total_seconds())
    return format_datetime(
        (EPOCH + timedelta(seconds=seconds)).astimezone(UTC), usegmt=True
    )


def put_all(places: Mapping[str, object]) -> object:
    """A document with values at their places: `error.code` stands inside `error`, and `*` is the first item of a list."""
    whole: object = None
    for place, value in places.items():
        if value is not None:
            steps = [] if place == "." else [step for step in place.split(".") if step]
            whole = _put(value, steps, whole)
    return whole


def _put(value: object, steps: list[str], whole: object) -> object:
    if not steps:
        return value
    step, rest = "0" if steps[0] == "*" else steps[0], steps[1:]
    if len(step) <= 2 and step.isascii() and step.isdigit() and int(step) < 64:
        elements = list(whole) if isinstance(whole, list) else []
        elements += [{} for _ in range(int(step) + 1 - len(elements))]
        elements[int(step)] = _put(value, rest, elements[int(step)])
        return elements
    fields = dict(whole) if isinstance(whole, dict) else {}
    return fields | {step: _put(value, rest, fields.get(step))}
