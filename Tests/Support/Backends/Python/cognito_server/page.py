"""The pool's hosted page, behind which Apple alone is set up."""

import hashlib
from base64 import urlsafe_b64encode

import authcontract_server as rt
from cognito.page_server import models, refusals
from pydantic import SecretStr

from lab.accounts import accounts
from lab.providers import ISSUER, apple_claims, redeem
from lab.refusing import refusing
from lab.tokens import OpaqueTokens
from lab.web import at_provider, ending

from .grants import begin

# servers.page.url, and providers.apple.clientId, which is open.
APPLE = {
    "client_id": "lab-apple",
    "redirect_uri": "https://my-app-auth.auth.ap-southeast-1.amazoncognito.com/oauth2/idpresponse",
}
VISITS, CODES = OpaqueTokens(600), OpaqueTokens(300)
_reasons = ("providerRefused", "accountDisabled", "accountGone")
at_exchange = refusing(dict.fromkeys(_reasons, refusals.CodeRefused))


async def apple_account(code):
    """The person at Apple whom a code stands for."""
    fields = {"grant_type": "authorization_code", "code": code.get_secret_value(), **APPLE}
    answer = await redeem("/apple/auth/token", at_provider, **fields)
    claims = await apple_claims(answer["id_token"], APPLE["client_id"], at_provider)
    return accounts.of_provider("apple", claims["sub"])


async def arrival(code, visit):
    if not visit:
        at_provider("providerRefused")
    account, state = await apple_account(code), visit["state"]
    issued = CODES.issue({"account": account, "challenge": visit["challenge"]})
    return models.ArrivalCallback(code=issued, state=state)


class Page:
    async def open_page(self, request):
        if request.identity_provider != models.OpenPageIdentityProvider.SIGN_IN_WITH_APPLE:
            return rt.WebRefused("unauthorized_client", request.state)
        visit = VISITS.issue({"state": request.state, "challenge": request.code_challenge}).get_secret_value()
        query = {"response_type": "code", "response_mode": "form_post", "scope": "name email", "state": visit}
        return rt.Redirect(ISSUER + "/apple/auth/authorize", APPLE | query)

    async def apple_returns(self, request):
        visit = VISITS.take(SecretStr(request.state))
        return await ending(arrival(request.code, visit), visit and visit["state"])

    async def exchange_code(self, request):
        digest = hashlib.sha256(request.code_verifier.get_secret_value().encode()).digest()
        held = CODES.take(request.code)
        if not held or held["challenge"] != urlsafe_b64encode(digest).rstrip(b"=").decode():
            at_exchange("providerRefused")
        held["account"].require_usable(at_exchange)
        return begin(models.TokenSet, held["account"])

    async def leave_page(self, request):
        return models.DepartureCallback()
