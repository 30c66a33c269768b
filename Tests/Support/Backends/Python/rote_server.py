"""Rote's site in memory: its page, the form on it and the way to GitHub."""

from lab import ISSUER, Holder, Tokens, accounts, redeem
from rote import models, refusals, router
import authcontract_server as rt

CALLBACK = "https://rote.ink/v2/api/auth/oauth/github/callback"
PAGE = ('<h1>{}</h1><form method="post" action="/v2/api/auth/login">'
        '<input name="username"><input name="password" type="password"></form>')


class Service:
    def __init__(self):
        self.access, self.refresh = Tokens(3600), Tokens(30 * 86_400)

    def arrival(self, person):
        holder = Holder(person=person)
        return models.ArrivalCallback(token=self.access.issue(holder), refresh_token=self.refresh.issue(holder))

    async def open_login(self, request):
        return rt.Page(PAGE.format(rt.escape("<Rote>")))

    async def sign_in_with_password(self, request):
        account = next((one for one in accounts if one.get("username") == request.username), None)
        if not account or account["password"] != request.password.get_secret_value():
            raise refusals.AuthenticationFailed
        return self.arrival(request.username)

    async def open_git_hub(self, request):
        return rt.Redirect(ISSUER + "/github/login/oauth/authorize", {"client_id": "rote", "redirect_uri": CALLBACK})

    async def git_hub_callback(self, request):
        code = request.code.get_secret_value() if request.code else ""
        answer = await redeem("/github/login/oauth/access_token", client_id="rote", code=code, redirect_uri=CALLBACK)
        return self.arrival(answer["access_token"]) if answer else rt.WebRefused("access_denied")


def routers():
    return [router.create_router(Service())]
