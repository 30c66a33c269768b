"""The part of Proofs/hostile for the stubs in TypeScript and in Python."""

import json
import os
import shutil
import subprocess

HERE = os.path.dirname(os.path.abspath(__file__))
ROOT = os.path.dirname(os.path.dirname(os.path.dirname(os.path.dirname(HERE))))
# The folder of Debian for the modules that Node's programs share.
MODULES = "/usr/share/nodejs"
VENV = os.path.join(ROOT, ".build/python/bin/python")


def run(words, counts, name):
    """A reader: what it found goes to `counts`, what it counted comes back."""
    report = subprocess.run(words, cwd=ROOT, capture_output=True, text=True,
                            env=os.environ | {"PYTHONDONTWRITEBYTECODE": "1", "NODE_PATH": MODULES})
    if report.returncode != 0:
        counts.add("not compiling", f"{name} ended with {report.returncode}: {report.stderr[-600:]}")
    read = {}
    for line in report.stdout.splitlines():
        what, words = json.loads(line)
        if isinstance(words, int):
            read[what] = words
        else:
            counts.add(what, f"{name} {words}")
    return read


def python_meaning(folder, counts):
    return run(["python3", os.path.join(HERE, "python_meaning.py"), folder], counts, "python").get("read", 0)


def python_imports(runtime, folders, canary, counts):
    words = [VENV, os.path.join(HERE, "python_imports.py"), canary, runtime, *folders]
    return run(words, counts, "python").get("read", 0)


def scripts(every, some, canary, counts):
    words = ["node", "--no-warnings", "--experimental-vm-modules", os.path.join(HERE, "scripts.mjs"),
             canary, *every, "--", *some]
    return run(words, counts, "typescript")


def look(folder, every, some, counts):
    """All contracts are read, some of them imported. Returns how many files were."""
    canary = os.path.join(folder, "stubs-canary")
    place = {number: os.path.join(folder, str(number)) for number in every}
    numbers = scripts([os.path.join(place[n], "TypeScript") for n in every],
                      [os.path.join(place[n], "TypeScript") for n in some], canary, counts)
    numbers["python"] = python_meaning(folder, counts)
    numbers["imported"] = numbers.get("imported", 0) + python_imports(
        os.path.join(folder, "Runtime/Python"), [os.path.join(place[n], "Python") for n in some], canary, counts)
    if os.path.exists(canary):
        counts.add("executed", "a text in a stub left its canary")
    return numbers


def check_canaries(folder, counts):
    """Canaries that could not sing would prove nothing: in each language one has to."""
    place = os.path.join(folder, "stub-canaries")
    for name, text in (("s/__init__.py", ""), ("s/api.py", "canary()\n"), ("t/api.js", "globalThis.canary();\n"),
                       ("t/api.d.ts", "export {};\n")):
        os.makedirs(os.path.dirname(os.path.join(place, name)), exist_ok=True)
        with open(os.path.join(place, name), "w") as file:
            file.write(text)
    python, node = os.path.join(place, "python-sang"), os.path.join(place, "node-sang")
    python_imports(place, [place], python, counts)
    scripts([], [os.path.join(place, "t")], node, counts)
    sang = [os.path.exists(path) for path in (python, node)]
    shutil.rmtree(place)
    return all(sang)


def missing():
    """The first missing tool, and the way to install it; None if all are there."""
    if not os.path.exists(VENV):
        return "FastAPI is not installed: run scripts/python-tools"
    if not os.path.exists(os.path.join(MODULES, "typescript")):
        return "the compiler of TypeScript is not installed: run scripts/libraries nodejs node-typescript"
    return None
