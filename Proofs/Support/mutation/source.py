"""Source text as far as mutants need it: what is code, and where a bracket or an expression ends."""

import re

OPEN, CLOSE = "([{", ")]}"
LANGUAGES = {".swift": "swift", ".ts": "typescript", ".mjs": "typescript", ".js": "typescript", ".py": "python"}
# What is no code: comments and literals, with the interpolations in them. `~` is a Swift string with interpolations.
LITERALS = {
    "swift": r'//[^\n]*|/\*.*?\*/|#+/.*?/#+|(?P<open>#*(?:"""|"))',
    "typescript": r"//[^\n]*|/\*.*?\*/|`(?:\\.|[^`\\])*`|\"(?:\\.|[^\"\\\n])*\"|'(?:\\.|[^'\\\n])*'"
    r"|(?<=[(,=:\[!&|?;])\s*/(?![/*])(?:\\.|\[(?:\\.|[^\]\n])*\]|[^/\\\n\[])+/[a-z]*",
    "python": r"#[^\n]*|[rbfRBF]{0,2}(?:\"\"\".*?\"\"\"|'''.*?'''|\"(?:\\.|[^\"\\\n])*\"|'(?:\\.|[^'\\\n])*')",
}


def blank(text, language):
    """The text with comments and literals of text as spaces, of the same length."""
    out, at = [], 0
    literal = re.compile(LITERALS[language], re.DOTALL)
    while found := literal.search(text, at):
        end = _swift_end(text, found) if "open" in literal.groupindex and found["open"] else found.end()
        out += [text[at : found.start()], re.sub(r"[^\n]", " ", text[found.start() : end])]
        at = end
    return "".join(out) + text[at:]


def _swift_end(text, found):
    """Where a string of Swift ends; strings in its interpolations are part of it."""
    opening = found["open"]
    hashes = opening.strip('"')
    close, escape = opening.strip("#") + hashes, "\\" + hashes
    at = found.end()
    while at < len(text) and not text.startswith(close, at):
        if text.startswith(escape, at):
            at += len(escape)
            if text.startswith("(", at):
                at = _interpolation_end(text, at)
        at += 1
    return at + len(close)


def literal(text, start, end):
    """The range of the Swift string that a range is part of; None if it is part of none."""
    at, pattern = 0, re.compile(LITERALS["swift"], re.DOTALL)
    while (found := pattern.search(text, at)) and found.start() <= start:
        at = _swift_end(text, found) if found["open"] else found.end()
        if found["open"] and end <= at:
            return found.start(), at
    return None


_INTERPOLATED = re.compile(LITERALS["swift"] + r"|[()]", re.DOTALL)


def _interpolation_end(text, at):
    """The index of the parenthesis that closes the one at this index."""
    depth = 0
    while found := _INTERPOLATED.search(text, at):
        depth += (found[0] == "(") - (found[0] == ")")
        if depth == 0:
            return found.start()
        at = _swift_end(text, found) if found["open"] else found.end()
    raise ValueError("an interpolation is never closed")


def matching(code, at):
    """The index of what closes the bracket at this index."""
    depth = 0
    for index in range(at, len(code)):
        depth += (code[index] in OPEN) - (code[index] in CLOSE)
        if depth == 0:
            return index
    raise ValueError("a bracket is never closed")


def opening(code, at):
    """The index of what opens the bracket that ends at this index."""
    depth = 0
    for index in range(at, -1, -1):
        depth += (code[index] in CLOSE) - (code[index] in OPEN)
        if depth == 0:
            return index
    raise ValueError("a bracket is never opened")


def split(code, start, end, separator=","):
    """The ranges between separators that stand in no bracket."""
    ranges, depth, begin = [], 0, start
    for index in range(start, end):
        depth += (code[index] in OPEN) - (code[index] in CLOSE)
        if code[index] == separator and depth == 0:
            ranges.append((begin, index))
            begin = index + 1
    return ranges + [(begin, end)]


def stripped(code, start, end):
    while start < end and code[start].isspace():
        start += 1
    while end > start and code[end - 1].isspace():
        end -= 1
    return start, end


# A line of Swift that begins so continues the one before.
CONTINUES = re.compile(r"\s*(?:&&|\|\||[=!]=|[-+*/%<>]|\?\?|\.)")
# What an expression of Swift begins after, and what it ends before.
BEFORE = re.compile(
    r"(?:\b(?:return|if|guard|while|where|in|case|throw|try|await|else)|[^=!<>]=|[^?]\?|:|->|try[?!])\s$")
BEHIND = re.compile(r"\s(?:else\b|in\b|where\b|\?\s|:\s|[-+*/%&|]?=\s|->)")


def expression(code, at):
    """The range of the whole expression of Swift around an operator, as far as no keyword, comma or bracket ends it."""
    start = at
    while start > 0 and code[start - 1] not in OPEN + ",;}" and not BEFORE.search(code, max(0, start - 8), start):
        if code[start - 1] == "\n" and not CONTINUES.match(code, start):
            break
        start = opening(code, start - 1) if code[start - 1] in ")]" else start - 1
    end = at
    while end < len(code) and code[end] not in CLOSE + ",;{" and not BEHIND.match(code, end):
        if code[end] == "\n" and not CONTINUES.match(code, end + 1):
            break
        end = matching(code, end) + 1 if code[end] in "([" else end + 1
    return stripped(code, start, end)
