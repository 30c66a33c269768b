#!/usr/bin/env python3
"""HTTP servers of Debian's libraries beside our front, on the table of raw requests Tests/Cases/http and beside
connections that are slow. Prints Markdown.

usage: compare.py FOLDER-OF-THE-LIBRARIES'-SERVERS SERVE-HTTP [CONNECTIONS] [SECONDS]

A row is right if the handler saw the requests that it should, with the same target and the same length of body, and
none besides. Generously: any refusal will do, also an end without words; and whether the connection is kept behind
what was right is not asked. Ends with 1 if our front has a row wrong.
"""
import json
import os
import re
import socket
import subprocess
import sys

HERE = os.path.dirname(os.path.abspath(__file__))
sys.path.insert(0, os.path.dirname(HERE))
import slow  # noqa: E402

PROBE = b"GET /probe HTTP/1.1\r\nHost: a.test\r\nConnection: close\r\n\r\n"
SLOW = ["slow headers", "slow bodies", "slow readers", "slow idle ones"]
# Whoever has said nothing for so many seconds waits.
SILENCE = 2
LIBRARIES = {
    "microhttpd": "libmicrohttpd", "event": "libevent", "civetweb": "libcivetweb", "soup": "libsoup-3.0",
    "http-parser": "libhttp-parser",
}


class Case:
    """A row of the table."""

    def __init__(self, name, text):
        self.name = name
        request, expected = text.split(b"\n---\n")
        self.request = raw(request)
        lines = expected.decode().splitlines()
        # The second request stands where a body may be.
        self.may_smuggle = b"/smuggled" in self.request and re.search(
            rb"content-length|transfer-encoding", self.request, re.IGNORECASE)
        self.waits = lines[-1] == "waits"
        self.seen = [seen_of(line) for line in lines if line.startswith("200")]


def seen_of(line):
    """What an expected answer says that the handler saw; an answer to HEAD says nothing."""
    _, *words = line.split(" ")
    return (words[0], plain(words[1]), int(words[2])) if words else None


def plain(target):
    """Generously: of an absolute target, a library may hand over the path alone."""
    match = re.fullmatch(r"https?://[^/?]*(/?)(.*)", target, re.IGNORECASE)
    return "/" + match[2] if match else target


def raw(text):
    text = text.replace(b"\n", b"")
    text = re.sub(rb"\{\{(.*?)\*(\d+)\}\}", lambda match: match[1] * int(match[2]), text)
    letters = {b"r": b"\r", b"n": b"\n", b"t": b"\t", b"0": b"\0"}
    return re.sub(
        rb"\\(?:x(..)|(.))",
        lambda match: bytes.fromhex(match[1].decode()) if match[1] else letters.get(match[2], match[2]), text)


class Server:
    """One that is started again where it has ended by itself."""

    def __init__(self, command, takes_port):
        self.command, self.takes_port, self.process = command, takes_port, None

    def start(self):
        self.stop()
        command = self.command + ([str(free_port())] if self.takes_port else [])
        self.process = subprocess.Popen(
            command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True)
        line = self.process.stdout.readline()
        match = re.search(r"(\d+)$", line.strip())
        if not match:
            sys.exit(f"{command[0]} does not listen")
        self.port = int(match[1])

    def has_ended(self):
        try:
            self.process.wait(0.02)
            return True
        except subprocess.TimeoutExpired:
            return False

    def stop(self):
        if self.process:
            self.process.kill()
            self.process.communicate()


def free_port():
    with socket.socket() as place:
        place.bind(("127.0.0.1", 0))
        return place.getsockname()[1]


def exchange(port, case):
    """All that was answered. Whoever waits for more is told that nothing comes."""
    answers = b""
    try:
        with socket.create_connection(("127.0.0.1", port), timeout=SILENCE) as file:
            file.sendall(case.request if case.waits else case.request + PROBE)
            if not case.waits:
                answers = receive(file)
            file.shutdown(socket.SHUT_WR)
            answers += receive(file)
    except OSError:
        pass
    return answers


def receive(file):
    """All until the connection ends or nothing comes for a while."""
    answers = b""
    try:
        while part := file.recv(65536):
            answers += part
    except OSError:
        pass
    return answers


def requests_seen(answers, case):
    if case.request.startswith(b"HEAD"):
        seen = [None] * len(re.findall(rb"^HTTP/1\.1 200", answers, re.MULTILINE))
        return seen[:-1] if b"/probe" in answers else seen
    found = [json.loads(text) for text in re.findall(rb'\{"body":[^\n]*\}\n', answers)]
    seen = [(one["method"], plain(one["target"]), one["body"]) for one in found]
    return seen[:-1] if not case.waits and seen[-1:] == [("GET", "/probe", 0)] else seen


def verdict(server, case):
    """`right`, or in a word what was wrong."""
    answers = exchange(server.port, case)
    if server.has_ended():
        return "crashed"
    seen = requests_seen(answers, case)
    if seen == case.seen:
        return "right"
    if case.may_smuggle and any(target == "/smuggled" for _, target, _ in seen):
        return "smuggled"
    if len(seen) < len(case.seen):
        return "not served"
    return "let through" if len(seen) > len(case.seen) else "changed"


def read_table(server, cases):
    """The names of the rows, by verdict."""
    rows = {}
    server.start()
    for case in cases:
        if server.process.poll() is not None:
            server.start()
        rows.setdefault(verdict(server, case), []).append(case.name)
    return rows


def besieged(server, count, seconds):
    """For each kind of slow connections, how many of the good requests were answered, and the slowest."""
    cells = []
    for kind in SLOW:
        server.start()
        times = slow.beside(kind, server.port, slow.KINDS[kind], slow.GOOD, count, seconds)
        answered = [time for time in times if time is not None]
        share = "all" if len(answered) == len(times) else f"{len(answered)} of {len(times)}"
        cells.append(f"{share}, {max(answered) * 1000:.0f} ms" if answered else f"none of {len(times)}")
    return cells


def version_of(package):
    command = ["dpkg-query", "-W", "-f", "${Version}", f"{package}-dev"]
    return re.split(r"[-+]", subprocess.run(command, capture_output=True, text=True).stdout)[0]


def main():
    folder, front = sys.argv[1:3]
    count, seconds = (int(text) for text in (sys.argv[3:5] + ["300", "8"][len(sys.argv[3:5]):]))
    cases = [Case(*row) for row in slow.table()]
    if len(cases) < 100:
        sys.exit("the table is not where it was")
    servers = {
        f"{package} {version_of(package)}": Server([f"{folder}/{name}"], True) for name, package in LIBRARIES.items()}
    servers["the front"] = Server([front, "seen"], False)
    print(f"| server | right, of {len(cases)} | smuggled | let through | beside {count} {' | '.join(SLOW)} |")
    print("|---" * (4 + len(SLOW)) + "|")
    rows = {}
    for name, server in servers.items():
        try:
            rows[name] = read_table(server, cases)
            cells = besieged(server, count, seconds)
        finally:
            server.stop()
        counts = [len(rows[name].get(word, [])) for word in ("right", "smuggled", "let through")]
        print("| " + " | ".join([name, *(str(number) for number in counts), *cells]) + " |", flush=True)
    for name, found in rows.items():
        print(f"\n{name}")
        for word in sorted(found.keys() - {"right"}):
            print(f"- {word}: {', '.join(found[word])}")
    sys.exit(0 if list(rows["the front"]) == ["right"] else 1)


if __name__ == "__main__":
    main()
