"""What stubs say when they are imported where they cannot run."""

import os
import subprocess
import sys
import tempfile
import unittest
from pathlib import Path

ROOT = Path(__file__).resolve().parents[3]
RUNTIME = ROOT / "Generated/Runtime/Python"
STUBS = ROOT / "Generated/Longde/Python"


def importing(*places: Path, before: str = "") -> subprocess.CompletedProcess[str]:
    """Imports the stubs in a Python of its own."""
    path = os.pathsep.join(str(place) for place in places)
    return subprocess.run(
        [sys.executable, "-B", "-c", f"{before}\nimport longde.router"],
        env={**os.environ, "PYTHONPATH": path},
        capture_output=True,
        text=True,
    )


class StartTests(unittest.TestCase):
    def setUp(self):
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        self.folder = Path(folder.name)

    def refused(self, run):
        self.assertEqual(run.returncode, 1)
        return run.stderr.strip().splitlines()[-1]

    def package(self, name, text):
        (self.folder / name).mkdir(parents=True)
        (self.folder / name / "__init__.py").write_text(text)

    def test_it_starts(self):
        run = importing(STUBS, RUNTIME)
        self.assertEqual(run.stderr, "")

    def test_without_the_runtime(self):
        words = self.refused(importing(STUBS))
        self.assertEqual(
            words, "ModuleNotFoundError: No module named 'authcontract_server'"
        )

    def test_without_a_package(self):
        for name in ("fastapi", "pydantic"):
            hide = f"import sys; sys.modules[{name!r}] = None"
            words = self.refused(importing(STUBS, RUNTIME, before=hide))
            self.assertIn(f"authcontract_server needs {name} ", words)
            self.assertIn(
                "it is not installed: run pip install 'fastapi>=0.115'", words
            )

    def test_with_an_old_package(self):
        self.package("fastapi", "__version__ = '0.99.1'")
        words = self.refused(importing(self.folder, STUBS, RUNTIME))
        self.assertEqual(
            words,
            "ImportError: authcontract_server needs fastapi 0.115 or later, and this "
            "is 0.99.1: run pip install 'fastapi>=0.115' 'pydantic>=2.11'",
        )

    def test_with_a_package_of_an_unknown_version(self):
        unknown = "import fastapi; fastapi.__version__ = '{}'"
        for version in ("1.0.0", "main"):
            run = importing(STUBS, RUNTIME, before=unknown.format(version))
            self.assertEqual(run.stderr, "")

    def test_with_another_runtime(self):
        other = "from authcontract_server import version; version.VERSION = '0.0.9'"
        words = self.refused(importing(STUBS, RUNTIME, before=other))
        self.assertIn("of the runtime authcontract-server, and this is 0.0.9", words)
        self.assertIn("install authcontract-server==", words)

    def test_a_second_contract_of_the_same_name(self):
        for file in (STUBS / "longde").glob("*.py"):
            copy = self.folder / "longde" / file.name
            copy.parent.mkdir(exist_ok=True)
            copy.write_bytes(file.read_bytes())
        self.assertEqual(importing(STUBS, self.folder, RUNTIME).stderr, "")
        with (self.folder / "longde/models.py").open("a") as models:
            models.write("\n\nclass Other(rt.Model):\n    pass\n")
        words = self.refused(importing(STUBS, self.folder, RUNTIME))
        self.assertIn("there are two packages longde on the path, of diff", words)
        self.assertIn("call the service of one contract otherwise", words)


if __name__ == "__main__":
    unittest.main()
