"""The keys that sign access tokens.

A new one comes when the newest is old. An old one verifies as long as its tokens live.
"""

import threading
from dataclasses import dataclass
from typing import Any
from uuid import uuid4

from cryptography.hazmat.primitives import serialization
from cryptography.hazmat.primitives.asymmetric import ec
from jwt.algorithms import ECAlgorithm

from .config import ACCESS_SECONDS, Config
from .database import Database, Row


@dataclass(frozen=True)
class SigningKey:
    id: str
    private: ec.EllipticCurvePrivateKey
    created_at: int


class SigningKeys:
    def __init__(self, database: Database, config: Config) -> None:
        self.database = database
        self.secret = config.secret.encode()
        self.signs_for = config.key_days * 86_400_000
        self.known: dict[str, SigningKey] = {}
        self.read_at: int | None = None
        self.turn = threading.RLock()

    def current(self, now: int) -> SigningKey:
        """The key that signs now. Two processes may each make one: both are good."""
        with self.turn:
            newest = self._newest(now)
            if newest is None:
                self._read(now)
                newest = self._newest(now)
            return newest or self._make(now)

    def find(self, key_id: str, now: int) -> SigningKey | None:
        """The key of a token's `kid`, which a process beside this one may have made.

        An invented one asks once a second.
        """
        with self.turn:
            is_due = self.read_at is None or abs(now - self.read_at) >= 1_000
            if key_id not in self.known and is_due:
                self._read(now)
            key = self.known.get(key_id)
        return key if key is not None and now < self._end_of(key) else None

    def published(self, now: int) -> dict[str, Any]:
        """For other services that verify the tokens: /.well-known/jwks.json."""
        self.current(now)
        with self.turn:
            good = [key for key in self.known.values() if now < self._end_of(key)]
        return {
            "keys": [
                ECAlgorithm.to_jwk(key.private.public_key(), as_dict=True)
                | {"kid": key.id, "alg": "ES256", "use": "sig"}
                for key in good
            ]
        }

    def _newest(self, now: int) -> SigningKey | None:
        keys = self.known.values()
        newest = max(keys, key=lambda key: key.created_at, default=None)
        if newest is None or newest.created_at + self.signs_for <= now:
            return None
        return newest

    def _end_of(self, key: SigningKey) -> int:
        return key.created_at + self.signs_for + ACCESS_SECONDS * 1_000

    def _make(self, now: int) -> SigningKey:
        made = SigningKey(str(uuid4()), ec.generate_private_key(ec.SECP256R1()), now)
        text = made.private.private_bytes(
            serialization.Encoding.PEM,
            serialization.PrivateFormat.PKCS8,
            serialization.BestAvailableEncryption(self.secret),
        ).decode()
        over = now - self.signs_for - ACCESS_SECONDS * 1_000
        with self.database.transaction() as rows:
            rows("DELETE FROM signing_keys WHERE created_at <= :over", over=over)
            rows(
                "INSERT INTO signing_keys VALUES (:id, :text, :now)",
                id=made.id,
                text=text,
                now=now,
            )
        self.known[made.id] = made
        return made

    def _read(self, now: int) -> None:
        self.read_at = now
        rows = self.database.rows(
            "SELECT id, private_key, created_at FROM signing_keys"
        )
        self.known = {
            row["id"]: self.known.get(row["id"]) or self._kept(row) for row in rows
        }

    def _kept(self, row: Row) -> SigningKey:
        private = serialization.load_pem_private_key(
            row["private_key"].encode(), self.secret
        )
        assert isinstance(private, ec.EllipticCurvePrivateKey)
        return SigningKey(row["id"], private, row["created_at"])
