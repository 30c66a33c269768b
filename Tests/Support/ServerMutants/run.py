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
    """The tracked files, without changing those that are the same: a second run builds little."""
    files = subprocess.run(
        ["git", "ls-files", "-z"], cwd=ROOT, capture_output=True, check=True
    ).stdout
    for name in filter(None, files.decode().split("\0")):
        if (ROOT / name).is_file():
            put(COPY / name, (ROOT / name).read_bytes())


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
        before = len(numbered)
        numbered = {
            number: one
            for number, one in numbered.items()
            if not spans(one, wrong.get(one.path, set()))
        }
        print(f"{before - len(numbered)} do not compile", flush=True)
        if len(numbered) == before:
            sys.exit(f"errors stand where no mutant is: {wrong}")
    sys.exit("there are errors after eight builds")


def spans(one, lines):
    text = (ROOT / one.path).read_text()
    last = one.line + text.count("\n", one.start, one.end)
    return any(one.line <= line <= last for line in lines)


def reasons():
    """Lines `PATH KIND TEXT | reason`, each with patterns of a shell."""
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


def main():
    words = argparse.ArgumentParser()
    words.add_argument("count", nargs="?", type=int, default=400)
    words.add_argument("seed", nargs="?", type=int, default=1)
    words.add_argument("--jobs", type=int, default=os.cpu_count() or 2)
    options = words.parse_args()
    if not shutil.which("swift"):
        sys.exit("there is no Swift")
    copy()
    numbered = compiled(dict(enumerate(chosen(options.count, options.seed), 1)))
    print(f"{len(numbered)} mutants compile", flush=True)
    program = SCRATCH / "debug/authlab"
    with Issuer(program) as issuer:
        reached = reach(program, issuer)
        results = []
        with ThreadPoolExecutor(options.jobs) as pool:
            found = pool.map(
                lambda number: (
                    numbered[number],
                    verdict(program, number, reached, issuer),
                ),
                numbered,
            )
            for one, why in found:
                results.append((one, why))
                print(
                    f"{'caught' if why else 'not caught'}: {one.name[:110]}: {why or ''}",
                    flush=True,
                )
    known = reasons()
    caught = [one for one, why in results if why]
    missed = [one for one, why in results if not why]
    places = set().union(*reached.values())
    idle = {
        one.name for number, one in numbered.items() if number not in places
    }
    explained = [
        (one, UNREACHED if one.name in idle else reason(one, known)) for one in missed
    ]
    for one, why in sorted(explained, key=lambda pair: (pair[1] or "", pair[0].name)):
        print(f"not caught: {one.name[:140]}: {why or 'no reason'}")
    open_ones = sum(why is None for _, why in explained)
    share = 100 * len(caught) / max(1, len(results))
    speaking = 100 * len(caught) / max(1, len(caught) + open_ones)
    print(f"{len(results)} mutants, seed {options.seed}: {len(caught)} caught ({share:.0f} %), {len(missed) - open_ones} that no promise speaks of, "
          f"{open_ones} without a reason. Of those that a promise could catch: {speaking:.0f} %")  # fmt: skip


if __name__ == "__main__":
    main()
