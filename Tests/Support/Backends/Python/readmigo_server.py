"""A server of Readmigo in memory."""

from urllib.parse import urlencode

import authcontract_server as rt
from lab.accounts import accounts
from lab.clock import moment
from lab.codes import Codes
from lab.outbox import send
from lab.passwords import Lockout, PasswordRules
from lab.providers import apple_claims, fetch
from lab.refusing import refusing
from lab.sessions import sessions
from lab.tokens import OpaqueTokens, RefreshTokens, SignedTokens
from readmigo import models, refusals, router

# The stubs have no numbers of the contract: these stand beside their keys.
ACCESS = SignedTokens(2 * 3600)  # tokens.access
REFRESH = RefreshTokens(30 * 86_400)  # tokens.refresh; rotates is open
CHALLENGES = OpaqueTokens(600)  # tokens.challenge; lifetime is open
RULES = PasswordRules(min_length=8, contains=["lowercase", "uppercase", "digit"])  # policies.password
LOCKOUT = Lockout(  # policies.lockout
    steps=[(5, 300), (10, 3600)],
    warn=lambda account: send("mail", account.name("email"), "Your account is locked."))  # fmt: skip
MAIL_CODES = Codes("registrationMail", length=6)  # policies.codes.registrationMail
PHONE_CODES = Codes("phoneSignIn", length=6)  # policies.codes.phoneSignIn
ODD_CODES = Codes("oddSignIn")
AUDIENCE = "lab-appleAudience"  # configuration.appleAudience
WE_CHAT_APP = "lab-wechatAppId"  # configuration.wechatAppId

at_password = refusing({
    "accountUnknown": refusals.UnknownAccount, "accountDisabled": refusals.UnknownAccount,
    "credentialsWrong": lambda left: refusals.WrongCredentials(attempts_left=left),
    "accountLocked": lambda until: refusals.AccountLocked(locked_until=moment(until)),
})  # fmt: skip
at_provider = refusing({
    "providerRefused": refusals.ProviderRefused, "accountDisabled": refusals.ProviderRefused,
    "providerUnavailable": lambda: rt.Unavailable(1),
})  # fmt: skip
_wrong = ("codeWrong", "codeExpired", "codeTriesSpent", "accountDisabled", "accountGone")
at_code = refusing(dict.fromkeys(_wrong, refusals.WrongCode))
at_sending = refusing({"codeTooSoon": lambda wait: refusals.CodeTooSoon(retry_after=wait)})
at_registration = refusing({"passwordWeak": refusals.WeakPassword, "termsNotAccepted": refusals.TermsMissing})
_over = ("tokenMissing", "tokenInvalid", "tokenExpired", "sessionEnded", "accountDisabled", "accountGone")
at_call = refusing(dict.fromkeys(_over, refusals.SessionExpired))


def user(account):
    return models.User(id=account.id, nickname=account.profile.get("nickname"))


def is_odd(account, device, address):
    """A new device at an address that the person never used. Somebody's first sign-in is never odd."""
    is_new = bool(account.devices) and device not in account.devices and address not in account.addresses
    return is_new and account.name("email") is not None


def begin(account, request, context):
    device = request.device_fingerprint.get_secret_value()
    if account.devices and device not in account.devices and account.name("email"):
        send("mail", account.name("email"), "A new device signed in to your account.")
    account.devices.add(device)
    account.addresses.add(context.peer)
    session = sessions.begin(account, device)
    return models.Session(access_token=ACCESS.issue(session), refresh_token=REFRESH.issue(session), user=user(account))


def enter(account, request, context, refuse):
    """A sign-in that is odd is verified first."""
    account.require_usable(refuse)
    if not is_odd(account, request.device_fingerprint.get_secret_value(), context.peer):
        return begin(account, request, context)
    ODD_CODES.send("mail", account.name("email"), refuse)
    raise refusals.OddSignIn(challenge=CHALLENGES.issue(account))


def own(request):
    """The session of a call."""
    return ACCESS.session(request.access, at_call).use(at_call)


class Service:
    async def sign_in_with_apple(self, request, context):
        claims = await apple_claims(request.identity_token.get_secret_value(), AUDIENCE, at_provider)
        return enter(accounts.of_provider("apple", claims["sub"]), request, context, at_provider)

    async def sign_in_with_email(self, request, context):
        account = accounts.named("email", request.email)
        if not account or account.state == "unconfirmed":
            at_password("accountUnknown")
        LOCKOUT.check(account, request.password == account.password, at_password)
        return enter(account, request, context, at_password)

    async def sign_in_with_we_chat(self, request, context):
        fields = {"appid": WE_CHAT_APP, "secret": "lab", "code": request.code.get_secret_value()}
        query = urlencode(fields | {"grant_type": "authorization_code"})
        answer = await fetch(f"/wechat/sns/oauth2/access_token?{query}", at_provider)
        return enter(accounts.of_provider("wechat", answer["unionid"]), request, context, at_provider)

    async def send_phone_code(self, request):
        PHONE_CODES.send("sms", request.phone, at_sending)

    async def sign_in_with_phone(self, request, context):
        PHONE_CODES.redeem(request.phone, request.code, at_code)
        name = {"kind": "phone", "text": request.phone, "confirmed": True}
        account = accounts.named("phone", request.phone) or accounts.add(names=[name])
        return enter(account, request, context, at_code)

    async def continue_sign_in(self, request, context):
        account = CHALLENGES.holder(request.challenge) or at_code("codeWrong")
        ODD_CODES.redeem(account.name("email"), request.code, at_code)
        CHALLENGES.take(request.challenge)
        account.require_usable(at_code)
        return begin(account, request, context)

    async def register(self, request):
        """A name that is taken gets the same answer.

        Until an address is proven, it is the last one's who registered with it.
        """
        if not request.accepts_terms:
            at_registration("termsNotAccepted")
        RULES.check(request.password, at_registration)
        account = accounts.named("email", request.email)
        if account and account.state == "unconfirmed":
            account.password = request.password
        if not account:
            name = {"kind": "email", "text": request.email, "confirmed": False}
            accounts.add(names=[name], password=request.password, state="unconfirmed")

    async def send_mail_code(self, request):
        account = accounts.named("email", request.email)
        is_waiting = bool(account) and account.state == "unconfirmed"
        MAIL_CODES.send("mail", request.email, at_sending, reaches=is_waiting)

    async def verify_mail(self, request, context):
        account = accounts.named("email", request.email)
        if not account or account.state != "unconfirmed":
            at_code("codeWrong")
        MAIL_CODES.redeem(request.email, request.code, at_code)
        account.state = "active"
        for name in account.names:
            name["confirmed"] |= name["kind"] == "email"
        return begin(account, request, context)

    async def save_profile(self, request):
        account = own(request).account
        account.profile["nickname"] = request.nickname
        return user(account)

    async def renew_session(self, request):
        session, _ = REFRESH.renew(request.refresh_token, at_call)
        if session.device != request.device_fingerprint.get_secret_value():
            at_call("tokenInvalid")
        return models.RenewSessionAnswer(access_token=ACCESS.issue(session.use(at_call)))

    async def list_devices(self, request):
        session = own(request)
        return [models.Device(id=one.id, name=one.device, current=one is session, last_active=moment(one.used_at))
                for one in sessions.of(session.account)]  # fmt: skip

    async def sign_out_device(self, request):
        for one in sessions.of(own(request).account):
            if one.id == request.id:
                one.end()

    async def sign_out_others(self, request):
        session = own(request)
        for one in sessions.of(session.account):
            if one is not session:
                one.end()

    async def sign_out(self, request):
        session = REFRESH.session(request.refresh_token)
        if session:
            session.end()


def routers():
    return [router.create_router(Service())]
