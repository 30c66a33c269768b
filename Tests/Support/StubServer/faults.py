"""Faults that a server can play."""

import json
import time

from http_door import NoAnswer
from messages import Answer, Complaint

# Longer, in seconds, than any client waits.
PATIENCE = 3600

HTML = "<!DOCTYPE html><html><body><h1>Internal Server Error</h1></body></html>"


class Fault:
    """How one endpoint misbehaves, and how often."""

    def __init__(self, endpoint, how, times=1, status=500, body=""):
        if how not in BEFORE and how not in AFTER:
            raise Complaint(f"no way to misbehave: {how}")
        self.endpoint, self.how, self.times = endpoint, how, times
        self.status, self.body = status, body

    def spend(self):
        self.times -= 1

    def instead(self):
        """The answer that is given without any work being done; None if there is work to do."""
        return BEFORE[self.how](self) if self.how in BEFORE else None

    def after(self, answer):
        """Spoils the answer after the work is done."""
        return AFTER[self.how](self, answer)


def disconnect(_):
    raise NoAnswer


def drop(_, answer):
    raise NoAnswer


def delay(_, answer):
    time.sleep(PATIENCE)
    return answer


def truncate(_, answer):
    """Less comes than was announced."""
    raise NoAnswer(answer)


def bad_json(_, answer):
    return replaced(answer, answer.data[: len(answer.data) // 2])


def wrong_type(_, answer):
    """Good JSON in which every value is of another type."""
    return replaced(answer, json.dumps(twisted(json.loads(answer.data))).encode())


def twisted(value):
    if isinstance(value, dict):
        return {name: twisted(inner) for name, inner in value.items()}
    return {"unexpected": True} if isinstance(value, list) else [value]


def replaced(answer, data):
    answer.data = data
    return answer


BEFORE = {
    "disconnect": disconnect,
    "500html": lambda _: Answer(500, HTML, {"Content-Type": "text/html"}),
    "401": lambda _: Answer(401, {}),
    "answer": lambda fault: Answer(fault.status, fault.body),
}

AFTER = {
    "drop": drop,
    "delay": delay,
    "truncate": truncate,
    "badjson": bad_json,
    "wrongtype": wrong_type,
}
