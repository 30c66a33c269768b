"""Makes mutants of Swift files. All of a file's mutants stand in one text beside the original code, and `Mutant.on(NUMBER)`
chooses one of them at run time."""

import re
from dataclasses import dataclass

from source import blank, matching, split, stripped


@dataclass(frozen=True)
class Mutant:
    path: str
    line: int
    kind: str
    start: int
    end: int
    text: str

    @property
    def name(self):
        return f"{self.path}:{self.line} {self.kind}: {self.text}"


def of(path, text):
    """The mutants of a file, in the order of their places; none lies in another."""
    code = blank(text)
    found = []
    for start, end, kind in [
        *_conditions(code),
        *_returns(code),
        *_calls(code),
        *_numbers(code),
    ]:
        line = text.count("\n", 0, start) + 1
        found.append(
            Mutant(path, line, kind, start, end, " ".join(text[start:end].split()))
        )
    found.sort(key=lambda one: (one.start, -one.end))
    chosen, last = [], 0
    for one in found:
        if one.start >= last:
            chosen.append(one)
            last = one.end
    return chosen


def written(text, numbered):
    """The file with these mutants: pairs of a number and a mutant."""
    for number, one in sorted(numbered, key=lambda pair: -pair[1].start):
        text = (
            text[: one.start]
            + _choice(number, one.kind, text[one.start : one.end])
            + text[one.end :]
        )
    return text


def _choice(number, kind, old):
    on = f"Mutant.on({number})"
    match kind:
        case "negated":
            return f"({on} ? !({old}) : ({old}))"
        case "dropped":
            return f"if !{on} {{ {old} }}"
        case "more":
            return f"({on} ? {old} + 1 : {old})"
        case "true" | "false":
            return f"({on} ? {kind} : ({old}))"
    raise ValueError(kind)


# A clause that binds or matches has no opposite.
_BINDING = re.compile(r"\b(let|var|case)\b|#available")


def _conditions(code):
    for found in re.finditer(r"(?<![\w#.])(if|guard|while)\s", code):
        start = found.end()
        if found.group(1) == "guard":
            end = _word(code, start, "else")
        else:
            end = _brace(code, start)
        if end is None:
            continue
        for begin, finish in split(code, start, end):
            begin, finish = stripped(code, begin, finish)
            if begin < finish and not _BINDING.search(code, begin, finish):
                yield begin, finish, "negated"


def _word(code, start, word):
    depth = 0
    for index in range(start, len(code)):
        if code[index] in "([{":
            depth += 1
        elif code[index] in ")]}":
            depth -= 1
            if depth < 0:
                return None
        elif depth == 0 and re.match(
            rf"\b{word}\b", code[index : index + len(word) + 1]
        ):
            return index
    return None


def _brace(code, start):
    depth = 0
    for index in range(start, len(code)):
        if code[index] in "([":
            depth += 1
        elif code[index] in ")]":
            depth -= 1
            if depth < 0:
                return None
        elif code[index] == "{" and depth == 0:
            return index
    return None


def _returns(code):
    """A comparison that is returned: right for everything, or for nothing."""
    for found in re.finditer(
        r"\breturn ([^\n{}]*(?:==|!=|<=|>=|&&|\|\|| < | > )[^\n{}]*)$", code, re.M
    ):
        start, end = stripped(code, found.start(1), found.end(1))
        if code.count("(", start, end) == code.count(")", start, end):
            yield start, end, "true"


def _calls(code):
    """A statement that is a call and nothing else."""
    for found in re.finditer(r"^[ ]+((?:try )?(?:await )?[a-z][\w.]*\()", code, re.M):
        start = found.start(1)
        if re.match(
            r"(return|throw|guard|if|switch|precondition|preconditionFailure|fatalError|super|self\.init|init)\b",
            code[start:],
        ):
            continue
        end = matching(code, code.index("(", start)) + 1
        rest = code[end : code.find("\n", end)].strip()
        before = code[: found.start()].rstrip()
        if (
            not rest
            and before.endswith(("{", "}", ")", "]"))
            and not before.endswith(("([", "((", ","))
        ):
            yield start, end, "dropped"


def _numbers(code):
    """A limit, a size or an amount of time. Zero and one are mostly places in lists."""
    for found in re.finditer(r"(?<![\w.\"-])\d+(?:_\d+)*(?![\w.])", code):
        if int(found.group().replace("_", "")) > 1:
            yield found.start(), found.end(), "more"
