# Written by authgen from rote.yaml: change the contract, not this file.
"""How the server refuses: one exception for each refusal of the contract."""

from __future__ import annotations

from typing import TypeAlias

import authcontract_server as rt


class AuthenticationFailed(rt.Refusal):
    """Status 401, . Authentication failed."""

    declared_status = 401

    def __init__(self) -> None:
        super().__init__(401, at={".": "Authentication failed"})


SignInWithPasswordRefusal: TypeAlias = AuthenticationFailed
