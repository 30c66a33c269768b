"""Readmigo, from docs/systems/readmigo.md: its ways in, its accounts and its tokens."""

import secrets
import uuid
from datetime import datetime, timezone

from apple import Apple
from messages import Answer, Complaint, Refusal
from systems.readmigo_guards import Codes, Lockout, is_good_password
from systems.system import DAY, HOUR, System, route
from tokens import AccessTokens, RefreshTokens, hashed


def instant(seconds):
    return datetime.fromtimestamp(seconds, timezone.utc).strftime("%Y-%m-%dT%H:%M:%SZ")


def wrong_code():
    return Refusal(400, {"code": "AUTH_003"})


def session_expired():
    return Refusal(401, {"code": "AUTH_004"})


class Readmigo(System):
    def __init__(self, world):
        super().__init__(world)
        self.apple = Apple(world, "com.readmigo.app")
        self.access = AccessTokens(world, 2 * HOUR)
        self.refresh = RefreshTokens(world, 30 * DAY)
        self.codes = Codes(world)
        self.lockout = Lockout(world)
        self.accounts = {}
        self.sessions = {}
        self.challenges = {}
        self.wechat = {}
        self.odd = False

    def find(self, request):
        """Every request comes with the device's fingerprint."""
        if not request.headers.get("X-Device-Fingerprint"):
            raise Complaint("X-Device-Fingerprint is missing")
        return super().find(request)

    @route("signInWithApple", "POST", "/auth/apple")
    def sign_in_with_apple(self, request):
        subject = self.apple.subject(request.fields(identityToken=str)["identityToken"])
        if not subject:
            raise Refusal(400, {"code": "not from Apple"})
        return self.enter(request, self.account("apple:" + subject))

    @route("signInWithEmail", "POST", "/auth/login")
    def sign_in_with_email(self, request):
        sent = request.fields(email=str, password=str)
        account = self.accounts.get("mail:" + sent["email"])
        if not account or not account["verified"]:
            raise Refusal(404, {})
        until = self.lockout.until(account)
        if not until and account["password"] == hashed(sent["password"]):
            self.lockout.forget(account)
            return self.enter(request, account)
        left = None if until else self.lockout.count(account)
        if left:
            raise Refusal(401, {"code": "AUTH_001", "attemptsLeft": left})
        until = instant(self.lockout.until(account))
        raise Refusal(423, {"code": "AUTH_002", "lockedUntil": until})

    @route("signInWithWeChat", "POST", "/auth/wechat")
    def sign_in_with_wechat(self, request):
        person = self.wechat.pop(request.fields(code=str)["code"], None)
        if not person:
            raise Refusal(400, {"code": "not from WeChat"})
        return self.enter(request, self.account("wechat:" + person))

    @route("sendPhoneCode", "POST", "/auth/phone/code")
    def send_phone_code(self, request):
        self.codes.send("sms", request.fields(phone=str)["phone"], "phoneSignIn")
        return Answer(204)

    @route("signInWithPhone", "POST", "/auth/phone")
    def sign_in_with_phone(self, request):
        sent = request.fields(phone=str, code=str)
        if not self.codes.redeem(sent["phone"], "phoneSignIn", sent["code"]):
            raise wrong_code()
        return self.enter(request, self.account("phone:" + sent["phone"]))

    @route("continueSignIn", "POST", "/auth/challenge")
    def continue_sign_in(self, request):
        sent = request.fields(challenge=str, code=str)
        account = self.challenges.get(hashed(sent["challenge"]))
        if not account:
            raise Complaint("this challenge was never given")
        if not self.codes.redeem(account["id"], "verification", sent["code"]):
            raise wrong_code()
        del self.challenges[hashed(sent["challenge"])]
        return self.begin(request, account)

    @route("register", "POST", "/auth/register")
    def register(self, request):
        sent = request.fields(email=str, password=str, acceptsTerms=bool)
        if not sent["acceptsTerms"]:
            raise Refusal(403, {"code": "terms"})
        if not is_good_password(sent["password"]):
            raise Refusal(422, {"code": "weak"})
        account = self.account("mail:" + sent["email"], verified=False)
        if not account["verified"]:
            account.update(email=sent["email"], password=hashed(sent["password"]))
        return Answer(204)

    @route("sendMailCode", "POST", "/auth/email/code")
    def send_mail_code(self, request):
        self.codes.send("mail", request.fields(email=str)["email"], "registrationMail")
        return Answer(204)

    @route("verifyMail", "POST", "/auth/email/verify")
    def verify_mail(self, request):
        sent = request.fields(email=str, code=str)
        account = self.accounts.get("mail:" + sent["email"])
        if not account or not self.codes.redeem(sent["email"], "registrationMail", sent["code"]):
            raise wrong_code()
        account["verified"] = True
        return self.begin(request, account)

    @route("saveProfile", "PATCH", "/users/me")
    def save_profile(self, request):
        account = self.session(request)["account"]
        account["nickname"] = request.fields(nickname=str)["nickname"]
        return Answer(200, self.user(account))

    @route("renewSession", "POST", "/auth/refresh")
    def renew_session(self, request):
        """The access token alone is renewed, and on the device that signed in."""
        entry = self.refresh.find(request.fields(refreshToken=str)["refreshToken"])
        if not entry or entry["session"]["device"] != self.device(request):
            raise session_expired()
        return Answer(200, {"accessToken": self.access.issue(sid=entry["session"]["id"])})

    @route("listDevices", "GET", "/auth/devices")
    def list_devices(self, request):
        request.nothing()
        current = self.session(request)
        return Answer(200, [
            {
                "id": session["id"],
                "name": "iPhone 15 Pro",
                "current": session is current,
                "lastActive": instant(session["lastActive"]),
            }
            for session in self.of(current["account"])
        ])

    @route("signOutDevice", "DELETE", "/auth/devices/{id}")
    def sign_out_device(self, request, id):
        current = self.session(request)
        for session in self.of(current["account"]):
            if session["id"] == id:
                session["ended"] = True
        return Answer(204)

    @route("signOutOthers", "POST", "/auth/devices/sign-out-others")
    def sign_out_others(self, request):
        request.nothing()
        current = self.session(request)
        for session in self.of(current["account"]):
            session["ended"] = session is not current
        return Answer(204)

    @route("signOut", "POST", "/auth/logout")
    def sign_out(self, request):
        session = self.refresh.session(request.fields(refreshToken=str)["refreshToken"])
        if session:
            session["ended"] = True
        return Answer(204)

    def hear_appleKeys(self, document):
        self.apple.learn(document)

    def hear_weChatCode(self, code):
        self.wechat[code] = "a person at WeChat"

    def hear_theNextSignInIsOdd(self):
        self.odd = True

    def account(self, key, verified=True):
        new = {"id": str(uuid.uuid4()), "verified": verified, "password": None, "devices": set()}
        return self.accounts.setdefault(key, new)

    def enter(self, request, account):
        """A sign-in goes on, or is verified by force first."""
        if not self.odd:
            return self.begin(request, account)
        self.odd = False
        challenge = secrets.token_urlsafe(32)
        self.challenges[hashed(challenge)] = account
        self.codes.send("mail", account["id"], "verification")
        raise Refusal(403, {"challenge": challenge})

    def begin(self, request, account):
        device = self.device(request)
        if account["devices"] - {device} and device not in account["devices"]:
            self.world.send("notice", account["id"], "newDevice")
        account["devices"].add(device)
        session = {"id": str(uuid.uuid4()), "account": account, "device": device,
                   "lastActive": self.world.now, "ended": False}
        self.sessions[session["id"]] = session
        return Answer(200, {
            "accessToken": self.access.issue(sid=session["id"]),
            "refreshToken": self.refresh.issue(session),
            "user": self.user(account),
        })

    def session(self, request):
        claims = self.access.claims(request.bearer)
        session = self.sessions[claims["sid"]] if claims else None
        if not session or session["ended"] or session["device"] != self.device(request):
            raise session_expired()
        session["lastActive"] = self.world.now
        return session

    def of(self, account):
        return [s for s in self.sessions.values() if s["account"] is account and not s["ended"]]

    def device(self, request):
        return hashed(request.headers["X-Device-Fingerprint"])

    def user(self, account):
        named = {"nickname": account["nickname"]} if "nickname" in account else {}
        return {"id": account["id"], **named}
