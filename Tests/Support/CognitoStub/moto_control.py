#!/usr/bin/env python3
"""moto's Cognito with the control of docs/control.md, as far as moto has what the control is for. Prints one line of JSON
with its port, its pool and its client, and ends when its standard input does."""

import json
import sys
import threading
import time
from datetime import datetime, timedelta, timezone

from moto.cognitoidp import models
from moto.moto_server.werkzeug_app import (
    DomainDispatcherApplication,
    MotoRequestHandler,
    create_backend_app,
)
from werkzeug.serving import make_server

ahead = 0


class ServerTime:
    """Stands for the module `time` in moto, so that its tokens begin and end by the control's clock."""

    def __getattr__(self, name):
        return getattr(time, name)

    @staticmethod
    def time():
        return time.time() + ahead


models.time = ServerTime()
backend = models.cognitoidp_backends["123456789012"]["us-east-1"]
pool = backend.create_user_pool(
    "pool", {"UsernameAttributes": ["email", "phone_number"]}
)
client = backend.create_user_pool_client(pool.id, False, {"ClientName": "app"})


def instant():
    now = datetime.now(timezone.utc) + timedelta(seconds=ahead)
    return now.strftime("%Y-%m-%dT%H:%M:%SZ")


def identifiers(user):
    confirmed = user.status is not models.UserStatus.UNCONFIRMED
    return [
        {"kind": kind, "text": attribute["Value"], "confirmed": confirmed}
        for kind, name in (("email", "email"), ("phone", "phone_number"))
        for attribute in user.attributes
        if attribute["Name"] == name
    ]


def described(user):
    state = (
        "unconfirmed"
        if user.status is models.UserStatus.UNCONFIRMED
        else "active"
        if user.enabled
        else "disabled"
    )
    return {
        "id": user.id,
        "state": state,
        "identifiers": identifiers(user),
        "profile": {},
        "createdAt": instant(),
    }


def make(account):
    name = account.get("email") or account.get("phone")
    user = backend.admin_create_user(
        pool.id, name, "SUPPRESS", account.get("password", ""), []
    )
    user.status = (
        models.UserStatus.UNCONFIRMED
        if account.get("state") == "unconfirmed"
        else models.UserStatus.CONFIRMED
    )
    user.enabled = account.get("state") != "disabled"
    factors = account.get("factors", {})
    if factors.get("newPassword"):
        user.status = models.UserStatus.FORCE_CHANGE_PASSWORD
    if factors.get("authenticator"):
        user.token_verified = user.software_token_mfa_enabled = True
        user.preferred_mfa_setting = "SOFTWARE_TOKEN_MFA"
    if factors.get("message"):
        user.sms_mfa_enabled, user.preferred_mfa_setting = True, "SMS_MFA"
    return described(user)


def change(identifier, state):
    user = next(user for user in pool.users.values() if user.id == identifier)
    if state == "deleted":
        backend.admin_delete_user(pool.id, user.username)
    else:
        user.enabled = state != "disabled"
    return described(user)


def control(method, path, said):
    """What the control answers; None for a call that moto has nothing for."""
    global ahead
    match method, path.split("/")[2:]:
        case "GET", ["clock"]:
            return {"now": instant()}
        case "POST", ["clock"]:
            ahead += int(said["advance"][:-1])
            return {"now": instant()}
        case "GET", ["accounts"]:
            return [described(user) for user in pool.users.values()]
        case "POST", ["accounts"]:
            return {"accounts": [make(account) for account in said["accounts"]]}
        case "PATCH", ["accounts", identifier]:
            return change(identifier, said["state"])
    return None


class WithControl:
    def __init__(self, app):
        self.app = app

    def __call__(self, environ, start_response):
        path = environ["PATH_INFO"]
        if not path.startswith("/__lab/"):
            return self.app(environ, start_response)
        data = environ["wsgi.input"].read(int(environ.get("CONTENT_LENGTH") or 0))
        said = control(
            environ["REQUEST_METHOD"], path, json.loads(data) if data else {}
        )
        body = json.dumps(
            said if said is not None else {"error": "moto has nothing for it"}
        ).encode()
        status = "404 Not Found" if said is None else "200 OK"
        start_response(
            status,
            [("Content-Type", "application/json"), ("Content-Length", str(len(body)))],
        )
        return [body]


app = WithControl(DomainDispatcherApplication(create_backend_app))
server = make_server("127.0.0.1", 0, app, True, request_handler=MotoRequestHandler)
threading.Thread(target=server.serve_forever, daemon=True).start()
print(
    json.dumps({"pool": server.server_port, "poolId": pool.id, "clientId": client.id}),
    flush=True,
)
sys.stdin.read()
