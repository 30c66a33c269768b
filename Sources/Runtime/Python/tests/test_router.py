"""The answers of a router without a contract."""

import asyncio
import json
import logging
import unittest
from typing import Annotated, Any

import authcontract_server as rt
from authcontract_server.routing import spelled
from pydantic import SecretStr


class WrongPassword(rt.Refusal):
    def __init__(self) -> None:
        super().__init__(401, at={"error.code": "wrong"})


class SignIn(rt.Request):
    email: Annotated[rt.Text, rt.Email(), rt.in_body("email")]
    password: Annotated[rt.Secret, rt.in_body("password")]


class Register(rt.Request):
    email: Annotated[
        rt.Text | None, rt.ExactlyOne("email", "phone"), rt.in_body("email")
    ] = None
    phone: Annotated[rt.Text | None, rt.in_body("phone_number")] = None
    password: Annotated[rt.Secret, rt.in_body("password")]
    again: Annotated[rt.Secret, rt.SameAs("password"), rt.in_body("again")]


class Session(rt.Model):
    token: rt.Secret


LI = {"email": "li@example.org", "password": "geheim"}


async def exchange(
    app: Any, method: str, path: str, body: bytes, kind: str
) -> tuple[int, dict[str, str], bytes]:
    messages: list[dict[str, Any]] = []
    parts = [{"type": "http.request", "body": body}]

    async def receive() -> dict[str, Any]:
        return parts.pop() if parts else {"type": "http.disconnect"}

    async def send(message: Any) -> None:
        messages.append(message)

    scope = {
        "type": "http",
        "asgi": {"version": "3.0"},
        "http_version": "1.1",
        "method": method,
        "scheme": "http",
        "path": path,
        "raw_path": path.encode(),
        "query_string": b"",
        "root_path": "",
        "client": None,
        "server": None,
        "headers": [(b"content-type", kind.encode())] if body else [],
    }
    await app(scope, receive, send)
    headers = {name.decode(): value.decode() for name, value in messages[0]["headers"]}
    return (
        messages[0]["status"],
        headers,
        b"".join(message.get("body", b"") for message in messages[1:]),
    )


class Paths(unittest.TestCase):
    def test_only_odd_names_become_numbers(self) -> None:
        for path, written in [
            ("/devices/{id}", "/devices/{id}"),
            ("/{first-id}/{id}", "/{p0}/{p1}"),
            ("/{id}/{id}", "/{p0}/{p1}"),
        ]:
            self.assertEqual(spelled(path), written)


class Router(unittest.TestCase):
    def ask(
        self,
        answer: Any,
        body: object = LI,
        method: str = "POST",
        path: str = "/session",
        kind: str = "application/json",
        limits: rt.Limits | None = None,
        takes: type[rt.Request] = SignIn,
    ) -> tuple[int, dict[str, str], bytes]:
        self.seen: list[Any] = []

        class Service:
            async def sign_in(_, request: Any, context: rt.Context) -> Any:  # noqa: N805
                self.seen.append(request)
                if isinstance(answer, Exception):
                    raise answer
                return answer

        routes = [
            rt.Route(
                "POST",
                "/session",
                Service.sign_in,
                takes,
                name="signIn",
                gives=Session,
                refuses=(WrongPassword,),
            )
        ]
        limits = limits or rt.Limits()
        router = rt.make_router(
            routes,
            Service(),
            name="Notes",
            style=rt.Style(),
            base="",
            limits=limits,
            debug=False,
        )
        app = rt.make_app(router, style=rt.Style(), limits=limits)
        return asyncio.run(exchange(app, method, path, json.dumps(body).encode(), kind))

    def test_a_request_is_read_and_its_answer_is_written(self) -> None:
        status, headers, body = self.ask(Session(token=SecretStr("t1")))
        self.assertEqual((status, json.loads(body)), (200, {"token": "t1"}))
        self.assertEqual(headers["cache-control"], "no-store")
        self.assertEqual(self.seen[0].email, "li@example.org")
        self.assertNotIn("geheim", repr(self.seen[0]))

    def test_what_cannot_be_read_never_reaches_the_method(self) -> None:
        cases: list[tuple[int, dict[str, Any]]] = [
            (400, {"body": LI | {"email": "li"}}),
            (400, {"body": {"email": "li@example.org"}}),
            (415, {"kind": "text/plain"}),
            (413, {"limits": rt.Limits(body_bytes=9)}),
            (414, {"limits": rt.Limits(target_bytes=7)}),
            (431, {"limits": rt.Limits(header_count=0)}),
            (431, {"limits": rt.Limits(header_bytes=9)}),
            (405, {"method": "DELETE"}),
            (404, {"path": "/nowhere"}),
        ]
        for status, more in cases:
            with self.subTest(status):
                self.assertEqual(self.ask(None, **more)[0], status)
                self.assertEqual(self.seen, [])

    def test_fields_of_one_call_keep_to_each_other(self) -> None:
        both = {"email": "e", "phone_number": "p"}
        for body, expected in [
            ({}, "email: a value, here or in phone_number"),
            (both, "phone_number: no value beside email"),
            ({"email": "e", "again": "q"}, "again: the same as password"),
        ]:
            sent = {"password": "p", "again": "p"} | body
            status, _, answer = self.ask(None, body=sent, takes=Register)
            fault = json.loads(answer)
            self.assertEqual(status, 400)
            self.assertEqual(f"{fault['field']}: {fault['expected']}", expected)
        good = {"phone_number": "p", "password": "p", "again": "p"}
        token = Session(token=SecretStr("t1"))
        self.assertEqual(self.ask(token, body=good, takes=Register)[0], 200)

    def test_a_declared_refusal_is_answered(self) -> None:
        status, headers, body = self.ask(WrongPassword())
        self.assertEqual(
            (status, json.loads(body)), (401, {"error": {"code": "wrong"}})
        )
        self.assertEqual(headers["www-authenticate"], "Bearer")

    def test_what_a_method_must_not_raise_is_a_500_without_a_word_about_it(
        self,
    ) -> None:
        logging.disable()
        self.addCleanup(logging.disable, logging.NOTSET)
        status, _, body = self.ask(rt.Refusal(404, at={"why": "geheim"}))
        self.assertEqual(status, 500)
        self.assertNotIn(b"geheim", body)

    def test_a_store_that_is_away_is_a_503(self) -> None:
        status, headers, _ = self.ask(rt.Unavailable(7))
        self.assertEqual((status, headers["retry-after"]), (503, "7"))
