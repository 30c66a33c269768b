# Written by authgen from syncnos.yaml: change the contract, not this file.
"""How the server refuses: one exception for each refusal of the contract."""

from __future__ import annotations

import authcontract_server as rt


class InvalidIdToken(rt.Refusal):
    """The raw nonce does not fit the one Apple signed, or the app talks to the wrong
    backend.

    Status 401, message Invalid id_token.
    """

    status = 401

    def __init__(self) -> None:
        super().__init__(at={"message": "Invalid id_token"})


class Unauthorized(rt.Refusal):
    """Rights: the access token no longer counts.

    Status 401.
    """

    status = 401

    def __init__(self) -> None:
        super().__init__()


class Forbidden(rt.Refusal):
    """Rights: the backend says so as 403, too.

    Status 403.
    """

    status = 403

    def __init__(self) -> None:
        super().__init__()


class ServerFailed(rt.Refusal):
    """The server.

    Status 5xx.
    """

    status = 500

    def __init__(self) -> None:
        super().__init__()
