"""The pool: registration, the proof of a password by SRP, its further steps, and renewal."""

import uuid

from cognito.pool_server import models, refusals
from pydantic import SecretStr

from lab.accounts import accounts
from lab.codes import Codes
from lab.passwords import Lockout, PasswordRules
from lab.refusing import refusing
from lab.sessions import sessions
from srp import Proof

from .grants import ACCESS, REFRESH, token_set
from .steps import answer, next_step

POOL = "labPool"  # configuration.poolId, behind its underscore
CODES = Codes("signUp", length=6)  # policies.codes.signUp
RULES, LOCKOUT = PasswordRules(), Lockout()  # policies.password and policies.lockout are open

at_registration = refusing({"identifierTaken": refusals.UsernameTaken, "passwordWeak": refusals.WeakPassword})
at_code = refusing({
    "accountUnknown": refusals.UserUnknown, "alreadyConfirmed": refusals.AlreadyConfirmed,
    "codeWrong": refusals.WrongCode, "codeExpired": refusals.CodeExpired, "codeTriesSpent": refusals.TooManyCodes,
})  # fmt: skip
at_sending = refusing({"accountUnknown": refusals.UserUnknown, "requestInvalid": refusals.InvalidParameter})
at_password = refusing({
    "accountUnknown": refusals.UserUnknown, "accountUnconfirmed": refusals.NotConfirmed,
    "accountDisabled": refusals.AccountDisabled, "accountLocked": lambda until: refusals.TooManyPasswords(),
    "credentialsWrong": lambda left: refusals.WrongPassword(), "accountGone": refusals.WrongPassword,
    "challengeUnknown": refusals.WrongPassword,
})  # fmt: skip
_over = dict.fromkeys(("tokenInvalid", "sessionEnded", "accountDisabled", "accountGone"), refusals.SessionEnded)
at_call = refusing(_over | {"tokenExpired": refusals.AccessExpired, "identifierTaken": refusals.AliasTaken})
at_renewal = refusing(_over | {"tokenExpired": refusals.SessionEnded})


def kind_of(name):
    """The kind of a name by which people sign in."""
    return "email" if "@" in name else "phone"


def named(name, refuse):
    return accounts.named(kind_of(name), name) or refuse("accountUnknown")


def session_of(request):
    return ACCESS.session(request.access_token, at_call).use(at_call)


def send_code(account):
    name = account.names[0]
    is_mail = name["kind"] == "email"
    CODES.send("mail" if is_mail else "sms", name["text"], at_sending)
    attribute, medium = ("email", "EMAIL") if is_mail else ("phone_number", "SMS")
    return models.CodeDelivery(attribute_name=attribute, delivery_medium=medium, destination=name["text"])


class Pool:
    def __init__(self):
        self.proofs = {}

    async def sign_up(self, request):
        name = request.username
        if accounts.named(kind_of(name), name):
            at_registration("identifierTaken")
        RULES.check(request.password, at_registration)
        account = accounts.add(
            names=[{"kind": kind_of(name), "text": name, "confirmed": False}], password=request.password,
            profile={one.name: one.value for one in request.user_attributes}, state="unconfirmed")  # fmt: skip
        return models.SignUpAnswer(
            user_confirmed=False, user_sub=uuid.UUID(account.id), code_delivery_details=send_code(account))

    async def confirm_sign_up(self, request):
        account = named(request.username, at_code)
        if account.state != "unconfirmed":
            at_code("alreadyConfirmed")
        CODES.redeem(account.names[0]["text"], request.confirmation_code, at_code)
        account.state, account.names[0]["confirmed"] = "active", True

    async def resend_code(self, request):
        account = named(request.username, at_sending)
        if account.state != "unconfirmed":
            at_sending("requestInvalid")
        return models.ResendCodeAnswer(code_delivery_details=send_code(account))

    async def start_sign_in(self, request):
        account = named(request.auth_parameters.username, at_password)
        account.require_usable(at_password)
        LOCKOUT.require_open(account, at_password)
        proof = Proof(POOL, account.id, account.password.get_secret_value(), request.auth_parameters.srp_a)
        self.proofs[proof.block] = (proof, account)
        parameters = models.PasswordChallengeChallengeParameters(
            user_id=account.id, salt=f"{proof.salt:x}", srp_b=f"{proof.number:x}", secret_block=SecretStr(proof.block))
        return models.PasswordChallenge(challenge_parameters=parameters)

    async def prove_password(self, request):
        """A block serves for one try."""
        given = request.challenge_responses
        proof, account = self.proofs.pop(given.secret_block.get_secret_value(), (None, None))
        if not proof:
            at_password("challengeUnknown")
        is_right = proof.is_sound and proof.holds(given.signature.get_secret_value(), given.timestamp)
        LOCKOUT.check(account, is_right and given.user_id == account.id, at_password)
        if account.state == "unconfirmed":
            at_password("accountUnconfirmed")
        account.require_usable(at_password)
        return next_step(account)

    async def answer_sms(self, request):
        return answer(request, "message")

    async def answer_authenticator(self, request):
        return answer(request, "authenticator")

    async def set_new_password(self, request):
        return answer(request, "newPassword")

    async def renew_tokens(self, request):
        session, _ = REFRESH.renew(request.auth_parameters.refresh_token, at_renewal)
        return models.TokenAnswer(authentication_result=token_set(models.TokenSet, session.use(at_renewal)))

    async def update_attributes(self, request):
        account = session_of(request).account
        for one in request.user_attributes:
            owner = accounts.named(kind_of(one.value), one.value)
            if owner and owner is not account:
                at_call("identifierTaken")
            account.profile[one.name] = one.value
        return models.UpdateAttributesAnswer()

    async def sign_out(self, request):
        session = REFRESH.session(request.token)
        if session:
            session.end()

    async def sign_out_everywhere(self, request):
        for one in sessions.of(session_of(request).account):
            one.end()

    async def delete_pool_user(self, request):
        account = session_of(request).account
        for one in sessions.of(account):
            one.end()
        account.state = "deleted"
