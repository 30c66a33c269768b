"""The three kinds of tokens: those that say something, those that stand for something, and those that renew."""

import hashlib
import json
import secrets
import uuid

import jwt
from cryptography.hazmat.primitives.asymmetric import ec
from jwt.algorithms import ECAlgorithm
from pydantic import SecretStr

from .clock import now

#: The public keys of all signed tokens, as a JWKS.
keys = []


def _digest(secret):
    return hashlib.sha256(secret.get_secret_value().encode()).digest()


def _random():
    return SecretStr(secrets.token_urlsafe(32))


class SignedTokens:
    """JWTs signed by ES256. Each kind has a key of its own, so that no other kind passes for it."""

    # The time is the lab's, and whom a token is for is the claims' matter.
    _CHECKS = {"verify_exp": False, "verify_iat": False, "verify_aud": False}

    def __init__(self, lifetime, claims=lambda session: {}):
        """`claims` gives those of a session that the contract asks for."""
        self.lifetime, self.claims, self._sessions = lifetime, claims, {}
        self._key, self._id = ec.generate_private_key(ec.SECP256R1()), str(uuid.uuid4())
        public = json.loads(ECAlgorithm.to_jwk(self._key.public_key()))
        keys.append(public | {"kid": self._id, "alg": "ES256", "use": "sig"})

    def issue(self, session):
        self._sessions[session.id] = session
        own = {"sub": session.account.id, "sid": session.id, "jti": str(uuid.uuid4())}
        times = {"iat": now(), "exp": now() + self.lifetime}
        claims = {name: value for name, value in self.claims(session).items() if value is not None}
        return SecretStr(jwt.encode(claims | own | times, self._key, "ES256", headers={"kid": self._id}))

    def session(self, secret, refuse):
        """The session of a token that the server issued and whose time is not over."""
        if not secret:
            refuse("tokenMissing")
        try:
            claims = jwt.decode(secret.get_secret_value(), self._key.public_key(), ["ES256"], options=self._CHECKS)
        except jwt.PyJWTError:
            refuse("tokenInvalid")
        if claims["exp"] <= now():
            refuse("tokenExpired")
        return self._sessions[claims["sid"]]


class OpaqueTokens:
    """Opaque tokens, each with what it stands for and its end. The server keeps their hashes."""

    def __init__(self, lifetime):
        self.lifetime, self._all = lifetime, {}

    def issue(self, holder):
        token = _random()
        self._all[_digest(token)] = (holder, now() + self.lifetime)
        return token

    def holder(self, secret):
        """Nothing for a token that is over, unknown or missing."""
        holder, end = self._all.get(_digest(secret), (None, 0)) if secret else (None, 0)
        return holder if end > now() else None

    def take(self, secret):
        """The same for a token that is good once."""
        holder = self.holder(secret)
        if holder:
            del self._all[_digest(secret)]
        return holder


class _Refresh:
    def __init__(self, session, end):
        self.session, self.end, self.replaced_at, self.successor = session, end, None, None


class RefreshTokens:
    """Opaque tokens that renew a session."""

    def __init__(self, lifetime, rotates=False, grace=0, reuse="refuse"):
        """One that `rotates` is replaced by each renewal, and lives from there.

        Within `grace` seconds the old one gets the same successor again, for a client whose answer was lost. A later
        use is a refusal; with `revokeFamily` it ends the session.
        """
        self.lifetime, self.rotates, self.grace, self.reuse = lifetime, rotates, grace, reuse
        self._all = {}

    def issue(self, session):
        token = _random()
        self._all[_digest(token)] = _Refresh(session, now() + self.lifetime)
        return token

    def session(self, secret):
        """The session of a token, whatever has become of it."""
        one = self._all.get(_digest(secret))
        return one and one.session

    def renew(self, secret, refuse):
        """The session that goes on, and the token by which it renews from now on: nothing where that is the same."""
        one = self._all.get(_digest(secret))
        if not one:
            refuse("tokenInvalid")
        if one.session.is_over:
            refuse("sessionEnded")
        if one.end <= now():
            refuse("tokenExpired")
        if not self.rotates:
            return one.session, None
        if one.successor and now() >= one.replaced_at + self.grace:
            one.session.is_over = self.reuse == "revokeFamily"
            refuse("tokenReused")
        if not one.successor:
            one.replaced_at, one.successor = now(), self.issue(one.session)
        return one.session, one.successor
