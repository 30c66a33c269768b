#!/usr/bin/env python3
"""Requests a second and processor time a request: our front beside nginx, in turn, so that a slower hour of the
machine falls on both.

usage: Benchmarks/HTTP/measure.py [SECONDS] [ROUNDS]
"""
import os
import re
import statistics
import subprocess
import sys
import tempfile

ROOT = os.path.dirname(os.path.dirname(os.path.dirname(os.path.abspath(__file__))))
NGINX_PORT = 18713
NGINX = """
daemon off; worker_processes 1; pid %(folder)s/pid; error_log %(folder)s/errors;
events { worker_connections 1024; }
http {
  access_log off; keepalive_requests 100000000; default_type text/plain;
  client_body_temp_path %(folder)s/a; proxy_temp_path %(folder)s/b; fastcgi_temp_path %(folder)s/c;
  uwsgi_temp_path %(folder)s/d; scgi_temp_path %(folder)s/e;
  server { listen 127.0.0.1:%(port)d; location / { return 200 "hello"; } }
}
"""


def processor_seconds(process):
    """Of a process and its children that are there."""
    total = 0
    children = subprocess.run(["ps", "-o", "pid=", "--ppid", str(process)], capture_output=True, text=True)
    for number in [str(process)] + children.stdout.split():
        with open(f"/proc/{number}/stat") as file:
            fields = file.read().rpartition(")")[2].split()
        total += int(fields[11]) + int(fields[12])
    return total / os.sysconf("SC_CLK_TCK")


def load(process, port, seconds):
    """Requests a second, and microseconds of the processor for each."""
    before = processor_seconds(process)
    report = subprocess.run(
        ["wrk", "-t1", "-c32", f"-d{seconds}s", f"http://127.0.0.1:{port}/"],
        capture_output=True, text=True, check=True).stdout
    used = processor_seconds(process) - before
    if "Non-2xx" in report or "Socket errors" in report:
        sys.exit(report)
    requests = int(re.search(r"(\d+) requests in", report)[1])
    return float(re.search(r"Requests/sec: *([\d.]+)", report)[1]), used / requests * 1_000_000


def measure(front, port, nginx, seconds, rounds):
    names = ["our front", "nginx"]
    results = {name: [] for name in names}
    for _ in range(rounds):
        results["our front"].append(load(front.pid, port, seconds))
        results["nginx"].append(load(nginx.pid, NGINX_PORT, seconds))
    medians = {name: [statistics.median(one) for one in zip(*results[name])] for name in names}
    print(f"wrk -t1 -c32, {rounds} rounds of {seconds} s in turn, medians")
    print(f"{'':12}{'requests/s':>12}{'us of processor/request':>26}")
    for name in names:
        print(f"{name:12}{medians[name][0]:12.0f}{medians[name][1]:26.1f}")
    ours, theirs = medians["our front"], medians["nginx"]
    print(f"{'ratio':12}{ours[0] / theirs[0]:12.2f}{ours[1] / theirs[1]:26.2f}", flush=True)


def main():
    seconds, rounds = (int(text) for text in (sys.argv[1:3] + ["4", "5"][len(sys.argv[1:3]):]))
    subprocess.run([f"{ROOT}/scripts/libraries", "nginx-light", "wrk"], check=True)
    program = subprocess.run(
        [f"{ROOT}/Proofs/Support/release", "serve-http"], stdout=subprocess.PIPE, text=True, check=True).stdout.strip()
    with tempfile.TemporaryDirectory() as folder:
        with open(f"{folder}/nginx.conf", "w") as file:
            file.write(NGINX % {"folder": folder, "port": NGINX_PORT})
        nginx = subprocess.Popen(["nginx", "-c", f"{folder}/nginx.conf", "-e", f"{folder}/errors"])
        front = subprocess.Popen([program], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)
        try:
            port = int(front.stdout.readline())
            measure(front, port, nginx, seconds, rounds)
        finally:
            front.stdin.close()
            front.wait()
            nginx.terminate()
            nginx.wait()


main()
