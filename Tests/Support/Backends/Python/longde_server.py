"""A server of Longde in memory."""

import uuid

from lab.accounts import accounts
from lab.providers import apple_claims
from lab.refusing import refusing
from lab.sessions import sessions
from lab.tokens import RefreshTokens, SignedTokens
from longde import models, refusals, router

# The stubs have no numbers of the contract: these stand beside their keys.
ACCESS = SignedTokens(3600, lambda session: {"type": "user"})  # tokens.access
REFRESH = RefreshTokens(7 * 86_400, rotates=True, grace=30, reuse="revokeFamily")  # tokens.refresh
AUDIENCE = "cloud.longde.app"  # providers.apple.audience

at_sign_in = refusing({
    "providerRefused": refusals.AppleRefused, "providerUnavailable": refusals.AppleUnavailable,
    "accountDisabled": refusals.AccountDisabled,
})  # fmt: skip
_account = {"accountDisabled": refusals.AccountDisabled, "accountGone": refusals.AccountGone}
at_call = refusing({
    "tokenMissing": refusals.NotSignedIn, "tokenInvalid": refusals.NotSignedIn, "sessionEnded": refusals.NotSignedIn,
    "tokenExpired": refusals.SessionExpired, **_account,
})  # fmt: skip
_over = ("tokenInvalid", "sessionEnded", "tokenExpired", "tokenReused")
at_renewal = refusing(dict.fromkeys(_over, refusals.SessionExpired) | _account)


def user(account):
    known = {"email": account.profile.get("email"), "full_name": account.profile.get("fullName")}
    return models.User(id=uuid.UUID(account.id), status="active", **known)


def answer(session, refresh_token):
    return models.Session(access_token=ACCESS.issue(session), refresh_token=refresh_token, user=user(session.account))


class Service:
    async def sign_in_with_apple(self, request):
        claims = await apple_claims(request.identity_token.get_secret_value(), AUDIENCE, at_sign_in)
        profile = {"email": request.email, "fullName": request.full_name}
        account = accounts.of_provider("apple", claims["sub"], profile=profile)
        account.require_usable(at_sign_in)
        session = sessions.begin(account)
        return answer(session, REFRESH.issue(session))

    async def me(self, request):
        return user(ACCESS.session(request.access, at_call).use(at_call).account)

    async def renew_session(self, request):
        session, successor = REFRESH.renew(request.refresh_token, at_renewal)
        return answer(session.use(at_renewal), successor)

    async def sign_out(self, request):
        session = REFRESH.session(request.refresh_token)
        if session:
            session.end()


def routers():
    return [router.create_router(Service())]
