"""The programs that are measured, and the contracts that they get."""
import os
import subprocess
import sys

HERE = os.path.dirname(os.path.abspath(__file__))
OUTPUTS = ["client", "server", "fixtures", "docs", "typescript", "python", "hummingbird", "vapor"]


def said(words, folder):
    result = subprocess.run(words, cwd=folder, capture_output=True, text=True)
    return result.stdout.strip() or "unknown"


def must(words, folder):
    result = subprocess.run(words, cwd=folder, capture_output=True, text=True)
    if result.returncode != 0:
        sys.exit(f"{' '.join(words)} failed:\n{(result.stdout + result.stderr)[-3000:]}")
    return result.stdout


class Tools:
    def __init__(self, root, work, binaries):
        self.root, self.work = root, work
        # What authgen remembers goes with the work folder.
        os.environ["XDG_CACHE_HOME"] = os.path.join(work, "cache")
        os.makedirs(os.environ["XDG_CACHE_HOME"])
        must(["scripts/libraries", "libyaml-dev"], root)
        folder = os.path.abspath(binaries) if binaries else self._build()
        self.authgen = os.path.join(folder, "authgen")
        self.maker = os.path.join(folder, "benchmark-linear")
        self.one, self.floor = os.path.join(work, "one"), os.path.join(work, "floor")
        must(["swiftc", "-O", "-static-stdlib", os.path.join(HERE, "one.swift"), "-o", self.one], root)
        must(["cc", "-O2", os.path.join(HERE, "floor.c"), "-o", self.floor, "-lyaml"], root)

    def _build(self):
        words = ["swift", "build", "-c", "release", "--manifest-cache", "none", "--scratch-path", ".build/benchmarks",
                 "--static-swift-stdlib", "--product"]
        for product in ["authgen", "benchmark-linear"]:
            must(words + [product], self.root)
        return must(words + ["authgen", "--show-bin-path"], self.root).strip()

    def contract(self, folder, endpoints, kind="groups", service=None, name="x.yaml"):
        """Writes a contract of so many endpoints into a folder of the work folder, and returns its path."""
        os.makedirs(folder, exist_ok=True)
        text = must([self.maker, kind, str(endpoints)], self.work)
        if service:
            text = text.replace("service: Large", f"service: {service}", 1)
        path = os.path.join(folder, name)
        with open(path, "w") as file:
            file.write(text)
        return path

    def settings(self, folder, contracts, outputs):
        lines = [f"  {path}: {{ outputs: [{', '.join(outputs)}] }}" for path in contracts]
        with open(os.path.join(folder, "authgen.yaml"), "w") as file:
            file.write("\n".join(["contracts:"] + lines) + "\n")

    def generator(self):
        """OpenAPI Generator, as Proofs/build-time installs it; nothing where it cannot be had."""
        tools = os.path.join(self.root, ".build/openapi-generator")
        program = os.path.join(tools, "bin/openapi-generator-cli")
        if not os.path.exists(program):
            wanted = os.path.join(self.root, "Benchmarks/BuildTime/python-tools.txt")
            made = subprocess.run(
                ["sh", "-c", f'python3 -m venv "{tools}" && "{tools}/bin/pip" install --quiet '
                 f'--disable-pip-version-check --requirement "{wanted}"'], capture_output=True)
            if made.returncode != 0:
                return None
        return program
