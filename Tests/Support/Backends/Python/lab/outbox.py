"""The mail, texts and pushes that a real server would have sent."""

from .clock import instant, now

outbox = []


def send(channel, to, subject, code=None):
    letter = {"channel": channel, "to": to, "subject": subject, "at": instant(now())}
    more = {"text": subject} if code is None else {"text": f"Your code is {code}.", "code": code}
    outbox.append(letter | more)
