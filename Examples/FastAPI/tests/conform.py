"""The server with the control at /__lab. Prints its port.

It runs until it is stopped, or until a test closes its input.
"""

import os
import socket
import stat
import sys
import threading
from dataclasses import replace

import uvicorn
from control import Clock, create_control
from longde_server.application import create_application
from longde_server.config import configuration
from longde_server.log import start_log

start_log(sys.stderr)
clock = Clock()
# One address makes all calls.
app = create_application(replace(configuration(), rate_limit=0), clock.now)
app.include_router(create_control(app.state.database, clock))
listening = socket.create_server(("127.0.0.1", int(os.environ.get("PORT", 0))))
print(listening.getsockname()[1], flush=True)
# Only a test connects a pipe. In the background the input is /dev/null, or a terminal
# that stops processes which read it.
if stat.S_ISFIFO(os.fstat(0).st_mode):
    threading.Thread(target=lambda: (sys.stdin.read(), os._exit(0)), daemon=True).start()
uvicorn.Server(uvicorn.Config(app, log_config=None, access_log=False)).run([listening])
