"""Tokens, none of which is kept in clear."""

import base64
import hashlib
import hmac
import json
import secrets


class AccessTokens:
    """JWTs that this server alone signs and reads."""

    def __init__(self, world, lifetime):
        self.world, self.lifetime, self.key = world, lifetime, secrets.token_bytes(32)

    def issue(self, **claims):
        claims["exp"] = self.world.now + self.lifetime
        text = ".".join(encode(json.dumps(part).encode()) for part in ({"alg": "HS256"}, claims))
        return text + "." + self.signature(text)

    def claims(self, token):
        """None if it is not ours, was changed or is over."""
        text, _, signature = (token or "").rpartition(".")
        if not hmac.compare_digest(signature, self.signature(text)):
            return None
        claims = json.loads(decode(text.split(".")[1]))
        return claims if claims["exp"] > self.world.now else None

    def signature(self, text):
        return encode(hmac.digest(self.key, text.encode(), "sha256"))


class RefreshTokens:
    """Opaque tokens, each of a session (a dict with `ended`), kept under their hashes.

    With a grace, each use gives a successor: within the grace the same one again, later the use of
    a used token ends its session.
    """

    def __init__(self, world, lifetime=None, grace=None):
        self.world, self.lifetime, self.grace = world, lifetime, grace
        self.key = secrets.token_bytes(32)
        self.kept = {}

    def issue(self, session, token=None):
        token = token or secrets.token_urlsafe(32)
        entry = {"session": session, "issued": self.world.now, "used": None}
        self.kept.setdefault(hashed(token), entry)
        return token

    def find(self, token):
        """The token's entry if it can still be used; None if not."""
        entry = self.kept.get(hashed(token))
        if not entry or entry["session"]["ended"]:
            return None
        if self.lifetime and self.world.now >= entry["issued"] + self.lifetime:
            return None
        if entry["used"] is not None and self.world.now > entry["used"] + self.grace:
            entry["session"]["ended"] = True
            return None
        return entry

    def rotate(self, token, entry):
        if entry["used"] is None:
            entry["used"] = self.world.now
        successor = encode(hmac.digest(self.key, token.encode(), "sha256"))
        return self.issue(entry["session"], successor)

    def session(self, token):
        """Whose it is, used or not."""
        return self.kept.get(hashed(token), {}).get("session")


def hashed(text):
    return hashlib.sha256(text.encode()).hexdigest()


def encode(data):
    return base64.urlsafe_b64encode(data).rstrip(b"=").decode()


def decode(text):
    return base64.urlsafe_b64decode(text + "=" * (-len(text) % 4))
