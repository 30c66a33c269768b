"""The three servers of Cognito in memory: the pool, its page and a gateway."""

from cognito.api_server import models as gateway_models
from cognito.api_server import refusals
from cognito.api_server import router as gateway_router
from cognito.page_server import models as page_models
from cognito.page_server import router as page_router
from cognito.pool_server import models as pool_models
from cognito.pool_server import router as pool_router

from lab.refusing import refusing

from .grants import CLIENT, IDS
from .page import Page
from .pool import Pool

at_gateway = refusing(dict.fromkeys(("tokenMissing", "tokenInvalid", "tokenExpired"), refusals.Unauthorized))


class Gateway:
    """It does not ask the pool: an id token is good until its end."""

    async def delete_profile(self, request):
        IDS.session(request.id, at_gateway)
        return gateway_models.DeleteProfileAnswer(success=True)


def routers():
    return [
        page_router.create_router(Page(), configuration=page_models.Configuration(client_id=CLIENT)),
        gateway_router.create_router(Gateway()),
        pool_router.create_router(Pool(), configuration=pool_models.Configuration(client_id=CLIENT)),
    ]
