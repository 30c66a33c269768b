# Written by authgen, the same for every contract: change nothing here.
"""The version of this runtime, and the check of the version that stubs need."""

import sys
from pathlib import Path

VERSION = "0.1.0"
"""The version of the authgen that writes stubs for this runtime."""


def require(wanted: str, service: str) -> None:
    """Raises if the stubs were generated for another version, or are there twice."""
    if wanted != VERSION:
        raise ImportError(
            f"the stubs of {service} need version {wanted} of the runtime "
            f"authcontract-server, and this is {VERSION}: "
            f"install authcontract-server=={wanted}, "
            f"or generate the stubs again with authgen {VERSION}"
        )
    found = places(service)
    for other in found[1:]:
        if contents(found[0]) != contents(other):
            raise ImportError(
                f"there are two packages {service} on the path, of different "
                f"contracts: {found[0]} and {other}: "
                "call the service of one contract otherwise, or take one from the path"
            )


def places(package: str) -> list[Path]:
    """The folders of stubs with that name, in the order of the path."""
    folders = [Path(entry or ".", package).resolve() for entry in sys.path]
    found = dict.fromkeys(one for one in folders if (one / "router.py").is_file())
    return list(found)


def contents(folder: Path) -> dict[str, bytes]:
    return {file.name: file.read_bytes() for file in folder.glob("*.py")}
