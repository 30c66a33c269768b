"""Sign in with Apple: whether an identity token is Apple's, for this app, not over."""

import json
import threading
import time
import urllib.request
from typing import Any

import jwt

from .config import Config


class AppleUnavailable(Exception):
    """Apple's keys cannot be had."""


class Apple:
    def __init__(self, config: Config) -> None:
        self.url = config.apple_keys
        self.audience = config.apple_audience
        self.keys: dict[str, jwt.PyJWK] = {}
        self.asked_at: float | None = None
        self.is_away = False
        self.turn = threading.Lock()

    def claims(self, token: str, now: int) -> dict[str, Any] | None:
        """The claims of a good token; none for any other."""
        try:
            key = self._key(str(jwt.get_unverified_header(token).get("kid")))
            if key is None:
                return None
            claims: dict[str, Any] = jwt.decode(
                token,
                key,
                algorithms=["RS256"],
                audience=self.audience,
                issuer="https://appleid.apple.com",
                options={
                    "require": ["exp", "sub", "aud", "iss"],
                    "verify_exp": False,
                    "verify_iat": False,
                },
            )
        except jwt.PyJWTError:
            return None
        return claims if claims["exp"] * 1_000 > now else None

    def _key(self, key_id: str) -> jwt.PyJWK | None:
        """Apple changes its keys. An unknown one is asked for every ten seconds.

        Calls that come meanwhile wait for the same response, and share its failure.
        """
        if key_id in self.keys:
            return self.keys[key_id]
        with self.turn:
            is_due = self.asked_at is None or time.monotonic() - self.asked_at > 10
            if key_id not in self.keys and is_due:
                self._ask()
            if self.is_away:
                raise AppleUnavailable(f"no keys from {self.url}")
            return self.keys.get(key_id)

    def _ask(self) -> None:
        self.asked_at, self.is_away = time.monotonic(), True
        try:
            with urllib.request.urlopen(self.url, timeout=5) as answer:
                keys = jwt.PyJWKSet.from_dict(json.load(answer)).keys
        except (OSError, ValueError, jwt.PyJWTError) as error:
            raise AppleUnavailable(f"no keys from {self.url}") from error
        self.keys = {key.key_id: key for key in keys if key.key_id is not None}
        self.is_away = False
