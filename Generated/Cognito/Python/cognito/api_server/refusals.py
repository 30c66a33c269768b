# Written by authgen from cognito.yaml: change the contract, not this file.
"""How the server refuses: one exception for each refusal of the contract."""

from __future__ import annotations

import authcontract_server as rt


class Unauthorized(rt.Refusal):
    """The id token has expired. The call is made again with a new one.

    Status 401.
    """

    status = 401

    def __init__(self) -> None:
        super().__init__()
