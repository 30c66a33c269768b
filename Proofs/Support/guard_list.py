"""The guards of Tests/Mutants, the marks in the code that they belong to, and the edits that take them away.

A mark is a comment, `//! an-id`, at the end of the guarded statement's first line. If that line has no room for it, the
mark is at the end of the line that closes the statement, or on a line of its own above. Several guards of one statement
share its mark: `mark: an-id` in the list points to it. A list says for each id what is lost without the guard, which
tests notice, and how the marked statement is edited:

    edit: remove                  the statement goes
    edit: instead TEXT            TEXT takes the statement's place
    edit: add before TEXT         TEXT comes before the statement; `add after` puts it behind
    edit: swap                    the statement and the next one change places
    edit: FROM => TO              FROM, which stands once in the statement, becomes TO; without TO it goes

Spaces and line breaks between the words of FROM do not count, and `…` in it is any text. Several edits of a guard
follow one another. Generated files carry no marks: a guard of one names the file by `file:`, and FROM stands once in
all of it.
"""
import glob
import os
import re
from collections import namedtuple

ROOT = os.path.dirname(os.path.dirname(os.path.dirname(os.path.abspath(__file__))))
MARK = re.compile(r"(?:(?<=\S)  |^ *)//! ([\w-]+)$")
# A comment, or an attribute on a line of its own.
ABOVE = re.compile(r"\s*(?://|# |@\w+(?:\(.*\))?$)")
CLOSERS = ("{", "}", ")", "]", '"""', "else")

Guard = namedtuple("Guard", "list id loses tests mark file edits")


class Misfit(Exception):
    """A guard that its code does not fit."""


def guards(root=ROOT):
    for path in sorted(glob.glob(os.path.join(root, "Tests/Mutants/*.txt"))):
        with open(path) as file:
            parts = re.split(r"\n\n(?=guard: )", file.read().rstrip("\n"))
        for part in parts[1:]:
            fields = [line.partition(":")[::2] for line in part.split("\n")]
            edits = [text.strip() for name, text in fields if name == "edit"]
            one = {name: text.strip() for name, text in fields}
            yield Guard(
                os.path.splitext(os.path.basename(path))[0], one["guard"], one["loses"], one["tests"],
                one.get("mark", one["guard"]), one.get("file"), edits)


def marks(root=ROOT):
    """The places of each mark: a file and the index of the line where the marked statement begins."""
    found = {}
    for folder in ("Sources", "Plugins"):
        for path in sorted(glob.glob(os.path.join(root, folder, "**/*"), recursive=True)):
            if not os.path.isfile(path):
                continue
            with open(path, errors="replace") as file:
                lines = file.read().split("\n")
            for number, line in enumerate(lines):
                if mark := MARK.search(line):
                    place = os.path.relpath(path, root), beginning(lines, number)
                    found.setdefault(mark[1], []).append(place)
    return found


def beginning(lines, number):
    """The index of the line where the statement with a mark on this line begins."""
    if lines[number].lstrip().startswith("//!"):
        return number + 1
    depth = indentation(lines[number])
    while lines[number].lstrip().startswith(CLOSERS) or not lines[number] or indentation(lines[number]) > depth:
        number -= 1
    return number


def indentation(line):
    return len(line) - len(line.lstrip())


def statement(lines, at):
    """The first and the last line of the statement below a mark: what is indented deeper or closes a bracket of it
    belongs to it. Comments and attributes above it do not."""
    first = at
    while first < len(lines) - 1 and ABOVE.match(lines[first]):
        first += 1
    depth = indentation(lines[first])
    last = first
    is_open = lines[first].endswith("{")
    for number in range(first + 1, len(lines)):
        line = lines[number]
        if not line.strip():
            continue
        closes = line.strip().startswith(CLOSERS) or (
            line.strip().startswith(".") and lines[last].strip().startswith(CLOSERS))
        if indentation(line) < depth or indentation(line) == depth and not (closes or is_open):
            break
        if indentation(line) == depth and (closes or not is_open):
            is_open = line.endswith("{")
        last = number
    return first, last


def pattern(text):
    """Matches the words of a text whatever spaces are between them."""
    words = re.findall(r"\w+|[^\w\s]", text)
    found = r"\s*".join(r"[\s\S]*?" if word == "…" else re.escape(word) for word in words)
    start = r"(?<!\w)" if re.match(r"\w", words[0]) else ""
    end = r"\Z" if words[-1] == "…" else r"(?!\w)" if re.match(r"\w", words[-1]) else ""
    return re.compile(start + found + end)


def edited(text, edit):
    """The text of a statement after one edit."""
    verb, _, rest = edit.partition(" ")
    space = " " * indentation(text)
    if edit == "remove":
        return ""
    if verb == "instead":
        return space + rest
    if edit.startswith("add before "):
        return space + edit[len("add before "):] + "\n" + text
    if edit.startswith("add after "):
        return text + "\n" + space + edit[len("add after "):]
    old, arrow, new = edit.partition("=>")
    if not arrow or not old.strip():
        raise Misfit(f"no edit is called “{edit}”")
    places = list(pattern(old).finditer(text))
    if len(places) != 1:
        raise Misfit(f"“{old.strip()}” stands {len(places)} times in the statement")
    return text[:places[0].start()] + new.strip() + text[places[0].end():]


def unmarked(text):
    """The text without the marks at the ends of lines."""
    return "\n".join(line if line.lstrip().startswith("//!") else MARK.sub("", line) for line in text.split("\n"))


def without(guard, text, line):
    """The text of a file without a guard whose statement begins at the line of that index; None means the whole file."""
    lines = unmarked(text).split("\n")
    first, last = (0, len(lines) - 1) if line is None else statement(lines, line)
    whole = inner = "\n".join(lines[first:last + 1])
    if guard.edits == ["swap"]:
        behind, end = statement(lines, last + 1)
        return "\n".join(lines[:first] + lines[behind:end + 1] + [inner] + lines[end + 1:])
    for edit in guard.edits:
        inner = edited(inner, edit)
    if inner == whole:
        raise Misfit("the edits change nothing")
    return "\n".join(lines[:first] + [inner] + lines[last + 1:])


def place(guard, marks):
    """The file of a guard and the index of the line where its statement begins."""
    if guard.file:
        return guard.file, None
    places = marks.get(guard.mark, [])
    if len(places) != 1:
        raise Misfit(f"{guard.mark} has {len(places)} marks: {', '.join(f'{path}:{line + 1}' for path, line in places)}")
    return places[0]


def mutated(guard, marks, root=ROOT):
    """The path of the file with a guard, its text, and the text without the guard."""
    path, line = place(guard, marks)
    with open(os.path.join(root, path)) as file:
        text = file.read()
    return path, text, without(guard, text, line)


def declared_types(root=ROOT):
    found = set()
    for path in glob.glob(os.path.join(root, "Sources/**/*.swift"), recursive=True):
        with open(path) as file:
            found.update(re.findall(
                r"\b(?:struct|class|enum|actor|protocol|typealias)\s+([A-Z]\w*)", file.read()))
    return found


def loose(found, root):
    """Marks on lines of their own although the statement's first line has room for them."""
    for name, (path, number) in ((name, place) for name, places in found.items() for place in places):
        with open(os.path.join(root, path)) as file:
            lines = file.read().split("\n")
        first = lines[statement(lines, number)[0]]
        if lines[number - 1].strip() == f"//! {name}" and len(f"{first}  //! {name}") <= 100:
            yield f"{path}:{number}: the mark {name} has room at the end of the statement's first line"


def problems(root=ROOT):
    """What does not fit, as lines for people."""
    listed, found, types = list(guards(root)), marks(root), declared_types(root)
    for name in sorted(found.keys() - {guard.id for guard in listed}):
        path, line = found[name][0]
        yield f"{path}:{line + 1}: no list of Tests/Mutants has the guard {name}"
    yield from loose(found, root)
    seen = set()
    for guard in listed:
        where = f"Tests/Mutants/{guard.list}.txt: {guard.id}"
        if not re.fullmatch(r"[a-z][a-z0-9]*(-[a-z0-9]+){1,5}", guard.id) or guard.id in seen:
            yield f"{where}: an id is two to six words with dashes, and stands once"
        seen.add(guard.id)
        for word in {word for edit in guard.edits for word in re.findall(r"\w+", edit) if word in types}:
            yield f"{where}: an edit names the type {word}"
        try:
            mutated(guard, found, root)
        except Misfit as misfit:
            yield f"{where}: {misfit}"
