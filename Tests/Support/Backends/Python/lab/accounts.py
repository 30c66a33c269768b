"""The accounts of the server, in memory."""

import uuid
from dataclasses import dataclass, field

from .clock import now


@dataclass(eq=False)
class Account:
    """Names are by what people sign in; links are identities at providers. The password is a `SecretStr`."""

    names: list = field(default_factory=list)
    links: list = field(default_factory=list)
    password: object = None
    profile: dict = field(default_factory=dict)
    state: str = "active"
    factors: dict = field(default_factory=dict)
    id: str = field(default_factory=lambda: str(uuid.uuid4()))
    created_at: int = field(default_factory=now)
    failures: int = 0
    locked_until: int = 0
    devices: set = field(default_factory=set)
    addresses: set = field(default_factory=set)
    last_code: str | None = None

    def name(self, kind):
        """The first name of a kind."""
        return next((one["text"] for one in self.names if one["kind"] == kind), None)

    def require_usable(self, refuse):
        """Refuses where nobody may use the account."""
        if self.state == "disabled":
            refuse("accountDisabled")
        if self.state == "deleted":
            refuse("accountGone")


class Accounts:
    def __init__(self):
        self.all = []

    def add(self, **known):
        self.all.append(Account(**known))
        return self.all[-1]

    def find(self, id):
        return next((one for one in self.all if one.id == id), None)

    def named(self, kind, text):
        """Deleted accounts have no names any more, so that other people may take them."""
        present = (one for one in self.all if one.state != "deleted")
        return next((one for one in present if any(_is_same(name, kind, text) for name in one.names)), None)

    def linked(self, provider, subject):
        link = {"provider": provider, "subject": subject}
        return next((one for one in self.all if one.state != "deleted" and link in one.links), None)

    def of_provider(self, provider, subject, **known):
        """The account of a provider's person, which is made where there is none."""
        link = {"provider": provider, "subject": subject}
        return self.linked(provider, subject) or self.add(links=[link], **known)


def _is_same(name, kind, text):
    """Addresses of mail are the same in any letters."""
    if name["kind"] != kind:
        return False
    return name["text"].lower() == text.lower() if kind == "email" else name["text"] == text


accounts = Accounts()
