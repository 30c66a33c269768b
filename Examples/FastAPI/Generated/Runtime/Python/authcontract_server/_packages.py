# Written by authgen, the same for every contract: change nothing here.
"""Looks when it is imported whether the packages are there that the runtime needs."""

import re
from importlib import import_module

LEAST = {"pydantic": "2.11", "fastapi": "0.115"}


def numbers(version: str) -> list[int]:
    """The numbers of a version. One that nobody can read counts as a new one."""
    found = re.match(r"\d+(\.\d+)*", version)
    return [int(one) for one in found[0].split(".")] if found else [10_000]


def require_packages() -> None:
    """Raises if a package is missing or too old, and says what to install."""
    wanted = " ".join(f"'{name}>={least}'" for name, least in sorted(LEAST.items()))
    way_out = f"run pip install {wanted}"
    for name, least in LEAST.items():
        need = f"authcontract_server needs {name} {least} or later"
        try:
            package = import_module(name)
        except ModuleNotFoundError as error:
            if error.name != name:
                raise
            raise ImportError(f"{need}, and it is not installed: {way_out}") from None
        version = str(getattr(package, "__version__", ""))
        if numbers(version) < numbers(least):
            raise ImportError(f"{need}, and this is {version}: {way_out}")


require_packages()
