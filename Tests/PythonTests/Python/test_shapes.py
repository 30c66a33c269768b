"""Answers of the stubs of shapes that none of the five systems needs."""

import importlib
import logging
import os
import subprocess
import tempfile
import unittest
from datetime import UTC, datetime
from pathlib import Path
from unittest import mock

from package import ROOT, hosts


def host(case, shape, text=None):
    """The stubs of one of the shapes, or of a contract that is written out."""
    folder = tempfile.TemporaryDirectory()
    case.addClassCleanup(folder.cleanup)
    place, contract = Path(folder.name) / "out", ROOT / f"Tests/Shapes/{shape}.yaml"
    if text is not None:
        contract = Path(folder.name) / f"{shape}.yaml"
        contract.write_text(text, encoding="utf-8")
    run = subprocess.run(
        [os.environ.get("AUTHGEN", ROOT / ".build/debug/authgen"), "generate", "--quiet", "--only", "python",
         "--into", place, contract], capture_output=True, text=True, check=False)
    if not place.is_dir():
        raise AssertionError(run.stdout + run.stderr)
    return hosts(shape, place)[0]


class Headers(unittest.TestCase):
    @classmethod
    def setUpClass(cls):
        cls.host = host(cls, "tokens-in-headers")

    def ask(self, trial=None, **more):
        def work(name, sent):
            if trial is None:
                return self.host.models.AboutAnswer(name="Li")
            guest = self.host.read(self.host.rt.Secret, "g1")
            raise self.host.refusals.Moved(trial=trial, guest=guest, **more)

        return self.host.client(work).request("GET", "/about", {})

    def test_what_is_constant_stands_in_headers_and_cookies(self):
        answer = self.ask()
        self.assertEqual((answer.status_code, answer.json()), (200, {"name": "Li"}))
        self.assertEqual(answer.headers["x-version"], "2")
        self.assertEqual(answer.cookies, ["theme=plain; Path=/; Secure; HttpOnly; SameSite=Lax"])

    def test_a_refusal_has_cookies(self):
        refused = self.ask("t1")
        self.assertEqual((refused.status_code, refused.json()), (421, {"code": "4"}))
        self.assertEqual(refused.headers["www-authenticate"], "Basic")
        rest = "; Path=/; Secure; HttpOnly; SameSite=Lax"
        self.assertEqual(refused.cookies, [
            f"place=east{rest}", f"trial=t1{rest}", "guest=g1; Path=/; Max-Age=1200; Secure; SameSite=Lax"])
        self.assertIn(f"hint=h{rest}", self.ask("t1", hint="h").cookies)

    def test_a_text_that_no_cookie_holds_is_a_fault(self):
        logging.disable()
        self.addCleanup(logging.disable, logging.NOTSET)
        broken = self.ask("t; Domain=example")
        self.assertEqual((broken.status_code, broken.cookies), (500, []))


class Versions(unittest.TestCase):
    def test_stubs_want_the_runtime_of_their_version(self):
        host(self, "retry-after")
        package = importlib.import_module("ferry")
        importlib.reload(package)
        with mock.patch("authcontract_server.version.VERSION", "0.0.9"):
            with self.assertRaisesRegex(ImportError, "ferry need version .* and this is 0.0.9"):
                importlib.reload(package)


class Headings(unittest.TestCase):
    def test_a_line_break_in_a_refusals_header_is_a_fault(self):
        rt = hosts("Longde")[0].rt
        style = rt.Style()
        with self.assertRaises(ValueError):
            style.refused(rt.Refusal(400, headers={"X-Why": "a\r\nX-More: b"}))


if __name__ == "__main__":
    unittest.main()


class Later(unittest.TestCase):
    """A type that names a later type, and an answer that ends with its head."""

    @classmethod
    def setUpClass(cls):
        cls.host = host(cls, "later", """
authcontract: 1
service: Later
version: "1"
configuration: { flag: bool, since: unixTime, key: bytes }
servers: { api: { url: https://later.example, refusal: { code: string } } }
types:
  Order: { shipTo: Address, sendBy: optional Way }
  Address: { streetName: string }
  Cart: { kind: { constant: cart }, wheels: int }
  Ship: { kind: { constant: ship }, deckCount: int }
  Way: { oneOf: [Cart, Ship] }
endpoints:
  buy: { route: POST /buy, does: call, sends: { order: Order } }
  enter: { route: POST /enter, does: call, returns: { trace: { type: string, in: header, wire: X-Trace } } }
  made: { route: POST /made, does: call, status: 201, returns: { trace: { type: string, in: header, wire: X-Trace } } }
  flagged: { route: GET /flagged, does: call, sends: { v: configuration.flag } }
  dated: { route: GET /dated, does: call, sends: { v: configuration.since } }
  keyed: { route: GET /keyed, does: call, sends: { v: configuration.key } }
""")

    def ask(self, method, target, content=b"", **values):
        sent = []

        def work(name, request):
            sent.append(request)
            if name in ("enter", "made"):
                return getattr(self.host.models, f"{name.capitalize()}Answer")(trace="t1")
            return None

        options = {"configuration": self.host.models.Configuration(**values)} if values else {}
        headers = {"Content-Type": "application/json"} if content else {}
        return self.host.client(work, **options).request(method, target, headers, content), sent

    def test_a_type_behind_is_read_before_anything_was_made(self):
        body = b'{"order":{"shipTo":{"streetName":"s"},"sendBy":{"kind":"ship","deckCount":3}}}'
        answer, sent = self.ask("POST", "/buy", body)
        self.assertEqual((answer.status_code, answer.text), (204, ""))
        self.assertEqual(sent[0].order.ship_to.street_name, "s")
        self.assertEqual(sent[0].order.send_by.deck_count, 3)

    def test_what_headers_bring_has_no_body_where_there_is_none(self):
        answer, _ = self.ask("POST", "/enter")
        self.assertEqual((answer.status_code, answer.text), (204, ""))
        self.assertEqual(answer.headers["x-trace"], "t1")
        self.assertNotIn("content-type", answer.headers)
        self.assertNotIn("content-length", answer.headers)
        self.assertEqual(self.ask("POST", "/made")[0].text, "{}")

    def test_a_value_of_the_deployment_is_the_same_as_itself(self):
        since = datetime(2023, 11, 14, 22, 13, 20, tzinfo=UTC)
        for target, wrong in [("flagged?v=true", "false"), ("dated?v=1700000000", "1"), ("keyed?v=YWJj", "YWJk")]:
            known = {"flag": True, "since": since, "key": b"abc"}
            self.assertEqual(self.ask("GET", f"/{target}", **known)[0].status_code, 204, target)
            other = f"/{target.partition('=')[0]}={wrong}"
            self.assertEqual(self.ask("GET", other, **known)[0].status_code, 400, other)
