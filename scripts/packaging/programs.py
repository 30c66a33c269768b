"""The built programs, one folder for each platform, and what they print about themselves.

    FOLDER/AuthContractTool/              the package of plugins, as scripts/bundle makes it
    FOLDER/x86_64-unknown-linux-gnu/      authgen and authlab
    FOLDER/arm64-apple-macosx/            authgen
"""
import dataclasses
import platform
import re
import shutil
import subprocess

import components
from problems import Problem

# The programs that scripts/bundle puts into the artifact bundle.
BUNDLED = ("authgen",)
SHELLS = {
    "bash": ("share/bash-completion/completions", "{}"),
    "zsh": ("share/zsh/site-functions", "_{}"),
    "fish": ("share/fish/vendor_completions.d", "{}.fish"),
}


@dataclasses.dataclass(frozen=True)
class Platform:
    triple: str
    system: str
    machine: str
    debian: str = ""


PLATFORMS = (
    Platform("x86_64-unknown-linux-gnu", "linux", "x86_64", "amd64"),
    Platform("aarch64-unknown-linux-gnu", "linux", "aarch64", "arm64"),
    Platform("arm64-apple-macosx", "macos", "arm64"),
    Platform("x86_64-apple-macosx", "macos", "x86_64"),
)


def here():
    system = {"Linux": "linux", "Darwin": "macos"}[platform.system()]
    machine = platform.machine()
    return next(one for one in PLATFORMS if (one.system, one.machine) == (system, machine))


def build(root, folder):
    """Builds the programs of this machine. On macOS those are the bundle's, which need no library of Homebrew's."""
    own = folder / here().triple
    own.mkdir(parents=True, exist_ok=True)
    if here().system == "macos":
        subprocess.run([root / "scripts/packaging/macos-programs", own, *BUNDLED], check=True)
        return
    subprocess.run([root / "scripts/bundle", folder / "AuthContractTool"], check=True)
    for program in (folder / "AuthContractTool/authgen.artifactbundle").glob("*/bin/*"):
        shutil.copy2(program, own / program.name)
    subprocess.run([root / "scripts/authlab", own / "authlab"], check=True)


def present(folder):
    """The platforms whose programs are there."""
    return [one for one in PLATFORMS if (folder / one.triple / "authgen").is_file()]


def problems(folder, version):
    if not (folder / here().triple / "authgen").is_file():
        yield Problem(f"{folder} has no authgen for this machine", f"build it with scripts/release --build {folder}")
        return
    if not (folder / "AuthContractTool/Package.swift").is_file():
        yield Problem(f"{folder} has no AuthContractTool", f"make it with scripts/release --build {folder} on Linux")
    for one in present(folder):
        for name in BUNDLED + (("authlab",) if one.system == "linux" else ()):
            if not (folder / one.triple / name).is_file():
                yield Problem(f"{folder}/{one.triple} has no {name}", "build it with scripts/release --build FOLDER")
    for program in ("authgen", "authlab"):
        path = folder / here().triple / program
        said = printed(path, "--version").split()[-1:] if path.is_file() else [version]
        if said != [version]:
            yield Problem(f"{path} has version {' '.join(said)}, not {version}", "build it again from this commit")
    yield from unlisted(folder)


def unlisted(folder):
    """Libraries that the bill of materials and the Debian package would leave out."""
    for path in sorted(folder.glob("*-linux-gnu/auth*")):
        for library in components.unknown_libraries(path) if components.is_elf(path) else ():
            yield Problem(f"{path} loads {library}", "add the library to scripts/packaging/components.py")


def printed(program, *words):
    done = subprocess.run([program, *words], capture_output=True, text=True, stdin=subprocess.DEVNULL)
    if done.returncode or not done.stdout.strip():
        raise Problem(f"`{program.name} {' '.join(words)}` prints nothing", "it must be a build of this commit")
    return done.stdout


def completions(program):
    """The completion script for each shell, by its path below a prefix such as /usr."""
    return {
        f"{folder}/{name.format(program.name)}": printed(program, "completions", shell)
        for shell, (folder, name) in SHELLS.items()}


def commands(program):
    listed = re.search(r"^Commands:\n(.*?)\n\n", printed(program, "--help"), re.M | re.S)
    if listed is None:
        raise Problem(f"`{program.name} --help` lists no commands", "it must be a build of this commit")
    return re.findall(r"^  (\S+)", listed[1], re.M)


def manuals(program):
    """The man pages by their names: one of the program, and one of each of its commands."""
    names = {program.name: []} | {f"{program.name}-{command}": [command] for command in commands(program)}
    return {f"{name}.1": printed(program, "manual", *words) for name, words in names.items()}
