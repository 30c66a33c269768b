"""A copy of the project whose tests run against one mutant at a time."""

import contextlib
import os
import re
import signal
import subprocess
import sys
import tempfile
import time
from pathlib import Path

import switch

# A mutant that never ends gets this many times what the tests took without one, and some seconds.
PATIENCE, SECONDS = 4, 30
# And the tests without one, in seconds.
LONGEST = 3_600
# Tests that all start at once wait so long for the processor that time limits pass in them.
WIDTH = ["--experimental-maximum-parallelization-width", "16"]
HANG, CRASH = "a run without an end", "a crash"


class Copy:
    def __init__(self, root, built, name, targets):
        self.root = root
        self.folder = Path(built).resolve() if built else alone(root, name, targets)

    @contextlib.contextmanager
    def changed(self, files):
        """Yields the texts of the files, and puts them back however it ends."""
        texts = {path: (self.root / path).read_text() for path in files}
        try:
            yield texts
        finally:
            for path, text in texts.items():
                switch.put(self.folder / path, text)
            for module in {switch.module_of(path) for path in texts}:
                (self.folder / module / "Mutant.swift").unlink(missing_ok=True)

    def build(self):
        """The output of a build that failed, or None."""
        words = ["swift", "build", "--ignore-lock", "--manifest-cache", "none", "--build-tests"]
        done = subprocess.run(words, cwd=self.folder, capture_output=True, text=True)
        return done.stdout + done.stderr if done.returncode else None

    def tests(self, filter, limit, **environment):
        """The names of the tests that fail, or why there is no list; and the seconds of the run."""
        bundle = next((self.folder / ".build/debug").glob("*.xctest"))
        words = [bundle, "--testing-library", "swift-testing", "--filter", filter, "--parallel", *WIDTH]
        began = time.monotonic()
        with tempfile.TemporaryFile("w+") as output:
            code = bounded(words, self.folder, limit, environment, output)
            output.seek(0)
            text = output.read()
        if code == 0:
            return set(), time.monotonic() - began
        failed = set(re.findall(r"^✘ Test \"?([^\"\n]+?)\"?(?:\(| recorded| with| failed)", text, re.M)) - {"run"}
        return failed or {HANG if code is None else CRASH}, time.monotonic() - began

    def judged(self, numbered, targets):
        """Pairs of a mutant and the first test that notices it, or None. `targets` are the test targets by module."""
        every = sorted({one for found in targets.values() for one in found})
        reached, failing, seconds = {}, {}, {}
        for target in every:
            with tempfile.NamedTemporaryFile("r") as file:
                failing[target], seconds[target] = self.tests(
                    rf"^{target}\.", LONGEST, AUTHCONTRACT_REACHED=file.name)
                reached[target] = {int(line) for line in file}
            print(f"{target}: {len(reached[target])} mutants reached in {seconds[target]:.0f} s", flush=True)
            if failing[target]:
                print(f"{target}: these fail without a mutant: {', '.join(sorted(failing[target]))}", flush=True)
        for number, one in numbered.items():
            yield one, self.noticed(number, targets[one.path.split("/")[2]], reached, failing, seconds)

    def noticed(self, number, targets, reached, failing, seconds):
        for target in sorted(targets, key=lambda target: seconds[target]):
            if number not in reached[target]:
                continue
            limit = PATIENCE * seconds[target] + SECONDS
            found, _ = self.tests(rf"^{target}\.", limit, AUTHCONTRACT_MUTANT=str(number))
            if found - failing[target]:
                return f"{target}.{sorted(found - failing[target])[0]}"
        return None


def bounded(words, folder, limit, environment, output):
    """The exit status of tests, or None if they had to be ended. What they started ends with them."""
    process = subprocess.Popen(
        words, cwd=folder, env=os.environ | {"SWIFT_BACKTRACE": "enable=no", "NO_COLOR": "1"} | environment, stdin=subprocess.DEVNULL,
        stdout=output, stderr=subprocess.STDOUT, start_new_session=True)
    try:
        return process.wait(limit)
    except subprocess.TimeoutExpired:
        return None
    finally:
        with contextlib.suppress(ProcessLookupError):
            os.killpg(process.pid, signal.SIGKILL)
        process.wait()


def alone(root, name, targets):
    done = subprocess.run([root / "scripts/alone", name, *targets], capture_output=True, text=True)
    if done.returncode:
        sys.exit(done.stderr)
    return Path(done.stdout.strip())
