"""The pool's hosted page: OAuth 2 with PKCE, and what it redirects to."""
import base64
import hashlib
import re
import secrets
from urllib.parse import urlencode

from world import User

ARRIVAL = "myapp://callback"
DEPARTURE = "myapp://signout"
SCOPES = {"email", "openid", "profile", "aws.cognito.signin.user.admin"}
PROVIDERS = {"SignInWithApple", "Google", "Facebook", "LoginWithAmazon"}
CHALLENGE = re.compile(r"[A-Za-z0-9_-]{43}")


class NotSo(Exception):
    """The request is not what the page takes: it shows an error and redirects nowhere."""


def demand(what, so):
    if not so:
        raise NotSo(what)


def authorize(world, query):
    demand("response_type", query["response_type"] == "code")
    demand("redirect_uri", query["redirect_uri"] == ARRIVAL)
    demand("identity_provider", query["identity_provider"] in PROVIDERS)
    demand("scope", set(query["scope"].split()) == SCOPES)
    demand("state", len(query["state"]) >= 22 and query["state"] not in world.pages)
    demand("code_challenge", query["code_challenge_method"] == "S256" and CHALLENGE.fullmatch(query["code_challenge"]))
    world.pages.append(query["state"])
    if world.page_refuses:
        return ARRIVAL + "?" + urlencode({"error": world.page_refuses, "state": query["state"]})
    code = secrets.token_hex(16)
    world.codes[code] = query["code_challenge"]
    return ARRIVAL + "?" + urlencode({"code": code, "state": query["state"]})


def token(world, form):
    """A code serves once; the verifier has to be the one whose digest came with the request for the page."""
    challenge = world.codes.pop(form.get("code"), None)
    digest = hashlib.sha256(form.get("code_verifier", "").encode()).digest()
    sent = base64.urlsafe_b64encode(digest).rstrip(b"=").decode()
    if form.get("grant_type") != "authorization_code" or form.get("redirect_uri") != ARRIVAL:
        return 400, {"error": "invalid_request"}
    if challenge is None or challenge != sent:
        return 400, {"error": "invalid_grant"}
    user = world.users.setdefault("page-user", User("page-user", ""))
    tokens = world.grant(user)
    names = {"IdToken": "id_token", "AccessToken": "access_token", "RefreshToken": "refresh_token",
             "ExpiresIn": "expires_in", "TokenType": "token_type"}
    return 200, {names[name]: value for name, value in tokens.items()}


def logout(query):
    demand("logout_uri", query["logout_uri"] == DEPARTURE)
    return DEPARTURE
