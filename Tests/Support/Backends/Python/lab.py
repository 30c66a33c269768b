"""The common base of the small implementations in Python: a clock that tests move, the messages to people, accounts that
tests make, tokens, and Apple's identity tokens. Tests reach the first three as docs/control.md says."""

import asyncio
import base64
import hashlib
import json
import secrets
import sys
import time
import urllib.error
import urllib.parse
import urllib.request
from datetime import datetime, timezone
from pathlib import Path

import jwt

ROOT = Path(__file__).resolve().parents[4]
SYSTEM, ISSUER = sys.argv[1:3]
outbox, accounts = [], []
_state = {"ahead": 0, "odd": False}


def now():
    """Seconds since 1970."""
    return int(time.time()) + _state["ahead"]


def moment(seconds):
    return datetime.fromtimestamp(seconds, timezone.utc)


def instant():
    return moment(now()).strftime("%Y-%m-%dT%H:%M:%SZ")


def take_odd():
    """The next sign-in is one that has to be verified."""
    was, _state["odd"] = _state["odd"], False
    return was


class Codes:
    """Codes of six digits, the last one of each purpose, good once."""

    def __init__(self):
        self.open = {}

    def send(self, channel, to):
        self.open[to] = f"{secrets.randbelow(1_000_000):06}"
        outbox.append({"channel": channel, "to": to, "code": self.open[to], "at": instant()})

    def redeem(self, to, secret):
        is_right = self.open.get(to) == secret.get_secret_value()
        if is_right:
            del self.open[to]
        return is_right


class Holder:
    """The data that a token stands for."""

    def __init__(self, **what):
        self.is_over = False
        self.__dict__.update(what)


class Tokens:
    """Tokens, each with what it stands for and its end."""

    def __init__(self, lifetime):
        self.lifetime, self.all = lifetime, {}

    def issue(self, holder):
        text = secrets.token_urlsafe(32)
        self.all[text] = (holder, now() + self.lifetime)
        return text

    def holder(self, secret):
        """Whom a token stands for; None where it is over, unknown or not there."""
        holder, end = self.all.get(secret.get_secret_value() if secret else None, (None, 0))
        return holder if holder and end > now() and not holder.is_over else None

    def take(self, secret):
        holder = self.holder(secret)
        if holder:
            del self.all[secret.get_secret_value()]
        return holder


def sha256(text):
    return hashlib.sha256(text.encode()).hexdigest()


def base64url(data):
    return base64.urlsafe_b64encode(data).rstrip(b"=").decode()


def fetch(path, fields=None):
    data = None if fields is None else urllib.parse.urlencode(fields).encode()
    request = urllib.request.Request(ISSUER + path, data, {"Accept": "application/json"})
    try:
        with urllib.request.urlopen(request, timeout=20) as answer:
            return json.load(answer)
    except urllib.error.HTTPError:
        return None


async def redeem(path, **fields):
    """A code at a provider for what it stands for."""
    return await asyncio.to_thread(fetch, path, fields)


async def apple_claims(token, audience):
    """The claims of Apple's identity token; None if it is not Apple's, not for this app or over."""
    keys = jwt.PyJWKSet.from_dict(await asyncio.to_thread(fetch, "/apple/auth/keys"))
    try:
        key = keys[jwt.get_unverified_header(token)["kid"]]
        return jwt.decode(token, key, ["RS256"], issuer="https://appleid.apple.com", audience=audience)
    except (jwt.PyJWTError, KeyError):
        return None


def control(method, path, body):
    """The control of docs/control.md, as far as these tests go; None for other paths."""
    said = json.loads(body) if body else {}
    match method, path:
        case "POST", "/__lab/clock":
            _state["ahead"] += int(said["advance"][:-1])
            return {"now": instant()}
        case "GET", "/__lab/clock":
            return {"now": instant()}
        case "GET", "/__lab/outbox":
            return outbox
        case "POST", "/__lab/accounts":
            accounts.extend(said["accounts"])
            return said
        case "POST", "/__lab/odd":
            _state["odd"] = True
            return {}
    return None
