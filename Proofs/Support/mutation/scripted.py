"""The runtimes of stubs that no Swift is built for: each mutant is written into a copy, and their tests run."""

import contextlib
import os
import shutil
import subprocess
import tempfile
from pathlib import Path

# In seconds. The tests take a few, and a mutant that never ends takes all.
LIMIT = 600
NODE = {"NODE_PATH": "/usr/share/nodejs"}


class Runtime:
    """Copies what the tests of a runtime read."""

    folders = ["Generated", "Sources/Runtime", "Tests/Cases", "Tests/Shapes", "Tests/PythonTests", "Tests/Support", "contract", "docs"]

    def __init__(self, root):
        self.root = root

    def judged(self, drawn, count):
        """Pairs of a mutant and what noticed it, or None. Mutants that don't compile are passed over."""
        with tempfile.TemporaryDirectory() as place:
            self.copy = Path(place)
            for folder in self.folders:
                shutil.copytree(self.root / folder, self.copy / folder, symlinks=True)
            if problem := self.built() or self.failing() and self.problem:
                raise SystemExit(f"error: the tests fail without a mutant\n{problem[-2000:]}")
            for one in drawn:
                if count == 0:
                    return
                with self.changed(one):
                    if self.built():
                        continue
                    count -= 1
                    yield one, self.failing()

    @contextlib.contextmanager
    def changed(self, one):
        text = (self.root / one.path).read_text()
        (self.copy / one.path).write_text(one.applied(text))
        try:
            yield
        finally:
            (self.copy / one.path).write_text(text)

    def failing(self):
        """The first of the commands that fails."""
        for name, words, folder, environment in self.commands():
            if problem := self.run(words, folder, environment):
                self.problem = f"{name}: {problem}"
                return name
        return None

    def run(self, words, folder, environment=None):
        """What a command printed that failed or hung, or None."""
        try:
            done = subprocess.run(
                words, cwd=self.copy / folder, env=os.environ | (environment or {}), stdin=subprocess.DEVNULL,
                stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, timeout=LIMIT)
        except subprocess.TimeoutExpired:
            return "a run without an end"
        return (done.stdout or "no output") if done.returncode else None


class TypeScript(Runtime):
    def built(self):
        place, own = "Sources/Runtime/TypeScript", self.copy / "Sources/Runtime/TypeScript"
        if problem := self.run(["tsc"], place):
            return problem
        for file in (own / "dist").glob("*.js"):
            shutil.copy(file, self.copy / "Generated/Runtime/TypeScript")
        return None

    def commands(self):
        yield "the runtime's own tests", ["node", "--test", "test/"], "Sources/Runtime/TypeScript", {}
        stub = "Tests/Support/TypeScriptStub"
        for file in sorted((self.copy / stub).glob("*.test.mjs")):
            yield file.name, ["node", "--test", f"{stub}/{file.name}"], ".", NODE


class Python(Runtime):
    # Those that call the committed stubs; the others generate their own.
    tests = ["test_routing", "test_handlers", "test_requests", "test_fastapi", "test_fixtures"]

    def built(self):
        for file in (self.copy / "Sources/Runtime/Python/src/authcontract_server").glob("*.py"):
            shutil.copy(file, self.copy / "Generated/Runtime/Python/authcontract_server")
        return self.run([self.python, "-m", "compileall", "-q", "src"], "Sources/Runtime/Python")

    @property
    def python(self):
        return self.root / ".build/python/bin/python"

    def commands(self):
        words = [self.python, "-B", "-m", "unittest"]
        yield "the runtime's own tests", [*words, "discover", "--failfast", "-s", "tests"], "Sources/Runtime/Python", {"PYTHONPATH": "src"}
        for name in self.tests:
            yield name, [*words, "--failfast", name], "Tests/PythonTests/Python", {"AUTHGEN": str(self.root / ".build/debug/authgen")}
