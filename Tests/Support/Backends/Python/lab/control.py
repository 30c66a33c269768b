"""The control of docs/control.md, without its faults."""

import json
import urllib.parse

from pydantic import SecretStr

from .accounts import accounts
from .clock import advance, instant, now
from .outbox import outbox
from .sessions import sessions

STATES = ["active", "unconfirmed", "disabled", "deleted"]
KINDS = ["email", "phone", "username"]


class Refused(Exception):
    def __init__(self, words, status=400):
        super().__init__(words)
        self.words, self.status = words, status


def _only(given, keys, place):
    other = next((key for key in given if key not in keys), None)
    if other is not None:
        raise Refused(f"{place} has no key {other}: it takes {', '.join(keys)}")


def _read(one, place):
    """The account that the words of the body describe."""
    _only(one, [*KINDS, "link", "password", "profile", "state", "factors"], place)
    link, password, state = one.get("link"), one.get("password"), one.get("state", "active")
    confirmed = state != "unconfirmed"
    names = [{"kind": kind, "text": one[kind], "confirmed": confirmed} for kind in KINDS if kind in one]
    label = f"{place} ({names[0]['text'] if names else link['subject'] if link else 'no name'})"
    if not names and not link:
        raise Refused(f"{label} needs an email, a phone, a username or a link")
    if state not in STATES:
        raise Refused(f"{label} has no state {state}: it is one of {', '.join(STATES)}")
    is_taken = any(accounts.named(name["kind"], name["text"]) for name in names)
    if is_taken or link and accounts.linked(**link):
        raise Refused(f"{label} has a name that another account has")
    return {
        "names": names, "links": [link] if link else [], "password": None if password is None else SecretStr(password),
        "profile": one.get("profile", {}), "state": state, "factors": one.get("factors", {}),
    }  # fmt: skip


def _shown(account):
    return {
        "id": account.id, "state": account.state, "identifiers": account.names, "profile": account.profile,
        "createdAt": instant(account.created_at),
    }  # fmt: skip


def _shown_session(one):
    return {
        "id": one.id, "account": one.account.id, "device": one.device, "beganAt": instant(one.began_at),
        "usedAt": instant(one.used_at),
    }  # fmt: skip


def _move(said):
    _only(said, ["advance"], "the body")
    if not advance(str(said.get("advance"))):
        raise Refused("advance is no duration such as 1h56m, of ten years at most")
    return {"now": instant(now())}


def _make(said):
    _only(said, ["accounts"], "the body")
    if not isinstance(said.get("accounts"), list):
        raise Refused("accounts is no list")
    made = [_read(one, f"accounts[{index}]") for index, one in enumerate(said["accounts"])]
    return {"accounts": [_shown(accounts.add(**one)) for one in made]}


def _change(id, said):
    _only(said, ["state"], "the body")
    account = accounts.find(id)
    if not account:
        raise Refused("no account has this id", 404)
    if said.get("state") not in STATES:
        raise Refused(f"state is one of {', '.join(STATES)}")
    account.state = said["state"]
    return _shown(account)


def _call(method, path, said):
    match method, *path.split("/"):
        case "GET", "clock":
            return {"now": instant(now())}
        case "POST", "clock":
            return _move(said)
        case "GET", "outbox":
            return outbox
        case "GET", "accounts":
            return [_shown(one) for one in accounts.all]
        case "POST", "accounts":
            return _make(said)
        case "PATCH", "accounts", id:
            return _change(urllib.parse.unquote(id), said)
        case "GET", "sessions":
            return [_shown_session(one) for one in sessions.open()]
    raise Refused("this control has no such call", 404)


def control(method, path, body):
    """The status and the body of an answer to a call below `/__lab/`."""
    try:
        said = json.loads(body) if body else {}
        return 201 if (method, path) == ("POST", "accounts") else 200, _call(method, path, said)
    except json.JSONDecodeError:
        return 400, {"error": "the body is no JSON"}
    except Refused as refused:
        return refused.status, {"error": refused.words}
