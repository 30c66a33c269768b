"""Features that no contract of the five has: paths that fit several patterns, envelopes, fragments."""

import os
import subprocess
import tempfile
import unittest
from pathlib import Path

from package import ROOT, Client, hosts


class Routing(unittest.TestCase):
    @classmethod
    def setUpClass(cls):
        cls.rt = hosts("Longde")[0].rt

    def app(self, routes, style=None):
        class Nothing(self.rt.Request):
            pass

        service, made = type("Service", (), {})(), []
        for index, (method, path, more) in enumerate(routes):
            answer = more.pop("answer", None)

            def work(sent, context, answer=answer):
                return answer

            work.__name__ = f"work{index}"
            setattr(service, work.__name__, work)
            made.append(self.rt.Route(method, path, work, Nothing, name=f"call{index}", **more))
        style, limits = style or self.rt.Style(), self.rt.Limits()
        router = self.rt.make_router(
            made, service, name="Notes", style=style, base="/base", limits=limits, debug=False)
        return Client(self.rt.make_app(router, style=style, limits=limits))

    def test_a_path_leads_to_the_first_pattern_with_the_method(self):
        client = self.app([
            ("GET", "/p/{x}/c", {"status": 201}), ("POST", "/p/b/{y}", {"status": 202}),
            ("GET", "/p/{x}/{y}", {"status": 203}), ("DELETE", "/p/{x}", {"status": 205}),
            ("GET", "/p/me", {"status": 206}), ("GET", "/once", {"status": 207, "answers_head": False})])
        for asked, status, allowed in [
            ("GET /p/b/c", 201, None), ("POST /p/b/c", 202, None), ("HEAD /p/b/c", 201, None),
            ("GET /p/b/d", 203, None), ("PUT /p/b/c", 405, "GET, HEAD, POST"),
            ("DELETE /p/me", 405, "GET, HEAD"), ("HEAD /p/me", 206, None), ("GET /once", 207, None),
            ("HEAD /once", 405, "GET"), ("GET /p/b/c/d", 404, None),
        ]:
            with self.subTest(asked):
                method, path = asked.split(" ")
                got = client.request(method, "/base" + path, {})
                self.assertEqual((got.status_code, got.headers.get("allow")), (status, allowed))

    def test_every_success_has_its_fields_at_their_places(self):
        style = self.rt.Style(
            success={"meta.code": 0, "list.0.is": "good"}, answer=("meta", "data"))
        client = self.app(
            [("POST", "/out", {}), ("POST", "/in", {"gives": str, "answer": "x"})], style)
        self.assertEqual(
            client.request("POST", "/base/out", {}).json(),
            {"meta": {"code": 0}, "list": [{"is": "good"}]})
        self.assertEqual(
            client.request("POST", "/base/in", {}).json(),
            {"meta": {"code": 0, "data": "x"}, "list": [{"is": "good"}]})

    def test_a_code_that_travels_as_text_does_in_the_routers_refusals_too(self):
        with tempfile.TemporaryDirectory() as folder:
            authgen = os.environ.get("AUTHGEN", ROOT / ".build/debug/authgen")
            subprocess.run(
                [authgen, "generate", "--quiet", "--settings", ROOT / "Tests/Shapes/authgen.yaml",
                 "--only", "python", "--into", folder, ROOT / "Tests/Shapes/wire-names.yaml"], check=True)
            client = hosts("Tally", Path(folder))[0].client(lambda name, sent: None)
            got = client.request("POST", "/login", {"Content-Type": "application/json"}, b"{")
            self.assertEqual((got.status_code, got.text), (400, '{"errCode":"400"}'))

    def test_a_query_comes_before_the_fragment(self):
        for base, location in {
            "https://a.example/#/in": "https://a.example/?s=1#/in",
            "https://a.example/?x=1#y?z": "https://a.example/?x=1&s=1#y?z",
            "https://a.example/#y?z": "https://a.example/?s=1#y?z",
        }.items():
            self.assertEqual(self.rt.Redirect(base, {"s": "1"}).location, location)

    def test_a_form_may_lead_to_a_provider(self):
        page = self.rt.Page("<form>", forms_lead_to=("https://github.example",))
        policy = page.response("rote://callback").headers["content-security-policy"]
        self.assertIn("; form-action 'self' rote: https://github.example; ", policy)


if __name__ == "__main__":
    unittest.main()
