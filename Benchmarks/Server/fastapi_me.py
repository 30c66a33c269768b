"""The same work as the reference server's `me`, by FastAPI: the token's signature, its times and its session's
account, from SQLite, at every call. Prints a token and listens.

usage: python fastapi_me.py PORT FOLDER
"""
import sqlite3
import sys
import time

import jwt
import uvicorn
from cryptography.hazmat.primitives.asymmetric import rsa
from fastapi import Depends, FastAPI, HTTPException
from fastapi.security import HTTPAuthorizationCredentials, HTTPBearer
from pydantic import BaseModel

ISSUER = "https://longde.cloud"
port, folder = int(sys.argv[1]), sys.argv[2]
private = rsa.generate_private_key(public_exponent=65537, key_size=2048)
public = private.public_key()
store = sqlite3.connect(f"{folder}/peer.db", check_same_thread=False)
store.execute("PRAGMA journal_mode = WAL")
store.execute("CREATE TABLE accounts (id TEXT PRIMARY KEY, email TEXT, name TEXT, state TEXT)")
store.execute("CREATE TABLE sessions (id TEXT PRIMARY KEY, account TEXT, ended INTEGER)")
store.execute("INSERT INTO accounts VALUES ('6f1c0f2e-5d0b-4a35-9f43-0d5e4d0c9a01', 'ada@example.com', 'Ada', 'active')")
store.execute("INSERT INTO sessions VALUES ('s1', '6f1c0f2e-5d0b-4a35-9f43-0d5e4d0c9a01', 0)")
store.commit()

app = FastAPI()
bearer = HTTPBearer()


class User(BaseModel):
    id: str
    email: str | None
    fullName: str | None
    status: str


async def standing(credentials: HTTPAuthorizationCredentials = Depends(bearer)):
    try:
        claims = jwt.decode(credentials.credentials, public, algorithms=["RS256"], issuer=ISSUER,
                            options={"require": ["exp", "sub", "sid"]})
    except jwt.PyJWTError:
        raise HTTPException(401)
    row = store.execute(
        "SELECT a.id, a.email, a.name, a.state FROM sessions s JOIN accounts a ON a.id = s.account "
        "WHERE s.id = ? AND s.ended = 0", (claims["sid"],)).fetchone()
    if row is None or row[3] != "active":
        raise HTTPException(401)
    return row


@app.get("/api/users/me")
async def me(row=Depends(standing)) -> User:
    return User(id=row[0], email=row[1], fullName=row[2], status=row[3])


now = int(time.time())
print(jwt.encode({"iss": ISSUER, "sub": "6f1c0f2e-5d0b-4a35-9f43-0d5e4d0c9a01", "sid": "s1", "type": "user",
                  "iat": now, "exp": now + 3600}, private, algorithm="RS256", headers={"kid": "k1"}), flush=True)
uvicorn.run(app, host="127.0.0.1", port=port, log_level="error", access_log=False)
