"""Builds the client that authgen makes of bureau.yaml, with its runtime, and the one that OpenAPI Generator makes of the
same API, from nothing, in turn, and compares them. Prints medians; exits 1 where ours takes more than its part of theirs.

usage: measure.py AUTHGEN PYTHON WORK-FOLDER [ROUNDS]
"""
import glob
import os
import re
import resource
import shutil
import statistics
import subprocess
import sys
import time

HERE = os.path.dirname(os.path.abspath(__file__))
ROOT = os.path.dirname(os.path.dirname(HERE))
CONTRACT = os.path.join(HERE, "bureau.yaml")
# Of OpenAPI Generator's time: 8 s where that takes 11.1 s.
LIMIT = 0.72

MANIFEST = """// swift-tools-version: 6.2
import PackageDescription

let package = Package(
  name: "Ours", platforms: [.iOS(.v16), .macOS(.v13)],
  targets: [
    .target(name: "Primitives"),
    .target(name: "AuthClient", dependencies: ["Primitives"]),%s
    .target(name: "BureauClient", dependencies: [%s]),
  ], swiftLanguageModes: [.v6])
"""


def make_ours(authgen, folder):
    """The generated client, and the rooms of the runtime that it imports: SwiftPM builds no others for whoever uses them."""
    client = os.path.join(folder, "Sources/BureauClient")
    os.makedirs(client)
    run([authgen, "generate", CONTRACT, "--only", "client", "--into", client, "--quiet"])
    rooms = imported(client)
    for room in ["Primitives", *rooms]:
        shutil.copytree(os.path.join(ROOT, "Sources/Runtime", room), os.path.join(folder, "Sources", room))
    others = "".join(
        f'\n    .target(name: "{room}", dependencies: ["AuthClient", "Primitives"]),' for room in rooms if room != "AuthClient")
    with open(os.path.join(folder, "Package.swift"), "w") as file:
        file.write(MANIFEST % (others, ", ".join(f'"{room}"' for room in rooms)))


def imported(client):
    found = set()
    for path in glob.glob(os.path.join(client, "*.swift")):
        with open(path) as file:
            found.update(re.findall(r"^import (Auth\w+)$", file.read(), re.MULTILINE))
    return sorted(found)


def make_theirs(python, folder, work):
    document = os.path.join(work, "openapi.json")
    with open(document, "w") as file:
        subprocess.run([python, os.path.join(HERE, "openapi.py"), CONTRACT], stdout=file, check=True)
    generator = os.path.join(os.path.dirname(python), "openapi-generator-cli")
    run([generator, "generate", "-g", "swift6", "-i", document, "-o", folder,
         "--additional-properties=projectName=BureauClient,library=urlsession"])


def run(words, folder=None):
    result = subprocess.run(words, cwd=folder, capture_output=True, text=True)
    if result.returncode != 0:
        sys.exit(f"{' '.join(words)} failed:\n{(result.stdout + result.stderr)[-3000:]}")


def build(folder):
    """Seconds by the clock, and seconds of the processor, of a debug build from nothing."""
    shutil.rmtree(os.path.join(folder, ".build"), ignore_errors=True)
    before, start = resource.getrusage(resource.RUSAGE_CHILDREN), time.monotonic()
    run(["swift", "build", "--jobs", "2"], folder)
    seconds, after = time.monotonic() - start, resource.getrusage(resource.RUSAGE_CHILDREN)
    return seconds, sum(after[:2]) - sum(before[:2])


def lines(folder):
    paths = glob.glob(os.path.join(folder, "Sources/**/*.swift"), recursive=True)
    return sum(sum(1 for _ in open(path)) for path in paths)


def main():
    authgen, python, work = sys.argv[1:4]
    rounds = int(sys.argv[4]) if len(sys.argv) > 4 else 5
    shutil.rmtree(work, ignore_errors=True)
    ours, theirs = os.path.join(work, "ours"), os.path.join(work, "theirs")
    make_ours(authgen, ours)
    make_theirs(python, theirs, work)
    times = {ours: [], theirs: []}
    for number in range(rounds + 1):
        for folder, found in times.items():
            found.append(build(folder))
            if number == 0:
                found.clear()  # What the machine keeps of the first builds is there for all others.
    report(times, rounds)


def report(times, rounds):
    medians = {folder: [statistics.median(column) for column in zip(*found)] for folder, found in times.items()}
    print(f"clean debug builds of a client of 25 calls, in turn; medians of {rounds}, in seconds")
    print(f"{'':34}{'by the clock':>14}{'processor':>12}{'lines':>8}")
    for name, folder in zip(["AuthContract, with its runtime", "OpenAPI Generator, swift6"], medians):
        print(f"{name:34}{medians[folder][0]:14.1f}{medians[folder][1]:12.1f}{lines(folder):8}")
    ours, theirs = medians.values()
    ratios = [one / other for one, other in zip(ours, theirs)]
    kept = ratios[0] <= LIMIT
    print(f"ratio {ratios[0]:.2f} by the clock, {ratios[1]:.2f} of the processor; the limit is {LIMIT}: "
          f"{'kept' if kept else 'BROKEN'}")
    sys.exit(0 if kept else 1)


main()
