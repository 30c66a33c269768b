# Written by authgen from cognito.yaml: change the contract, not this file.
"""What travels: types of the contract and what each endpoint takes."""

from __future__ import annotations

from typing import Annotated

import authcontract_server as rt


class DeleteProfileAnswer(rt.Model):
    """DeleteProfileAnswer, as it travels."""

    success: rt.Boolean


class DeleteProfileRequest(rt.Request):
    """What DELETE /api/user-profile/me takes."""

    id: Annotated[rt.Secret | None, rt.Token("bearer")] = None
