"""The sessions of the server, in memory: each is the time in which a person is signed in on one device."""

import uuid
from dataclasses import dataclass, field

from .accounts import Account
from .clock import now


@dataclass(eq=False)
class Session:
    account: Account
    device: str = ""
    id: str = field(default_factory=lambda: str(uuid.uuid4()))
    began_at: int = field(default_factory=now)
    used_at: int = field(default_factory=now)
    is_over: bool = False

    def end(self):
        self.is_over = True

    def use(self, refuse):
        """A call has shown a good token of the session."""
        if self.is_over:
            refuse("sessionEnded")
        self.account.require_usable(refuse)
        self.used_at = now()
        return self


class Sessions:
    def __init__(self):
        self.all = []

    def begin(self, account, device=""):
        self.all.append(Session(account, device))
        return self.all[-1]

    def open(self):
        """Those that are not over, the oldest first."""
        return [one for one in self.all if not one.is_over and one.account.state != "deleted"]

    def of(self, account):
        return [one for one in self.open() if one.account is account]


sessions = Sessions()
