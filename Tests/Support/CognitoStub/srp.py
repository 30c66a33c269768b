"""The pool's side of a sign-in by SRP-6a: it knows a verifier and not the password.

Written from RFC 5054 and from what Amazon's own libraries for other languages compute, with Python's integers, so
that it shares nothing with the client that it checks.
"""
import base64
import hashlib
import hmac
import re
import secrets

# RFC 3526, section 4: the group of 3072 bits.
N = int(
    "FFFFFFFFFFFFFFFFC90FDAA22168C234C4C6628B80DC1CD129024E088A67CC74020BBEA63B139B22514A08798E3404DDEF9519B3CD3A431B"
    "302B0A6DF25F14374FE1356D6D51C245E485B576625E7EC6F44C42E9A637ED6B0BFF5CB6F406B7EDEE386BFB5A899FA5AE9F24117C4B1FE6"
    "49286651ECE45B3DC2007CB8A163BF0598DA48361C55D39A69163FA8FD24CF5F83655D23DCA3AD961C62F356208552BB9ED529077096966D"
    "670C354E4ABC9804F1746C08CA18217C32905E462E36CE3BE39E772C180E86039B2783A2EC07A28FB5C55DF06F4C52C9DE2BCBF695581718"
    "3995497CEA956AE515D2261898FA051015728E5A8AAAC42DAD33170D04507A33A85521ABDF1CBA64ECFB850458DBEF0A8AEA71575D060C7D"
    "B3970F85A6E1E4C7ABF5AE8CDB0933D71E8C94E04A25619DCEE3D2261AD2EE6BF12FFA06D98A0864D87602733EC86A64521F2B18177B200C"
    "BBE117577A615D6C770988C0BAD946E208E24FA074E5AB3143DB5BFCE0FD108E4B82D120A93AD2CAFFFFFFFFFFFFFFFF",
    16)
G = 2


def padded(number):
    return number.to_bytes(number.bit_length() // 8 + 1, "big")


def digest(data):
    return int.from_bytes(hashlib.sha256(data).digest(), "big")


class Proof:
    """One sign-in that is under way."""

    def __init__(self, pool, user_id, password, client_number):
        # A text that is no number is zero, by which nobody proves anything.
        is_number = re.fullmatch("[0-9A-Fa-f]{1,768}", client_number)
        self.pool, self.user_id, self.a = pool, user_id, int(client_number, 16) if is_number else 0
        self.salt = secrets.randbits(128)
        self.b = secrets.randbits(1024)
        identity = hashlib.sha256(f"{pool}{user_id}:{password}".encode()).digest()
        self.verifier = pow(G, digest(padded(self.salt) + identity), N)
        self.number = (digest(padded(N) + padded(G)) * self.verifier + pow(G, self.b, N)) % N
        self.block = base64.b64encode(secrets.token_bytes(700)).decode()

    @property
    def is_sound(self):
        return self.a % N != 0

    def parameters(self):
        return {
            "USER_ID_FOR_SRP": self.user_id, "SALT": f"{self.salt:x}", "SRP_B": f"{self.number:x}",
            "SECRET_BLOCK": self.block, "USERNAME": self.user_id,
        }

    def holds(self, signature, timestamp):
        u = digest(padded(self.a) + padded(self.number))
        shared = pow(self.a * pow(self.verifier, u, N), self.b, N)
        extracted = hmac.new(padded(u), padded(shared), hashlib.sha256).digest()
        key = hmac.new(extracted, b"Caldera Derived Key\x01", hashlib.sha256).digest()[:16]
        message = (self.pool + self.user_id).encode() + base64.b64decode(self.block) + timestamp.encode()
        right = base64.b64encode(hmac.new(key, message, hashlib.sha256).digest()).decode()
        return hmac.compare_digest(right, signature)
