"""A server of SyncNos in memory."""

from lab.accounts import accounts
from lab.providers import apple_claims, redeem, sha256
from lab.refusing import refusing
from lab.sessions import sessions
from lab.tokens import OpaqueTokens, RefreshTokens
from sync_nos import models, refusals, router

AUDIENCE = "lab-appleAudience"  # configuration.appleAudience
# The contract leaves both lives open, and whether a renewal replaces the token.
ACCESS, REFRESH = OpaqueTokens(3600), RefreshTokens(30 * 86_400, rotates=True)

at_sign_in = refusing(
    dict.fromkeys(("providerRefused", "providerUnavailable", "accountDisabled"), refusals.InvalidIdToken))
_over = ("tokenInvalid", "tokenExpired", "tokenReused", "sessionEnded", "accountDisabled", "accountGone")
at_call = refusing(dict.fromkeys(_over, refusals.Unauthorized))


def granted(session, refresh_token):
    return models.AuthTokens(access_token=ACCESS.issue(session), refresh_token=refresh_token)


def user(account):
    return models.User(id=account.id, email=account.profile.get("email"), full_name=account.profile.get("fullName"))


def account_of(request):
    session = ACCESS.holder(request.access) or at_call("tokenInvalid")
    return session.use(at_call).account


async def subject(code, nonce):
    """The subject of an authorization code that came with this nonce."""
    fields = {"grant_type": "authorization_code", "client_id": AUDIENCE, "code": code.get_secret_value()}
    answer = await redeem("/apple/auth/token", at_sign_in, **fields)
    claims = await apple_claims(answer["id_token"], AUDIENCE, at_sign_in)
    if claims.get("nonce") != sha256(nonce.get_secret_value() if nonce else ""):
        at_sign_in("providerRefused")
    return claims["sub"]


class Service:
    async def sign_in_with_apple(self, request):
        account = accounts.of_provider("apple", await subject(request.authorization_code, request.nonce))
        account.require_usable(at_sign_in)
        session = sessions.begin(account)
        return granted(session, REFRESH.issue(session))

    async def load_account(self, request):
        return user(account_of(request))

    async def save_first_profile(self, request):
        account = account_of(request)
        given = {"email": request.email, "fullName": request.full_name}
        account.profile |= {name: value for name, value in given.items() if value is not None}
        return user(account)

    async def renew_tokens(self, request):
        session, successor = REFRESH.renew(request.refresh_token, at_call)
        return granted(session.use(at_call), successor)


def routers():
    return [router.create_router(Service())]
