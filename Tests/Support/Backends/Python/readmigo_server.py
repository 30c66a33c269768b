"""A server of Readmigo in memory."""

import uuid

from lab import Codes, Holder, Tokens, apple_claims, moment, now, take_odd
from readmigo import models, refusals, router
import authcontract_server as rt
from pydantic import SecretStr


def locked(person):
    return refusals.AccountLocked(locked_until=moment(person.locked_until))


class Service:
    def __init__(self):
        self.people, self.sessions = {}, []
        self.access, self.refresh, self.challenges = Tokens(2 * 3600), Tokens(30 * 86_400), Tokens(600)
        self.mail_codes, self.phone_codes, self.odd_codes = Codes(), Codes(), Codes()

    def person(self, key, is_verified=True):
        new = Holder(key=key, is_verified=is_verified, failures=0, locked_until=0, user=models.User(id=str(uuid.uuid4())))
        return self.people.setdefault(key, new)

    def begin(self, person, request):
        device = request.device_fingerprint.get_secret_value()
        session = Holder(id=str(uuid.uuid4()), person=person, device=device, last_active=now())
        self.sessions.append(session)
        return models.Session(
            access_token=self.access.issue(session), refresh_token=self.refresh.issue(session), user=person.user)

    def enter(self, person, request):
        """A sign-in that is odd is verified first."""
        if not take_odd():
            return self.begin(person, request)
        self.odd_codes.send("mail", person.key)
        raise refusals.OddSignIn(challenge=SecretStr(self.challenges.issue(Holder(person=person))))

    def session(self, request):
        session = self.access.holder(request.access)
        if not session or session.device != request.device_fingerprint.get_secret_value():
            raise refusals.SessionExpired
        session.last_active = now()
        return session

    def of(self, person):
        return [session for session in self.sessions if session.person is person]

    def end(self, sessions):
        for session in sessions:
            session.is_over = True
            self.sessions.remove(session)

    @staticmethod
    def wrong(person):
        person.failures += 1
        if person.failures < 5:
            return refusals.WrongCredentials(attempts_left=5 - person.failures)
        person.locked_until = now() + (300 if person.failures < 10 else 3600)
        return locked(person)

    async def sign_in_with_apple(self, request):
        claims = await apple_claims(request.identity_token.get_secret_value(), "lab-appleAudience")
        if not claims:
            raise rt.Unavailable(1)
        return self.enter(self.person("apple:" + claims["sub"]), request)

    async def sign_in_with_email(self, request):
        person = self.people.get(request.email)
        if not person or not person.is_verified:
            raise refusals.UnknownAccount
        if person.locked_until > now():
            raise locked(person)
        if person.password != request.password:
            raise self.wrong(person)
        person.failures = 0
        return self.enter(person, request)

    async def sign_in_with_we_chat(self, request):
        raise rt.Unavailable(60)

    async def send_phone_code(self, request):
        self.phone_codes.send("sms", request.phone)

    async def sign_in_with_phone(self, request):
        if not self.phone_codes.redeem(request.phone, request.code):
            raise refusals.WrongCode
        return self.enter(self.person(request.phone), request)

    async def continue_sign_in(self, request):
        holder = self.challenges.holder(request.challenge)
        if not holder or not self.odd_codes.redeem(holder.person.key, request.code):
            raise refusals.WrongCode
        return self.begin(holder.person, request)

    async def register(self, request):
        person = self.person(request.email, is_verified=False)
        if not person.is_verified:
            person.password = request.password

    async def send_mail_code(self, request):
        self.mail_codes.send("mail", request.email)

    async def verify_mail(self, request):
        person = self.people.get(request.email)
        if not person or not self.mail_codes.redeem(request.email, request.code):
            raise refusals.WrongCode
        person.is_verified = True
        return self.begin(person, request)

    async def save_profile(self, request):
        person = self.session(request).person
        person.user = models.User(id=person.user.id, nickname=request.nickname)
        return person.user

    async def renew_session(self, request):
        session = self.refresh.holder(request.refresh_token)
        if not session or session.device != request.device_fingerprint.get_secret_value():
            raise refusals.SessionExpired
        return models.RenewSessionAnswer(access_token=self.access.issue(session))

    async def list_devices(self, request):
        own = self.session(request)
        return [models.Device(id=one.id, name=one.device, current=one is own, last_active=moment(one.last_active))
                for one in self.of(own.person)]

    async def sign_out_device(self, request):
        self.end([one for one in self.of(self.session(request).person) if one.id == request.id])

    async def sign_out_others(self, request):
        own = self.session(request)
        self.end([one for one in self.of(own.person) if one is not own])

    async def sign_out(self, request):
        session = self.refresh.holder(request.refresh_token)
        if session:
            self.end([session])


def routers():
    return [router.create_router(Service())]
