"""Rules of new passwords, and the lock that wrong ones bring."""

import unicodedata

from .clock import now

# As apps count them: cases and digits of ASCII only, letters of any script.
_CLASSES = {
    "lowercase": lambda one: "a" <= one <= "z",
    "uppercase": lambda one: "A" <= one <= "Z",
    "digit": lambda one: "0" <= one <= "9",
    "letter": lambda one: unicodedata.category(one).startswith("L"),
    "special": lambda one: unicodedata.category(one)[0] in "PS" or one == " ",
}


class PasswordRules:
    """The rules of `policies.password`."""

    def __init__(self, min_length=8, max_length=256, contains=()):
        self.min_length, self.max_length, self.contains = min_length, max_length, contains

    def check(self, secret, refuse):
        text = secret.get_secret_value()
        has_all = all(any(map(_CLASSES[one], text)) for one in self.contains)
        if not self.min_length <= len(text) <= self.max_length or not has_all:
            refuse("passwordWeak")


class Lockout:
    """The steps of `policies.lockout`, as failures and seconds; NIST SP 800-63B's greatest number where there are none."""

    def __init__(self, steps=((100, 3600),), warn=lambda account: None):
        self.steps, self.warn = dict(steps), warn

    def require_open(self, account, refuse):
        if account.locked_until > now():
            refuse("accountLocked", until=account.locked_until)

    def check(self, account, is_right, refuse):
        """Counts a try. More wrong ones than the last step has lock as that step does."""
        self.require_open(account, refuse)
        account.failures = 0 if is_right else account.failures + 1
        if is_right:
            return
        last = max(self.steps)
        if account.failures in self.steps or account.failures > last:
            account.locked_until = now() + self.steps[min(account.failures, last)]
            self.warn(account)
            self.require_open(account, refuse)
        refuse("credentialsWrong", left=min(one for one in self.steps if one > account.failures) - account.failures)
