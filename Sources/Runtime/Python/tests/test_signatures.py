"""Signed requests, as the client's SigningTransport sends them."""

import asyncio
import hmac
import unittest
from typing import Any

import authcontract_server as rt
from fastapi import HTTPException
from starlette.requests import Request

SECRET, NEXT = b"s" * 32, b"n" * 32
NOW = 1_700_000_000


def code(
    target: str, key: bytes = SECRET, time: object = NOW, body: bytes = b""
) -> str:
    message = f"{time}\nPOST\n{target}\n".encode() + body
    return hmac.new(key, message, "sha256").hexdigest()


def status(target: str, headers: list[tuple[str, str]], body: bytes = b"") -> int:
    path, _, query = target.partition("?")
    scope = {
        "type": "http",
        "method": "POST",
        "path": path.replace("%6d", "m"),
        "raw_path": path.encode(),
        "query_string": query.encode(),
        "headers": [
            (name.lower().encode(), text.encode("latin-1")) for name, text in headers
        ],
    }

    async def receive() -> dict[str, Any]:
        return {"type": "http.request", "body": body}

    async def run() -> int:
        request = Request(scope, receive)
        try:
            await rt.signed([SECRET, NEXT], now=lambda: NOW)(request)
        except HTTPException as refusal:
            return refusal.status_code
        assert await request.body() == body
        return 200

    return asyncio.run(run())


def sent(signature: str, time: object = NOW) -> list[tuple[str, str]]:
    return [("X-Timestamp", str(time)), ("X-Signature", signature)]


class SignatureTests(unittest.TestCase):
    def test_signed_requests_pass(self) -> None:
        for target in ("/users/me", "/users/%6de?a=1&b=%20"):
            for key in (SECRET, NEXT):
                signature = code(target, key, body=b"{}")
                self.assertEqual(status(target, sent(signature), b"{}"), 200, target)
        time = NOW - 300
        self.assertEqual(status("/a", sent(code("/a", time=time), time)), 200)

    def test_others_are_refused(self) -> None:
        good = code("/users/me")
        late = NOW - 301
        for headers in (
            [],
            sent("\u00e9"),
            sent(""),
            sent(good.upper()),
            sent(code("/users/me", b"x" * 32)),
            sent(code("/users/me", time=late), late),
            sent(good, "\u00b2"),
            sent(good, ""),
            sent(good, "1e9"),
            sent(good, f" {NOW}"),
            sent(good) + sent(good),
            sent(code("/users/%6de")),
        ):
            self.assertEqual(status("/users/me", headers), 401, headers)
        self.assertEqual(status("/users/%6de", sent(good)), 401)
        self.assertEqual(status("/users/me", sent(good), b"{}"), 401)

    def test_a_large_body_is_not_kept(self) -> None:
        self.assertEqual(status("/a", sent(code("/a")), b"x" * 65_537), 413)

    def test_short_secrets_are_errors(self) -> None:
        for secrets in ([], [b"short"], [SECRET, b"x" * 31]):
            with self.assertRaises(ValueError):
                rt.signed(secrets)
