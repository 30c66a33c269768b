"""The three servers of Cognito in memory: the pool, its page and a gateway."""

import base64
import hashlib
import hmac
import sys
import uuid

import lab
from lab import Codes, Holder, Tokens, accounts, base64url

from cognito.api_server import models as api_models
from cognito.api_server import refusals as api
from cognito.api_server import router as api_router
from cognito.page_server import models as page_models
from cognito.page_server import refusals as page
from cognito.page_server import router as page_router
from cognito.pool_server import models, refusals, router

sys.path.append(str(lab.ROOT / "Tests/Support/CognitoStub"))
from srp import Proof  # noqa: E402

POOL, CLIENT = "labPool", "lab"


class World:
    """The state of the three servers."""

    def __init__(self):
        self.users, self.proofs = {}, {}
        self.ids, self.access, self.refresh = Tokens(3600), Tokens(3600), Tokens(30 * 86_400)
        self.challenges, self.page_codes = Tokens(180), Tokens(300)
        self.mail_codes, self.phone_codes = Codes(), Codes()

    def user(self, name):
        """Whom a name means; accounts that tests made become users when they are first named."""
        made = next((one for one in accounts if one.get("email") == name), None)
        if made and name not in self.users:
            self.add(name, **made)
        return self.users.get(name)

    def add(self, name, is_confirmed=True, **known):
        settings = {"phone": None, "factors": {}, "last_code": None, "name": name} | known
        self.users[name] = Holder(id=str(uuid.uuid4()), is_confirmed=is_confirmed, **settings)
        return self.users[name]

    def grant(self, holder, kind, has_refresh=True):
        return kind(
            id_token=self.ids.issue(holder), access_token=self.access.issue(holder),
            refresh_token=self.refresh.issue(holder) if has_refresh else None, expires_in=3600)


class Pool:
    def __init__(self, world):
        self.world = world

    def named(self, name):
        user = self.world.user(name)
        if not user:
            raise refusals.UserUnknown
        return user

    def holder(self, request):
        holder = self.world.access.holder(request.access_token)
        if not holder:
            raise refusals.AccessExpired
        return holder

    def sent(self, name):
        self.world.mail_codes.send("mail", name)
        return models.CodeDelivery(attribute_name="email", delivery_medium="EMAIL", destination=name)

    def next(self, user, has_code=False):
        """The next challenge for a person who has proved the password."""
        session = self.world.challenges.issue(Holder(user=user))
        if user.factors.get("newPassword"):
            return models.NewPasswordChallenge(session=session)
        if user.factors.get("message") and not has_code:
            self.world.phone_codes.send("sms", user.phone)
            sent = models.SmsChallengeChallengeParameters(destination="+*******")
            return models.SmsChallenge(session=session, challenge_parameters=sent)
        if user.factors.get("authenticator") and not has_code:
            return models.AuthenticatorChallenge(session=session)
        return models.TokenAnswer(authentication_result=self.world.grant(Holder(user=user), models.TokenSet))

    def challenged(self, request):
        holder = self.world.challenges.holder(request.session)
        if not holder:
            raise refusals.ChallengeEnded
        return holder.user

    async def sign_up(self, request):
        if self.world.user(request.username):
            raise refusals.UsernameTaken
        user = self.world.add(request.username, is_confirmed=False, password=request.password.get_secret_value())
        return models.SignUpAnswer(
            user_confirmed=False, user_sub=uuid.UUID(user.id), code_delivery_details=self.sent(request.username))

    async def confirm_sign_up(self, request):
        user = self.named(request.username)
        if user.is_confirmed:
            raise refusals.AlreadyConfirmed
        if not self.world.mail_codes.redeem(request.username, request.confirmation_code):
            raise refusals.WrongCode
        user.is_confirmed = True

    async def resend_code(self, request):
        self.named(request.username)
        return models.ResendCodeAnswer(code_delivery_details=self.sent(request.username))

    async def start_sign_in(self, request):
        user = self.named(request.auth_parameters.username)
        proof = Proof(POOL, user.id, user.password, request.auth_parameters.srp_a)
        self.world.proofs[proof.block] = (proof, user)
        parameters = models.PasswordChallengeChallengeParameters(
            user_id=user.id, salt=f"{proof.salt:x}", srp_b=f"{proof.number:x}", secret_block=proof.block)
        return models.PasswordChallenge(challenge_parameters=parameters)

    async def prove_password(self, request):
        given = request.challenge_responses
        # A block serves for one try.
        proof, user = self.world.proofs.pop(given.secret_block.get_secret_value(), (None, None))
        is_right = proof and proof.is_sound and proof.holds(given.signature.get_secret_value(), given.timestamp)
        if not is_right or user.id != given.user_id:
            raise refusals.WrongPassword
        if not user.is_confirmed:
            raise refusals.NotConfirmed
        return self.next(user)

    async def answer_sms(self, request):
        user = self.challenged(request)
        if not self.world.phone_codes.redeem(user.phone, request.challenge_responses.code):
            raise refusals.WrongCode
        return self.next(user, has_code=True)

    async def answer_authenticator(self, request):
        user, code = self.challenged(request), request.challenge_responses.code.get_secret_value()
        if code == user.last_code or code not in authenticator_codes(user.factors["authenticator"], lab.now()):
            raise refusals.WrongCode
        user.last_code = code
        return self.next(user, has_code=True)

    async def set_new_password(self, request):
        user = self.challenged(request)
        user.password = request.challenge_responses.new_password.get_secret_value()
        user.factors = user.factors | {"newPassword": False}
        return self.next(user)

    async def renew_tokens(self, request):
        holder = self.world.refresh.holder(request.auth_parameters.refresh_token)
        if not holder:
            raise refusals.SessionEnded
        return models.TokenAnswer(authentication_result=self.world.grant(holder, models.TokenSet, has_refresh=False))

    async def update_attributes(self, request):
        self.holder(request)
        return models.UpdateAttributesAnswer()

    async def sign_out(self, request):
        holder = self.world.refresh.holder(request.token)
        if holder:
            holder.is_over = True

    async def sign_out_everywhere(self, request):
        self.holder(request).is_over = True

    async def delete_pool_user(self, request):
        holder = self.holder(request)
        holder.is_over = True
        del self.world.users[holder.user.name]


def authenticator_codes(key, time):
    """The codes of the steps beside this one are right too: a person, or a machine, may be slow."""
    return {authenticator_code(key, time + ahead) for ahead in (-30, 0, 30)}


def authenticator_code(key, time):
    """RFC 6238."""
    counter = (time // 30).to_bytes(8, "big")
    digest = hmac.new(base64.b32decode(key), counter, hashlib.sha1).digest()
    start = digest[19] & 15
    return f"{(int.from_bytes(digest[start : start + 4], 'big') & 0x7FFFFFFF) % 1_000_000:06}"


class Page:
    def __init__(self, world):
        self.world = world

    async def open_page(self, request):
        code = self.world.page_codes.issue(Holder(challenge=plain(request.code_challenge)))
        return page_models.ArrivalCallback(code=code, state=request.state)

    async def apple_returns(self, request):
        return page_models.ArrivalCallback(code=request.code, state=request.state)

    async def exchange_code(self, request):
        digest = hashlib.sha256(plain(request.code_verifier).encode()).digest()
        holder = self.world.page_codes.take(request.code)
        if not holder or holder.challenge != base64url(digest):
            raise page.CodeRefused
        return self.world.grant(Holder(), page_models.TokenSet)

    async def leave_page(self, request):
        return page_models.DepartureCallback()


def plain(text):
    return text.get_secret_value() if hasattr(text, "get_secret_value") else text


class Gateway:
    def __init__(self, world):
        self.world = world

    async def delete_profile(self, request):
        if not self.world.ids.holder(request.id):
            raise api.Unauthorized
        return api_models.DeleteProfileAnswer(success=True)


def routers():
    world = World()
    return [
        page_router.create_router(Page(world), configuration=page_models.Configuration(client_id=CLIENT)),
        api_router.create_router(Gateway(world)),
        router.create_router(Pool(world), configuration=models.Configuration(client_id=CLIENT)),
    ]
