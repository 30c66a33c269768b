"""The settings of a deployment, from the environment."""

import os
import secrets
from collections.abc import Mapping
from dataclasses import dataclass
from datetime import timedelta
from pathlib import Path

# The lives of the contract's tokens, in seconds, and the grace of the refresh token.
ACCESS_SECONDS, REFRESH_SECONDS = 3_600, 7 * 86_400
GRACE = timedelta(seconds=30)


@dataclass(frozen=True)
class Config:
    host: str
    port: int
    database: str
    secret: str
    """Successors of refresh tokens and the stored keys depend on it."""
    issuer: str
    apple_audience: str
    apple_keys: str
    key_days: int
    """Days that a key signs before the next one does."""
    rate_limit: int
    """Calls of /api/auth a minute from one address; 0 for any number."""
    origins: tuple[str, ...]
    """The origins of web pages that may call."""
    proxies: tuple[str, ...]
    """The proxies whose X-Forwarded-For counts: addresses, or networks."""


def configuration(environment: Mapping[str, str] = os.environ) -> Config:
    def text(name: str, usual: str) -> str:
        return environment.get(name) or usual

    def whole(name: str, usual: int) -> int:
        value = text(name, str(usual))
        if not value.isdecimal():
            raise ValueError(f"{name} has to be a whole number, not {value}")
        return int(value)

    def several(name: str) -> tuple[str, ...]:
        return tuple(one for one in text(name, "").split(",") if one)

    return Config(
        host=text("HOST", "127.0.0.1"),
        port=whole("PORT", 8080),
        database=text("DATABASE_URL", "sqlite:data/longde.db"),
        secret=secret_of(environment),
        issuer=text("ISSUER", "https://longde.cloud"),
        apple_audience=text("APPLE_AUDIENCE", "cloud.longde.app"),
        apple_keys=text("APPLE_KEYS_URL", "https://appleid.apple.com/auth/keys"),
        key_days=whole("KEY_DAYS", 30),
        rate_limit=whole("RATE_LIMIT", 30),
        origins=several("CORS_ORIGINS"),
        proxies=several("TRUSTED_PROXIES"),
    )


def secret_of(environment: Mapping[str, str]) -> str:
    """In development a file keeps one."""
    secret = environment.get("SECRET", "")
    if len(secret) >= 32:
        return secret
    if secret or environment.get("ENVIRONMENT") == "production":
        raise ValueError("SECRET has to be a random text of 32 characters or more")
    file = Path("data/secret")
    if not file.exists():
        file.parent.mkdir(exist_ok=True)
        file.touch(mode=0o600)
        file.write_text(secrets.token_urlsafe(32))
    return file.read_text()
