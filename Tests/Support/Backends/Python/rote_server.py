"""Rote's site in memory: its page, the form on it and the way to GitHub."""

import authcontract_server as rt
from lab.accounts import accounts
from lab.passwords import Lockout
from lab.providers import ISSUER, fetch, redeem
from lab.refusing import refusing
from lab.sessions import sessions
from lab.tokens import RefreshTokens, SignedTokens
from lab.web import at_provider, ending
from rote import models, refusals, router

CALLBACK = "https://rote.ink/v2/api/auth/oauth/github/callback"
PAGE = ('<h1>{}</h1><form method="post" action="/v2/api/auth/login">'
        '<input name="username"><input name="password" type="password"></form>')  # fmt: skip
# The contract leaves both lives, and what wrong passwords lead to, open.
ACCESS, REFRESH, LOCKOUT = SignedTokens(3600), RefreshTokens(30 * 86_400), Lockout()

# The page has one word for all reasons.
_reasons = ("accountUnknown", "credentialsWrong", "accountLocked", "accountDisabled")
at_form = refusing({one: lambda **_: refusals.AuthenticationFailed() for one in _reasons})


def arrival(account):
    session = sessions.begin(account)
    return models.ArrivalCallback(token=ACCESS.issue(session), refresh_token=REFRESH.issue(session))


async def git_hub_arrival(code):
    """The arrival of the person at GitHub whom a code stands for."""
    fields = {"client_id": "rote", "code": code.get_secret_value(), "redirect_uri": CALLBACK}
    token = (await redeem("/github/login/oauth/access_token", at_provider, **fields))["access_token"]
    person = await fetch("/github/user", at_provider, Authorization=f"Bearer {token}")
    account = accounts.of_provider("github", str(person["id"]))
    account.require_usable(at_provider)
    return arrival(account)


class Service:
    async def open_login(self, request):
        return rt.Page(PAGE.format(rt.escape("<Rote>")))

    async def sign_in_with_password(self, request):
        account = accounts.named("username", request.username)
        if not account:
            at_form("accountUnknown")
        LOCKOUT.check(account, request.password == account.password, at_form)
        account.require_usable(at_form)
        return arrival(account)

    async def open_git_hub(self, request):
        return rt.Redirect(ISSUER + "/github/login/oauth/authorize", {"client_id": "rote", "redirect_uri": CALLBACK})

    async def git_hub_callback(self, request):
        return await ending(git_hub_arrival(request.code))


def routers():
    return [router.create_router(Service())]
