import hashlib
import hmac
import secrets
import time
from dataclasses import dataclass, field
from datetime import timedelta
from uuid import uuid4

from authcontract_server.decisions import KeptToken, SessionStanding, TokenUse, token_use
from pocket import models, refusals
from pocket.router import create_app

SALT = secrets.token_bytes(16)


def hashed(password: str) -> bytes:
    return hashlib.scrypt(password.encode(), salt=SALT, n=2**14, r=8, p=1)


def now() -> int:
    return time.time_ns() // 1_000_000


@dataclass
class Session:
    user: models.User
    is_ended: bool = False


@dataclass
class Pair:
    session: Session
    access: str = field(default_factory=lambda: str(uuid4()))
    refresh: str = field(default_factory=lambda: str(uuid4()))
    issued_at: int = field(default_factory=now)
    used_at: int | None = None
    is_unused: bool = True
    next: "Pair | None" = None


ann = models.User(id=uuid4(), email="ann@example.com")
users = {ann.email: (ann, hashed("correct horse"))}
nobody = (ann, secrets.token_bytes(64))  # unknown emails take just as long to refuse
failures: dict[str, list[int]] = {}  # the times of failed sign-ins, by email
by_access: dict[str, Pair] = {}  # in memory: a restart signs everyone out
by_refresh: dict[str, Pair] = {}


def issue(session: Session) -> Pair:
    pair = Pair(session)
    by_access[pair.access] = by_refresh[pair.refresh] = pair
    return pair


def tokens(pair: Pair) -> models.Session:
    return models.Session(access=pair.access, refresh=pair.refresh)


class Service:
    def sign_in(self, request: models.SignInRequest) -> models.Session:  # without async: runs in a thread
        recent = [at for at in failures.get(request.email, []) if at > now() - 60_000]
        if len(recent) >= 5:
            raise refusals.TooManyTries(retry_after=60)
        user, expected = users.get(request.email, nobody)
        if hmac.compare_digest(hashed(request.password.get_secret_value()), expected):
            return tokens(issue(Session(user)))
        failures[request.email] = [*recent, now()]
        raise refusals.WrongPassword

    async def me(self, request: models.MeRequest) -> models.User:
        pair = by_access.get(request.access.get_secret_value()) if request.access else None
        if pair is None or pair.session.is_ended:
            raise refusals.SessionEnded
        pair.is_unused = False
        if now() >= pair.issued_at + 15 * 60_000:
            raise refusals.TokenExpired
        return pair.session.user

    async def refresh_session(self, request: models.RefreshSessionRequest) -> models.Session:
        pair = by_refresh.get(request.refresh.get_secret_value())
        if pair is None:
            raise refusals.SessionEnded
        standing = SessionStanding.ENDED if pair.session.is_ended else SessionStanding.GOOD
        kept = KeptToken(
            expires_at=pair.issued_at + 30 * 86_400_000,
            used_at=pair.used_at,
            is_successor_unused=pair.next is None or pair.next.is_unused,
        )
        use = token_use(kept, standing, grace=timedelta(seconds=30), now=now())
        pair.is_unused = False
        if use is TokenUse.ROTATE:
            pair.used_at, pair.next = now(), issue(pair.session)
        elif use is TokenUse.REUSED:  # a copied token: the whole session ends
            pair.session.is_ended = True
        if pair.next is None or use not in (TokenUse.ROTATE, TokenUse.AGAIN):
            raise refusals.SessionEnded
        return tokens(pair.next)  # after a lost response, the same tokens once more

    async def sign_out(self, request: models.SignOutRequest) -> None:
        pair = by_access.get(request.access.get_secret_value()) if request.access else None
        if pair is not None:
            pair.session.is_ended = True


app = create_app(Service())
