"""A server with a mutant, and the tester against it, contract after contract until one promise is broken."""

import json
import os
import re
import subprocess
import sys
import tempfile
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from pathlib import Path

ROOT = Path(__file__).resolve().parents[3]
LONGEST = 300
# The families of promises that follow from each contract, the one after the other.
PLAIN = (
    "answers", "tokens", "claims", "lifetime", "rotation", "signOut", "sessions", "accounts", "passwords", "codes",
    "enumeration", "lockout", "pages", "scenarios", "requests",
)  # fmt: skip
# Many promises, each of which signs somebody in.
DERIVED = ("story", "time", "refusal", "flow", "session")


@dataclass(frozen=True)
class Tested:
    """A contract that the tester holds the server to."""

    path: str
    providers: tuple = ()
    values: tuple = ()
    families: tuple = PLAIN + DERIVED
    # The path of its server, as its URL has it.
    base: str = ""
    # A mutant with a reason is asked of it only where none of the others comes.
    is_last: bool = False

    @property
    def name(self):
        return Path(self.path).stem


def shape(name, *providers, **more):
    return Tested(f"Tests/Shapes/{name}.yaml", providers, **more)


# The cheapest first.
CONTRACTS = [
    shape("sliding-session"),
    shape("dispatch-by-body"),
    Tested("contract/syncnos.yaml", ("apple",)),
    shape("retry-after"),
    shape("sent-fields"),
    Tested("contract/rote.yaml", ("github",)),
    shape("steps-in-refusals"),
    shape("envelope", base="/api", families=("answers", "tokens", "accounts", "lockout", "refusal")),
    Tested("Tests/Cases/conform/annex.yaml", families=PLAIN + ("story", "time", "refusal")),
    shape("guest", families=PLAIN + ("story", "time", "refusal")),
    shape("two-bearers"),
    shape("second-factor"),
    Tested("contract/longde.yaml", ("apple",), families=PLAIN),
    Tested("contract/readmigo.yaml", ("apple", "wechat"), families=PLAIN[:-1] + ("story",)),
    shape("refusals-in-lists", is_last=True),
    shape("cookie-session-csrf", is_last=True),
    shape("next-tokens", is_last=True),
    shape("paging", is_last=True),
    shape("free-json", is_last=True),
    shape("token-places", is_last=True),
    shape("staged-proof", is_last=True),
    shape("pages-in-answers", "google", is_last=True),
    shape("hosted-auth", "github", is_last=True),
    Tested("Tests/Cases/conform/atrium.yaml", is_last=True),
    # A sign-in by SRP takes long.
    Tested(
        "contract/cognito.yaml", values=("poolId=ap-southeast-1_labPool", "clientId=lab"),
        families=("answers", "signOut", "accounts", "codes", "passwords", "scenarios"), is_last=True),
]  # fmt: skip


class Started:
    """A program that says where it listens."""

    def __init__(self, words, **more):
        given = {**os.environ, "SWIFT_BACKTRACE": "enable=no", **more}
        self.process = subprocess.Popen(
            [str(word) for word in words], cwd=ROOT, env=given, text=True, stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE, stderr=subprocess.DEVNULL)  # fmt: skip
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


def reach(program, issuer, jobs):
    """The mutants whose places each family of promises comes to: sets by contract and family."""

    def one(pair):
        contract, family = pair
        with tempfile.NamedTemporaryFile("r") as file:
            why = judged(
                program, contract, issuer, [family],
                AUTHCONTRACT_REACHED=file.name)  # fmt: skip
            if why:
                sys.exit(f"the server without a mutant is caught: {why}")
            return {int(line) for line in file}

    pairs = [
        (contract, family)
        for contract in CONTRACTS
        for family in promised(program, contract)
    ]
    with ThreadPoolExecutor(jobs) as pool:
        return dict(zip(pairs, pool.map(one, pairs)))


def promised(program, contract):
    """The families of which the contract has a promise."""
    listed = subprocess.run(
        [program, "conform", contract.path, "--list"], cwd=ROOT, capture_output=True, text=True, check=True).stdout  # fmt: skip
    return [
        one
        for one in contract.families
        if re.search(rf"^{re.escape(one)}\b", listed, re.MULTILINE)
    ]


def verdict(program, mutant, reached, issuer, is_excused):
    """What caught the mutant; None where nothing did. Only families that come to its place are asked."""
    is_reached = False
    for contract in CONTRACTS:
        families = [
            family
            for family in contract.families
            if mutant in reached.get((contract, family), ())
        ]
        if families and not (contract.is_last and is_excused and is_reached):
            is_reached = is_reached or not contract.is_last
            why = judged(
                program, contract, issuer, families,
                AUTHCONTRACT_MUTANT=str(mutant))  # fmt: skip
            if why:
                return why
    return None


def judged(program, contract, issuer, families, **environment):
    """The first broken promise of these families, or why there is no report. None where all are kept."""
    given = [
        word
        for one in contract.providers
        for word in ("--provider", f"{one}={issuer.url}/{one}")
    ]
    given += [word for one in contract.values for word in ("--set", one)]
    served = [program, "serve", contract.path, "--port", "0", "--control", *given]
    with Started(served, **environment) as server:
        if server.url is None:
            return f"{contract.name}: it does not start"
        words = [
            program, "conform", contract.path, "--url", server.url + contract.base, "--control", server.url, *given,
            "--format", "json"]  # fmt: skip
        words += [word for family in families for word in ("--only", family)]
        try:
            done = subprocess.run(
                [str(word) for word in words], cwd=ROOT, capture_output=True, text=True, timeout=LONGEST)  # fmt: skip
        except subprocess.TimeoutExpired:
            return f"{contract.name}: it hangs"
        if done.returncode == 2:
            return f"{contract.name}: {done.stderr.strip().splitlines()[0] if done.stderr else 'no report'}"
        cases = json.loads(done.stdout)["cases"]
        return next(
            (
                f"{contract.name}: {case['id']}"
                for case in cases
                if case["verdict"] == "broken"
            ),
            None,
        )
