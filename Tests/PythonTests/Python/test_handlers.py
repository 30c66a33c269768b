"""Compares what methods that go wrong lead to with the table of docs/server.md."""

import asyncio
import logging
import socket
import sys
import threading
import unittest
from contextlib import contextmanager
from pathlib import Path

import uvicorn

ROOT = Path(__file__).resolve().parents[3]
sys.path[:0] = [
    str(ROOT / "Generated/Longde/Python"),
    str(ROOT / "Generated/Runtime/Python"),
]
from longde import models, refusals  # noqa: E402
from longde.router import create_app  # noqa: E402

USER = {"id": "7f1f1b1e-9df3-4bb5-8b39-7e6a2f1a2b3c", "status": "active"}


async def throws(context):
    raise ValueError("why")


async def answers_wrongly(context):
    return models.User.model_construct(**USER, email="no mail")


async def answers_nothing(context):
    return None


async def refuses_as_another(context):
    raise refusals.AppleRefused


async def until_gone(context):
    while not await context.is_cancelled():
        await asyncio.sleep(0.01)


async def hangs(context):
    await until_gone(context)
    return models.User(id=USER["id"], status=models.UserStatus.ACTIVE)


async def fails_after(context):
    await until_gone(context)
    raise ValueError("why")


async def waits_for_a_cancelled_task(context):
    task = asyncio.ensure_future(asyncio.sleep(60))
    asyncio.get_running_loop().call_soon(task.cancel)
    await task


async def is_cancelled_itself(context):
    asyncio.get_running_loop().call_soon(asyncio.current_task().cancel)
    await asyncio.sleep(60)


def throws_in_a_thread(context):
    raise ValueError("why")


# Each method, and whether its caller leaves when it has begun.
METHODS = {
    "throws": (throws, False),
    "throws in a thread": (throws_in_a_thread, False),
    "answers wrongly": (answers_wrongly, False),
    "answers nothing": (answers_nothing, False),
    "refuses as another endpoint": (refuses_as_another, False),
    "hangs until the caller leaves": (hangs, True),
    "fails after the caller left": (fails_after, True),
    "was cancelled by something else": (waits_for_a_cancelled_task, False),
    "is cancelled with the server's task": (is_cancelled_itself, False),
}


class Service:
    """Its `me` is one of the methods, which says when it begins and ends."""

    def __init__(self, method):
        self.begun, self.ended = threading.Event(), threading.Event()
        if asyncio.iscoroutinefunction(method):
            self.me = self._waiting(method)
        else:
            self.me = self._in_a_thread(method)

    def _waiting(self, method):
        async def me(request, context):
            self.begun.set()
            try:
                return await method(context)
            finally:
                self.ended.set()

        return me

    def _in_a_thread(self, method):
        def me(request, context):
            self.begun.set()
            try:
                return method(context)
            finally:
                self.ended.set()

        return me

    def sign_in_with_apple(self, request, context):
        raise refusals.AppleRefused

    def renew_session(self, request, context):
        raise refusals.SessionExpired

    def sign_out(self, request, context):
        pass


class Told(logging.Handler):
    def __init__(self):
        super().__init__()
        self.lines = []

    def emit(self, record):
        if record.levelno >= logging.WARNING:
            error = record.exc_info[1]
            words = f"{type(error).__name__}: {error}".removesuffix(": ")
            line = f"{record.getMessage().strip()}: {words}"
            self.lines.append(f"`{line}`")


@contextmanager
def serving(service):
    listening = socket.create_server(("127.0.0.1", 0))
    config = uvicorn.Config(create_app(service), log_config=None, access_log=False)
    server = uvicorn.Server(config)
    thread = threading.Thread(target=server.run, args=([listening],))
    thread.start()
    try:
        yield listening.getsockname()
    finally:
        server.should_exit = True
        thread.join()


def ask(address, service, leaves):
    with socket.create_connection(address) as caller:
        caller.sendall(
            b"GET /api/users/me HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n"
        )
        if leaves:
            service.begun.wait(20)
            return b""
        data = bytearray()
        while part := caller.recv(4096):
            data += part
        return bytes(data)


def seen(answer):
    if not answer:
        return "nothing"
    head = answer.lower().startswith(b"http/1.1 500 ")
    if head and answer.endswith(b'{"message":"brokenAnswer"}'):
        return "the contract's 500" if b"no-store" in answer else "an open 500"
    return "uvicorn's 500" if head else answer.decode()


def rows():
    """The rows of FastAPI in the table, by their methods."""
    page = (ROOT / "docs/server.md").read_text()
    table = page.split("## Methods that go wrong")[1].split("\n## ")[0]
    lines = [line[2:-2].split(" | ") for line in table.split("\n") if line[:2] == "| "]
    return {method: rest for method, host, *rest in lines if host == "FastAPI"}


class HandlerTests(unittest.TestCase):
    maxDiff = None
    def test_methods_that_go_wrong(self):
        root = logging.getLogger()
        found = {}
        for name, (method, leaves) in METHODS.items():
            service, told = Service(method), Told()
            root.addHandler(told)
            try:
                with serving(service) as address:
                    answer = ask(address, service, leaves)
                    self.assertTrue(service.ended.wait(20), name)
            finally:
                root.removeHandler(told)
            found[name] = [seen(answer), ", ".join(told.lines) or "nothing"]
        self.assertEqual(found, rows())


if __name__ == "__main__":
    unittest.main()
