"""Makes routers and applications of FastAPI from the routes of a contract."""

from collections.abc import Sequence
from typing import Any

from fastapi import APIRouter, FastAPI, params
from starlette.routing import Route as StarletteRoute
from starlette.types import ASGIApp, Receive, Scope, Send

from .context import OnError, log_error
from .endpoints import Elsewhere, Endpoint, EndpointRoute, Server
from .limits import Limits
from .openapi import documented, security
from .routing import Route, is_pattern, shape, spelled
from .style import Style


def make_router(
    routes: Sequence[Route],
    service: Any,
    *,
    name: str,
    style: Style,
    base: str,
    limits: Limits,
    debug: bool,
    deployment: dict[str, str] | None = None,
    on_error: OnError | None = None,
    dependencies: Sequence[params.Depends] = (),
) -> APIRouter:
    """A router with one route of FastAPI for each endpoint.

    Exact paths come before those with parameters, and each path answers all methods.
    """
    server = Server(
        name, service, style, limits, debug, deployment or {}, on_error or log_error
    )
    server.dependencies[:0] = dependencies
    server.check_service(routes)
    router = APIRouter(redirect_slashes=False)
    places: dict[str, list[Route]] = {}
    for route in routes:
        route.takes.model_rebuild()
        places.setdefault(shape(route.path), []).append(route)
    methods: dict[str, set[str]] = {}
    exact: list[StarletteRoute] = []
    behind: list[StarletteRoute] = []
    for group in sorted(places.values(), key=lambda group: is_pattern(group[0].path)):
        path, whole = group[0].path, under(base, group[0].path)
        if "{" in path:
            router.routes.extend(exact)
            exact.clear()
        methods[path] = add_endpoints(router, server, group, whole)
        elsewhere = StarletteRoute(
            spelled(whole), Elsewhere(server, path, methods), include_in_schema=False
        )
        (behind if "{" in path else exact).append(elsewhere)
    router.routes.extend([*exact, *behind])
    return router


def add_endpoints(
    router: APIRouter, server: Server, group: Sequence[Route], path: str
) -> set[str]:
    """HEAD is answered as GET is, unless GET has side effects."""
    known = list(dict.fromkeys(route.method for route in group))
    for method in known:
        add(router, server, [one for one in group if one.method == method], path)
    looks = [route for route in group if route.method == "GET" and route.answers_head]
    if "HEAD" in known or not looks:
        return set(known)
    add(router, server, looks, path, "HEAD")
    return {*known, "HEAD"}


def add(
    router: APIRouter,
    server: Server,
    routes: Sequence[Route],
    path: str,
    method: str | None = None,
) -> None:
    endpoint = Endpoint(server, routes)
    route = EndpointRoute(
        spelled(path),
        endpoint.call,
        name=endpoint.name,
        methods=[method or routes[0].method],
        dependencies=[*server.dependencies, *security(routes)],
        include_in_schema=method is None,
        **documented(routes, server.style),
    )
    router.routes.append(route)


def under(base: str, path: str) -> str:
    whole = base.rstrip("/") + path
    return whole.rstrip("/") if path == "/" and base.strip("/") else whole


def make_app(
    router: APIRouter, *, style: Style, limits: Limits, **more: Any
) -> FastAPI:
    """An application that is only this router, and says so of every other path."""
    app = FastAPI(**({"openapi_url": None, "redirect_slashes": False} | more))
    app.include_router(router)
    server = Server("", None, style, limits, False, {}, log_error)
    app.router.default = Elsewhere(server, "", {})
    app.add_middleware(WithoutAuthority)
    return app


class WithoutAuthority:
    """Takes a target as a proxy sends it, `http://host/path`, for its path."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "http" and not scope["path"].startswith("/"):
            scope = {**scope, **relative(scope)}
        await self.app(scope, receive, send)


def relative(scope: Scope) -> dict[str, Any]:
    path = scope["path"]
    scheme, mark, rest = path.partition("://")
    host, slash, inner = rest.partition("/")
    if scheme.lower() not in ("http", "https") or not host or not slash:
        return {}
    raw = scope.get("raw_path") or path.encode()
    return {"path": "/" + inner, "raw_path": b"/" + raw.split(b"/", 3)[-1]}
