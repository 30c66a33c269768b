"""A Debian package of both programs."""
import email.utils
import os
import subprocess

import archives
import components
import tarballs

NAME = "authcontract"
FOLDERS = {"share/zsh/site-functions": "share/zsh/vendor-completions"}
OVERRIDES = f"""# authgen runs on any Linux, so that the plugins of SwiftPM can use it.
{NAME}: statically-linked-binary [usr/bin/authgen]
{NAME}: embedded-library *
{NAME}: initial-upload-closes-no-bugs *
"""
COPYRIGHT = """Format: https://www.debian.org/doc/packaging-manuals/copyright-format/1.0/
Upstream-Name: AuthContract
Source: {home}

Files: *
Copyright: The AuthContract authors
License: Apache-2.0
 On Debian systems, the licence is in /usr/share/common-licenses/Apache-2.0.
Comment: The programs contain parts of other projects:
{notices}
"""


def write(release, folder):
    for one in release.platforms:
        if one.debian:
            pack(release, folder, one)


def pack(release, folder, one):
    top = release.work / f"{NAME}-{one.debian}"
    for name in components.PROGRAMS:
        tarballs.lay_out(release, folder, one, name, top / "usr")
    for old, new in FOLDERS.items():
        (top / "usr" / old).rename(top / "usr" / new)
    squeeze(top / "usr/share/man/man1", release.epoch)
    document(release, top / "usr/share")
    (top / "DEBIAN").mkdir()
    (top / "DEBIAN/control").write_text(control(release, folder / one.triple, one, installed_size(top)))
    settle(top, release.epoch)
    subprocess.run(
        ["dpkg-deb", "--root-owner-group", "--threads-max=1", "--build", top,
         release.out / f"{NAME}_{release.version}_{one.debian}.deb"],
        check=True, stdout=subprocess.DEVNULL, env=os.environ | {"SOURCE_DATE_EPOCH": str(release.epoch)})


def version(release):
    """A pre-release sorts before its release."""
    return release.version.replace("-", "~")


def squeeze(folder, epoch):
    for page in folder.iterdir():
        page.with_name(page.name + ".gz").write_bytes(archives.gzipped(page.read_text(), epoch))
        page.unlink()


def document(release, share):
    doc = share / "doc" / NAME
    doc.mkdir(parents=True)
    notices = "".join(f" {line or '.'}\n" for line in release.notices.read_text().rstrip().split("\n"))
    (doc / "copyright").write_text(COPYRIGHT.format(home=release.home, notices=notices.rstrip("\n")))
    changes = (
        f"{NAME} ({version(release)}) unstable; urgency=medium\n\n  * {release.home}/blob/{release.version}/CHANGELOG.md\n\n"
        f" -- {release.maintainer}  {email.utils.formatdate(release.epoch)}\n")
    (doc / "changelog.gz").write_bytes(archives.gzipped(changes, release.epoch))
    (share / "lintian/overrides").mkdir(parents=True)
    (share / "lintian/overrides" / NAME).write_text(OVERRIDES)


def installed_size(top):
    return sum(-(-path.stat().st_size // 1024) for path in archives.files(top))


def control(release, built, one, size):
    return f"""Package: {NAME}
Version: {version(release)}
Architecture: {one.debian}
Maintainer: {release.maintainer}
Installed-Size: {size}
Depends: {', '.join(depends(built / 'authlab'))}
Section: devel
Priority: optional
Homepage: {release.home}
Description: generator and test server for contracts of auth APIs
 A contract is one YAML file that describes how an auth API behaves. authgen
 generates a Swift client, server stubs, test fixtures and docs from it, and
 reviews its changes. authlab runs it as a server for tests, and checks whether
 other servers and clients keep it.
"""


def depends(program):
    """The packages of the libraries that authlab loads; authgen loads none."""
    names = [one.debian for one in components.COMPONENTS if "authlab" in one.loaded_by and one.debian != "libc6"]
    libc = f"libc6 (>= {components.least_glibc(program)})" if components.is_elf(program) else "libc6"
    return sorted([libc, *names])


def settle(top, epoch):
    """Modes and times that don't depend on who builds, or when."""
    for path in [top, *sorted(top.rglob("*"))]:
        path.chmod(0o755 if path.is_dir() else archives.mode(path))
        os.utime(path, (epoch, epoch))
