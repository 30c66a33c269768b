"""Builds the client that authgen makes of bureau.yaml, with its runtime, and the one that OpenAPI Generator makes of the
same API, from nothing, in turn, and compares them. The cost in an app is what they
take beyond a module that imports Foundation, for an app has that anyway. Prints medians; exits 1 where ours takes more than its part of theirs.

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
# Of OpenAPI Generator's time.
LIMIT = 1.25

MANIFEST = """// swift-tools-version: 6.2
import PackageDescription

let package = Package(
  name: "Ours", platforms: [.iOS(.v16), .macOS(.v13)],
  targets: [
    .target(name: "Primitives"),
    .target(name: "SessionCore"),
    .target(name: "AuthClient", dependencies: ["SessionCore", "Primitives"]),%s
    .target(name: "BureauClient", dependencies: [%s]),
  ], swiftLanguageModes: [.v6])
"""


APP = """// swift-tools-version: 6.2
import PackageDescription

let package = Package(
  name: "App", platforms: [.iOS(.v16), .macOS(.v13)], targets: [.target(name: "App")],
  swiftLanguageModes: [.v6])
"""


def make_ours(authgen, folder):
    """Writes the generated client, and the modules of the runtime that it imports: SwiftPM builds no others for an app."""
    client = os.path.join(folder, "Sources/BureauClient")
    os.makedirs(client)
    run([authgen, "generate", CONTRACT, "--only", "client", "--into", client, "--quiet"])
    modules = imported(client)
    for module in ["Primitives", "SessionCore", *modules]:
        shutil.copytree(os.path.join(ROOT, "Sources/Runtime", module), os.path.join(folder, "Sources", module))
    others = "".join(
        f'\n    .target(name: "{module}", dependencies: ["AuthClient", "Primitives"]),' for module in modules if module != "AuthClient")
    with open(os.path.join(folder, "Package.swift"), "w") as file:
        file.write(MANIFEST % (others, ", ".join(f'"{module}"' for module in modules)))


def imported(client):
    found = set()
    for path in glob.glob(os.path.join(client, "*.swift")):
        with open(path) as file:
            found.update(re.findall(r"^import (Auth\w+)$", file.read(), re.MULTILINE))
    return sorted(found)


def make_app(folder):
    """Writes a module that does no more than an app does anyway."""
    sources = os.path.join(folder, "Sources/App")
    os.makedirs(sources)
    with open(os.path.join(folder, "Package.swift"), "w") as file:
        file.write(APP)
    with open(os.path.join(sources, "App.swift"), "w") as file:
        file.write("import Foundation\n\npublic struct Note: Codable, Sendable {\n  public let text: String\n  public let at: Date\n}\n")


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
    ours, theirs, app = (os.path.join(work, name) for name in ["ours", "theirs", "app"])
    make_ours(authgen, ours)
    make_theirs(python, theirs, work)
    make_app(app)
    times = {ours: [], theirs: [], app: []}
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
    for name, folder in zip(["AuthContract, with its runtime", "OpenAPI Generator, swift6", "a module with Foundation"], medians):
        print(f"{name:34}{medians[folder][0]:14.1f}{medians[folder][1]:12.1f}{lines(folder):8}")
    ours, theirs, app = medians.values()
    for index, name in enumerate(["by the clock", "of the processor"]):
        beyond = (ours[index] - app[index]) / (theirs[index] - app[index])
        print(f"{name}: {ours[index] / theirs[index]:.2f} of OpenAPI Generator's; "
              f"beyond Foundation {ours[index] - app[index]:.1f} s, {beyond:.2f} of its {theirs[index] - app[index]:.1f} s")
    kept = ours[0] / theirs[0] <= LIMIT
    print(f"the limit is {LIMIT} by the clock: {'kept' if kept else 'BROKEN'}")
    sys.exit(0 if kept else 1)


main()
