"""What a sign-in asks for behind the password, one challenge after the other."""

from cognito.pool_server import models, refusals

from lab.authenticator import redeem_authenticator_code
from lab.codes import Codes
from lab.passwords import PasswordRules
from lab.refusing import refusing
from lab.tokens import OpaqueTokens

from .grants import begin

CHALLENGES = OpaqueTokens(180)  # tokens.challenge
CODES = Codes("signIn")
RULES = PasswordRules()  # policies.password is open

at_step = refusing({
    "challengeUnknown": refusals.ChallengeEnded, "accountDisabled": refusals.ChallengeEnded,
    "accountGone": refusals.ChallengeEnded, "codeWrong": refusals.WrongCode, "codeExpired": refusals.CodeExpired,
    "codeTriesSpent": refusals.CodeExpired, "passwordWeak": refusals.WeakPassword,
})  # fmt: skip


def ask(kind, account, step, has_code, **more):
    held = {"account": account, "step": step, "has_code": has_code}
    return kind(session=CHALLENGES.issue(held), **more)


def next_step(account, has_code=False):
    """The next challenge for a person who has proved the password, or the tokens."""
    account.require_usable(at_step)
    factors = account.factors
    if factors.get("newPassword"):
        return ask(models.NewPasswordChallenge, account, "newPassword", has_code)
    if factors.get("authenticator") and not has_code:
        return ask(models.AuthenticatorChallenge, account, "authenticator", has_code)
    if factors.get("message") and not has_code:
        CODES.send("sms", account.name("phone"), at_step)
        sent = models.SmsChallengeChallengeParameters(destination="+*******")
        return ask(models.SmsChallenge, account, "message", has_code, challenge_parameters=sent)
    return models.TokenAnswer(authentication_result=begin(models.TokenSet, account))


def check(step, account, given):
    match step:
        case "message":
            CODES.redeem(account.name("phone"), given.code, at_step)
        case "authenticator":
            redeem_authenticator_code(account, given.code, at_step)
        case "newPassword":
            RULES.check(given.new_password, at_step)
            account.password = given.new_password
            account.factors = account.factors | {"newPassword": False}


def answer(request, step):
    """A challenge is over once it was answered rightly."""
    held = CHALLENGES.holder(request.session)
    given = request.challenge_responses
    if not held or held["step"] != step or held["account"].id != given.user_id:
        at_step("challengeUnknown")
    check(step, held["account"], given)
    CHALLENGES.take(request.session)
    return next_step(held["account"], held["has_code"] or step != "newPassword")
