"""A generated package, imported, and an application of one of its servers."""

import asyncio
import functools
import importlib
import inspect
import json
import os
import subprocess
import sys
import typing
from pathlib import Path
from urllib.parse import unquote, urlencode

ROOT = Path(__file__).resolve().parents[3]
SHARED = ROOT / "Generated/Runtime/Python"
# The files beside a package that is made alone.
OTHERS = ["authcontract_server", "__pycache__", ".mypy_cache", ".ruff_cache"]
SERVICES = ["Cognito", "Longde", "Readmigo", "Rote", "SyncNos"]


def plain(name):
    return name.replace("_", "").lower()


class Answer:
    def __init__(self, status, headers, content):
        self.status_code, self.headers, self.content = status, dict(headers), content
        self.cookies = [value for name, value in headers if name == "set-cookie"]
        self.text = content.decode()

    def json(self):
        return json.loads(self.text)


class Client:
    """Speaks to an application without a socket."""

    def __init__(self, app):
        self.app = app

    def request(self, method, target, headers, content=b""):
        return asyncio.run(self.exchange(method, target, headers, content))

    async def exchange(self, method, target, headers, content):
        path, _, query = target.partition("?")
        messages, parts = [], [{"type": "http.request", "body": content}]

        async def receive():
            return parts.pop() if parts else {"type": "http.disconnect"}

        async def send(message):
            messages.append(message)

        await self.app({
            "type": "http", "asgi": {"version": "3.0"}, "http_version": "1.1", "method": method,
            "scheme": "http", "path": unquote(path), "raw_path": path.encode(),
            "query_string": query.encode(), "root_path": "", "client": None, "server": None,
            "headers": [(name.lower().encode(), value.encode()) for name, value in headers.items()],
        }, receive, send)
        names = [(name.decode(), value.decode()) for name, value in messages[0]["headers"]]
        body = b"".join(message.get("body", b"") for message in messages[1:])
        return Answer(messages[0]["status"], names, body)


class Host:
    """One server: its modules, and a service whose methods do what a test says."""

    def __init__(self, name, runtime):
        self.api, self.models, self.refusals, self.router = (
            importlib.import_module(f"{name}.{module}")
            for module in ("api", "models", "refusals", "router"))
        self.rt = runtime
        self.inner = importlib.import_module(runtime.__name__ + ".models")
        self.values = importlib.import_module(runtime.__name__ + ".values")
        self.methods = {
            plain(name): method for name, method in vars(self.api.Service).items()
            if inspect.isfunction(method) and not name.startswith("_")}

    def client(self, work, **options):
        """`work` gets the name of a method and what it was sent."""
        service = type("Service", (), {})()
        for method in self.methods.values():
            setattr(service, method.__name__, self.method(method.__name__, work))
        return Client(self.router.create_app(service, **options))

    @staticmethod
    def method(name, work):
        async def call(sent, context):
            return work(name, sent)

        call.__name__ = name
        return call

    def read(self, kind, value):
        return self.inner.adapter(kind).validate_python(value, context=self.values.Reading({}))

    def answer(self, name):
        """The return type of an endpoint's method."""
        method = self.methods[plain(name)]
        answer = typing.get_type_hints(method, vars(self.api), include_extras=True)["return"]
        # The type itself, or what is awaited for it.
        return typing.get_args(typing.get_args(answer)[-1])[0]

    def refusal(self, name, body):
        """The exception of a refusal, with the fields that a body has; None where they do not stand there."""
        kind = getattr(self.refusals, name[0].upper() + name[1:])
        hints = typing.get_type_hints(kind.__init__, vars(self.refusals), include_extras=True)
        given = {plain(key): value for key, value in leaves(body)}
        if any(plain(key) not in given for key in hints if key != "return"):
            return None
        return kind(**{
            key: self.read(hint, given[plain(key)]) for key, hint in hints.items() if key != "return"})


def leaves(body):
    for key, value in body.items() if isinstance(body, dict) else ():
        yield key, value
        yield from leaves(value)


def hosts(service, folder=None):
    """All servers of a service."""
    place = folder or ROOT / "Generated" / service / "Python"
    if str(place) not in sys.path:
        sys.path.insert(0, str(place))
    if folder is None and str(SHARED) not in sys.path:
        sys.path.append(str(SHARED))
    runtime = importlib.import_module("authcontract_server")
    package = next(path for path in sorted(place.iterdir()) if path.is_dir() and path.name not in OTHERS)
    names = sorted(path.parent.relative_to(place) for path in package.rglob("router.py"))
    return [Host(".".join(name.parts), runtime) for name in names]


# Examples that the contracts leave to chance say nothing that could be dialled or written to.
REAL = {"example phone": "+1 555 0100", "example value": "person@example.com"}


def fixtures(service):
    for folder in sorted(written(service).iterdir()):
        if folder.name != "stories" and folder.is_dir():
            yield folder.name, {path.stem: read(path) for path in folder.glob("*.json")}


@functools.cache
def written(service):
    place = ROOT / ".build/fixtures" / service
    contract = ROOT / f"contract/{service.lower()}.yaml"
    command = [os.environ["AUTHGEN"], "generate", "--quiet", "--only", "fixtures", "--into", place, contract]
    subprocess.run(command, cwd=ROOT, check=True)
    return place


def read(path):
    text = path.read_text()
    for example, real in REAL.items():
        text = text.replace(json.dumps(example), json.dumps(real))
    return json.loads(text)


def ask(client, request):
    body = request.get("body")
    data = body if body is None or isinstance(body, str) else json.dumps(body)
    query = request.get("query")
    target = request["path"] + ("?" + urlencode(query) if query else "")
    return client.request(request["method"], target, request.get("headers", {}), (data or "").encode())
