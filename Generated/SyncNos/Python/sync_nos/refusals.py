# Written by authgen from syncnos.yaml: change the contract, not this file.
"""How the server refuses: one exception for each refusal of the contract."""

from __future__ import annotations

from typing import TypeAlias

import authcontract_server as rt


class InvalidIdToken(rt.Refusal):
    """The raw nonce does not fit the one Apple signed, or the app talks to the wrong
    backend., Status 401, message Invalid id_token.
    """

    declared_status = 401

    def __init__(self) -> None:
        super().__init__(401, at={"message": "Invalid id_token"})


class Unauthorized(rt.Refusal):
    """Rights: the access token no longer counts., Status 401."""

    declared_status = 401

    def __init__(self) -> None:
        super().__init__(401)


class Forbidden(rt.Refusal):
    """Rights: the backend says so as 403, too., Status 403."""

    declared_status = 403

    def __init__(self) -> None:
        super().__init__(403)


class ServerFailed(rt.Refusal):
    """The server., Status 5xx."""

    declared_status = 500

    def __init__(self) -> None:
        super().__init__(500)


SignInWithAppleRefusal: TypeAlias = InvalidIdToken | ServerFailed
LoadAccountRefusal: TypeAlias = Unauthorized | Forbidden | ServerFailed
SaveFirstProfileRefusal: TypeAlias = Unauthorized | Forbidden | ServerFailed
RenewTokensRefusal: TypeAlias = Unauthorized | Forbidden | ServerFailed
