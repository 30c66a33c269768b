"""The user pool: Amazon's JSON 1.1 protocol, by the header X-Amz-Target."""
import calendar
import re
import secrets
import time

from srp import Proof
from world import REFRESH_ENDED, SESSION_ENDED, WRONG_CODE, WRONG_PASSWORD, Refused

SERVICE = "AWSCognitoIdentityProviderService."
POOL = "StubPool"
CODE = "123456"
TRIES = 3
# Amazon does not say how far a device's clock may be off; in seconds.
LEEWAY = 300
TIMESTAMP = re.compile(r"[A-Z][a-z]{2} [A-Z][a-z]{2} [1-9]\d? \d\d:\d\d:\d\d UTC \d{4}")


def is_timely(text):
    """A time in Amazon's form, by the pool's own clock."""
    if not TIMESTAMP.fullmatch(text):
        return False
    told = calendar.timegm(time.strptime(text, "%a %b %d %H:%M:%S UTC %Y"))
    return abs(told - time.time()) < LEEWAY


class Pool:
    """One request to one app client's world."""

    def __init__(self, world, body):
        self.world, self.body = world, body

    def answer(self, operation):
        waiting = self.world.next.get(operation)
        if waiting:
            first = waiting.pop(0)
            raise Refused(first["type"], first["message"], first.get("status", 400))
        method = getattr(self, "do_" + operation, None)
        if method is None:
            raise Refused("UnknownOperationException", "")
        return method()

    def named(self, name):
        user = self.world.users.get(name)
        if user is None:
            raise Refused("UserNotFoundException", "User does not exist.")
        return user

    def do_InitiateAuth(self):
        given = self.body["AuthParameters"]
        if self.body["AuthFlow"] == "REFRESH_TOKEN_AUTH":
            user = self.world.user(self.world.refresh.get(given["REFRESH_TOKEN"]))
            if user is None:
                raise Refused(*REFRESH_ENDED)
            return {"AuthenticationResult": self.world.grant(user, with_refresh=False), "ChallengeParameters": {}}
        if self.body["AuthFlow"] != "USER_SRP_AUTH":
            raise Refused("InvalidParameterException", "Unknown auth flow")
        user = self.named(given["USERNAME"])
        proof = Proof(POOL, user.id, user.password, given["SRP_A"])
        if not proof.is_sound:
            raise Refused("InvalidParameterException", "Invalid SRP_A")
        self.world.proofs[proof.block] = proof
        return {"ChallengeName": "PASSWORD_VERIFIER", "ChallengeParameters": proof.parameters()}

    def do_RespondToAuthChallenge(self):
        name, given = self.body["ChallengeName"], self.body["ChallengeResponses"]
        if name == "PASSWORD_VERIFIER":
            return self.prove(given)
        session = self.world.sessions.get(self.body.get("Session"))
        if session is None or session["step"] != name or session["user"].id != given["USERNAME"]:
            raise Refused(*SESSION_ENDED)
        if name == "NEW_PASSWORD_REQUIRED":
            return self.set_password(session, given["NEW_PASSWORD"])
        return self.check_code(session, given[name + "_CODE"])

    def prove(self, given):
        # A block serves for one try.
        proof = self.world.proofs.pop(given["PASSWORD_CLAIM_SECRET_BLOCK"], None)
        right = proof and is_timely(given["TIMESTAMP"]) and proof.holds(given["PASSWORD_CLAIM_SIGNATURE"], given["TIMESTAMP"])
        if not right or proof.user_id != given["USERNAME"]:
            raise Refused(*WRONG_PASSWORD)
        user = self.world.user(proof.user_id)
        if not user.confirmed:
            raise Refused("UserNotConfirmedException", "User is not confirmed.")
        return self.go_on(user)

    def go_on(self, user):
        if user.temporary:
            return self.challenge(user, "NEW_PASSWORD_REQUIRED", {"requiredAttributes": "[]", "userAttributes": "{}"})
        if user.factor == "SMS_MFA":
            sent = {"CODE_DELIVERY_DELIVERY_MEDIUM": "SMS", "CODE_DELIVERY_DESTINATION": "+*******5309"}
            return self.challenge(user, "SMS_MFA", sent)
        if user.factor:
            return self.challenge(user, user.factor, {"FRIENDLY_DEVICE_NAME": "phone"})
        return {"AuthenticationResult": self.world.grant(user), "ChallengeParameters": {}}

    def challenge(self, user, step, parameters):
        session = "session-" + secrets.token_urlsafe(64)
        self.world.sessions[session] = {"user": user, "step": step, "tries": 0, "name": session}
        return {"ChallengeName": step, "Session": session, "ChallengeParameters": parameters}

    def check_code(self, session, code):
        session["tries"] += 1
        if code != CODE:
            if session["tries"] >= TRIES:
                del self.world.sessions[session["name"]]
            raise Refused(*WRONG_CODE)
        del self.world.sessions[session["name"]]
        return {"AuthenticationResult": self.world.grant(session["user"]), "ChallengeParameters": {}}

    def set_password(self, session, password):
        if len(password) < 8:
            raise Refused("InvalidPasswordException", "Password did not conform with policy: Password not long enough")
        del self.world.sessions[session["name"]]
        session["user"].password, session["user"].temporary = password, False
        return self.go_on(session["user"])

    def do_ConfirmSignUp(self):
        user = self.named(self.body["Username"])
        if user.confirmed:
            raise Refused("NotAuthorizedException", "User cannot be confirmed. Current status is CONFIRMED")
        if self.body["ConfirmationCode"] != CODE:
            raise Refused("CodeMismatchException", "Invalid verification code provided, please try again.")
        user.confirmed = True
        return {}

    def do_ResendConfirmationCode(self):
        user = self.named(self.body["Username"])
        if user.confirmed:
            raise Refused("InvalidParameterException", "User is already confirmed.")
        sent = {"AttributeName": "email", "DeliveryMedium": "EMAIL", "Destination": "p***@e***"}
        return {"CodeDeliveryDetails": sent}

    def do_UpdateUserAttributes(self):
        user = self.world.holder(self.body["AccessToken"])
        user.attributes.update({pair["Name"]: pair["Value"] for pair in self.body["UserAttributes"]})
        return {"CodeDeliveryDetailsList": []}

    def do_RevokeToken(self):
        holder = self.world.refresh.get(self.body["Token"])
        if holder:
            self.world.forget(holder)
        return {}

    def do_GlobalSignOut(self):
        self.world.forget(self.world.holder(self.body["AccessToken"]).id)
        return {}

    def do_DeleteUser(self):
        user = self.world.holder(self.body["AccessToken"])
        self.world.forget(user.id)
        del self.world.users[user.name]
        # The answer has no body at all.
        return None
