# Written by authgen from cognito.yaml: change the contract, not this file.
"""The interface of the service: one method for each endpoint."""

from __future__ import annotations

from typing import Protocol

import authcontract_server as rt

from . import models


class Service(Protocol):
    """Each method answers, or raises a refusal that its endpoint declares.

    A method may be `async` or not.
    """

    def delete_profile(
        self,
        request: models.DeleteProfileRequest,
        context: rt.Context,
    ) -> rt.Answer[models.DeleteProfileAnswer]:
        """DELETE /api/user-profile/me

        Deletes what the service holds about the person, whom it knows by the token's
        user id.

        Raises:
            Unauthorized: Status 401.
        """
        ...
