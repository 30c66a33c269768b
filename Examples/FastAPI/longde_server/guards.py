"""A limit of the calls from one address."""

import math
import threading
import time
from collections import OrderedDict
from collections.abc import Callable

from fastapi import HTTPException, Request


class RateLimit:
    """A dependency: so many calls a minute, which come back evenly.

    Each process counts for itself. The address is the caller's own where the proxies in
    between are trusted.
    """

    def __init__(
        self,
        per_minute: int,
        now: Callable[[], float] = time.monotonic,
        most: int = 10_000,
    ) -> None:
        self.per_minute = per_minute
        self.now = now
        self.most = most
        self.buckets: OrderedDict[str, tuple[float, float]] = OrderedDict()
        self.turn = threading.Lock()

    async def __call__(self, request: Request) -> None:
        if self.per_minute == 0 or not request.url.path.startswith("/api/auth/"):
            return
        wait = self.take(request.client.host if request.client else "")
        if wait > 0:
            headers = {"Retry-After": str(wait)}
            raise HTTPException(429, "tooManyRequests", headers)

    def take(self, address: str) -> int:
        """Takes a call of that address; the seconds to wait where there is none."""
        now = self.now()
        with self.turn:
            left, at = self.buckets.pop(address, (float(self.per_minute), now))
            left = min(self.per_minute, left + (now - at) * self.per_minute / 60)
            self.buckets[address] = (left - 1 if left >= 1 else left, now)
            if len(self.buckets) > self.most:
                self.buckets.popitem(last=False)
        return 0 if left >= 1 else math.ceil((1 - left) * 60 / self.per_minute)
