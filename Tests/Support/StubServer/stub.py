"""A stub of the documented servers, for tests of generated clients over real sockets.

It prints the port of its control and ends when its standard input is closed, so it cannot outlive
whoever started it. `POST /worlds {"system": "longde"}` opens a server of that system on a port of
its own, with its own clock and accounts: tests that run side by side never meet. What a test may
ask of such a world stands in `world.py`.

Everything here was written by hand from docs/systems and contract/, nothing was generated: it is a
second reading of the contracts, so that client and stub cannot be wrong together.
"""

import os
import sys

from http_door import listen
from messages import Answer, Complaint
from systems.longde import Longde
from systems.readmigo import Readmigo
from systems.rote import Rote
from systems.syncnos import SyncNos
from world import World

SYSTEMS = {"longde": Longde, "readmigo": Readmigo, "rote": Rote, "syncnos": SyncNos}


class Control:
    """Opens worlds."""

    now = None

    def answer(self, request):
        if request.path != "/worlds":
            raise Complaint(f"the control has no {request.path}")
        system = request.fields(system=str)["system"]
        if system not in SYSTEMS:
            raise Complaint(f"there is no system {system}, only {', '.join(sorted(SYSTEMS))}")
        return Answer(200, {"port": listen(World(SYSTEMS[system]))})


def main():
    print(listen(Control()), flush=True)
    sys.stdin.buffer.read()
    # Threads that still sleep over a late answer are not waited for.
    os._exit(0)


if __name__ == "__main__":
    main()
