"""The endpoints of the contract.

What auth servers get wrong is decided by `decisions`; the rest is this team's.
"""

import base64
import hashlib
import hmac
import logging
import secrets
from collections.abc import Callable
from typing import Any
from uuid import UUID, uuid4

import jwt
from authcontract_server import Context
from authcontract_server.decisions import (
    KeptToken,
    TokenUse,
    session_standing,
    token_use,
)
from longde import models, refusals
from pydantic import SecretStr

from .apple import Apple, AppleUnavailable
from .config import ACCESS_SECONDS, GRACE, REFRESH_SECONDS, Config
from .database import Database, Row, Rows
from .keys import SigningKey, SigningKeys

log = logging.getLogger(__name__)


class Service:
    """Its methods are not `async`, so that each runs in a thread, where it may wait."""

    def __init__(
        self,
        config: Config,
        database: Database,
        keys: SigningKeys,
        apple: Apple,
        now: Callable[[], int],
    ) -> None:
        self.config = config
        self.database = database
        self.keys = keys
        self.apple = apple
        self.now = now

    def sign_in_with_apple(
        self, request: models.SignInWithAppleRequest, context: Context
    ) -> models.Session:
        now = self.now()
        try:
            token = request.identity_token.get_secret_value()
            claims = self.apple.claims(token, now)
        except AppleUnavailable as error:
            log.error("apple is away", exc_info=error)
            raise refusals.AppleUnavailable from error
        if claims is None:
            raise refusals.AppleRefused
        key = self.keys.current(now)
        with self.database.transaction() as rows:
            account = self._account_of(claims, request.full_name, rows)
            if account["state"] == "disabled":
                raise refusals.AccountDisabled
            session, refresh = str(uuid4()), secrets.token_urlsafe(32)
            rows(
                "INSERT INTO sessions (id, account_id, began_at) "
                "VALUES (:id, :account, :now)",
                id=session,
                account=account["id"],
                now=now,
            )
            self._keep(refresh, session, now, rows)
        return self._answer(session, account, refresh, key, now)

    def me(self, request: models.MeRequest, context: Context) -> models.User:
        if request.access is None:
            raise refusals.NotSignedIn
        now = self.now()
        claims = self._claims(request.access.get_secret_value(), now)
        if claims is None:
            raise refusals.NotSignedIn
        found = self.database.rows(
            "SELECT accounts.*, sessions.ended_at FROM sessions "
            "JOIN accounts ON accounts.id = sessions.account_id "
            "WHERE sessions.id = :session",
            session=claims["sid"],
        )
        if not found or found[0]["ended_at"] is not None:
            raise refusals.NotSignedIn
        if claims["exp"] * 1_000 <= now:
            raise refusals.SessionExpired
        refuse_by_state(found[0])
        return user(found[0])

    def renew_session(
        self, request: models.RenewSessionRequest, context: Context
    ) -> models.Session:
        now = self.now()
        token = request.refresh_token.get_secret_value()
        key = self.keys.current(now)
        # The successor follows from the token. So a lost answer can be given again,
        # though no token is kept.
        successor = self._successor_of(token)
        with self.database.transaction() as rows:
            kept = self._locked(token, rows)
            use = self._use_of(kept, successor, now, rows) if kept else TokenUse.ENDED
            if kept and use is TokenUse.REUSED:
                log.warning("a refresh token was used again: %s", kept["session_id"])
                rows(
                    "UPDATE sessions SET ended_at = :now WHERE id = :id",
                    now=now,
                    id=kept["session_id"],
                )
            if kept and use in (TokenUse.ROTATE, TokenUse.AGAIN):
                refuse_by_state(kept)
            if kept and use is TokenUse.ROTATE:
                rows(
                    "UPDATE refresh_tokens SET used_at = :now WHERE hash = :hash",
                    now=now,
                    hash=hash_of(token),
                )
                self._keep(successor, kept["session_id"], now, rows)
        # A refusal inside would take back the end of the session.
        if kept is None or use not in (TokenUse.ROTATE, TokenUse.AGAIN):
            raise refusals.SessionExpired
        return self._answer(kept["session_id"], kept, successor, key, now)

    def sign_out(self, request: models.SignOutRequest, context: Context) -> None:
        with self.database.transaction() as rows:
            rows(
                "UPDATE sessions SET ended_at = :now WHERE ended_at IS NULL AND id = "
                "(SELECT session_id FROM refresh_tokens WHERE hash = :hash)",
                now=self.now(),
                hash=hash_of(request.refresh_token.get_secret_value()),
            )

    def _account_of(
        self, claims: dict[str, Any], full_name: str | None, rows: Rows
    ) -> Row:
        """The account of a person at Apple, or a new one.

        The address is the one that Apple confirms.
        """
        rows(
            "INSERT INTO accounts (id, apple_subject, email, full_name, state) "
            "VALUES (:id, :subject, :email, :name, 'active') ON CONFLICT DO NOTHING",
            id=str(uuid4()),
            subject=claims["sub"],
            email=claims.get("email"),
            name=full_name,
        )
        (account,) = rows(
            "SELECT * FROM accounts "
            "WHERE apple_subject = :subject AND state <> 'deleted'",
            subject=claims["sub"],
        )
        return account

    def _claims(self, token: str, now: int) -> dict[str, Any] | None:
        """The claims of a token that this server signed, whatever its end."""
        try:
            key_id = str(jwt.get_unverified_header(token).get("kid"))
            key = self.keys.find(key_id, now)
            if key is None:
                return None
            claims: dict[str, Any] = jwt.decode(
                token,
                key.private.public_key(),
                algorithms=["ES256"],
                issuer=self.config.issuer,
                options={
                    "require": ["exp", "sid"],
                    "verify_exp": False,
                    "verify_iat": False,
                },
            )
        except jwt.PyJWTError:
            return None
        return claims if claims.get("type") == "user" else None

    def _successor_of(self, token: str) -> str:
        code = hmac.digest(self.config.secret.encode(), token.encode(), "sha256")
        return base64.urlsafe_b64encode(code).decode().rstrip("=")

    def _locked(self, token: str, rows: Rows) -> Row | None:
        """The token with its session and account.

        The session is locked before anything is read: of two renewals at once, the
        second sees the work of the first.
        """
        hashed = hash_of(token)
        session = "SELECT session_id FROM refresh_tokens WHERE hash = :hash"
        rows(
            f"SELECT id FROM sessions WHERE id = ({session}){self.database.lock}",
            hash=hashed,
        )
        found = rows(
            "SELECT accounts.*, sessions.ended_at, tokens.session_id, "
            "tokens.expires_at, tokens.used_at FROM refresh_tokens AS tokens "
            "JOIN sessions ON sessions.id = tokens.session_id "
            "JOIN accounts ON accounts.id = sessions.account_id "
            "WHERE tokens.hash = :hash",
            hash=hashed,
        )
        return found[0] if found else None

    def _use_of(self, kept: Row, successor: str, now: int, rows: Rows) -> TokenUse:
        used = rows(
            "SELECT hash FROM refresh_tokens "
            "WHERE hash = :hash AND used_at IS NOT NULL",
            hash=hash_of(successor),
        )
        standing = session_standing(
            is_ended=kept["ended_at"] is not None, used_at=now, now=now
        )
        token = KeptToken(
            expires_at=kept["expires_at"],
            used_at=kept["used_at"],
            is_successor_unused=not used,
        )
        return token_use(token, standing, grace=GRACE, now=now)

    def _keep(self, token: str, session: str, now: int, rows: Rows) -> None:
        rows(
            "INSERT INTO refresh_tokens (hash, session_id, expires_at) "
            "VALUES (:hash, :session, :end)",
            hash=hash_of(token),
            session=session,
            end=now + REFRESH_SECONDS * 1_000,
        )

    def _answer(
        self, session: str, account: Row, refresh: str, key: SigningKey, now: int
    ) -> models.Session:
        seconds = now // 1_000
        claims = {
            "iss": self.config.issuer,
            "sub": account["id"],
            "sid": session,
            "type": "user",
            "iat": seconds,
            "exp": seconds + ACCESS_SECONDS,
            "jti": str(uuid4()),
        }
        access = jwt.encode(claims, key.private, "ES256", headers={"kid": key.id})
        return models.Session(
            access_token=SecretStr(access),
            refresh_token=SecretStr(refresh),
            user=user(account),
        )


def hash_of(token: str) -> str:
    return hashlib.sha256(token.encode()).hexdigest()


def refuse_by_state(account: Row) -> None:
    if account["state"] == "disabled":
        raise refusals.AccountDisabled
    if account["state"] == "deleted":
        raise refusals.AccountGone


def user(account: Row) -> models.User:
    return models.User(
        id=UUID(account["id"]),
        email=account["email"],
        full_name=account["full_name"],
        status=models.UserStatus(account["state"]),
    )
