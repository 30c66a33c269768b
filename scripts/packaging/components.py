"""The libraries in and under the programs: what the SBOM, the Debian package, the formula and NOTICES agree on."""
import dataclasses
import re
import subprocess

PROGRAMS = ("authgen", "authlab")


@dataclasses.dataclass(frozen=True)
class Component:
    name: str
    licence: str
    supplier: str
    home: str
    #: Programs that contain it, and programs that load it when they start.
    inside: tuple = ()
    loaded_by: tuple = ()
    #: Its name for pkg-config, its library, and the packages that have it.
    pkgconfig: str = ""
    soname: str = ""
    debian: str = ""
    brew: str = ""


COMPONENTS = (
    Component(
        "libyaml", "MIT", "Organization: The YAML Project", "https://pyyaml.org/wiki/LibYAML", ("authgen",), ("authlab",),
        "yaml-0.1", "libyaml-0.so.2", "libyaml-0-2", "libyaml"),
    Component(
        "libcrypto", "Apache-2.0", "Organization: The OpenSSL Project", "https://www.openssl.org", (), ("authlab",),
        "libcrypto", "libcrypto.so.3", "libssl3", "openssl@3"),
    Component(
        "sqlite", "blessing", "Organization: The SQLite Consortium", "https://www.sqlite.org", (), ("authlab",),
        "sqlite3", "libsqlite3.so.0", "libsqlite3-0", "sqlite"),
    Component(
        "libpq", "PostgreSQL", "Organization: PostgreSQL Global Development Group", "https://www.postgresql.org", (),
        ("authlab",), "libpq", "libpq.so.5", "libpq5", "libpq"),
    Component(
        "libsodium", "ISC", "Person: Frank Denis", "https://libsodium.org", (), ("authlab",),
        "libsodium", "libsodium.so.23", "libsodium23", "libsodium"),
    Component(
        "libcurl", "curl", "Organization: The curl project", "https://curl.se", (), ("authlab",),
        "libcurl", "libcurl.so.4", "libcurl4"),
    Component(
        "swift-runtime", "Apache-2.0 WITH Swift-exception", "Organization: Apple Inc. and the Swift project authors",
        "https://www.swift.org", PROGRAMS),
    Component(
        "glibc", "LGPL-2.1-or-later", "Organization: The GNU C Library project", "https://www.gnu.org/software/libc/",
        ("authgen",), ("authlab",), soname="libc.so.6", debian="libc6"),
    Component(
        "libstdc++", "GPL-3.0-or-later WITH GCC-exception-3.1", "Organization: The GCC project", "https://gcc.gnu.org",
        ("authgen",), ("authlab",), soname="libstdc++.so.6", debian="libstdc++6"),
    Component(
        "libgcc", "GPL-3.0-or-later WITH GCC-exception-3.1", "Organization: The GCC project", "https://gcc.gnu.org",
        ("authgen",), ("authlab",), soname="libgcc_s.so.1", debian="libgcc-s1"),
)
# Parts of glibc with libraries of their own.
PARTS_OF_GLIBC = {"libm.so.6", "ld-linux-x86-64.so.2", "ld-linux-aarch64.so.1"}


def version(component):
    """The version on this machine, which the programs were built with."""
    commands = {
        "swift-runtime": (["swift", "--version"], r"Swift version (\S+)"),
        "glibc": (["getconf", "GNU_LIBC_VERSION"], r"glibc (\S+)"),
        "libstdc++": (["gcc", "-dumpfullversion"], r"(\S+)"), "libgcc": (["gcc", "-dumpfullversion"], r"(\S+)"),
    }
    words, form = commands.get(component.name, (["pkg-config", "--modversion", component.pkgconfig], r"(\S+)"))
    try:
        text = subprocess.run(words, capture_output=True, text=True).stdout
    except OSError:
        text = ""
    found = re.search(form, text)
    return found[1] if found else None


def is_elf(program):
    with open(program, "rb") as file:
        return file.read(4) == b"\x7fELF"


def read(program, flag):
    return subprocess.run(["readelf", "--wide", flag, program], capture_output=True, text=True, check=True).stdout


def unknown_libraries(program):
    """The libraries that a program loads and the table lacks."""
    known = {component.soname for component in COMPONENTS} | PARTS_OF_GLIBC
    return sorted(set(re.findall(r"NEEDED.*\[(.+)\]", read(program, "--dynamic"))) - known)


def least_glibc(program):
    """The oldest glibc that has all the functions that a program calls."""
    versions = re.findall(r"GLIBC_(\d+)\.(\d+)", read(program, "--version-info"))
    return ".".join(map(str, max((int(major), int(minor)) for major, minor in versions)))
