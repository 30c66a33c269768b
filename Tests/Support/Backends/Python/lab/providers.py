"""The providers' proofs. The stand-in of `authlab issuer` plays them all, at the URL of the command line."""

import asyncio
import hashlib
import json
import sys
import urllib.error
import urllib.parse
import urllib.request

import jwt

from .clock import now

ISSUER = sys.argv[2]


def sha256(text):
    return hashlib.sha256(text.encode()).hexdigest()


def _ask(path, fields, headers):
    data = None if fields is None else urllib.parse.urlencode(fields).encode()
    request = urllib.request.Request(ISSUER + path, data, {"Accept": "application/json"} | headers)
    with urllib.request.urlopen(request, timeout=60) as answer:
        return json.load(answer)


async def fetch(path, refuse, fields=None, **headers):
    """What a provider says. WeChat refuses with 200."""
    try:
        said = await asyncio.to_thread(_ask, path, fields, headers)
    except urllib.error.HTTPError:
        refuse("providerRefused")
    except OSError:
        refuse("providerUnavailable")
    return refuse("providerRefused") if said.get("error") or said.get("errcode") else said


async def redeem(path, refuse, **fields):
    """A code at a provider for what it stands for."""
    return await fetch(path, refuse, fields)


async def apple_claims(token, audience, refuse):
    """The claims of an identity token that is Apple's, for this app and not over."""
    keys = jwt.PyJWKSet.from_dict(await fetch("/apple/auth/keys", refuse))
    try:
        key = keys[jwt.get_unverified_header(token)["kid"]]
        # The time is the lab's.
        checks = {"verify_exp": False, "verify_iat": False}
        issuer = "https://appleid.apple.com"
        claims = jwt.decode(token, key, ["RS256"], issuer=issuer, audience=audience, options=checks)
    except (jwt.PyJWTError, KeyError):
        refuse("providerRefused")
    return claims if claims["exp"] > now() else refuse("providerRefused")
