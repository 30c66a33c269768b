# Written by authgen from cognito.yaml: change the contract, not this file.
"""The models of messages: types of the contract, and the request of each endpoint."""

from __future__ import annotations

from typing import Annotated

import authcontract_server as rt


class DeleteProfileAnswer(rt.Model):
    success: rt.Boolean


class DeleteProfileRequest(rt.Request):
    """The request of DELETE /api/user-profile/me."""

    id: Annotated[rt.Secret | None, rt.Token("bearer")] = None
