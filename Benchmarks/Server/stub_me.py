"""`me` of Longde's stubs in FastAPI at /api/users/me, and a plain handler with the same check at /plain/api/users/me: a signed token
and its account. Prints its port and a token, and ends with its input."""

import os
import socket
import sys
import threading
import time
from typing import Annotated, Literal
from uuid import UUID

import jwt
import uvicorn
from fastapi import APIRouter, Depends, FastAPI, HTTPException
from fastapi.security import HTTPAuthorizationCredentials, HTTPBearer
from pydantic import BaseModel

ROOT = os.path.dirname(os.path.dirname(os.path.dirname(os.path.abspath(__file__))))
sys.path[:0] = [f"{ROOT}/Generated/Longde/Python", f"{ROOT}/Generated/Runtime/Python"]
from longde import models, refusals  # noqa: E402
from longde.router import create_router  # noqa: E402

SECRET = "a secret of this benchmark alone, long enough"
PERSON = {"id": "6f1c0f2e-5d0b-4a35-9f43-0d5e4d0c9a01", "email": "ada@example.com", "full_name": "Ada", "status": "active"}
PEOPLE = {PERSON["id"]: PERSON}


def holder(token):
    try:
        claims = jwt.decode(token, SECRET, algorithms=["HS256"], options={"require": ["exp", "sub"]})
    except jwt.PyJWTError:
        return None
    return PEOPLE.get(claims["sub"])


class Service:
    async def me(self, request):
        if request.access is None:
            raise refusals.NotSignedIn
        person = holder(request.access.get_secret_value())
        if person is None:
            raise refusals.SessionExpired
        return models.User(**{**person, "status": models.UserStatus(person["status"])})

    async def sign_in_with_apple(self, request):
        raise refusals.AppleRefused

    async def renew_session(self, request):
        raise refusals.SessionExpired

    async def sign_out(self, request):
        pass


class User(BaseModel):
    id: UUID
    email: str | None
    fullName: str | None
    status: Literal["active", "deleted"]


bearer = HTTPBearer()
by_hand = APIRouter(prefix="/plain")


async def signed_in(credentials: Annotated[HTTPAuthorizationCredentials, Depends(bearer)]):
    person = holder(credentials.credentials)
    if person is None:
        raise HTTPException(401)
    return person


@by_hand.post("/api/auth/apple")
async def sign_in_with_apple():
    raise HTTPException(401)


@by_hand.get("/api/users/me")
async def me(person: Annotated[dict, Depends(signed_in)]) -> User:
    return User(id=person["id"], email=person["email"], fullName=person["full_name"], status=person["status"])


app = FastAPI()
app.include_router(by_hand)
app.include_router(create_router(Service()))

listening = socket.create_server(("127.0.0.1", 0))
print(listening.getsockname()[1],
      jwt.encode({"sub": PERSON["id"], "exp": int(time.time()) + 3600}, SECRET, algorithm="HS256"), flush=True)
threading.Thread(target=lambda: (sys.stdin.read(), os._exit(0)), daemon=True).start()
uvicorn.Server(uvicorn.Config(app, log_level="error", access_log=False)).run(sockets=[listening])
