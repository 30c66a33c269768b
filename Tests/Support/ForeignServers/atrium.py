"""A server of Tests/Cases/conform/atrium.yaml in FastAPI, written by hand without anything that is generated.
The app at /NAME has the mistake NAME; the one at /correct has none. Prints its port, and ends with its input."""

import hashlib
import hmac
import secrets
import socket
import sys
import threading
import time
import uuid
from datetime import datetime, timezone

import jwt
import uvicorn
from cryptography.hazmat.primitives.asymmetric import ec
from fastapi import Depends, FastAPI, Header, Request
from fastapi.exceptions import RequestValidationError
from fastapi.responses import JSONResponse, Response
from pydantic import BaseModel, Field, StrictStr

KEY = ec.generate_private_key(ec.SECP256R1())
COMMON = {"password123!", "password12", "qwerty1234"}
EMAIL = r"^[^@\s]+@[^@\s]+\.[^@\s]+$"

MISTAKES = [
    "rotation-none", "rotation-keeps-old", "reuse-ends-session", "access-lives-longer", "refresh-lives-longer",
    "unsigned-jwt", "any-signature", "expiry-ignored", "sign-out-forgotten", "sign-out-ends-one", "deletion-keeps-session",
    "disabled-goes-on", "lock-none", "lock-early", "lock-forever", "lock-one-step", "code-reusable", "code-endless", "code-tries-endless",
    "code-no-pause", "code-short", "password-short", "password-cut", "password-common", "accounts-told", "answer-cached",
    "person-lacks-email", "status-200", "email-unchecked", "old-password-stays", "wrong-password-changes",
    "code-for-anyone", "refresh-as-access", "weak-key", "wait-untold", "audience-other", "register-replaces", "refusal-403", "refusal-text",
]  # fmt: skip


class Refused(Exception):
    def __init__(self, status, code, wait=None):
        self.status, self.code, self.wait = status, code, wait


class Credentials(BaseModel):
    email: str = Field(pattern=EMAIL)
    password: StrictStr


class LooseCredentials(Credentials):
    email: str


class Address(BaseModel):
    email: str = Field(pattern=EMAIL)


class CodeSignIn(Address):
    code: StrictStr


class PasswordChange(BaseModel):
    password: StrictStr
    newPassword: StrictStr


class Renewal(BaseModel):
    refreshToken: StrictStr


class Account:
    def __init__(self, email, password=None, name=None, state="active"):
        self.id, self.email, self.name, self.state = str(uuid.uuid4()), email, name, state
        self.salt = secrets.token_bytes(16)
        self.hash = self.hashed(password) if password else None
        self.failures, self.locked_until = 0, 0

    def hashed(self, password):
        return hashlib.scrypt(password.encode(), salt=self.salt, n=2, r=8, p=1)


class Session:
    def __init__(self, account, began):
        self.id, self.account, self.began, self.over = str(uuid.uuid4()), account, began, False
        self.refresh, self.ends, self.spent = None, 0, set()


class Code:
    def __init__(self, text, sent):
        self.text, self.sent, self.tries, self.used = text, sent, 0, False


class Atrium:
    """The state of one app, and its rules."""

    def __init__(self, mistake):
        self.mistake, self.time = mistake, int(time.time())
        self.accounts, self.sessions, self.codes, self.outbox = {}, [], {}, []

    def has(self, mistake):
        return self.mistake == mistake

    def now(self):
        """The clock stands until the control moves it."""
        return self.time

    def account(self, email):
        account = self.accounts.get(email.lower())
        return account if account and account.state != "deleted" else None

    def check_password(self, text):
        least = 9 if self.has("password-short") else 10
        most = 39 if self.has("password-cut") else 40
        kinds = any(c.isalpha() for c in text) and any(c.isdigit() for c in text)
        common = text.lower() in COMMON and not self.has("password-common")
        if not least <= len(text) <= most or not kinds or common:
            raise Refused(422, "WEAK")

    def begin(self, account):
        if account.state == "disabled" and not self.has("disabled-goes-on"):
            raise Refused(403, "DISABLED")
        session = Session(account, self.now())
        self.sessions.append(session)
        return self.tokens(session)

    def tokens(self, session):
        life = 960 if self.has("access-lives-longer") else 900
        if session.refresh is None or not self.has("rotation-none"):
            session.spent.add(session.refresh)
            session.refresh = secrets.token_urlsafe(32)
        session.ends = self.now() + (31 if self.has("refresh-lives-longer") else 30) * 86_400
        claims = {"sub": session.account.id, "sid": session.id, "iat": self.now(), "exp": self.now() + life,
                  "iss": "https://atrium.example", "aud": "other-app" if self.has("audience-other") else "atrium-app"}  # fmt: skip
        return {
            "accessToken": jwt.encode(claims, KEY, "ES256"),
            "refreshToken": session.refresh,
            "person": self.person(session.account),
        }

    def person(self, account):
        person = {"id": account.id, "email": account.email, "name": account.name}
        if self.has("person-lacks-email"):
            del person["email"]
        return {key: value for key, value in person.items() if value is not None}

    def sign_in(self, email, password):
        account = self.account(email)
        if not account or not account.hash:
            raise Refused(401, "NOBODY" if self.has("accounts-told") else "WRONG")
        if account.locked_until > self.now():
            raise Refused(423, "LOCKED")
        if not hmac.compare_digest(account.hash, account.hashed(password)):
            account.failures += 1
            account.locked_until = self.now() + self.lock(account.failures)
            raise Refused(401, "WRONG")
        account.failures = 0
        return self.begin(account)

    def lock(self, failures):
        """Seconds of the lock after so many wrong passwords."""
        if self.has("lock-none"):
            return 0
        if failures == (4 if self.has("lock-early") else 5):
            return 86_400 if self.has("lock-forever") else 600
        return 3600 if failures == 8 and not self.has("lock-one-step") else 0

    def send_code(self, email):
        last = self.codes.get(email)
        if last and last.sent + 60 > self.now() and not self.has("code-no-pause"):
            raise Refused(429, "TOO_SOON", wait=last.sent + 60 - self.now())
        digits = 4 if self.has("code-short") else 6
        code = Code(f"{secrets.randbelow(10**digits):0{digits}}", self.now())
        self.codes[email] = code
        self.outbox.append({"channel": "mail", "to": email, "code": code.text, "text": f"Your code is {code.text}.",
                            "subject": "entry", "at": instant(self.now())})  # fmt: skip

    def redeem(self, email, text):
        code, account = self.codes.get(email), self.account(email)
        if self.has("code-for-anyone"):
            code = next((one for one in self.codes.values() if one.text == text), code)
        spent = code and (code.used and not self.has("code-reusable"))
        if not code or not account or spent or (code.tries >= 3 and not self.has("code-tries-endless")):
            raise Refused(401, "WRONG_CODE")
        if self.now() >= code.sent + 600 and not self.has("code-endless"):
            raise Refused(410, "OLD_CODE")
        if not hmac.compare_digest(code.text, text):
            code.tries += 1
            raise Refused(401, "WRONG_CODE")
        code.used = True
        return self.begin(account)

    def session(self, token):
        """The session of an access token."""
        if not token or not token.startswith("Bearer "):
            raise Refused(401, "OVER")
        session = next((one for one in self.sessions if token == f"Bearer {one.refresh}"), None)
        if session and self.has("refresh-as-access"):
            return session
        try:
            claims = self.claims(token.removeprefix("Bearer "))
        except jwt.PyJWTError:
            raise Refused(401, "OVER") from None
        session = next((s for s in self.sessions if s.id == claims.get("sid")), None)
        if not session or session.over:
            raise Refused(401, "OVER")
        if claims["exp"] <= self.now() and not self.has("expiry-ignored"):
            raise Refused(401, "OLD")
        self.check(session.account)
        return session

    def claims(self, text):
        if self.has("weak-key") and jwt.get_unverified_header(text)["alg"] == "HS256":
            return jwt.decode(text, "secret", ["HS256"], options={"verify_exp": False, "verify_aud": False})
        checks = {"verify_exp": False, "verify_iat": False, "verify_aud": False}
        none = jwt.get_unverified_header(text)["alg"].lower() == "none"
        if self.has("any-signature") and not none or self.has("unsigned-jwt") and none:
            checks["verify_signature"] = False
        return jwt.decode(text, KEY.public_key(), ["ES256"], options=checks)

    def check(self, account):
        if self.has("disabled-goes-on"):
            return
        if account.state == "disabled":
            raise Refused(403, "DISABLED")
        if account.state == "deleted" and not self.has("deletion-keeps-session"):
            raise Refused(401, "OVER")

    def renew(self, refresh):
        session = next((s for s in self.sessions if refresh == s.refresh or refresh in s.spent), None)
        if not session or session.over or session.ends <= self.now():
            raise Refused(401, "OVER")
        if refresh != session.refresh and not self.has("rotation-keeps-old"):
            session.over = self.has("reuse-ends-session")
            raise Refused(401, "OVER")
        self.check(session.account)
        return self.tokens(session)

    def change_password(self, account, old, new):
        if not hmac.compare_digest(account.hash, account.hashed(old)) and not self.has("wrong-password-changes"):
            raise Refused(401, "WRONG")
        self.check_password(new)
        if not self.has("old-password-stays"):
            account.hash = account.hashed(new)

    def end(self, session):
        session.over = not self.has("sign-out-forgotten")


def instant(seconds):
    return datetime.fromtimestamp(seconds, timezone.utc).strftime("%Y-%m-%dT%H:%M:%SZ")


def make(mistake):
    """The app with this mistake."""
    app, atrium = FastAPI(openapi_url=None), Atrium(mistake)

    @app.exception_handler(Refused)
    async def refused(_, error):
        status = 403 if error.status == 401 and mistake == "refusal-403" else error.status
        if mistake == "refusal-text":
            return Response(error.code, status, media_type="text/plain")
        wait = {} if error.wait is None or mistake == "wait-untold" else {"Retry-After": str(error.wait)}
        return JSONResponse({"code": error.code}, status, headers=wait)

    # Half of a character can be neither hashed nor sent back: the framework's own answer repeats what was sent.
    @app.exception_handler(UnicodeEncodeError)
    @app.exception_handler(RequestValidationError)
    async def unreadable(*_):
        return JSONResponse({"code": "INVALID"}, 422)

    @app.middleware("http")
    async def headers(request, call):
        if request.method == "POST" and not request.url.path.endswith("/endAll"):
            if not request.headers.get("content-type", "").startswith("application/json"):
                return JSONResponse({"code": "MEDIA"}, 415)
        answer = await call(request)
        if mistake != "answer-cached":
            answer.headers["Cache-Control"] = "no-store"
        return answer

    def session(authorization: str | None = Header(None)):
        return atrium.session(authorization)

    @app.post("/people", status_code=200 if mistake == "status-200" else 201)
    async def register(body: LooseCredentials if mistake == "email-unchecked" else Credentials):
        atrium.check_password(body.password)
        if atrium.account(body.email) and mistake != "register-replaces":
            raise Refused(409, "TAKEN")
        account = atrium.accounts[body.email.lower()] = Account(body.email, body.password)
        return atrium.begin(account)

    @app.post("/sessions")
    async def sign_in(body: Credentials):
        return atrium.sign_in(body.email, body.password)

    @app.post("/codes", status_code=204)
    async def send_code(body: Address):
        atrium.send_code(body.email)

    @app.post("/sessions/code")
    async def sign_in_with_code(body: CodeSignIn):
        return atrium.redeem(body.email, body.code)

    @app.get("/me")
    async def me(session=Depends(session)):
        return atrium.person(session.account)

    @app.post("/me/password", status_code=204)
    async def change_password(body: PasswordChange, session=Depends(session)):
        atrium.change_password(session.account, body.password, body.newPassword)

    @app.delete("/me", status_code=204)
    async def delete(session=Depends(session)):
        session.account.state = "deleted"

    @app.post("/sessions/renew")
    async def renew(body: Renewal):
        return atrium.renew(body.refreshToken)

    @app.post("/sessions/end", status_code=204)
    async def sign_out(body: Renewal):
        for one in atrium.sessions:
            if one.refresh == body.refreshToken and not one.over:
                return atrium.end(one)
        raise Refused(401, "OVER")

    @app.post("/sessions/endAll", status_code=204)
    async def sign_out_everywhere(session=Depends(session)):
        for one in atrium.sessions:
            if one.account is session.account and (one is session or mistake != "sign-out-ends-one"):
                atrium.end(one)

    add_control(app, atrium)
    return app


def add_control(app, atrium):
    """The control of docs/control.md."""

    def shown(account):
        names = [{"kind": "email", "text": account.email, "confirmed": True}]
        return {"id": account.id, "state": account.state, "identifiers": names}

    @app.get("/__lab/clock")
    async def clock():
        return {"now": instant(atrium.now())}

    @app.post("/__lab/clock")
    async def advance(request: Request):
        atrium.time += int((await request.json())["advance"].removesuffix("s"))
        return {"now": instant(atrium.now())}

    @app.get("/__lab/outbox")
    async def outbox():
        return atrium.outbox

    @app.post("/__lab/accounts", status_code=201)
    async def make_accounts(request: Request):
        made = []
        for one in (await request.json())["accounts"]:
            name = one.get("profile", {}).get("name")
            account = Account(one["email"], one.get("password"), name, one.get("state", "active"))
            atrium.accounts[account.email.lower()] = account
            made.append(shown(account))
        return {"accounts": made}

    @app.get("/__lab/accounts")
    async def accounts():
        return [shown(one) for one in atrium.accounts.values()]

    @app.patch("/__lab/accounts/{id}")
    async def change(id: str, request: Request):
        account = next(one for one in atrium.accounts.values() if one.id == id)
        account.state = (await request.json())["state"]
        return shown(account)

    @app.get("/__lab/sessions")
    async def sessions():
        return [{"id": s.id, "account": s.account.id, "beganAt": instant(s.began)} for s in atrium.sessions if not s.over]


def main():
    every = FastAPI(openapi_url=None)
    for mistake in ["correct", *MISTAKES]:
        every.mount(f"/{mistake}", make(mistake))
    door = socket.create_server(("127.0.0.1", 0))
    server = uvicorn.Server(uvicorn.Config(every, log_level="error"))
    threading.Thread(target=lambda: (sys.stdin.read(), setattr(server, "should_exit", True)), daemon=True).start()
    print(door.getsockname()[1], *MISTAKES, flush=True)
    server.run(sockets=[door])


main()
