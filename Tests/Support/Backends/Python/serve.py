#!/usr/bin/env python3
"""Serves one system's generated stubs with uvicorn, filled in by the small implementation beside this file, and the control
of docs/control.md: `serve.py longde URL-OF-THE-ISSUER`. Says where it listens, and ends when its input does."""

import importlib
import json
import socket
import sys
import threading
from pathlib import Path

import uvicorn
from fastapi import FastAPI

from lab.control import control
from lab.tokens import keys

ROOT = Path(__file__).resolve().parents[4]
SYSTEM = sys.argv[1]
FOLDERS = {"longde": "Longde", "readmigo": "Readmigo", "rote": "Rote", "syncnos": "SyncNos", "cognito": "Cognito"}


async def body(receive):
    data = b""
    while True:
        message = await receive()
        data += message.get("body", b"")
        if not message.get("more_body"):
            return data


class WithControl:
    """Answers the calls of tests, which go no further than here."""

    def __init__(self, app):
        self.app = app

    async def __call__(self, scope, receive, send):
        if scope["type"] != "http" or not scope["path"].startswith(("/__lab/", "/.well-known/jwks.json")):
            return await self.app(scope, receive, send)
        status, said = self.answer(scope["method"], scope["path"], await body(receive))
        headers = [(b"content-type", b"application/json")]
        await send({"type": "http.response.start", "status": status, "headers": headers})
        await send({"type": "http.response.body", "body": json.dumps(said).encode()})

    def answer(self, method, path, body):
        if path == "/.well-known/jwks.json":
            return 200, {"keys": keys}
        return control(method, path.removeprefix("/__lab/"), body)


def application():
    """The routers of all servers of a contract, side by side."""
    app = FastAPI(openapi_url=None, redirect_slashes=False)
    for router in importlib.import_module(f"{SYSTEM}_server").routers():
        app.include_router(router)
    return WithControl(app)


def main():
    for folder in ("Runtime", FOLDERS[SYSTEM]):
        sys.path.insert(0, str(ROOT / "Generated" / folder / "Python"))
    # The proof by SRP that other tests have.
    sys.path.append(str(ROOT / "Tests/Support/CognitoStub"))
    listener = socket.create_server(("127.0.0.1", 0), backlog=128)
    server = uvicorn.Server(uvicorn.Config(application(), log_level="warning", lifespan="off"))

    def end():
        sys.stdin.read()
        server.should_exit = True

    threading.Thread(target=end, daemon=True).start()
    print(f"listening on http://127.0.0.1:{listener.getsockname()[1]}", flush=True)
    server.run(sockets=[listener])


main()
