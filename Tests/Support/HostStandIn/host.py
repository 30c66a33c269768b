"""Plays the API of a host of repositories, as far as comments on pull requests go, while a command runs.

usage: host.py STATE COMMAND…
STATE is a file of JSON: `comments`; `refuses`, which maps a method to the status that it gets; `requests`, what was asked.
"""
import json
import os
import re
import subprocess
import sys
import threading
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer

STATE = sys.argv[1]
TOKEN = "Bearer secret-of-the-test"


class Handler(BaseHTTPRequestHandler):
    def do_GET(self):
        page = int(re.search(r"&page=(\d+)", self.path).group(1))
        self.answer(lambda: state["comments"][(page - 1) * 100:page * 100])

    def do_POST(self):
        self.answer(lambda: self.new(self.content()["body"]))

    def do_PATCH(self):
        number = int(self.path.rsplit("/", 1)[1])
        self.answer(lambda: self.change(number, self.content()["body"]))

    def new(self, body):
        comment = {"id": len(state["comments"]) + 1, "body": body}
        state["comments"].append(comment)
        return comment

    def change(self, number, body):
        comment = next(one for one in state["comments"] if one["id"] == number)
        comment["body"] = body
        return comment

    def content(self):
        return json.loads(self.rfile.read(int(self.headers["Content-Length"])))

    def answer(self, make):
        state["requests"].append(f"{self.command} {self.path}")
        status = state.get("refuses", {}).get(self.command, 200)
        if self.headers["Authorization"] != TOKEN:
            status = 401
        content = json.dumps(make() if status == 200 else {"message": "no"}).encode()
        self.send_response(status)
        self.send_header("Content-Length", str(len(content)))
        self.end_headers()
        self.wfile.write(content)

    def log_message(self, *_):
        pass


state = {"comments": [], "requests": []}
if os.path.exists(STATE):
    with open(STATE) as file:
        state.update(json.load(file))
server = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
threading.Thread(target=server.serve_forever, daemon=True).start()
environment = dict(os.environ, GITHUB_API_URL=f"http://127.0.0.1:{server.server_port}")
status = subprocess.run(sys.argv[2:], env=environment).returncode
server.shutdown()
with open(STATE, "w") as file:
    json.dump(state, file)
sys.exit(status)
