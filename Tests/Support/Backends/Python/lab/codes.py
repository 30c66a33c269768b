"""Codes that are sent to people."""

import secrets
from dataclasses import dataclass

from .clock import now
from .outbox import send


@dataclass
class _Code:
    text: str
    sent_at: int
    tries: int = 0


class Codes:
    """The codes of one purpose. What a contract leaves open is as NIST SP 800-63B has it."""

    def __init__(self, name, length=6, lifetime=600, tries=5, resend_after=0):
        self.name, self.length, self.lifetime, self.tries = name, length, lifetime, tries
        self.resend_after, self._open = resend_after, {}

    def send(self, channel, to, refuse, reaches=True):
        """A letter that `reaches` nobody is not written, and its code waits as all others do."""
        last = self._open.get(to)
        if last and last.sent_at + self.resend_after > now():
            refuse("codeTooSoon", wait=last.sent_at + self.resend_after - now())
        code = _Code(f"{secrets.randbelow(10**self.length):0{self.length}}", now())
        self._open[to] = code
        if reaches:
            send(channel, to, self.name, code.text)

    def redeem(self, to, secret, refuse):
        """A right code is good once, a wrong one takes a try."""
        code = self._open.get(to)
        if not code:
            refuse("codeWrong")
        if now() >= code.sent_at + self.lifetime:
            refuse("codeExpired")
        if code.tries >= self.tries:
            refuse("codeTriesSpent")
        if secret.get_secret_value() != code.text:
            code.tries += 1
            refuse("codeWrong")
        del self._open[to]
