"""Runs a client behind authlab watch, and writes the proxy's report to a file of the folder REPORTS.

usage: watched.py AUTHLAB CONTRACT CLIENT…
"""

import os
import signal
import subprocess
import sys

tool, contract, *client = sys.argv[1:]
watch = [tool, "watch", contract, "--to", os.environ["AUTHLAB_URL"], "--port", "0", "--format", "json"]
proxy = subprocess.Popen(watch, stdin=subprocess.DEVNULL, stdout=subprocess.PIPE, text=True)
address = proxy.stdout.readline().split()[-1]
status = subprocess.run(client, env={**os.environ, "AUTHLAB_URL": address}).returncode
proxy.send_signal(signal.SIGINT)
with open(os.path.join(os.environ["REPORTS"], os.environ["AUTHLAB_PROVOCATION"]), "w") as report:
    report.write(proxy.stdout.read())
proxy.wait()
sys.exit(status)
