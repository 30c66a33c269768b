"""What the proofs of the reference server share: starting it and a stand-in for the providers, and calling them."""
import contextlib
import http.client
import json
import os
import random
import re
import signal
import socket
import subprocess
import sys
import time
import urllib.parse

ROOT = os.path.dirname(os.path.dirname(os.path.dirname(os.path.abspath(__file__))))
AUTHLAB = os.environ.get("AUTHLAB", os.path.join(ROOT, ".build/debug/authlab"))
READY = re.compile(r"listening on http://127\.0\.0\.1:(\d+)")


class Process:
    """A command that says where it listens."""

    def __init__(self, arguments, log=None):
        self.log = log or subprocess.DEVNULL
        self.child = subprocess.Popen(
            [AUTHLAB] + arguments, stdout=subprocess.PIPE, stderr=self.log, text=True, cwd=ROOT)
        self.port = self._ready()

    def _ready(self):
        for line in self.child.stdout:
            found = READY.search(line)
            if found:
                return int(found.group(1))
        raise SystemExit(f"authlab ended with {self.child.wait()} before it listened; run it by hand to see why")

    @property
    def url(self):
        return f"http://127.0.0.1:{self.port}"

    def kill(self):
        self.child.send_signal(signal.SIGKILL)
        self.child.wait()
        self.child.stdout.close()

    def stop(self):
        if self.child.poll() is None:
            self.child.terminate()
            try:
                self.child.wait(10)
            except subprocess.TimeoutExpired:
                self.child.kill()
                self.child.wait()
        self.child.stdout.close()


@contextlib.contextmanager
def issuer():
    process = Process(["issuer", "--port", "0"])
    try:
        yield process
    finally:
        process.stop()


@contextlib.contextmanager
def server(contract, *arguments, log=None):
    process = Process(["serve", contract, "--port", "0", *arguments], log)
    try:
        yield process
    finally:
        process.stop()


def free_port():
    """Below those that the system gives to whoever calls: it stays free while a server is away."""
    while True:
        port = random.randrange(20_000, 32_000)
        with contextlib.suppress(OSError), socket.socket() as probe:
            probe.bind(("127.0.0.1", port))
            return port


class Gone(Exception):
    """No whole answer came: it is not known what was done."""


class Caller:
    """One connection, kept open."""

    def __init__(self, port, timeout=10):
        self.port = port
        self.timeout = timeout
        self.connection = None

    def call(self, method, path, body=None, token=None, form=None, headers=None):
        """The status, and the answer's JSON or text."""
        send = dict(headers or {})
        data = None
        if body is not None:
            data = json.dumps(body)
            send["Content-Type"] = "application/json"
        if form is not None:
            data = urllib.parse.urlencode(form)
            send["Content-Type"] = "application/x-www-form-urlencoded"
        if token:
            send["Authorization"] = "Bearer " + token
        try:
            if self.connection is None:
                self.connection = http.client.HTTPConnection("127.0.0.1", self.port, timeout=self.timeout)
            self.connection.request(method, path, data, send)
            answer = self.connection.getresponse()
            text = answer.read()
        except (OSError, http.client.HTTPException) as error:
            self.close()
            raise Gone(str(error)) from error
        self.headers = answer.headers
        try:
            return answer.status, json.loads(text) if text else None
        except ValueError:
            return answer.status, text.decode("utf-8", "replace")

    def close(self):
        if self.connection is not None:
            self.connection.close()
            self.connection = None


def identity_token(provider, audience, subject, **more):
    """What the provider's own sheet would give the app."""
    status, answer = Caller(provider.port).call(
        "POST", "/apple/mint", {"audience": audience, "subject": subject, **more})
    if status != 200:
        raise SystemExit(f"the stand-in minted nothing: {status} {answer}")
    return answer["identityToken"]


def wait_until(condition, seconds=10, every=0.05):
    end = time.monotonic() + seconds
    while not condition():
        if time.monotonic() > end:
            return False
        time.sleep(every)
    return True


def fail(text):
    print(text, file=sys.stderr)
    sys.exit(1)
