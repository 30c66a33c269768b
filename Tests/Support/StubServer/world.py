"""One server of one system, with its own clock, accounts, outbox and faults."""

import threading

import generated
from faults import Fault
from messages import Answer, Complaint, Optional, Refusal

START = 1_800_000_000


class World:
    """Beside the system's own routes, tests have these:

    POST /__stub/clock     {"advance": seconds}
    POST /__stub/misbehave {"endpoint", "how", "times"?, "status"?, "body"?}
    POST /__stub/tell      {"what", "value"?}: what documents leave to chance or to others
    POST /__stub/outbox    the mails and messages so far
    POST /__stub/received  the endpoints called so far, in order; what they do is done
    """

    def __init__(self, system):
        self.lock = threading.Lock()
        self.now = START
        self.outbox = []
        self.received = []
        self.faults = []
        self.system = system(self)
        self.stubs = generated.Stubs(system.__name__, self.system) if generated.is_wanted() else None

    def send(self, by, to, what, **more):
        self.outbox.append({"by": by, "to": to, "what": what, **more})

    def answer(self, request):
        if request.path.startswith("/__stub/"):
            return self.control(request)
        endpoint, work = self.system.find(request)
        with self.lock:
            fault = self.fault(endpoint)
            self.received.append(endpoint)
            instead = fault.instead() if fault else None
            if instead:
                return instead
            answer = self.stubs.answer(request) if self.stubs else outcome(work, request)
        return fault.after(answer) if fault else answer

    def fault(self, endpoint):
        for fault in self.faults:
            if fault.endpoint == endpoint and fault.times > 0:
                fault.spend()
                return fault
        return None

    def control(self, request):
        control = getattr(self, "do_" + request.path.removeprefix("/__stub/"), None)
        if not control:
            raise Complaint(f"no control {request.path}")
        with self.lock:
            return Answer(200, control(request) or {})

    def do_clock(self, request):
        self.now += request.fields(advance=int)["advance"]

    def do_misbehave(self, request):
        fault = request.fields(
            endpoint=str, how=str, times=Optional(int), status=Optional(int), body=Optional(str))
        if fault["endpoint"] not in self.system.endpoints:
            raise Complaint(f"no endpoint {fault['endpoint']}")
        self.faults.append(Fault(**fault))

    def do_tell(self, request):
        told = request.fields(what=str, value=Optional(str))
        hear = getattr(self.system, "hear_" + told["what"], None)
        if not hear:
            raise Complaint(f"nothing to be told of {told['what']}")
        return hear(told["value"]) if "value" in told else hear()

    def do_outbox(self, request):
        return {"outbox": self.outbox}

    def do_received(self, request):
        return {"received": self.received}


def outcome(work, request):
    """A refusal is an answer too, and can get lost like any other."""
    try:
        return work(request)
    except Refusal as refusal:
        return refusal.answer
