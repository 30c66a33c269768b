"""The fixtures of the five systems, which the other stubs and the clients are held to as well."""

import json
import unittest
import urllib.parse

from package import SERVICES, ask, fixtures, hosts


def endpoints():
    for service in SERVICES:
        known = hosts(service)
        for name, files in fixtures(service):
            yield next(host for host in known if name.lower() in host.methods), name, files


def holds(wanted, got):
    """Examples also have texts that a server is free to choose."""
    if isinstance(wanted, dict) and isinstance(got, dict):
        return all(key in wanted and holds(wanted[key], value) for key, value in got.items())
    return wanted == got


class Fixtures(unittest.TestCase):
    def test_every_request_reaches_its_method_and_is_answered_as_declared(self):
        count = 0
        for host, name, files, answer in (
            (host, name, files, answer)
            for host, name, files in endpoints()
            for key, answer in files.items()
            if key in ("answer", "end") or key.startswith("answer.")
        ):
            if answer["status"] == 302:
                self.assertIn("://", answer["headers"]["Location"])
                continue
            reached = []

            def work(method, sent, host=host, name=name, answer=answer, reached=reached):
                reached.append(method.replace("_", ""))
                kind = host.answer(name)
                return None if kind is type(None) else host.read(kind, answer.get("body"))

            got = ask(host.client(work), files["request"])
            body = answer.get("body")
            with self.subTest(name, text=got.text):
                self.assertEqual((got.status_code, reached), (answer["status"], [name.lower()]))
                self.assertEqual(got.json() if got.content else None, body)
            count += 1
        self.assertGreater(count, 30)

    def test_every_refusal_looks_as_declared(self):
        count = 0
        for host, name, files in endpoints():
            for key, wanted in files.items():
                refusal = key.startswith("refused.") and host.refusal(key[8:], wanted.get("body"))
                if not refusal:
                    continue

                def work(method, sent, refusal=refusal):
                    raise refusal

                got = ask(host.client(work), files["request"])
                is_json = "json" in got.headers.get("content-type", "")
                body = got.json() if is_json else got.text or None
                with self.subTest(f"{name} {key}", text=got.text):
                    self.assertEqual(got.status_code, wanted["status"])
                    if got.content:
                        kind = wanted.get("headers", {}).get("Content-Type")
                        self.assertEqual(got.headers.get("content-type"), kind)
                    self.assertTrue(body is None or holds(wanted.get("body"), body))
                count += 1
        self.assertGreater(count, 40)

    def test_a_web_sign_in_ends_in_its_callback_with_everything_escaped(self):
        host = hosts("Rote")[0]

        def work(method, sent):
            return host.models.ArrivalCallback(token="a&b=c#d e/é\r\nX: y", refresh_token="+%")

        got = ask(host.client(work), dict(fixtures("Rote"))["signInWithPassword"]["request"])
        url, _, query = got.headers["location"].partition("?")
        self.assertEqual((got.status_code, url), (302, "rote://callback"))
        self.assertTrue(set(query) <= set(
            "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789%&=._~-"))
        fields = urllib.parse.parse_qs(query, strict_parsing=True)
        self.assertEqual(fields, {"token": ["a&b=c#d e/é\r\nX: y"], "refreshToken": ["+%"]})


if __name__ == "__main__":
    unittest.main()
