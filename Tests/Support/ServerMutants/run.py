#!/usr/bin/env python3
"""Makes mutants of the reference server, builds them into one program, and runs the tester against each. Prints which the
tester catches, and those that it does not with the reason why no promise speaks of them."""

import argparse
import fnmatch
import os
import random
import re
import shutil
import subprocess
import sys
from collections import Counter
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

sys.dont_write_bytecode = True
import mutants  # noqa: E402
from lab import Issuer, reach, verdict  # noqa: E402

ROOT = Path(__file__).resolve().parents[3]
COPY = ROOT / ".build/server-mutants/tree"
SCRATCH = ROOT / ".build/server-mutants/build"
# The folders of the server, each with the module that it belongs to.
FOLDERS = {
    "Sources/Lab/ReferenceServer": "Sources/Lab/ReferenceServer",
    "Sources/Lab/Stores/Decisions": "Sources/Lab/Stores",
    "Sources/Runtime/AuthDecisions": "Sources/Runtime/AuthDecisions",
}
UNREACHED = "no call of the tester's contracts comes there"
COST = ("Sources/Lab/Crypto/Passwords/PasswordCost.swift", "19_456 * 1_024", "4_096 * 1_024")
# The control is the tester's own door: no promise is about it.
LEFT_OUT = "Sources/Lab/ReferenceServer/Control/"
CHOICE = """
#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// The mutant that this process runs, if any; and a file that names those whose place was reached.
enum Mutant {
  private static let number = getenv("AUTHCONTRACT_MUTANT").flatMap { Int(String(cString: $0)) }
  private static let reached = getenv("AUTHCONTRACT_REACHED").map {
    open($0, O_WRONLY | O_APPEND | O_CREAT, 0o600)
  }
  // A race writes a number twice, which does no harm.
  nonisolated(unsafe) private static var isNamed = [Bool](repeating: false, count: 100_000)

  @inline(never) static func on(_ number: Int) -> Bool {
    if let reached, !isNamed[number] {
      isNamed[number] = true
      let line = "\\(number)\\n"
      _ = write(reached, line, line.utf8.count)
    }
    return number == Self.number
  }
}
"""


def chosen(count, seed):
    found = []
    for folder in FOLDERS:
        for file in sorted((ROOT / folder).rglob("*.swift")):
            path = str(file.relative_to(ROOT))
            if path.startswith(LEFT_OUT):
                continue
            found += mutants.of(path, file.read_text())
    random.Random(seed).shuffle(found)
    return found[:count]


def copy():
    """The tracked files but the mutated ones, without changing those that are the same: a second run builds little."""
    files = subprocess.run(
        ["git", "ls-files", "-z"], cwd=ROOT, capture_output=True, check=True
    ).stdout
    for name in filter(None, files.decode().split("\0")):
        if (ROOT / name).is_file() and not name.startswith(tuple(FOLDERS)):
            put(COPY / name, cheaper(name, (ROOT / name).read_text("latin-1")))


def cheaper(name, text):
    """A file of the copy, which spends a fifth of the time on a password: a run hashes thousands of them."""
    if name == COST[0]:
        if COST[1] not in text:
            sys.exit(f"{name} has no `{COST[1]}`")
        text = text.replace(COST[1], COST[2])
    return text.encode("latin-1")


def put(place, content):
    if not place.exists() or place.read_bytes() != content:
        place.parent.mkdir(parents=True, exist_ok=True)
        place.write_bytes(content)


def write(numbered):
    for module in set(FOLDERS.values()):
        put(COPY / module / "Mutant.swift", CHOICE.encode())
    by_path = {}
    for number, one in numbered.items():
        by_path.setdefault(one.path, []).append((number, one))
    for folder in FOLDERS:
        for file in (ROOT / folder).rglob("*.swift"):
            path = str(file.relative_to(ROOT))
            text = mutants.written(file.read_text(), by_path.get(path, []))
            put(COPY / path, text.encode())


def build():
    """The lines that do not compile, by path."""
    command = [
        "swift",
        "build",
        "--manifest-cache",
        "none",
        "--product",
        "authlab",
        "--scratch-path",
        str(SCRATCH),
    ]
    done = subprocess.run(command, cwd=COPY, capture_output=True, text=True)
    lines = {}
    for path, line in re.findall(r"^(\S+\.swift):(\d+):\d+: error:", done.stdout, re.M):
        lines.setdefault(os.path.relpath(path, COPY), set()).add(int(line))
    if done.returncode and not lines:
        sys.exit(done.stdout[-4000:] + done.stderr[-4000:])
    return lines


def compiled(numbered):
    """The mutants that compile: those at lines with errors are left out until none is."""
    for _ in range(8):
        write(numbered)
        wrong = build()
        if not wrong:
            return numbered
        guilty = {
            number
            for path, lines in wrong.items()
            for line in lines
            for number in blamed(numbered, path, line)
        }
        if not guilty:
            sys.exit(f"errors stand where no mutant is: {wrong}")
        numbered = {
            number: one for number, one in numbered.items() if number not in guilty
        }
        print(f"{len(guilty)} do not compile", flush=True)
    sys.exit("there are errors after eight builds")


def blamed(numbered, path, line):
    """The mutants at a line with an error, or else the last one before it: an error may be told of where a function ends."""
    own = {number: one for number, one in numbered.items() if one.path == path}
    there = [number for number, one in own.items() if spans(one, line)]
    before = [number for number, one in own.items() if one.line < line]
    return there or sorted(before, key=lambda number: own[number].line)[-1:]


def spans(one, line):
    text = (ROOT / one.path).read_text()
    return one.line <= line <= one.line + text.count("\n", one.start, one.end)


def reasons():
    """Lines `PATH KIND: TEXT | reason`, each with patterns of a shell."""
    known = []
    for line in (Path(__file__).parent / "reasons.txt").read_text().splitlines():
        if line and not line.startswith("#"):
            pattern, reason = line.split(" | ", 1)
            known.append((pattern.strip(), reason))
    return known


def reason(one, known):
    name = re.sub(r":\d+ ", " ", one.name.removeprefix("Sources/"), count=1)
    return next(
        (why for pattern, why in known if fnmatch.fnmatchcase(name, pattern)), None
    )


def asked(program, numbered, known, jobs):
    """What caught each mutant, None where nothing did, and the numbers of those that some call comes to."""
    with Issuer(program) as issuer:
        reached = reach(program, issuer, jobs)
        places = set().union(*reached.values())
        found = {}
        with ThreadPoolExecutor(jobs) as pool:
            numbers = [number for number in numbered if number in places]
            verdicts = pool.map(
                lambda number: verdict(
                    program, number, reached, issuer, bool(reason(numbered[number], known))
                ),
                numbers,
            )
            for number, why in zip(numbers, verdicts):
                found[number] = why
                name = numbered[number].name[:110]
                print(f"{'caught' if why else 'not caught'}: {name}: {why or ''}", flush=True)  # fmt: skip
    return found, places


def report(numbered, found, excused, places, known, seed):
    """Prints what was not caught, the counts by reason, and the share."""
    why = {number: excused[number] for number in excused}
    for number, one in numbered.items():
        if number in excused or found.get(number):
            continue
        why[number] = (
            reason(one, known) or "no reason" if number in places else UNREACHED
        )
    for number in sorted(why, key=lambda number: (why[number], numbered[number].name)):
        print(f"not caught: {numbered[number].name[:140]}: {why[number]}")
    caught = sum(1 for one in found.values() if one)
    counts = Counter(why.values())
    unreached, unexplained = counts.pop(UNREACHED, 0), counts.pop("no reason", 0)
    print(f"\n{len(numbered)} mutants, seed {seed}")
    print(f"{caught:5} caught")
    print(f"{unexplained:5} not caught, without a reason")
    print(f"{sum(counts.values()):5} of which no contract promises anything:")
    for words, count in counts.most_common():
        print(f"{count:10} {words}")
    print(f"{unreached:5} {UNREACHED}")
    share = 100 * caught / max(1, caught + unexplained)
    print(f"caught of those that are reached and of which a contract promises something: {share:.0f} %")  # fmt: skip


def main():
    words = argparse.ArgumentParser()
    words.add_argument("count", nargs="?", type=int, default=400)
    words.add_argument("seed", nargs="?", type=int, default=1)
    words.add_argument("--jobs", type=int, default=2 * (os.cpu_count() or 2))
    options = words.parse_args()
    if not shutil.which("swift"):
        sys.exit("there is no Swift")
    copy()
    numbered = compiled(dict(enumerate(chosen(options.count, options.seed), 1)))
    print(f"{len(numbered)} mutants compile", flush=True)
    known = reasons()
    whole = [pair for pair in known if pair[0].endswith(".swift *")]
    excused = {
        number: reason(one, whole)
        for number, one in numbered.items()
        if reason(one, whole)
    }
    rest = {
        number: one for number, one in numbered.items() if number not in excused
    }
    found, places = asked(SCRATCH / "debug/authlab", rest, known, options.jobs)
    report(numbered, found, excused, places, known, options.seed)


if __name__ == "__main__":
    main()
