# Written by authgen from rote.yaml: change the contract, not this file.
"""How the server refuses: one exception for each refusal of the contract."""

from __future__ import annotations

import authcontract_server as rt


class AuthenticationFailed(rt.Refusal):
    """Status 401, . Authentication failed."""

    status = 401

    def __init__(self) -> None:
        super().__init__(at={".": "Authentication failed"})
