"""Mutants of Swift that share a build: each stands beside the original code, and an environment variable chooses one."""

import os
import re

CHOICE = """\
#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// The mutant that this process runs, if any; and a file that names those whose place was reached.
enum Mutant {
  private static let number = getenv("AUTHCONTRACT_MUTANT").flatMap { Int(String(cString: $0)) }
  private static let reached = getenv("AUTHCONTRACT_REACHED").map {
    open($0, O_WRONLY | O_APPEND | O_CREAT, 0o600)
  }
  // A race writes a number twice, which does no harm.
  nonisolated(unsafe) private static var isNamed = [Bool](repeating: false, count: 100_000)

  @inline(never) static func on(_ number: Int) -> Bool {
    if let reached, !isNamed[number] {
      isNamed[number] = true
      let line = "\\(number)\\n"
      _ = write(reached, line, line.utf8.count)
    }
    return number == Self.number
  }
}
"""


def choice(number, one, old):
    """The code that behaves as a mutant if it is the chosen one."""
    on = f"Mutant.on({number})"
    if one.kind == "returned":
        leaving, _, rest = one.new.partition("; ")
        return f"if {on} {{ {leaving} }}; {rest} "
    if one.kind in ("dropped", "unassigned", "replaced"):
        # On lines of their own: a comment may end the statement.
        return f"if {on} {{\n{one.new}\n}} else {{\n{old}\n}}"
    return f"({on} ? ({one.new}) : ({old}))"


def written(text, numbered):
    """The file with these mutants, pairs of a number and a mutant, and the lines that each takes."""
    parts, lines, at = [], {}, 0
    for number, one in sorted(numbered, key=lambda pair: (pair[1].start, pair[1].end)):
        parts += [text[at : one.start], choice(number, one, text[one.start : one.end])]
        first = sum(part.count("\n") for part in parts[:-1]) + 1
        lines[number] = range(first, first + parts[-1].count("\n") + 1)
        at = one.end
    return "".join(parts) + text[at:], lines


def put(place, content):
    """Writes a file, if it has another content: a second run builds little."""
    content = content.encode() if isinstance(content, str) else content
    if not place.exists() or place.read_bytes() != content:
        place.parent.mkdir(parents=True, exist_ok=True)
        place.write_bytes(content)


def write(texts, copy, numbered):
    """Writes files with these mutants into a copy of the project. Returns the lines of each mutant."""
    lines = {}
    for path, text in texts.items():
        own = [(number, one) for number, one in numbered.items() if one.path == path]
        new, found = written(text, own)
        put(copy / path, new)
        lines |= found
    for module in {module_of(path) for path in texts}:
        put(copy / module / "Mutant.swift", CHOICE)
    return lines


def module_of(path):
    """Sources/LAYER/MODULE."""
    return "/".join(path.split("/")[:3])


def compiled(texts, copy, numbered, build):
    """The mutants that compile. `build` returns the output of a build that failed, or None; mutants in the lines with
    errors are left out until it succeeds."""
    # The compiler reports the errors of one module at a time.
    while True:
        lines = write(texts, copy, numbered)
        output = build()
        if output is None:
            return numbered
        guilty = set()
        for path, line in set(re.findall(r"^(\S+\.swift):(\d+):\d+: error:", output, re.M)):
            guilty |= blamed(numbered, lines, os.path.relpath(path, copy), int(line))
        if not guilty:
            raise SystemExit(f"error: the project doesn't build, and no mutant is to blame\n{output[-3000:]}")
        numbered = {number: one for number, one in numbered.items() if number not in guilty}
        print(f"{len(guilty)} mutants don't compile", flush=True)


def blamed(numbered, lines, path, line):
    """The mutants at a line with an error, or else the last one before it: the end of a function may get the blame. Its
    beginning may, too: then all of the file's."""
    own = [number for number, one in numbered.items() if one.path == path]
    there = {number for number in own if line in lines[number]}
    before = sorted((lines[number].stop, number) for number in own if lines[number].stop <= line)
    return there or {number for _, number in before[-1:]} or set(own)
