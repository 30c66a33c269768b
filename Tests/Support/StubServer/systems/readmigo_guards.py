"""Guards of Readmigo's accounts: passwords, codes, locks."""

import secrets
import string

from systems.system import HOUR, MINUTE

# So many wrong passwords in a row, so long a lock.
LADDER = ((5, 5 * MINUTE), (10, HOUR))


def is_good_password(text):
    kinds = (string.ascii_lowercase, string.ascii_uppercase, string.digits)
    return len(text) >= 8 and all(any(letter in kind for letter in text) for kind in kinds)


class Codes:
    """Six digits, each good once."""

    def __init__(self, world):
        self.world, self.open = world, {}

    def send(self, by, to, what):
        code = f"{secrets.randbelow(1_000_000):06}"
        self.open[(to, what)] = code
        self.world.send(by, to, what, code=code)

    def redeem(self, to, what, code):
        good = self.open.get((to, what)) == code
        if good:
            del self.open[(to, what)]
        return good


class Lockout:
    """Counts the wrong passwords of an account until a right one."""

    def __init__(self, world):
        self.world = world

    def until(self, account):
        """None if it is not locked now."""
        until = account.get("lockedUntil", 0)
        return until if until > self.world.now else None

    def count(self, account):
        """One more. Returns how many are left before the next lock; None if this one locked."""
        account["failures"] = account.get("failures", 0) + 1
        for failures, lasts in LADDER:
            if account["failures"] < failures:
                return failures - account["failures"]
            if account["failures"] == failures:
                return self.lock(account, lasts)
        return self.lock(account, LADDER[-1][1])

    def lock(self, account, lasts):
        account["lockedUntil"] = self.world.now + lasts
        self.world.send("mail", account["email"], "lockWarning")

    def forget(self, account):
        account["failures"] = 0
