# Written by authgen, the same for every contract: change nothing here.
"""The place of the first fault in a text that is not JSON, or is more than allowed."""

import re

from .limits import Limits

# However generous the limits: deeper values could exhaust the stack.
DEEPEST = 128

_SPACE = re.compile(rb"[ \n\r\t]*")
_PLAIN = re.compile(rb'[^\x00-\x1f"\\]*')
_DIGITS = re.compile(rb"[0-9]*")
_WORDS = {b"t": b"true", b"f": b"false", b"n": b"null"}
_ESCAPES = {
    b'"': b'"',
    b"\\": b"\\",
    b"/": b"/",
    b"b": b"\b",
    b"f": b"\f",
    b"n": b"\n",
    b"r": b"\r",
    b"t": b"\t",
}


class _Found(Exception):
    pass


class _Walker:
    """Reads as the runtimes in Swift and TypeScript do, and stops where they stop."""

    def __init__(self, data: bytes, limits: Limits, broken: int | None) -> None:
        self.data = data
        self.limits = limits
        self.broken = broken
        self.position = 0
        self.fields_left = limits.json_fields

    def fault(self, expected: str) -> _Found:
        return _Found(f"JSON: {expected} at byte {self.position}")

    @property
    def next(self) -> bytes:
        return self.data[self.position : self.position + 1]

    def take(self, byte: bytes) -> bool:
        if self.next != byte:
            return False
        self.position += 1
        return True

    def pass_over(self, pattern: re.Pattern[bytes]) -> bytes:
        found = pattern.match(self.data, self.position)
        if found is None:
            return b""
        self.position = found.end()
        return found.group()

    def document(self) -> None:
        self.pass_over(_SPACE)
        self.value(0)
        self.pass_over(_SPACE)
        if self.position < len(self.data):
            raise self.fault("the end")

    def value(self, depth: int) -> None:
        byte = self.next
        if byte == b"{":
            self.object(depth + 1)
        elif byte == b"[":
            self.list(depth + 1)
        elif byte == b'"':
            self.string()
        elif byte in _WORDS:
            self.word(_WORDS[byte])
        elif byte and byte in b"-0123456789":
            self.number()
        else:
            raise self.fault("a value")

    def word(self, word: bytes) -> None:
        for byte in word:
            if not self.take(bytes([byte])):
                raise self.fault("a value")

    def open(self, depth: int) -> None:
        most = min(self.limits.json_depth, DEEPEST)
        if depth > most:
            raise self.fault(f"at most {most} levels")
        self.position += 1
        self.pass_over(_SPACE)

    def count(self) -> None:
        if self.fields_left <= 0:
            raise self.fault(f"at most {self.limits.json_fields} fields")
        self.fields_left -= 1

    def list(self, depth: int) -> None:
        self.open(depth)
        if self.take(b"]"):
            return
        while True:
            self.count()
            self.pass_over(_SPACE)
            self.value(depth)
            self.pass_over(_SPACE)
            if not self.take(b","):
                break
        if not self.take(b"]"):
            raise self.fault("a comma or the end of the list")

    def object(self, depth: int) -> None:
        self.open(depth)
        if self.take(b"}"):
            return
        names: set[bytes] = set()
        while True:
            self.count()
            self.field(depth, names)
            if not self.take(b","):
                break
        if not self.take(b"}"):
            raise self.fault("a comma or the end of the object")

    def field(self, depth: int, names: set[bytes]) -> None:
        self.pass_over(_SPACE)
        if self.next != b'"':
            raise self.fault("a name")
        name = self.string()
        if name in names:
            raise self.fault("each name once")
        names.add(name)
        self.pass_over(_SPACE)
        if not self.take(b":"):
            raise self.fault("a colon")
        self.pass_over(_SPACE)
        self.value(depth)
        self.pass_over(_SPACE)

    def string(self) -> bytes:
        self.position += 1
        text = b""
        while True:
            start = self.position
            self.pass_over(_PLAIN)
            if self.broken is not None and start <= self.broken < self.position:
                self.position = self.broken
                raise self.fault("valid UTF-8")
            text += self.data[start : self.position]
            if self.take(b'"'):
                return self.short(text)
            if self.take(b"\\"):
                text += self.escape()
            elif self.next:
                raise self.fault("control characters escaped")
            else:
                raise self.fault("a closing quote")

    def short(self, text: bytes) -> bytes:
        most = self.limits.string_bytes
        if len(text) > most:
            raise self.fault(f"at most {most} bytes of text")
        return text

    def escape(self) -> bytes:
        byte = self.next
        if byte in _ESCAPES:
            self.position += 1
            return _ESCAPES[byte]
        if not self.take(b"u"):
            raise self.fault("an escape")
        return chr(self.scalar()).encode()

    def scalar(self) -> int:
        first = self.unit()
        if not 0xD800 <= first <= 0xDFFF:
            return first
        if first > 0xDBFF or not self.take(b"\\") or not self.take(b"u"):
            raise self.fault("surrogates in pairs")
        second = self.unit()
        if not 0xDC00 <= second <= 0xDFFF:
            raise self.fault("surrogates in pairs")
        return 0x10000 + ((first & 0x3FF) << 10) + (second & 0x3FF)

    def unit(self) -> int:
        start = self.position
        for _ in range(4):
            if not self.next or self.next not in b"0123456789abcdefABCDEF":
                raise self.fault("four hex digits")
            self.position += 1
        return int(self.data[start : self.position], 16)

    def number(self) -> None:
        start = self.position
        self.take(b"-")
        if not self.take(b"0"):
            self.digits()
        if self.take(b"."):
            self.digits()
        if self.take(b"e") or self.take(b"E"):
            if not self.take(b"+"):
                self.take(b"-")
            self.digits()
        self.short(self.data[start : self.position])

    def digits(self) -> None:
        if not self.pass_over(_DIGITS):
            raise self.fault("a digit")


def json_fault(body: bytes, limits: Limits) -> str | None:
    """The first fault and its byte; none where the body is JSON within the limits."""
    broken = None
    try:
        body.decode()
    except UnicodeDecodeError as error:
        broken = error.start
    try:
        _Walker(body, limits, broken).document()
    except _Found as fault:
        return str(fault)
    return None
