"""Which text stands for which marker, for the readers of outputs that are written in Python."""

import re

MARKER = re.compile(r"[zZ]q([0-9]+)z")
# Characters that a reader does not see do not count.
UNSEEN = re.compile("[\\s\x00-\x20\x7f-\x9f\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069\ufeff\ufdd0-\ufdef]+"
                    "|[" + "".join(chr(p << 16 | x) for p in range(17) for x in (0xFFFE, 0xFFFF)) + "]")


def seen(text):
    return UNSEEN.sub("", text)


def substitution(texts):
    """A function that puts the texts where their markers are, in the case in which each marker stands there."""
    table = {int(MARKER.fullmatch(marker).group(1)): (marker, text) for marker, text in texts}

    def one(match):
        marker, text = table.get(int(match.group(1)), (None, None))
        if marker is None:
            return match.group(0)
        if match.group(0)[0] == marker[0]:
            return text
        return text[:1].upper() + text[1:] if match.group(0)[0] == "Z" else text.lower()
    return lambda text: MARKER.sub(one, text)
