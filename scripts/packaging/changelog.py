"""Reads CHANGELOG.md, which follows keepachangelog.com."""
import datetime
import re

from problems import Problem

GROUPS = {"Added", "Changed", "Deprecated", "Removed", "Fixed", "Security"}
HEADING = re.compile(r"^## \[([^\]]+)\](?: - (\S+))?$", re.M)


def section(text, version):
    """The date and the text of a version's section; nothing if there is none."""
    headings = list(HEADING.finditer(text))
    for heading, following in zip(headings, headings[1:] + [None]):
        if heading[1] == version:
            end = following.start() if following else len(text)
            body = re.sub(r"^\[[^\]]+\]: .*$", "", text[heading.end():end], flags=re.M)
            return heading[2], body.strip()
    return None


def problems(text, version):
    found = section(text, version)
    if found is None:
        yield Problem(
            f"CHANGELOG.md has no section [{version}]",
            f"move the entries of [Unreleased] below a line `## [{version}] - YYYY-MM-DD`")
        return
    date, body = found
    if not is_date(date):
        yield Problem(f"the section [{version}] of CHANGELOG.md has no date", f"write `## [{version}] - YYYY-MM-DD`")
    if not re.search(r"^- ", body, re.M):
        yield Problem(f"the section [{version}] of CHANGELOG.md has no entries", "list what users need to know")
    for group in re.findall(r"^### (.+)$", body, re.M):
        if group not in GROUPS:
            yield Problem(f"CHANGELOG.md has an unknown group `{group}`", f"use one of {', '.join(sorted(GROUPS))}")
    for name in ("Unreleased", version):
        if not re.search(rf"^\[{re.escape(name)}\]: http", text, re.M):
            yield Problem(
                f"CHANGELOG.md has no link for [{name}]", f"add a line `[{name}]: https://…` at the end of the file")


def is_date(text):
    try:
        return text is not None and datetime.date.fromisoformat(text).isoformat() == text
    except ValueError:
        return False
