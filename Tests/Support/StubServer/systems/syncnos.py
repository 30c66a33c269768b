"""SyncNos, from docs/systems/syncnos.md.

The document does not say how long a token lives or whether renewing replaces the refresh token:
here an access token lives until the test says otherwise, and a refresh token stays.
"""

import hashlib
import json
import secrets

from messages import Answer, Optional, Refusal
from systems.system import System, route
from tokens import RefreshTokens, hashed


class SyncNos(System):
    def __init__(self, world):
        super().__init__(world)
        self.codes = {}
        self.users = {}
        self.access = {}
        self.refresh = RefreshTokens(world)

    @route("signInWithApple", "POST", "/auth/login/apple")
    def sign_in_with_apple(self, request):
        sent = request.fields(authorization_code=str, nonce=Optional(str))
        signed = self.codes.pop(sent["authorization_code"], None)
        if not signed or signed["nonce"] != sha256_hex(sent.get("nonce", "")):
            raise Refusal(401, {"message": "Invalid id_token"})
        self.users.setdefault(signed["subject"], {"id": signed["subject"]})
        session = {"subject": signed["subject"], "ended": False}
        return self.granted(session, self.refresh.issue(session))

    @route("loadAccount", "GET", "/auth/me")
    def load_account(self, request):
        request.nothing()
        return Answer(200, self.user(request))

    @route("saveFirstProfile", "PATCH", "/auth/me")
    def save_first_profile(self, request):
        sent = request.fields(email=Optional(str), full_name=Optional(str))
        user = self.user(request)
        user.update(sent)
        return Answer(200, user)

    @route("renewTokens", "POST", "/auth/refresh")
    def renew_tokens(self, request):
        token = request.fields(refresh_token=str)["refresh_token"]
        entry = self.refresh.find(token)
        if not entry:
            raise Refusal(401, {"message": "The refresh token is not valid"})
        return self.granted(entry["session"], token)

    def hear_appleAuthorizes(self, value):
        """{"code", "subject", "nonce"}: the nonce as the app gave it to Apple."""
        signed = json.loads(value)
        self.codes[signed.pop("code")] = signed

    def hear_accessEnds(self, status):
        """From now on the access tokens given so far are refused with this status."""
        for entry in self.access.values():
            entry["status"] = int(status)

    def hear_sessionsEnd(self):
        for entry in self.refresh.kept.values():
            entry["session"]["ended"] = True

    def user(self, request):
        entry = self.access.get(hashed(request.bearer or ""))
        if not entry:
            raise Refusal(401, {"message": "Not authenticated"})
        if entry["status"] != 200:
            raise Refusal(entry["status"], {"message": "The access token no longer counts"})
        return self.users[entry["subject"]]

    def granted(self, session, refresh):
        access = secrets.token_urlsafe(32)
        self.access[hashed(access)] = {"subject": session["subject"], "status": 200}
        return Answer(200, {"access_token": access, "refresh_token": refresh})


def sha256_hex(text):
    return hashlib.sha256(text.encode()).hexdigest()
