"""Requests, answers and refusals, and what a client may have done wrong."""

import json
from urllib.parse import parse_qsl, urlsplit


class Complaint(Exception):
    """The client broke its contract. It is answered 418, which no contract declares."""


class Refusal(Exception):
    """The server says no."""

    def __init__(self, status, body=None):
        super().__init__(f"refused with {status}")
        self.answer = Answer(status, {} if body is None else body)


class Answer:
    """A status and a body: JSON, a text, or nothing if it is None."""

    def __init__(self, status, body=None, headers=None):
        self.status = status
        self.headers = dict(headers or {})
        if isinstance(body, str):
            self.data = body.encode()
            self.headers.setdefault("Content-Type", "text/plain; charset=utf-8")
        else:
            self.data = b"" if body is None else json.dumps(body, ensure_ascii=False).encode()
            self.headers.setdefault("Content-Type", "application/json")


class Optional:
    """A field that may be left out. It is never null: clients leave out what they do not have."""

    def __init__(self, kind):
        self.kind = kind


class Request:
    def __init__(self, method, target, headers, data):
        parts = urlsplit(target)
        self.method, self.path, self.headers, self.data = method, parts.path, headers, data
        self.target = target
        self.query = dict(parse_qsl(parts.query, keep_blank_values=True))

    def fields(self, **kinds):
        """The body's fields: just these, each of its kind."""
        self._expect("application/json")
        try:
            body = json.loads(self.data)
        except ValueError:
            raise Complaint("the body is no JSON") from None
        if not isinstance(body, dict):
            raise Complaint("the body is no object")
        return check(body, kinds)

    def form(self, **kinds):
        self._expect("application/x-www-form-urlencoded")
        return check(dict(parse_qsl(self.data.decode(), strict_parsing=True)), kinds)

    def nothing(self):
        if self.data:
            raise Complaint("there should be no body")

    @property
    def bearer(self):
        scheme, _, token = self.headers.get("Authorization", "").partition(" ")
        return token if scheme == "Bearer" and token else None

    def _expect(self, content_type):
        if self.headers.get("Content-Type") != content_type:
            raise Complaint(f"the body should be {content_type}")


def check(fields, kinds):
    for name in fields.keys() - kinds.keys():
        raise Complaint(f"the field {name} is in no document")
    for name, kind in kinds.items():
        if isinstance(kind, Optional):
            if name not in fields:
                continue
            kind = kind.kind
        if name not in fields:
            raise Complaint(f"the field {name} is missing")
        if type(fields[name]) is not kind:
            raise Complaint(f"the field {name} is no {kind.__name__}")
    return fields
