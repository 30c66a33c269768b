#!/usr/bin/env python3
"""Reads generated Python with Python's own parser and holds it against what the marked sample became: the same code,
but for the texts. Prints one line of JSON for each difference, `[fault, words]`, and how many files it read.

usage: python_meaning.py FOLDER

FOLDER holds `marked/` and for each contract a folder with a number as its name: its `Python/`, `texts.json`, and
`marked/` where it has one of its own.
"""

import ast
import io
import json
import re
import sys
import tokenize
from functools import cache
from pathlib import Path

from texts import seen, substitution

NAMES = {"name", "id", "attr", "arg", "asname", "module"}
# The names that a module imports depend on its fields.
BY_NEED = {"typing": {"Annotated", "ClassVar", "Literal", "TypeAlias"}, "pydantic": {"Field"}}
MARKED = re.compile(r"zq[0-9]+z", re.IGNORECASE)
HIDDEN = re.compile("[\x00-\x08\x0b-\x1f\x7f-\x9f\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069\ufeff]")


class Different(Exception):
    pass


class Name(str):
    __slots__ = ()


class Doc(str):
    __slots__ = ()


def is_docstring(node, parent, field, index):
    return (field == "body" and index == 0 and isinstance(parent, (ast.Module, ast.ClassDef, ast.FunctionDef, ast.AsyncFunctionDef))
            and isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant) and isinstance(node.value.value, str))


def shape(node):
    """A tree of lists: names, docs, texts and the rest are told apart by their types."""
    if isinstance(node, ast.AnnAssign):
        return field_shape(node)
    parts = [type(node).__name__]
    for name, value in ast.iter_fields(node):
        if name in ("ctx", "kind", "type_comment", "lineno"):
            continue
        if isinstance(value, list):
            parts.append([one(item, node, name, index) for index, item in enumerate(value) if not by_need(item)])
        else:
            parts.append(one(value, node, name, 0))
    return parts


def one(value, parent, field, index):
    if is_docstring(value, parent, field, index):
        return Doc(value.value.value)
    if isinstance(value, ast.AST):
        return shape(value)
    return Name(value) if field in NAMES and isinstance(value, str) else value


def by_need(node):
    if not isinstance(node, ast.ImportFrom) or node.module not in BY_NEED:
        return False
    return {alias.name for alias in node.names} <= BY_NEED[node.module]


def field_shape(node):
    """A field of a model is called on the wire as its alias says, or else as it is called itself."""
    marks, wire, is_told = [], node.target.id, False
    kind = node.annotation
    if isinstance(kind, ast.Subscript) and getattr(kind.value, "id", "") == "Annotated":
        for mark in kind.slice.elts[1:]:
            if isinstance(mark, ast.Call) and getattr(mark.func, "id", "") == "Field":
                wire = mark.keywords[0].value.value
            else:
                marks.append(shape(mark))
                is_told = is_told or getattr(mark.func, "attr", "").startswith(("in_", "Token"))
        kind = kind.slice.elts[0]
    # Other attributes with a type are not fields: a callback's URL, a type's other name.
    is_field = getattr(getattr(kind, "value", None), "id", "") != "ClassVar" and getattr(kind, "id", "") != "TypeAlias"
    value = node.value and shape(node.value)
    return ["field", Name(node.target.id), wire if is_field and not is_told else None, shape(kind), marks, value]


class Comparison:
    """One contract's names: what a marker became in one place it is in all."""

    def __init__(self, words):
        self.words, self.names = words, {}

    def same(self, new, old):
        if isinstance(old, list) and old[:1] == ["field"]:
            return self.same_field(new, old)
        if type(new) is not type(old):
            raise Different(f"{new!r} where {old!r} was")
        if isinstance(old, list):
            if len(new) != len(old):
                raise Different(f"{len(new)} parts, not {len(old)}: {str(new)[:200]}")
            for pair in zip(new, old):
                self.same(*pair)
        elif isinstance(old, Name):
            self.same_name(new, old)
        elif isinstance(old, Doc):
            if prose(new) != prose(self.words(old)):
                raise Different(f"the doc {new!r} where {self.words(old)!r} was wanted")
        elif new != (self.words(old) if isinstance(old, str) else old):
            raise Different(f"{new!r} where {old!r} was")

    def same_field(self, new, old):
        if not isinstance(new, list) or new[:1] != ["field"]:
            raise Different(f"{new!r} where a field was")
        self.same_name(new[1], old[1])
        wanted = old[2] and self.words(old[2])
        if new[2] != wanted:
            raise Different(f"{new[2]!r} on the wire where {wanted!r} was wanted")
        self.same(new[3:], old[3:])

    def same_name(self, new, old):
        if MARKED.search(old):
            if self.names.setdefault(old, new).rstrip("_") != new.rstrip("_"):
                raise Different(f"the name {new} where {self.names[old]} was")
        elif new != old:
            raise Different(f"the name {new} where {old} was")


def prose(text):
    """Docs are wrapped, and their quotes are single ones."""
    return re.sub(r"[\"'_\\]", "", seen(text)).lower()


def comments(code):
    return [token.string for token in tokenize.generate_tokens(io.StringIO(code).readline)
            if token.type == tokenize.COMMENT]


def check_own(tree, code):
    """Raises for a mistake that no file may have."""
    for node in ast.walk(tree):
        if isinstance(node, (ast.Module, ast.ClassDef)):
            names = [item.target.id if isinstance(item, ast.AnnAssign) else item.name for item in node.body
                     if isinstance(item, (ast.AnnAssign, ast.ClassDef, ast.AsyncFunctionDef))]
            twice = {name for name in names if names.count(name) > 1}
            if twice:
                raise Different(f"{sorted(twice)} stands twice")
    for comment in comments(code):
        if HIDDEN.search(comment):
            raise Different(f"a comment: {comment!r}")


@cache
def marked_shape(path):
    return shape(ast.parse(path.read_bytes().decode()))


def read(path):
    code = path.read_bytes().decode()
    tree = ast.parse(code)
    compile(tree, path.name, "exec", dont_inherit=True)
    return code, tree


def folded(path):
    return str(path).replace("_", "").lower()


def files(folder):
    return {path.relative_to(folder): path for path in sorted(folder.rglob("*.py"))}


def check(case, marked, report):
    """One contract."""
    words = substitution(json.loads((case / "texts.json").read_text()))
    wanted = {folded(words(str(name))): path for name, path in files(marked / "Python").items()}
    found = files(case / "Python")
    if {folded(name) for name in found} != set(wanted):
        report("changed meaning", f"{case.name}: other files: {sorted(map(str, found))}")
        return 0
    comparison = Comparison(words)
    for name, path in found.items():
        try:
            compare(comparison, name, path, wanted[folded(name)])
        except (SyntaxError, ValueError) as error:
            report("not parsing", f"{case.name}/{name}: {error}")
        except Different as error:
            report("changed meaning", f"{case.name}/{name}: {error}")
    return len(found)


def compare(comparison, name, path, old):
    code, tree = read(path)
    check_own(tree, code)
    comparison.same(shape(tree), marked_shape(old))


def main(folder):
    def report(fault, words):
        print(json.dumps([fault, words]))

    read_files = 0
    for case in sorted((path for path in folder.iterdir() if path.name.isdigit()), key=lambda path: int(path.name)):
        own = case / "marked"
        read_files += check(case, own if own.exists() else folder / "marked", report)
    print(json.dumps(["read", read_files]))


if __name__ == "__main__":
    main(Path(sys.argv[1]))
