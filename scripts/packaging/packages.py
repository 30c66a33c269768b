"""The runtimes of stubs as packages for npm and PyPI."""
import os
import shutil
import subprocess

import archives
from problems import Problem

RUNTIMES = "Sources/Runtime"


def run(words, folder, epoch):
    """Runs a packager, whose output is shown only if it fails."""
    environment = os.environ | {"SOURCE_DATE_EPOCH": str(epoch), "npm_config_update_notifier": "false"}
    done = subprocess.run(words, cwd=folder, capture_output=True, text=True, env=environment)
    if done.returncode:
        raise Problem(f"`{words[0]}` failed:\n{done.stdout}{done.stderr}", "nothing was released; correct it and run this again")


def write(release, _):
    javascript(release)
    python(release)


def copy(release, language):
    """The files of a runtime that git tracks, and the license next to the project, which the packages include."""
    tree = release.work / language
    tree.mkdir()
    archive = subprocess.run(
        ["git", "archive", "HEAD", "LICENSE", f"{RUNTIMES}/{language}"],
        cwd=release.root, capture_output=True, check=True).stdout
    subprocess.run(["tar", "-x", "-C", tree], input=archive, check=True)
    return tree / RUNTIMES / language


def javascript(release):
    folder = copy(release, "TypeScript")
    run(["npm", "pack", "--pack-destination", release.out], folder, release.epoch)


def python(release):
    folder = copy(release, "Python")
    build = "import sys, setuptools.build_meta as b; made = sys.argv[1]; b.build_wheel(made); b.build_sdist(made)"
    made = release.work / "wheel"
    made.mkdir()
    run([release.root / ".build/python/bin/python", "-c", build, made], folder, release.epoch)
    wheel, source = next(made.glob("*.whl")), next(made.glob("*.tar.gz"))
    shutil.move(wheel, release.out / wheel.name)
    # setuptools writes the time of the build into this one.
    subprocess.run(["tar", "-x", "-z", "-C", made, "-f", source], check=True)
    archives.tar(made / source.name.removesuffix(".tar.gz"), release.out / source.name, release.epoch)
