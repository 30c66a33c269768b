"""The common base of all systems: routes with names."""

import re

from messages import Complaint

MINUTE, HOUR, DAY = 60, 3600, 86_400


def route(endpoint, method, path):
    """Marks the method that does the work of an endpoint. `{id}` is one segment."""

    def mark(work):
        pattern = re.sub(r"{(\w+)}", r"(?P<\1>[^/]+)", path)
        work.route = (endpoint, method, re.compile(pattern + "$"))
        return work

    return mark


class System:
    def __init__(self, world):
        self.world = world
        kind = type(self)
        names = [name for name in dir(kind) if hasattr(getattr(kind, name), "route")]
        self.works = [getattr(self, name) for name in names]

    @property
    def endpoints(self):
        return {work.route[0] for work in self.works}

    def find(self, request):
        for work in self.works:
            endpoint, method, path = work.route
            match = path.match(request.path)
            if match and method == request.method:
                return endpoint, lambda request: work(request, **match.groupdict())
        raise Complaint(f"no route {request.method} {request.path}")
