# Written by authgen, the same for every contract: change nothing here.
"""The version of this runtime, and the check of the version that stubs need."""

VERSION = "0.1.0"
"""The version of the authgen that writes stubs for this runtime."""


def require(wanted: str, service: str) -> None:
    """Raises if the stubs of a service were generated for another version."""
    if wanted == VERSION:
        return
    raise ImportError(
        f"the stubs of {service} need version {wanted} of the runtime authcontract-server, "
        f"and this is {VERSION}: install authcontract-server=={wanted}, "
        f"or generate the stubs again with authgen {VERSION}"
    )
