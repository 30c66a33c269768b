"""Longde, from docs/systems/longde.md."""

import uuid

from apple import Apple
from messages import Answer, Optional, Refusal
from systems.system import DAY, HOUR, System, route
from tokens import AccessTokens, RefreshTokens


def refused(message):
    """All refusals are 401 and differ by their message alone."""
    return Refusal(401, {"message": message})


NOT_SIGNED_IN = "请先登录"
EXPIRED = "登录已过期,请重新登录"
DISABLED = "账号已被禁用"
GONE = "账号不存在或已注销"
NO_APPLE = "Apple 登录未配置"
BAD_APPLE_TOKEN = "Apple 登录验证失败"


class Longde(System):
    def __init__(self, world):
        super().__init__(world)
        self.apple = Apple(world, "cloud.longde.app")
        self.apple_configured = True
        self.access = AccessTokens(world, HOUR)
        self.refresh = RefreshTokens(world, 7 * DAY, grace=30)
        self.accounts = {}

    @route("signInWithApple", "POST", "/api/auth/apple")
    def sign_in_with_apple(self, request):
        sent = request.fields(identityToken=str, fullName=Optional(str), email=Optional(str))
        if not self.apple_configured:
            raise refused(NO_APPLE)
        subject = self.apple.subject(sent["identityToken"])
        if not subject:
            raise refused(BAD_APPLE_TOKEN)
        account = self.accounts.setdefault(subject, self.new_account(sent))
        if account["disabled"]:
            raise refused(DISABLED)
        session = {"subject": subject, "ended": False}
        return self.granted(session, self.refresh.issue(session))

    @route("me", "GET", "/api/users/me")
    def me(self, request):
        request.nothing()
        if not request.bearer:
            raise refused(NOT_SIGNED_IN)
        claims = self.access.claims(request.bearer)
        if not claims or claims["type"] != "user":
            raise refused(EXPIRED)
        return Answer(200, self.sound_account(claims["sub"])["user"])

    @route("renewSession", "POST", "/api/auth/refresh")
    def renew_session(self, request):
        token = request.fields(refreshToken=str)["refreshToken"]
        entry = self.refresh.find(token)
        if not entry:
            raise refused(EXPIRED)
        self.sound_account(entry["session"]["subject"])
        return self.granted(entry["session"], self.refresh.rotate(token, entry))

    @route("signOut", "POST", "/api/auth/logout")
    def sign_out(self, request):
        session = self.refresh.session(request.fields(refreshToken=str)["refreshToken"])
        if session:
            session["ended"] = True
        return Answer(200, {})

    def hear_appleKeys(self, document):
        self.apple.learn(document)

    def hear_appleIsNotConfigured(self):
        self.apple_configured = False

    def hear_everyoneIsDisabled(self):
        for account in self.accounts.values():
            account["disabled"] = True

    def hear_everyoneIsGone(self):
        for account in self.accounts.values():
            account["gone"] = True

    def new_account(self, sent):
        user = {"id": str(uuid.uuid4()), "status": "active"}
        user.update({name: sent[name] for name in ("fullName", "email") if name in sent})
        return {"user": user, "disabled": False, "gone": False}

    def sound_account(self, subject):
        account = self.accounts[subject]
        if account["disabled"]:
            raise refused(DISABLED)
        if account["gone"]:
            raise refused(GONE)
        return account

    def granted(self, session, refresh):
        subject = session["subject"]
        return Answer(200, {
            "accessToken": self.access.issue(sub=subject, type="user"),
            "refreshToken": refresh,
            "user": self.accounts[subject]["user"],
        })
