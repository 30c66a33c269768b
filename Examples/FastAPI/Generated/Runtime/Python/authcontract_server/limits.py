# Written by authgen, the same for every contract: change nothing here.
"""How much of anything a request may hold."""

from dataclasses import dataclass


@dataclass(frozen=True)
class Limits:
    """Sizes are in bytes."""

    body_bytes: int = 64 * 1024
    target_bytes: int = 8 * 1024
    header_count: int = 64
    header_bytes: int = 32 * 1024
    token_bytes: int = 8 * 1024
    json_depth: int = 32
    json_fields: int = 1024
    string_bytes: int = 16 * 1024
