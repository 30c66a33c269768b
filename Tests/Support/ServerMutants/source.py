"""Swift text as far as the mutants need it: what is code, and where a parenthesis or a condition ends."""

OPEN, CLOSE = "([{", ")]}"


def blank(text):
    """The text with comments and the insides of string literals as spaces, of the same length."""
    out, index, size = list(text), 0, len(text)

    def clear(start, end):
        for place in range(start, end):
            if out[place] != "\n":
                out[place] = " "

    while index < size:
        if text.startswith("//", index):
            end = text.find("\n", index)
            end = size if end < 0 else end
            clear(index, end)
            index = end
        elif (
            text[index] == "#"
            and text[index:].lstrip("#").startswith('"')
            or text[index] == '"'
        ):
            index = _literal(text, index, clear)
        else:
            index += 1
    return "".join(out)


def _literal(text, index, clear):
    """Clears one string literal, its interpolations too; returns the index after it."""
    hashes = 0
    while text[index + hashes] == "#":
        hashes += 1
    quote = '"""' if text.startswith('"""', index + hashes) else '"'
    end = quote + "#" * hashes
    at = index + hashes + len(quote)
    while not text.startswith(end, at):
        escape = "\\" + "#" * hashes
        if text.startswith(escape, at):
            at += len(escape)
            if text[at] == "(":
                at = matching(text, at)
        at += 1
    clear(index, at + len(end))
    return at + len(end)


def matching(code, at):
    """The index of what closes the bracket at this index."""
    depth = 0
    for index in range(at, len(code)):
        if code[index] in OPEN:
            depth += 1
        elif code[index] in CLOSE:
            depth -= 1
            if depth == 0:
                return index
    raise ValueError("a bracket is never closed")


def split(code, start, end, separator=","):
    """The ranges between separators that stand in no bracket."""
    ranges, depth, begin = [], 0, start
    for index in range(start, end):
        if code[index] in OPEN:
            depth += 1
        elif code[index] in CLOSE:
            depth -= 1
        elif code[index] == separator and depth == 0:
            ranges.append((begin, index))
            begin = index + 1
    return ranges + [(begin, end)]


def stripped(code, start, end):
    while start < end and code[start].isspace():
        start += 1
    while end > start and code[end - 1].isspace():
        end -= 1
    return start, end
