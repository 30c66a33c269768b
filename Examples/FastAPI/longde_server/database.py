"""The same few calls for SQLite and PostgreSQL.

Parameters are `:name`. Moments are milliseconds since 1970.
"""

import re
import sqlite3
import threading
from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager, contextmanager
from functools import cache
from pathlib import Path
from typing import Any, Protocol

MIGRATIONS = Path(__file__).resolve().parents[1] / "migrations"

Row = dict[str, Any]
Rows = Callable[..., list[Row]]
"""Runs a statement: `rows("SELECT … WHERE id = :id", id=id)`."""


class Database(Protocol):
    lock: str
    """Locks what a SELECT finds until its transaction ends."""

    def rows(self, sql: str, **values: object) -> list[Row]: ...

    def transaction(self) -> AbstractContextManager[Rows]: ...

    def lock_schema(self, rows: Rows) -> None: ...

    def close(self) -> None: ...


def open_database(url: str) -> Database:
    is_postgres = re.match("postgres(ql)?:", url)
    database = Postgres(url) if is_postgres else SQLite(url.removeprefix("sqlite:"))
    migrate(database)
    return database


def migrate(database: Database) -> None:
    """Runs what is new in migrations/, in one transaction.

    Another process that starts at the same time waits for it.
    """
    with database.transaction() as rows:
        database.lock_schema(rows)
        rows("CREATE TABLE IF NOT EXISTS migrations (name TEXT PRIMARY KEY)")
        done = {row["name"] for row in rows("SELECT name FROM migrations")}
        for file in sorted(MIGRATIONS.glob("*.sql")):
            if file.name in done:
                continue
            for statement in re.split(r";\s*$", file.read_text(), flags=re.MULTILINE):
                if statement.strip():
                    rows(statement)
            rows("INSERT INTO migrations VALUES (:name)", name=file.name)


class SQLite:
    """A connection for each thread. Writers wait for each other in SQLite."""

    lock = ""

    def __init__(self, file: str) -> None:
        Path(file).parent.mkdir(parents=True, exist_ok=True)
        self.file = file
        self.mine = threading.local()
        self.connections: list[sqlite3.Connection] = []

    def connection(self) -> sqlite3.Connection:
        known: sqlite3.Connection | None = getattr(self.mine, "connection", None)
        if known is not None:
            return known
        made = sqlite3.connect(
            self.file, timeout=5, isolation_level=None, check_same_thread=False
        )
        made.row_factory = lambda cursor, row: {
            column[0]: value
            for column, value in zip(cursor.description, row, strict=True)
        }
        made.execute("PRAGMA journal_mode = WAL")
        made.execute("PRAGMA foreign_keys = ON")
        self.mine.connection = made
        self.connections.append(made)
        return made

    def rows(self, sql: str, **values: object) -> list[Row]:
        return self.connection().execute(sql, values).fetchall()

    @contextmanager
    def transaction(self) -> Iterator[Rows]:
        connection = self.connection()
        connection.execute("BEGIN IMMEDIATE")
        try:
            yield self.rows
        except BaseException:
            connection.execute("ROLLBACK")
            raise
        connection.execute("COMMIT")

    def lock_schema(self, rows: Rows) -> None:
        """A transaction that writes is alone anyway."""

    def close(self) -> None:
        for connection in self.connections:
            connection.close()


class Postgres:
    lock = " FOR UPDATE"

    def __init__(self, url: str) -> None:
        from psycopg.rows import dict_row
        from psycopg_pool import ConnectionPool

        self.pool = ConnectionPool(
            url, kwargs={"row_factory": dict_row}, min_size=1, max_size=10, open=True
        )

    def rows(self, sql: str, **values: object) -> list[Row]:
        with self.transaction() as rows:
            return rows(sql, **values)

    @contextmanager
    def transaction(self) -> Iterator[Rows]:
        with self.pool.connection() as connection:

            def rows(sql: str, **values: object) -> list[Row]:
                cursor: Any = connection.execute(spelled(sql).encode(), values)
                found: list[Row] = cursor.fetchall() if cursor.description else []
                return found

            yield rows

    def lock_schema(self, rows: Rows) -> None:
        rows("SELECT pg_advisory_xact_lock(7163)")

    def close(self) -> None:
        self.pool.close()


@cache
def spelled(sql: str) -> str:
    """As psycopg spells parameters."""
    return re.sub(r":(\w+)", r"%(\1)s", sql)
