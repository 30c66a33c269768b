"""A server with a mutant, and the tester against it, contract after contract until one promise is broken."""

import json
import os
import re
import subprocess
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

    def __init__(self, words, mutant=None):
        given = {**os.environ, "SWIFT_BACKTRACE": "enable=no"}
        given.pop("AUTHCONTRACT_MUTANT", None)
        if mutant is not None:
            given["AUTHCONTRACT_MUTANT"] = str(mutant)
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


def verdict(program, mutant, issuer):
    """What caught the mutant; None where nothing did."""
    for contract, providers in CONTRACTS:
        given = [
            word
            for name in providers
            for word in ("--provider", f"{name}={issuer.url}/{name}")
        ]
        with Started(
            [program, "serve", contract, "--port", "0", "--control", *given], mutant
        ) as server:
            if server.url is None:
                return "it does not start"
            words = [
                program,
                "conform",
                contract,
                "--url",
                server.url,
                "--control",
                server.url,
                *given,
                "--format",
                "json",
                *[word for family in FAMILIES for word in ("--only", family)],
            ]
            try:
                done = subprocess.run(
                    [str(word) for word in words], cwd=ROOT, capture_output=True, text=True, timeout=LONGEST)  # fmt: skip
            except subprocess.TimeoutExpired:
                return f"{Path(contract).stem}: it hangs"
            if done.returncode == 2:
                return f"{Path(contract).stem}: {done.stderr.strip().splitlines()[0] if done.stderr else 'no report'}"
            broken = [
                case["id"]
                for case in json.loads(done.stdout)["cases"]
                if case["verdict"] == "broken"
            ]
            if broken:
                return f"{Path(contract).stem}: {broken[0]}"
    return None
