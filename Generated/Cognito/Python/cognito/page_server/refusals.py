# Written by authgen from cognito.yaml: change the contract, not this file.
"""How the server refuses: one exception for each refusal of the contract."""

from __future__ import annotations

import authcontract_server as rt


class CodeRefused(rt.Refusal):
    """Status 400, error invalid_grant."""

    status = 400

    def __init__(self) -> None:
        super().__init__(at={"error": "invalid_grant"})


class ClientRefused(rt.Refusal):
    """Status 400, error invalid_client."""

    status = 400

    def __init__(self) -> None:
        super().__init__(at={"error": "invalid_client"})
