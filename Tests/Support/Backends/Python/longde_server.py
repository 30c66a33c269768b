"""A server of Longde in memory."""

import uuid

from lab import Holder, Tokens, apple_claims
from longde import models, refusals, router


class Service:
    def __init__(self):
        self.people = {}
        self.access, self.refresh = Tokens(3600), Tokens(7 * 86_400)

    def session(self, holder):
        return models.Session(
            access_token=self.access.issue(holder), refresh_token=self.refresh.issue(holder), user=holder.user)

    async def sign_in_with_apple(self, request):
        claims = await apple_claims(request.identity_token.get_secret_value(), "cloud.longde.app")
        if not claims:
            raise refusals.AppleUnavailable
        new = models.User(id=uuid.uuid4(), email=request.email, full_name=request.full_name, status="active")
        return self.session(Holder(user=self.people.setdefault(claims["sub"], new)))

    async def me(self, request):
        if not request.access:
            raise refusals.NotSignedIn
        holder = self.access.holder(request.access)
        if not holder:
            raise refusals.SessionExpired
        return holder.user

    async def renew_session(self, request):
        holder = self.refresh.take(request.refresh_token)
        if not holder:
            raise refusals.SessionExpired
        return self.session(holder)

    async def sign_out(self, request):
        holder = self.refresh.take(request.refresh_token)
        if holder:
            holder.is_over = True


def routers():
    return [router.create_router(Service())]
