# Written by authgen, the same for every contract: change nothing here.
"""Answers to a browser: pages, redirects, cookies and the end of a sign-in."""

import re
from dataclasses import dataclass
from html import escape
from typing import ClassVar, Literal
from urllib.parse import quote

from starlette.responses import Response

from .models import Model
from .values import wire_text

__all__ = [
    "Cookie",
    "Page",
    "Redirect",
    "WebCallback",
    "WebRefused",
    "cookie",
    "escape",
    "header_text",
]

Reason = Literal[
    "invalid_request",
    "unauthorized_client",
    "access_denied",
    "unsupported_response_type",
    "invalid_scope",
    "server_error",
    "temporarily_unavailable",
]


class WebCallback(Model):
    """The fields of the URL that ends a web sign-in."""

    callback_url: ClassVar[str]


@dataclass(frozen=True)
class WebRefused:
    """The sign-in failed; the state says whose it was."""

    reason: Reason
    state: str | None = None


@dataclass(frozen=True)
class Page:
    """A page that no other site frames. Texts from elsewhere go in through `escape`.

    A form may end up at its own site, the callback and in `forms_lead_to`, say at a
    provider: `https://github.com`.
    """

    html: str
    status: int = 200
    loads: str = "default-src 'none'; style-src 'self'; img-src 'self'"
    forms_lead_to: tuple[str, ...] = ()

    def response(self, callback: str | None) -> Response:
        ends = [] if callback is None else [_source(callback)]
        forms = " ".join(["form-action 'self'", *ends, *self.forms_lead_to])
        policy = f"{self.loads}; {forms}; frame-ancestors 'none'; base-uri 'none'"
        headers = {
            "Content-Security-Policy": policy,
            "X-Frame-Options": "DENY",
            "Referrer-Policy": "no-referrer",
            "Cross-Origin-Opener-Policy": "same-origin",
        }
        return Response(self.html, self.status, headers, "text/html")


class Redirect:
    """Sends a browser elsewhere. Names and values are escaped; the rest stays.

    They come behind a query that the base has, before its fragment.
    """

    def __init__(self, base: str, query: dict[str, str | None] | None = None) -> None:
        pairs = "&".join(
            f"{quote(name, safe='')}={quote(value, safe='')}"
            for name, value in (query or {}).items()
            if value is not None
        )
        page, sign, fragment = base.partition("#")
        mark = "&" if "?" in page else "?"
        self.location = f"{page}{mark}{pairs}{sign}{fragment}" if pairs else base

    def response(self, status: int) -> Response:
        headers = {"Location": self.location, "Referrer-Policy": "no-referrer"}
        return Response(None, status, headers)


def ending(url: str, fields: dict[str, object]) -> Redirect:
    return Redirect(url, {name: wire_text(value) for name, value in fields.items()})


def refusing(url: str, refused: WebRefused) -> Redirect:
    return Redirect(url, {"error": refused.reason, "state": refused.state})


def _source(url: str) -> str:
    """As a content security policy names it: https by its host, others by scheme."""
    parts = url.split("/")
    return "/".join(parts[:3]) if len(parts) > 2 and parts[0] == "https:" else parts[0]


_TOKEN = re.compile("[!#$%&'*+.^_`|~0-9A-Za-z-]+")
_VALUE = re.compile("[!#-+\\--:<-\\[\\]-~]*")


def cookie(
    name: str, value: str, lifetime: int | None = None, for_scripts: bool = False
) -> str:
    """Over TLS only, to this host only; a text that would break out is an error."""
    if not _TOKEN.fullmatch(name) or not _VALUE.fullmatch(value):
        raise ValueError(f"{name} cannot be such a cookie")
    age = "" if lifetime is None else f"; Max-Age={max(0, lifetime)}"
    scripts = "" if for_scripts else "; HttpOnly"
    if for_scripts:  # scripts decode what they read of a cookie
        value = value.replace("%", "%25")
    return f"{name}={value}; Path=/{age}; Secure{scripts}; SameSite=Lax"


@dataclass(frozen=True)
class Cookie:
    """A cookie of a refusal; none where there is no value for it."""

    name: str
    value: object
    lifetime: int | None = None
    for_scripts: bool = False

    @property
    def line(self) -> str:
        text = wire_text(self.value)
        return cookie(self.name, text, self.lifetime, self.for_scripts)


def header_text(text: str) -> str:
    """As headers are written, in UTF-8; a character that would end the line is an error."""
    if any(letter < " " or letter == "\x7f" for letter in text.replace("\t", "")):
        raise ValueError("a header cannot hold it")
    return text.encode().decode("latin-1")
