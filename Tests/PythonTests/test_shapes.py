"""What stubs of shapes answer where none of the five systems asks for it."""

import logging
import os
import subprocess
import tempfile
import unittest
from pathlib import Path

from package import ROOT, hosts


def host(case, shape):
    folder = tempfile.TemporaryDirectory()
    case.addClassCleanup(folder.cleanup)
    place = Path(folder.name) / "out"
    run = subprocess.run(
        [os.environ.get("AUTHGEN", ROOT / ".build/debug/authgen"), "generate", "--quiet", "--only", "python",
         "--into", place, ROOT / f"Tests/Shapes/{shape}.yaml"], capture_output=True, text=True, check=False)
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


class Headings(unittest.TestCase):
    def test_a_line_break_in_a_refusals_header_is_a_fault(self):
        rt = hosts("Longde")[0].rt
        style = rt.Style()
        with self.assertRaises(ValueError):
            style.refused(rt.Refusal(400, headers={"X-Why": "a\r\nX-More: b"}))


if __name__ == "__main__":
    unittest.main()
