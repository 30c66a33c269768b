"""Everything that a release needs, looked at before anything is built."""
import platform
import re
import shutil
import subprocess

import changelog
import semver
from problems import Problem


def output(*words, **options):
    """The output of a program, or nothing if it fails or is missing."""
    try:
        done = subprocess.run(words, capture_output=True, text=True, **options)
    except FileNotFoundError:
        return None
    return done.stdout.strip() if done.returncode == 0 else None


def of(root, version, tagged, prebuilt):
    """All problems, so that one run shows each of them.

    - tagged: the release is made from its tag, as the workflow does.
    - prebuilt: the programs are there, so no compiler is needed.
    """
    yield from tree(root, tagged)
    yield from tags(root, version, tagged)
    yield from changelog.problems((root / "CHANGELOG.md").read_text(), version)
    yield from numbers(root, version)
    yield from tools(root, prebuilt)


def tree(root, tagged):
    changed = output("git", "status", "--porcelain", cwd=root)
    if changed is None:
        yield Problem("this folder is in no git repository", "release from a clone")
    elif changed:
        lines = changed.splitlines()
        more = f" and {len(lines) - 3} more" if len(lines) > 3 else ""
        yield Problem(
            f"the tree has uncommitted changes: {', '.join(line[2:].strip() for line in lines[:3])}{more}",
            "commit or stash them: a release is built from a commit")
    if not tagged and output("git", "symbolic-ref", "--quiet", "HEAD", cwd=root) is None:
        yield Problem("HEAD is on no branch", "switch to the branch that is released, or add --tagged for a tag")


def tags(root, version, tagged):
    names = (output("git", "tag", "--list", cwd=root) or "").split()
    if tagged:
        if output("git", "rev-parse", f"{version}^{{commit}}", cwd=root) != output("git", "rev-parse", "HEAD", cwd=root):
            yield Problem(f"the tag {version} isn't at HEAD", f"check it out: git switch --detach {version}")
    elif version in names:
        yield Problem(f"the version {version} exists: there is a tag", "choose a newer version")
    else:
        yield from published(root, version)
    others = [name for name in names if semver.is_version(name) and name != version]
    newest = max(others, key=semver.order, default=None)
    if newest and semver.order(version) < semver.order(newest):
        yield Problem(f"{version} is older than the newest tag, {newest}", "choose a newer version")


def published(root, version):
    """A tag that somebody else has pushed."""
    if output("git", "remote", "get-url", "origin", cwd=root) is None:
        return
    found = output("git", "ls-remote", "--tags", "origin", f"refs/tags/{version}", cwd=root)
    if found is None:
        yield Problem("the remote `origin` can't be reached, so its tags are unknown", "check the network and the remote's URL")
    elif found:
        yield Problem(f"the version {version} exists: `origin` has the tag", "choose a newer version")


def numbers(root, version):
    done = subprocess.run([root / "scripts/version"], capture_output=True, text=True)
    if done.returncode:
        yield Problem("the project's version numbers disagree:\n" + done.stderr.split("\n  = help")[0],
                      f"run scripts/version {version} and commit the result")
    elif done.stdout.strip() != version:
        yield Problem(f"the project's version is {done.stdout.strip()}, not {version}",
                      f"run scripts/version {version} and commit the result")


def tools(root, prebuilt):
    needed = {
        "node": "nodejs", "npm": "npm", "tsc": "node-typescript", "dpkg-deb": "dpkg", "readelf": "binutils",
    }
    for tool, package in needed.items():
        if shutil.which(tool) is None:
            yield Problem(f"`{tool}` isn't installed", f"install it; Debian's package is {package}")
    if not prebuilt:
        if platform.system() != "Linux":
            yield Problem("the Linux programs can't be built here", "release on Linux, or pass --binaries FOLDER")
        yield from swift(root)
    pinned = re.search(r"^setuptools==(.+)$", (root / "scripts/python-tools.txt").read_text(), re.M)[1]
    if output(root / ".build/python/bin/python", "-c", "import setuptools as s; print(s.__version__)") != pinned:
        yield Problem(f"setuptools {pinned}, which builds the wheel, is missing", "run scripts/python-tools; it needs a network once")


def swift(root):
    least = re.match(r"// swift-tools-version: (\d+)\.(\d+)", (root / "Package.swift").read_text())
    wanted = tuple(map(int, least.groups()))
    found = re.search(r"Swift version (\d+)\.(\d+)", output("swift", "--version") or "")
    install = f"install Swift {wanted[0]}.{wanted[1]} or later from swift.org"
    if found is None:
        yield Problem("there is no Swift toolchain in PATH", install)
    elif tuple(map(int, found.groups())) < wanted:
        yield Problem(f"Swift {found[1]}.{found[2]} is too old", install)
