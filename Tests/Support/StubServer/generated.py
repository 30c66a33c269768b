"""The generated Python stubs between a client and a system of this server.

With AUTHCONTRACT_STUBS=python every request goes through the generated router into typed requests, the system's
hand-written work is done on these, and its answers and refusals go back as the generated types: what tests ask of
the clients they then ask of the stubs too.
"""

import asyncio
import collections.abc
import importlib
import inspect
import json
import os
import sys
import typing
from pathlib import Path
from urllib.parse import parse_qsl, urlencode, urlsplit

from messages import Answer, Refusal, Request

ROOT = Path(__file__).resolve().parents[3]
PACKAGES = {
    "Longde": "longde",
    "Readmigo": "readmigo",
    "Rote": "rote",
    "SyncNos": "sync_nos",
}


def is_wanted():
    return os.environ.get("AUTHCONTRACT_STUBS") == "python"


def plain(name):
    return name.replace("_", "").lower()


class Package:
    """The modules of one generated package."""

    def __init__(self, service):
        name = PACKAGES[service]
        for folder in ("Runtime", service):
            sys.path.insert(0, str(ROOT / "Generated" / folder / "Python"))
        self.api, self.models, self.router = (
            importlib.import_module(f"{name}.{module}") for module in ("api", "models", "router"))
        self.rt, self.requests, self.values = (
            importlib.import_module(f"authcontract_server{module}") for module in ("", ".requests", ".values"))

    def reading(self):
        return self.values.Reading({})


class Service:
    """Implements the generated protocol by a system's own work."""

    def __init__(self, system, package):
        self.package = package
        self.http = self.undeclared = None
        works = {plain(work.route[0]): work for work in system.works}
        for name, method in vars(package.api.Service).items():
            if inspect.isfunction(method) and plain(name) in works:
                setattr(self, name, self.method(name, method, works[plain(name)]))

    def method(self, name, declared, work):
        hints = typing.get_type_hints(declared, vars(self.package.api), include_extras=True)

        async def call(sent):
            request, values = self.rebuilt(sent)
            try:
                answer = work(request, **values)
            except Refusal as refusal:
                raise self.declared(name, refusal.answer) from None
            return self.typed(awaited(hints["return"]), answer)

        call.__name__ = name
        return call

    def rebuilt(self, sent):
        """The request as the typed one says it; only headers that no contract names are the client's."""
        parts = {"path": {}, "query": {}, "body": {}, "header": {}, "cookie": {}}
        token = None
        written = self.package.rt.wire(type(sent), sent)
        for name, field in type(sent).model_fields.items():
            for mark in field.metadata:
                if isinstance(mark, self.package.requests.Part) and name in written:
                    parts[mark.part][mark.name] = written[name]
                if isinstance(mark, self.package.requests.Token) and name in written:
                    token = written[name]
        headers = {name: self.http.headers[name] for name in self.http.headers if name != "Authorization"}
        headers.update(parts["header"])
        if token:
            headers["Authorization"] = f"Bearer {token}"
        is_form = "urlencoded" in headers.get("Content-Type", "")
        body = urlencode(parts["body"]) if is_form else json.dumps(parts["body"])
        target = self.http.path + ("?" + urlencode(parts["query"]) if parts["query"] else "")
        marks = [mark for field in type(sent).model_fields.values() for mark in field.metadata]
        takes_body = any(getattr(mark, "part", None) == "body" for mark in marks)
        data = body.encode() if takes_body else b""
        return Request(self.http.method, target, headers, data), parts["path"]

    def typed(self, kind, answer):
        if kind is type(None):
            return None
        if "location" in map(str.lower, answer.headers):
            return self.redirect(kind, answer.headers["Location"])
        if answer.headers["Content-Type"].startswith("text/html"):
            return self.package.rt.Page(answer.data.decode())
        adapter = importlib.import_module(self.package.rt.__name__ + ".models").adapter(kind)
        return adapter.validate_python(json.loads(answer.data), context=self.package.reading())

    def redirect(self, kind, location):
        url, _, query = location.partition("?")
        for one in typing.get_args(kind):
            if getattr(one, "callback_url", None) == url:
                return one.model_validate(dict(parse_qsl(query)), context=self.package.reading())
        return self.package.rt.Redirect(location)

    def declared(self, name, answer):
        """The exception that says what the system says."""
        body = json.loads(answer.data) if "json" in answer.headers["Content-Type"] else answer.data.decode()
        for kind in self.refuses[name]:
            made = self.made(kind, body)
            if made is not None and made.status == answer.status and fits(made.body, body):
                return made
        self.undeclared = answer
        return self.package.rt.Refusal(answer.status)

    def made(self, kind, body):
        hints = typing.get_type_hints(kind.__init__, vars(sys.modules[kind.__module__]), include_extras=True)
        given = {plain(key): value for key, value in body.items()} if isinstance(body, dict) else {}
        values = {}
        models = importlib.import_module(self.package.rt.__name__ + ".models")
        for name, hint in hints.items():
            if name != "return":
                if plain(name) not in given:
                    return None
                values[name] = models.adapter(hint).validate_python(
                    given[plain(name)], context=self.package.reading())
        return kind(**values)


def awaited(kind):
    """The answer itself, of a method that may be asynchronous."""
    for one in typing.get_args(kind):
        if typing.get_origin(one) is collections.abc.Awaitable:
            return typing.get_args(one)[0]
    return kind


def fits(made, body):
    if isinstance(made, dict) and isinstance(body, dict):
        return made.items() <= body.items()
    return made is None or made == body


class Stubs:
    """The application that stands before a system."""

    def __init__(self, service, system):
        self.service = Service(system, Package(service))
        router = self.service.package.router
        self.app = router.create_app(self.service)
        # A route of FastAPI has the method of an endpoint; others answer for paths alone.
        methods = [route.endpoint for route in router.create_router(self.service).routes]
        endpoints = [method.__self__ for method in methods if inspect.ismethod(method)]
        self.service.refuses = {
            route.called: route.refuses for endpoint in endpoints for route in endpoint.routes}

    def answer(self, request):
        self.service.http, self.service.undeclared = request, None
        status, headers, data = asyncio.run(ask(self.app, request))
        if self.service.undeclared is not None:
            return self.service.undeclared
        answer = Answer(status, None, headers)
        answer.data = data
        return answer


async def ask(app, request):
    messages = []
    parts = [{"type": "http.request", "body": request.data}]
    target = urlsplit(request.target)

    async def receive():
        return parts.pop() if parts else {"type": "http.disconnect"}

    async def send(message):
        messages.append(message)

    scope = {
        "type": "http", "asgi": {"version": "3.0"}, "http_version": "1.1", "method": request.method,
        "scheme": "http", "path": target.path, "raw_path": target.path.encode(),
        "query_string": target.query.encode(), "root_path": "", "client": None, "server": None,
        "headers": [(name.lower().encode(), value.encode()) for name, value in request.headers.items()],
    }
    await app(scope, receive, send)
    start = messages[0]
    headers = {name.decode().title(): value.decode() for name, value in start["headers"]}
    headers.pop("Content-Length", None)
    return start["status"], headers, b"".join(one.get("body", b"") for one in messages[1:])
