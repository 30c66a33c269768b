"""The application of FastAPI: what stands around the contract's endpoints."""

import time
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from typing import Any

from fastapi import Depends, FastAPI, Request, Response
from fastapi.middleware.cors import CORSMiddleware
from fastapi.responses import JSONResponse
from longde.router import create_router
from starlette.exceptions import HTTPException

from .apple import Apple
from .config import Config
from .database import open_database
from .guards import RateLimit
from .keys import SigningKeys
from .log import RequestLog, failed
from .service import Service


def milliseconds() -> int:
    return time.time_ns() // 1_000_000


def create_application(
    config: Config, now: Callable[[], int] = milliseconds
) -> FastAPI:
    database = open_database(config.database)
    keys = SigningKeys(database, config)

    @asynccontextmanager
    async def lifespan(app: FastAPI) -> AsyncIterator[None]:
        yield
        database.close()

    app = FastAPI(title="Longde", lifespan=lifespan)
    app.state.database = database
    app.add_middleware(
        CORSMiddleware,
        allow_origins=config.origins,
        allow_methods=["GET", "POST"],
        allow_headers=["Authorization", "Content-Type", "X-Request-Id"],
    )
    app.add_middleware(RequestLog)
    service = Service(config, database, keys, Apple(config), now)
    limit = Depends(RateLimit(config.rate_limit))
    app.include_router(
        create_router(service, dependencies=[limit], on_error=failed),
        responses={429: {"description": "Too many calls from one address."}},
    )

    @app.get("/healthz", include_in_schema=False)
    def healthz() -> dict[str, str]:
        database.rows("SELECT 1 AS one")
        return {"status": "ok"}

    @app.get("/.well-known/jwks.json", include_in_schema=False)
    def jwks(response: Response) -> dict[str, Any]:
        response.headers["Cache-Control"] = "public, max-age=300"
        return keys.published(now())

    @app.exception_handler(HTTPException)
    async def refused(request: Request, error: HTTPException) -> JSONResponse:
        """In the form of the contract's refusals."""
        body = {"message": error.detail}
        return JSONResponse(body, error.status_code, error.headers)

    return app
