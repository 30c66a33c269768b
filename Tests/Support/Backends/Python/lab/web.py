"""Sign-ins at a provider's page, which lead back to the app whatever comes of them."""

import authcontract_server as rt

from .refusing import refusing


class Denied(Exception):
    pass


at_provider = refusing({"providerRefused": Denied, "providerUnavailable": Denied, "accountDisabled": Denied})


async def ending(work, state=None):
    """The callback that the work gives, or a denial."""
    try:
        return await work
    except Denied:
        return rt.WebRefused("access_denied", state)
