#!/usr/bin/env python3
"""Serves one system's generated stubs with uvicorn, filled in by the small implementation beside this file, and the control
of docs/control.md: `serve.py longde URL-OF-THE-ISSUER`. Says where it listens, and ends when its input does."""

import importlib
import json
import socket
import sys
import threading

import uvicorn
from fastapi import FastAPI

import lab

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
        if scope["type"] != "http" or not scope["path"].startswith("/__lab/"):
            return await self.app(scope, receive, send)
        said = lab.control(scope["method"], scope["path"], await body(receive))
        headers = [(b"content-type", b"application/json")]
        await send({"type": "http.response.start", "status": 404 if said is None else 200, "headers": headers})
        await send({"type": "http.response.body", "body": json.dumps(said or []).encode()})


def application():
    """The routers of all servers of a contract, side by side."""
    app = FastAPI(openapi_url=None, redirect_slashes=False)
    for router in importlib.import_module(f"{lab.SYSTEM}_server").routers():
        app.include_router(router)
    return WithControl(app)


def main():
    for folder in ("Runtime", FOLDERS[lab.SYSTEM]):
        sys.path.insert(0, str(lab.ROOT / "Generated" / folder / "Python"))
    listener = socket.create_server(("127.0.0.1", 0), backlog=128)
    server = uvicorn.Server(uvicorn.Config(application(), log_level="warning", lifespan="off"))

    def end():
        sys.stdin.read()
        server.should_exit = True

    threading.Thread(target=end, daemon=True).start()
    print(f"listening on http://127.0.0.1:{listener.getsockname()[1]}", flush=True)
    server.run(sockets=[listener])


main()
