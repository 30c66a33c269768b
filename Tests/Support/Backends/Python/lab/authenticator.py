"""Codes of authenticator apps (RFC 6238)."""

import base64
import hashlib
import hmac

from .clock import now


def _code(key, time):
    counter = (time // 30).to_bytes(8, "big")
    digest = hmac.new(base64.b32decode(key), counter, hashlib.sha1).digest()
    start = digest[19] & 15
    return f"{(int.from_bytes(digest[start : start + 4], 'big') & 0x7FFFFFFF) % 1_000_000:06}"


def redeem_authenticator_code(account, secret, refuse):
    """The codes of the steps beside this one are right too: a person, or a machine, may be slow. Each is good once."""
    code = secret.get_secret_value()
    codes = {_code(account.factors["authenticator"], now() + ahead) for ahead in (-30, 0, 30)}
    if code not in codes or code == account.last_code:
        refuse("codeWrong")
    account.last_code = code
