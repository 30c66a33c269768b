"""Mutants of source files: one small change each, of an operator, a literal, a condition, a statement or a return."""

import os
import re
from dataclasses import dataclass

from source import LANGUAGES, blank, expression, matching, split, stripped


@dataclass(frozen=True)
class Mutant:
    path: str
    line: int
    kind: str
    start: int
    end: int
    # What the range becomes; for a statement that is dropped, nothing.
    new: str
    old: str

    @property
    def name(self):
        return f"{self.path}:{self.line} {self.kind}: {' '.join(self.old.split())}"

    def applied(self, text):
        return text[: self.start] + self.new + text[self.end :]


def of(path, text, kinds=None):
    """All mutants of a file, or those of some kinds, in the order of their places."""
    language = LANGUAGES[os.path.splitext(path)[1]]
    code = blank(text, language)
    found = []
    for kind, finder in KINDS.items():
        if kinds is None or kind in kinds:
            for start, end, new in finder(code, text, language):
                line = text.count("\n", 0, start) + 1
                found.append(Mutant(path, line, kind, start, end, new, text[start:end]))
    return sorted(found, key=lambda one: (one.start, -one.end, one.new))


def apart(found):
    """Those mutants, in their order, that overlap none before them."""
    chosen = {}
    for one in found:
        others = chosen.setdefault(one.path, [])
        if all(one.end <= other.start or other.end <= one.start for other in others):
            others.append(one)
            yield one


_SWAPS = {
    "==": "!=", "!=": "==", "===": "!==", "!==": "===", "<": "<=", "<=": "<", ">": ">=", ">=": ">", "&&": "||", "||": "&&",
    "+": "-", "-": "+", "*": "+", "/": "*", "%": "*", "and": "or", "or": "and",
}  # fmt: skip
_OPERATOR = re.compile(r"(?<=[ \n])([=!]==?|[<>]=?|&&|\|\||[-+*/%]|and|or)(?=[ \n])")


def _operators(code, text, language):
    for found in _OPERATOR.finditer(code):
        start, end = found.span()
        if re.search(r"\b(func|operator|import)\s+$", code[:start][-20:]) or (found[0] in ("and", "or")) != (
            language == "python" and found[0].isalpha()):
            continue
        if language == "python" and found[0] == "*" and code[end : end + 1] != " ":
            continue
        first, last = expression(code, start) if language == "swift" else (start, end)
        yield first, last, text[first:start] + _SWAPS[found[0]] + text[end:last]


def _numbers(change, least):
    def finder(code, text, language):
        for found in re.finditer(r"(?<![\w.$\"-])\d+(?:_\d+)*(?![\w.])", code):
            if int(found[0].replace("_", "")) >= least:
                yield *found.span(), f"{found[0]} {change}"
    return finder


def _booleans(code, text, language):
    words = ("True", "False") if language == "python" else ("true", "false")
    for found in re.finditer(rf"(?<![\w.])({words[0]}|{words[1]})\b", code):
        yield *found.span(), words[found[0] == words[0]]


# A clause that binds or matches has no opposite.
_BINDING = re.compile(r"\b(let|var|case)\b|#available|:=")


def _conditions(code, text, language):
    for found in re.finditer(r"(?<![\w#.])(if|elif|guard|while)\b\s*", code):
        if language == "python" and code[code.rfind("\n", 0, found.start()) + 1 : found.start()].strip():
            continue
        end = _condition_end(code, found, language)
        for start, end in split(code, found.end(), end) if end and language == "swift" else [(found.end(), end)]:
            start, end = stripped(code, start, end or start)
            if start < end and not _BINDING.search(code, start, end):
                yield found[1], start, end


def _condition_end(code, found, language):
    """Where what follows `if`, `guard` or `while` begins."""
    if language == "typescript":
        return matching(code, found.end()) + 1 if code[found.end() : found.end() + 1] == "(" else None
    wanted = ":" if language == "python" else "{"
    depth = 0
    for index in range(found.end(), len(code)):
        if depth == 0 and (code.startswith("else", index) if found[1] == "guard" else code[index] == wanted):
            return index
        depth += (code[index] in "([{") - (code[index] in ")]}")
        if depth < 0:
            return None
    return None


def _negated(code, text, language):
    for _, start, end in _conditions(code, text, language):
        yield start, end, {"python": "not ({})", "typescript": "(!{})"}.get(language, "!({})").format(text[start:end])


def _assumed(code, text, language):
    """A condition of a guard that is gone; where an `if` leaves, its body is."""
    for word, start, end in _conditions(code, text, language):
        if word == "guard":
            yield start, end, "true"
        elif word == "if" and re.match(r"\s*[:{]?\s*(return|throw|raise|continue)\b", code[end:]):
            yield start, end, {"python": "False", "typescript": "(false)"}.get(language, "false")


def _returns(code, text, language):
    """A comparison that is returned: right for everything."""
    for found in re.finditer(r"\breturn ([^\n{};]*(?:[=!]=|<=|>=|&&|\|\|| < | > | and | or )[^\n{};]*);?$", code, re.M):
        start, end = stripped(code, *found.span(1))
        if code.count("(", start, end) == code.count(")", start, end):
            yield start, end, "True" if language == "python" else "true"


_NO_CALL = r"(return|throw|raise|guard|if|elif|while|for|switch|with|def|function|catch|precondition|preconditionFailure|fatalError" \
    r"|super|self\.init|init|export|import|await import|assert)\b"


_STATEMENT = r"^[ ]+((?:try )?(?:await )?[a-z_][\w.]*"


def _calls(code, text, language):
    """A statement that is a call and nothing else."""
    for found in re.finditer(_STATEMENT + r"\()", code, re.M):
        start, end = found.start(1), matching(code, found.end() - 1) + 1
        if not code[end : code.find("\n", end)].strip(" ;") and _is_statement(code, found, language):
            yield start, end, "pass" if language == "python" else ""


def _assignments(code, text, language):
    for found in re.finditer(_STATEMENT + r"(?:\[[^\]\n]*\])?) [-+*/|&]?= [^\n]*[^\n(\[{,=]$", code, re.M):
        start, end = stripped(code, found.start(1), found.end())
        # Without its value, a name of Python is no name.
        is_declaration = language == "python" and not re.search(r"[.\[]", found[1])
        if code.count("(", start, end) == code.count(")", start, end) and not is_declaration and _is_statement(code, found, language):
            yield start, end, "pass" if language == "python" else ""


def _is_statement(code, found, language):
    """Whether it begins a statement of its own, and one that may be missing."""
    before = code[: found.start()].rstrip()
    ends = re.search(r"[^(\[{,=\\]$" if language == "python" else r"[{})\];]$", before)
    return bool(ends) and not re.match(_NO_CALL, code[found.start(1) :])


_DEFAULTS = {
    "swift": [("Bool", "false"), (r".*\?", "nil"), (r"\[.*:.*\]", "[:]"), (r"\[.*\]", "[]"), ("String", '""'), ("Int", "0"),
              ("Void|", "")],
    "typescript": [("boolean", "false"), ("string", '""'), (r".*\[\]", "[]"), (r".*undefined", "undefined"), ("void", "")],
    "python": [("bool", "False"), ("str", '""'), (r".*None", "None"), (r"list.*", "[]")],
}  # fmt: skip
_FUNCTION = {
    "swift": r"\bfunc [^({\n]+(\()", "typescript": r"\bfunction \w+(?:<[^(\n]*>)?(\()", "python": r"\bdef \w+(\()",
}  # fmt: skip


def _early_returns(code, text, language):
    for found in re.finditer(_FUNCTION[language], code):
        head = re.compile(r"([^{}\n]*)\{\s*" if language != "python" else r"([^:\n]*):\n(?=( +))").match(
            code, matching(code, found.start(1)) + 1)
        if not head or re.search(r"=|\bwhere\b", head[1]):
            continue
        kind = head[1].partition("->" if language != "typescript" else ":")[2].strip()
        value = next((value for form, value in _DEFAULTS[language] if re.fullmatch(form, kind)), None)
        if value is None:
            continue
        new = f"return {value}".strip()
        if language == "swift":
            body = code[head.end() : matching(code, code.rindex("{", 0, head.end()))]
            new += "; return" if value and "return" not in body else ""
        else:
            new = f"{head[2]}{new}\n" if language == "python" else new + "; "
        yield head.end(), head.end(), new


KINDS = {
    "operator": _operators, "more": _numbers("+ 1", 2), "less": _numbers("- 1", 1), "flipped": _booleans, "negated": _negated,
    "assumed": _assumed, "true": _returns, "dropped": _calls, "unassigned": _assignments, "returned": _early_returns,
}  # fmt: skip
