"""A server of SyncNos in memory."""

from lab import Holder, Tokens, apple_claims, redeem, sha256
from sync_nos import models, refusals, router

AUDIENCE = "lab-appleAudience"


class Service:
    def __init__(self):
        self.people = {}
        self.access, self.refresh = Tokens(3600), Tokens(30 * 86_400)

    def granted(self, person):
        return models.AuthTokens(access_token=self.access.issue(person), refresh_token=self.refresh.issue(person))

    def person(self, request):
        person = self.access.holder(request.access)
        if not person:
            raise refusals.Unauthorized
        return person

    async def sign_in_with_apple(self, request):
        code = request.authorization_code.get_secret_value()
        answer = await redeem("/apple/auth/token", grant_type="authorization_code", client_id=AUDIENCE, code=code)
        claims = answer and await apple_claims(answer["id_token"], AUDIENCE)
        nonce = request.nonce.get_secret_value() if request.nonce else ""
        if not claims or claims.get("nonce") != sha256(nonce):
            raise refusals.InvalidIdToken
        return self.granted(self.people.setdefault(claims["sub"], Holder(user=models.User(id=claims["sub"]))))

    async def load_account(self, request):
        return self.person(request).user

    async def save_first_profile(self, request):
        person = self.person(request)
        person.user = models.User(id=person.user.id, email=request.email or person.user.email,
                                  full_name=request.full_name or person.user.full_name)
        return person.user

    async def renew_tokens(self, request):
        person = self.refresh.take(request.refresh_token)
        if not person:
            raise refusals.Unauthorized
        return self.granted(person)


def routers():
    return [router.create_router(Service())]
