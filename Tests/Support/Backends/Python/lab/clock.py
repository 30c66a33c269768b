"""The server's clock. It stands until a tester moves it forwards, so that nothing depends on how fast a machine is."""

import re
import time
from datetime import datetime, timezone

_UNITS = {"s": 1, "m": 60, "h": 3600, "d": 86_400}
_LONGEST = 10 * 366 * 86_400
_now = int(time.time())


def now():
    """Seconds since 1970."""
    return _now


def moment(seconds):
    return datetime.fromtimestamp(seconds, timezone.utc)


def instant(seconds):
    """A time as the control writes it."""
    return moment(seconds).strftime("%Y-%m-%dT%H:%M:%SZ")


def advance(text):
    """Moves the clock by a duration such as `1h56m`; false where the text is none, or is more than ten years."""
    global _now
    if not re.fullmatch(r"([0-9]{1,12}[smhd])+", text):
        return False
    seconds = sum(int(count) * _UNITS[unit] for count, unit in re.findall(r"([0-9]+)([smhd])", text))
    if seconds > _LONGEST:
        return False
    _now += seconds
    return True
