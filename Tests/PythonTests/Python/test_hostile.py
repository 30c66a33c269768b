"""Texts and names that were written to break out of generated Python."""

import ast
import os
import subprocess
import tempfile
import unittest
from pathlib import Path

from package import ROOT, hosts

BREAK = '"""\nfrom os import abort; abort()\n"""'
TEXTS = [
    BREAK, "'''; raise SystemExit", "back\\", '"', "'\"", "\\N{DASH}", "{x} {{y}} %s", "# x", "\U0001f600", 'end"', "tab\there",
]
FIELDS = [
    "class", "match", "jsonText", "copy", "schema", "modelConfig", "modelFields", "dict", "super", "validate", "rt", "str",
    "int", "list", "models", "construct", "async", "None", "lambda", "callbackUrl", "aB", "a_b",
]


def quoted(text):
    """As YAML in double quotes."""
    return '"' + "".join(
        one if " " <= one <= "~" and one not in '"\\' else f"\\U{ord(one):08x}" for one in text) + '"'


def contract():
    fields = "\n".join(
        f"    {name}: {{ type: string, wire: {quoted(TEXTS[index % len(TEXTS)] + name)}, doc: {quoted(BREAK)} }}"
        for index, name in enumerate(FIELDS))
    return f"""authcontract: 1
service: Hostile
version: 0.1.0
doc: {quoted(BREAK)}
servers:
  api: {{ url: https://example.com, doc: {quoted(BREAK)}, refusal: {{ message: string }} }}
types:
  Literal:
{fields}
  Kind: {{ enum: [{", ".join(quoted(text) for text in TEXTS[:1] + ["None", "name", "mro"])}] }}
errors:
  refusal: {{ status: 400, match: {{ message: {quoted(BREAK)} }}, recover: tell, doc: {quoted(BREAK)} }}
endpoints:
  class:
    route: POST /import
    doc: {quoted(BREAK)}
    does: call
    sends: {{ all: Literal, schema: {{ constant: {quoted(TEXTS[4])} }} }}
    returns: Literal
    refuses: [refusal]
"""


class Hostile(unittest.TestCase):
    @classmethod
    def setUpClass(cls):
        cls.folder = tempfile.TemporaryDirectory()
        cls.addClassCleanup(cls.folder.cleanup)
        place = Path(cls.folder.name)
        (place / "hostile.yaml").write_text(contract())
        run = subprocess.run(
            [os.environ.get("AUTHGEN", ROOT / ".build/debug/authgen"), "generate", "--quiet", "--only", "python", "--into", place / "out",
             place / "hostile.yaml"], capture_output=True, text=True, check=False)
        if not (place / "out").is_dir():
            raise AssertionError(run.stdout + run.stderr)
        cls.out = place / "out"

    def test_no_text_becomes_code(self):
        for path in self.out.rglob("*.py"):
            names = {node.id for node in ast.walk(ast.parse(path.read_text())) if isinstance(node, ast.Name)}
            self.assertNotIn("os", names, path)
            self.assertNotIn("SystemExit", names, path)

    def test_every_text_is_what_it_was(self):
        host = hosts("Hostile", self.out)[0]
        kind = host.models.Literal_
        wires = {TEXTS[index % len(TEXTS)] + name for index, name in enumerate(FIELDS)}
        value = host.read(kind, {wire: wire for wire in wires})
        self.assertEqual(host.rt.wire(kind, value), {wire: wire for wire in wires})
        self.assertEqual(len(kind.model_fields), len(FIELDS))
        self.assertEqual(host.refusals.Refusal().body, {"message": BREAK})

    def test_ruff_and_mypy_find_nothing(self):
        python = ROOT / ".build/python/bin"
        rules = Path(__file__).parent / "ruff.toml"
        for words in ([python / "ruff", "check", "--config", rules, "."], [python / "mypy", "--strict", "."]):
            run = subprocess.run(words, cwd=self.out, capture_output=True, text=True, check=False)
            self.assertEqual(run.returncode, 0, run.stdout[-2000:])


if __name__ == "__main__":
    unittest.main()
