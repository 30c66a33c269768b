"""Versions as semver.org defines them."""
import re

WHOLE = re.compile(
    r"(0|[1-9]\d*)\.(0|[1-9]\d*)\.(0|[1-9]\d*)"
    r"(?:-((?:0|[1-9]\d*|\d*[a-zA-Z-][0-9a-zA-Z-]*)(?:\.(?:0|[1-9]\d*|\d*[a-zA-Z-][0-9a-zA-Z-]*))*))?")


def is_version(text):
    return WHOLE.fullmatch(text) is not None


def order(version):
    """The key that sorts versions: a pre-release comes before its release, and numbers before words."""
    major, minor, patch, pre = WHOLE.fullmatch(version).groups()
    parts = [(0, int(part), "") if part.isdigit() else (1, 0, part) for part in pre.split(".")] if pre else []
    return int(major), int(minor), int(patch), pre is None, parts
