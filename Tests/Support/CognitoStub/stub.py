#!/usr/bin/env python3
"""Cognito as Amazon documents it, as far as the contract goes: the pool, its hosted page and a gateway before an API.

Prints one line of JSON with the three ports, and ends when its standard input does. What moto, which stands for
Cognito in the other tests, lacks or takes too easily is here: SRP that is checked, codes that can be wrong, tokens
that expire, the exact refusals.
"""
import json
import sys
import threading
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from urllib.parse import parse_qsl, urlsplit

import page
from pool import SERVICE, Pool
from world import Refused, Worlds

WORLDS = Worlds()


class Handler(BaseHTTPRequestHandler):
    protocol_version = "HTTP/1.1"
    disable_nagle_algorithm = True
    wbufsize = 1 << 16

    def log_message(self, *_):
        pass

    def handle_one_request(self):
        try:
            super().handle_one_request()
        except ConnectionError:
            self.close_connection = True

    @property
    def content(self):
        return self.rfile.read(int(self.headers.get("Content-Length") or 0))

    def say(self, status, body=None, headers=()):
        data = b"" if body is None else json.dumps(body).encode()
        self.send_response(status)
        for name, value in headers:
            self.send_header(name, value)
        if self.close_connection:
            self.send_header("Connection", "close")
        self.send_header("Content-Length", str(len(data)))
        self.end_headers()
        self.wfile.write(data)
        self.wfile.flush()

    def note(self, world, what):
        """Notes the request and its bearer token, which only the gateway may get."""
        bearer = self.headers.get("Authorization")
        with world.lock:
            world.log.append({"what": what, "bearer": (bearer or "").removeprefix("Bearer ").split(".")[0]})


class PoolHandler(Handler):
    """Also takes what tests say (POST /worlds/CLIENT) and ask (GET)."""

    def do_GET(self):
        world = WORLDS.of(self.path.removeprefix("/worlds/"))
        with world.lock:
            self.say(200, world.report())

    def do_POST(self):
        if self.path.startswith("/worlds/"):
            world = WORLDS.of(self.path.removeprefix("/worlds/"))
            with world.lock:
                world.tell(json.loads(self.content))
            return self.say(204)
        body = json.loads(self.content)
        world = WORLDS.of(body["ClientId"]) if "ClientId" in body else WORLDS.of_token(body.get("AccessToken"))
        operation = self.headers.get("X-Amz-Target", "").removeprefix(SERVICE)
        json_type = ("Content-Type", "application/x-amz-json-1.1")
        if world is None or self.headers.get("Content-Type") != json_type[1]:
            return self.say(400, {"__type": "SerializationException"})
        self.note(world, operation)
        try:
            with world.lock:
                answer = Pool(world, body).answer(operation)
            self.say(200, answer, [json_type])
        except Refused as refused:
            # The header ends in a colon, and the body does not.
            headers = [json_type, ("x-amzn-ErrorType", refused.kind + ":"), ("x-amzn-ErrorMessage", refused.message)]
            self.say(refused.status, {"__type": refused.kind, "message": refused.message}, headers)


class PageHandler(Handler):
    def do_GET(self):
        url = urlsplit(self.path)
        query = dict(parse_qsl(url.query, strict_parsing=True))
        world = WORLDS.of(query["client_id"])
        self.note(world, url.path)
        try:
            with world.lock:
                place = page.authorize(world, query) if url.path == "/oauth2/authorize" else page.logout(query)
            self.say(302, headers=[("Location", place)])
        except page.NotSo as problem:
            self.say(400, {"error": str(problem)})

    def do_POST(self):
        form = dict(parse_qsl(self.content.decode(), strict_parsing=True))
        if self.headers.get("Content-Type") != "application/x-www-form-urlencoded":
            return self.say(400, {"error": "invalid_request"})
        world = WORLDS.of(form["client_id"])
        self.note(world, self.path)
        with world.lock:
            status, body = page.token(world, form)
        self.say(status, body, [("Content-Type", "application/json;charset=UTF-8")])


class GatewayHandler(Handler):
    """Its authorizer takes id tokens that have not expired and nothing else."""

    def do_DELETE(self):
        token = self.headers.get("Authorization", "").removeprefix("Bearer ")
        world = WORLDS.of_token(token)
        if world is None:
            return self.say(401, {"message": "Unauthorized"})
        self.note(world, self.path)
        with world.lock:
            owner = world.ids.get(token)
            if owner is None or token in world.expired:
                return self.say(401, {"message": "Unauthorized"})
            world.profiles.discard(owner)
        self.say(200, {"success": True}, [("Content-Type", "application/json")])


class Server(ThreadingHTTPServer):
    daemon_threads = True
    # Tests call by the fifty at once, each on a connection of its own.
    request_queue_size = 256


def main():
    ports = {}
    for name, handler in (("pool", PoolHandler), ("page", PageHandler), ("api", GatewayHandler)):
        server = Server(("127.0.0.1", 0), handler)
        threading.Thread(target=server.serve_forever, daemon=True).start()
        ports[name] = server.server_address[1]
    print(json.dumps(ports), flush=True)
    sys.stdin.read()


main()
