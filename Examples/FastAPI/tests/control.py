"""The control of a server under test, for `authlab conform`.

It is no part of longde_server, and listens on this machine alone.
"""

import re
from datetime import UTC, datetime
from typing import Any
from uuid import uuid4

from fastapi import APIRouter, Body, HTTPException
from longde_server.application import milliseconds
from longde_server.database import Database, Row

UNITS = {"s": 1, "m": 60, "h": 3_600, "d": 86_400}


class Clock:
    """It stands, and can be moved forwards."""

    def __init__(self) -> None:
        self.time = milliseconds()

    def now(self) -> int:
        return self.time

    def advance(self, seconds: int) -> None:
        self.time += seconds * 1_000


def instant(moment: int) -> str:
    return datetime.fromtimestamp(moment // 1_000, UTC).strftime("%Y-%m-%dT%H:%M:%SZ")


def shown(row: Row) -> dict[str, Any]:
    mail = {"kind": "email", "text": row["email"], "confirmed": True}
    return {
        "id": row["id"],
        "state": row["state"],
        "identifiers": [mail] if row["email"] else [],
        "profile": {"fullName": row["full_name"]} if row["full_name"] else {},
    }


def create_control(database: Database, clock: Clock) -> APIRouter:
    control = APIRouter(prefix="/__lab", include_in_schema=False)

    @control.get("/clock")
    def clock_now() -> Any:
        return {"now": instant(clock.now())}

    @control.post("/clock")
    def advance(advance: str = Body(embed=True)) -> Any:
        parts = re.findall(r"(\d+)([smhd])", advance)
        clock.advance(sum(int(count) * UNITS[unit] for count, unit in parts))
        return {"now": instant(clock.now())}

    @control.get("/outbox")
    def outbox() -> Any:
        return []

    @control.get("/accounts")
    def accounts() -> Any:
        return [shown(row) for row in database.rows("SELECT * FROM accounts")]

    @control.post("/accounts", status_code=201)
    def make(accounts: list[dict[str, Any]] = Body(embed=True)) -> Any:
        made = []
        for one in accounts:
            row = {
                "id": str(uuid4()),
                "subject": one.get("link", {}).get("subject", str(uuid4())),
                "email": one.get("email"),
                "full_name": one.get("profile", {}).get("fullName"),
                "state": one.get("state", "active"),
            }
            with database.transaction() as rows:
                rows(
                    "INSERT INTO accounts (id, apple_subject, email, full_name, state) "
                    "VALUES (:id, :subject, :email, :full_name, :state)",
                    **row,
                )
            made.append(shown(row))
        return {"accounts": made}

    @control.patch("/accounts/{account}")
    def change(account: str, state: str = Body(embed=True)) -> Any:
        with database.transaction() as rows:
            rows(
                "UPDATE accounts SET state = :state WHERE id = :id",
                state=state,
                id=account,
            )
        found = database.rows("SELECT * FROM accounts WHERE id = :id", id=account)
        if not found:
            raise HTTPException(404, "no such account")
        return shown(found[0])

    @control.get("/sessions")
    def sessions() -> Any:
        found = database.rows("SELECT * FROM sessions WHERE ended_at IS NULL")
        return [
            {
                "id": row["id"],
                "account": row["account_id"],
                "device": "",
                "beganAt": instant(row["began_at"]),
            }
            for row in found
        ]

    return control
