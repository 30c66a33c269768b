"""Requests that must not reach a method, and the answers to them."""

import logging
import unittest

from package import hosts


class Requests(unittest.TestCase):
    @classmethod
    def setUpClass(cls):
        cls.host = hosts("Readmigo")[0]

    def ask(self, body, path="/auth/login", method="POST", **headers):
        self.sent = []

        def work(name, sent):
            self.sent.append(sent)
            raise self.host.refusals.UnknownAccount()

        known = {"Content-Type": "application/json", "X-Device-Fingerprint": "d"}
        all_headers = known | {name.replace("_", "-"): value for name, value in headers.items()}
        data = body.encode() if isinstance(body, str) else body
        return self.host.client(work).request(method, path, all_headers, data)

    def refused(self, body, status, sentence, **options):
        got = self.ask(body, **options)
        self.assertEqual((got.status_code, got.json()["code"], self.sent), (status, sentence, []))
        self.assertEqual(got.headers["cache-control"], "no-store")

    def test_the_right_one_gets_there(self):
        got = self.ask('{"email":"a@b.co","password":"x","more":1}')
        self.assertEqual((got.status_code, got.content), (404, b""))
        self.assertEqual(self.sent[0].email, "a@b.co")
        self.assertNotIn("'x'", repr(self.sent[0]))
        self.assertNotIn('"x"', self.sent[0].model_dump_json())

    def test_bodies(self):
        text = "body email: expected text"
        for body, sentence in {
            '{"email":1,"password":"x"}': text,
            '{"email":null,"password":"x"}': text,
            '{"password":"x"}': text,
            '{"email":"a@b.co\\u0000","password":"x"}': "body email: expected text without U+0000",
            '{"email":"a","password":"x"}': "body email: expected a mail address",
            '{"email":"a@b.co"}': "body password: expected text",
            "[]": "body: expected an object",
            '{"email":"a@b.co","email":"c@d.co","password":"x"}': "body: expected JSON: each name once at byte 25",
            '{"email":"a@b.co","password":"\\ud800"}': "body: expected JSON: surrogates in pairs at byte 36",
            '{"email":NaN}': "body: expected JSON: a value at byte 9",
            "[" * 40 + "]" * 40: "body: expected JSON: at most 32 levels at byte 32",
            "[" * 30_000: "body: expected JSON: at most 32 levels at byte 32",
            "[" + "1," * 2000 + "1]": "body: expected JSON: at most 1024 fields at byte 2049",
            '{"email":"%s"}' % ("a" * 20_000): "body: expected JSON: at most 16384 bytes of text at byte 20011",
        }.items():
            with self.subTest(body[:60]):
                self.refused(body, 400, sentence)

    def test_bytes_that_are_no_text(self):
        self.refused(b'{"email":"\xff"}', 400, "body: expected JSON: valid UTF-8 at byte 10")

    def test_sizes_and_types(self):
        self.refused("x" * 70_000, 413, "bodyTooLarge")
        for kind in ("text/plain", "application/json; charset=latin-1", "application/jsonx"):
            self.refused("{}", 415, "body: expected application/json", Content_Type=kind)
        self.refused("{}", 415, "body: expected application/json", Content_Encoding="gzip")
        self.refused("{}", 431, "headersTooLarge", X_Long="x" * 33_000)

    def test_paths_and_methods(self):
        self.refused("", 404, "notFound", path="/nowhere")
        self.refused("", 405, "methodNotAllowed", method="PUT")
        self.assertEqual(self.ask("", method="PUT").headers["allow"], "POST")
        for path in ("/auth/devices/a%2Fb", "/auth/devices/%FF", "/auth/devices/%2e%2e"):
            with self.subTest(path):
                got = self.ask("", path=path, method="DELETE")
                self.assertIn(got.status_code, (400, 404))
                self.assertEqual(self.sent, [])

    def test_tokens_that_are_malformed_are_none(self):
        logging.disable()
        self.addCleanup(logging.disable, logging.NOTSET)
        for value, token in {
            "Bearer abc": "abc", "bearer  a.b=": "a.b=", "Bearer": None, "Basic abc": None,
            "Bearer a b": None, "Bearer =": None, "Bearer " + "a" * 9000: None,
        }.items():
            self.ask("", path="/auth/devices", method="GET", Authorization=value)
            got = self.sent[0].access
            self.assertEqual(got and got.get_secret_value(), token, value[:20])


class Refusing(unittest.TestCase):
    def test_an_undeclared_refusal_is_a_clear_fault(self):
        host = hosts("Longde")[0]

        def work(name, sent):
            raise host.refusals.AppleUnavailable()

        with self.assertLogs(level="ERROR") as logs:
            client = host.client(work, debug=True)
            got = client.request("GET", "/api/users/me", {})
        self.assertEqual(got.status_code, 500)
        self.assertIn("AppleUnavailable", got.json()["message"])
        self.assertIn("GET /api/users/me", logs.output[0])
        with self.assertLogs(level="ERROR"):
            self.assertEqual(
                host.client(work).request("GET", "/api/users/me", {}).json(), {"message": "brokenAnswer"})

    def test_who_is_away_says_when_to_come_back(self):
        host = hosts("Longde")[0]

        def work(name, sent):
            raise host.rt.Unavailable(7)

        got = host.client(work).request("GET", "/api/users/me", {})
        self.assertEqual((got.status_code, got.headers["retry-after"]), (503, "7"))

    def test_a_value_of_the_deployment_is_compared(self):
        host = next(host for host in hosts("Cognito") if "page_server" in host.api.__name__)
        known = host.models.Configuration(client_id="mine")
        client = host.client(lambda name, sent: host.rt.Page("<p>"), configuration=known)
        got = client.request("GET", "/logout?client_id=theirs&logout_uri=myapp://signout/", {})
        self.assertEqual(got.status_code, 400)
        self.assertIn("this deployment's clientId", got.text)


if __name__ == "__main__":
    unittest.main()
