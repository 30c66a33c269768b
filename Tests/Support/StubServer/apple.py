"""A server's checks of Apple's identity tokens: Apple's keys, issuer, audience, time."""

import hashlib
import json

from tokens import decode

ISSUER = "https://appleid.apple.com"
SHA256_PREFIX = bytes.fromhex("3031300d060960864801650304020105000420")


class Apple:
    """Apple as one app's server sees it. The keys are told, since nobody is asked for them here."""

    def __init__(self, world, audience):
        self.world, self.audience, self.keys = world, audience, []

    def learn(self, document):
        self.keys = json.loads(document)["keys"]

    def subject(self, token):
        """None if the token is not from Apple, not for this app or over."""
        try:
            header, claims, signature = token.split(".")
            head = json.loads(decode(header))
            body = json.loads(decode(claims))
            signed = f"{header}.{claims}".encode()
            sound = head["alg"] == "RS256" and any(
                verifies(key, signed, decode(signature))
                for key in self.keys if key["kid"] == head["kid"])
        except (ValueError, KeyError, TypeError):
            return None
        good = (
            sound and body.get("iss") == ISSUER and body.get("aud") == self.audience
            and body.get("exp", 0) > self.world.now)
        return body["sub"] if good else None


def verifies(key, signed, signature):
    """RSASSA-PKCS1-v1_5 of RFC 8017: the padded hash, compared as a whole."""
    n, e = (int.from_bytes(decode(key[part]), "big") for part in ("n", "e"))
    length = (n.bit_length() + 7) // 8
    hashed = SHA256_PREFIX + hashlib.sha256(signed).digest()
    padded = b"\x00\x01" + b"\xff" * (length - len(hashed) - 3) + b"\x00" + hashed
    found = pow(int.from_bytes(signature, "big"), e, n).to_bytes(length, "big")
    return len(signature) == length and found == padded
