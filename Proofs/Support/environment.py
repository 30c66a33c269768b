"""Runs a proof by another Python, which has the packages that it imports."""
import os
import subprocess
import sys

ROOT = os.path.dirname(os.path.dirname(os.path.dirname(os.path.abspath(__file__))))


def of_the_tests():
    """The one of scripts/python-tools."""
    run_by(os.path.join(ROOT, ".build/python"))


def with_packages(*packages):
    """One with these packages, made the first time, beside the build."""
    place = os.path.join(ROOT, ".build/proof-python", "+".join(packages))
    if not os.path.exists(os.path.join(place, "ready")):
        for words in (["-m", "venv", "--clear", place], [os.path.join(place, "bin/pip"), "install", "--quiet", *packages]):
            done = subprocess.run([sys.executable, *words] if words[0] == "-m" else words, capture_output=True, text=True)
            if done.returncode:
                sys.exit(f"error: {' and '.join(packages)} can't be installed\n{done.stdout}{done.stderr}")
        open(os.path.join(place, "ready"), "w").close()
    run_by(place)


def run_by(place):
    if os.path.realpath(sys.prefix) == os.path.realpath(place):
        return
    python = os.path.join(place, "bin/python3")
    if not os.path.exists(python):
        sys.exit(f"error: there is no {python}\n  = help: run scripts/python-tools")
    os.execv(python, [python, *sys.argv])
