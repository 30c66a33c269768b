# Written by authgen, the same for every contract: change nothing here.
"""The media type of a body, read strictly by RFC 9110."""

import re

_TOKEN = "[!#$%&'*+.^_`|~0-9A-Za-z-]+"
_VALUE = rf'(?:"(?:[^"\\]|\\.)*"|{_TOKEN})'
_MEDIA_TYPE = re.compile(
    rf"({_TOKEN}/{_TOKEN})((?:[ \t]*;[ \t]*{_TOKEN}={_VALUE})*)[ \t]*", re.DOTALL
)
_PARAMETER = re.compile(rf"[ \t]*;[ \t]*({_TOKEN})=({_VALUE})", re.DOTALL)
_ESCAPE = re.compile(r"\\(.)", re.DOTALL)


def is_media_type(text: str, wanted: str) -> bool:
    """Whether a body of this type is of the wanted type, in UTF-8."""
    if text == wanted:
        return True
    found = _MEDIA_TYPE.fullmatch(text)
    if found is None or found[1].lower() != wanted.lower():
        return False
    charsets = [
        _plain(value)
        for name, value in _PARAMETER.findall(found[2])
        if name.lower() == "charset"
    ]
    return charsets in ([], ["utf-8"])


def _plain(value: str) -> str:
    if value.startswith('"'):
        value = _ESCAPE.sub(r"\1", value[1:-1])
    return value.lower()
