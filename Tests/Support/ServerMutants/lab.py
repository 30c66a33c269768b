"""A server with a mutant, and the tester against it, contract after contract until one promise is broken."""

import json
import os
import re
import subprocess
import sys
import tempfile
from pathlib import Path

ROOT = Path(__file__).resolve().parents[3]
# The cheapest first. Cognito is left out: a sign-in by SRP takes a second.
CONTRACTS = [
    ("contract/longde.yaml", ["apple"]),
    ("Tests/Cases/conform/atrium.yaml", []),
    ("contract/syncnos.yaml", ["apple"]),
    ("contract/rote.yaml", ["github"]),
    ("contract/readmigo.yaml", ["apple", "wechat"]),
]
LONGEST = 300
# The derived stories take most of the time of the largest contract, and say little that these do not.
FAMILIES = [
    "answers", "requests", "tokens", "claims", "lifetime", "rotation", "signOut", "sessions", "accounts", "passwords", "codes",
    "enumeration", "lockout", "pages", "scenarios", "story",
]  # fmt: skip


class Started:
    """A program that says where it listens."""

    def __init__(self, words, **more):
        given = {**os.environ, "SWIFT_BACKTRACE": "enable=no", **more}
        self.process = subprocess.Popen(
            [str(word) for word in words], cwd=ROOT, env=given, text=True, stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE, stderr=subprocess.STDOUT)  # fmt: skip
        self.url = None
        for line in self.process.stdout:
            found = re.search(r"http://127\.0\.0\.1:\d+", line)
            if found:
                self.url = found.group()
                break

    def __enter__(self):
        return self

    def __exit__(self, *_):
        self.process.kill()
        self.process.wait()
        self.process.stdout.close()


class Issuer(Started):
    def __init__(self, program):
        super().__init__([program, "issuer", "--port", "0"])


def reach(program, issuer):
    """The mutants whose places each family of promises comes to: sets by contract and family."""
    reached = {}
    for contract, providers in CONTRACTS:
        listed = subprocess.run(
            [program, "conform", contract, "--list"], cwd=ROOT, capture_output=True, text=True, check=True).stdout  # fmt: skip
        for family in FAMILIES:
            reached[contract, family] = set()
            if not re.search(rf"^{family}\.", listed, re.MULTILINE):
                continue
            with tempfile.NamedTemporaryFile("r") as file:
                why = judged(
                    program, contract, providers, issuer, [family],
                    AUTHCONTRACT_REACHED=file.name)  # fmt: skip
                if why:
                    sys.exit(f"the server without a mutant is caught: {why}")
                reached[contract, family] = {int(line) for line in file}
    return reached


def verdict(program, mutant, reached, issuer):
    """What caught the mutant; None where nothing did. Only families that come to its place are asked."""
    for contract, providers in CONTRACTS:
        families = [
            family for family in FAMILIES if mutant in reached[contract, family]
        ]
        if families:
            why = judged(
                program, contract, providers, issuer, families,
                AUTHCONTRACT_MUTANT=str(mutant))  # fmt: skip
            if why:
                return why
    return None


def judged(program, contract, providers, issuer, families, **environment):
    """The first broken promise of these families, or why there is no report. None where all are kept."""
    name = Path(contract).stem
    given = [
        word
        for one in providers
        for word in ("--provider", f"{one}={issuer.url}/{one}")
    ]
    served = [program, "serve", contract, "--port", "0", "--control", *given]
    with Started(served, **environment) as server:
        if server.url is None:
            return f"{name}: it does not start"
        words = [program, "conform", contract, "--url", server.url, "--control", server.url, *given, "--format", "json"]  # fmt: skip
        words += [word for family in families for word in ("--only", family)]
        try:
            done = subprocess.run(
                [str(word) for word in words], cwd=ROOT, capture_output=True, text=True, timeout=LONGEST)  # fmt: skip
        except subprocess.TimeoutExpired:
            return f"{name}: it hangs"
        if done.returncode == 2:
            return f"{name}: {done.stderr.strip().splitlines()[0] if done.stderr else 'no report'}"
        cases = json.loads(done.stdout)["cases"]
        return next(
            (
                f"{name}: {case['id']}"
                for case in cases
                if case["verdict"] == "broken"
            ),
            None,
        )
