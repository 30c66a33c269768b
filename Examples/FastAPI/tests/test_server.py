"""The example's own tests, over sockets: `./test`.

With TEST_DATABASE_URL=postgres://… they run on PostgreSQL.
"""

import json
import logging
import os
import socket
import tempfile
import threading
import time
import unittest
import urllib.error
import urllib.parse
import urllib.request
from concurrent.futures import ThreadPoolExecutor
from dataclasses import replace

import jwt
import uvicorn
from control import Clock
from cryptography.hazmat.primitives.asymmetric import rsa
from longde_server.application import create_application
from longde_server.config import configuration
from longde_server.log import JSONFormatter

apple = rsa.generate_private_key(public_exponent=65537, key_size=2048)
jwk = jwt.algorithms.RSAAlgorithm.to_jwk(apple.public_key(), as_dict=True)
keys = json.dumps({"keys": [jwk | {"kid": "a", "alg": "RS256"}]})
folder = tempfile.TemporaryDirectory()
CONFIG = configuration(
    {
        "DATABASE_URL": os.environ.get(
            "TEST_DATABASE_URL", f"sqlite:{folder.name}/test.db"
        ),
        "SECRET": "the secret of these tests and of nothing else",
        "APPLE_KEYS_URL": f"data:application/json,{urllib.parse.quote(keys)}",
        "CORS_ORIGINS": "https://longde.cloud",
        "TRUSTED_PROXIES": "127.0.0.1",
        "RATE_LIMIT": "1000",
    }
)
clock = Clock()
lines = []


class Lines(logging.Handler):
    def emit(self, record):
        lines.append(json.loads(self.format(record)))


handler = Lines()
handler.setFormatter(JSONFormatter())
logging.basicConfig(level=logging.INFO, handlers=[handler], force=True)
servers = []


def start(**more):
    config = replace(CONFIG, **more)
    settings = uvicorn.Config(
        create_application(config, clock.now),
        log_config=None,
        access_log=False,
        proxy_headers=True,
        forwarded_allow_ips=",".join(config.proxies),
    )
    listening = socket.create_server(("127.0.0.1", 0))
    server = uvicorn.Server(settings)
    thread = threading.Thread(target=server.run, args=([listening],))
    thread.start()
    servers.append((server, thread))
    while not server.started:
        time.sleep(0.01)
    return f"http://127.0.0.1:{listening.getsockname()[1]}"


def setUpModule():
    global origin
    origin = start()


def tearDownModule():
    for server, thread in servers:
        server.should_exit = True
        thread.join()
    folder.cleanup()


class Answer:
    def __init__(self, answer):
        self.status, self.headers = answer.status, answer.headers
        self.text = answer.read().decode()
        self.json = json.loads(self.text) if self.text.startswith("{") else None


def call(path, body=None, token=None, at=None, method=None, **headers):
    request = urllib.request.Request((at or origin) + path, method=method)
    if body is not None:
        request.data = json.dumps(body).encode()
        request.add_header("Content-Type", "application/json")
    if token is not None:
        request.add_header("Authorization", f"Bearer {token}")
    for name, value in headers.items():
        request.add_header(name.replace("_", "-"), value)
    try:
        with urllib.request.urlopen(request, timeout=60) as answer:
            return Answer(answer)
    except urllib.error.HTTPError as error:
        return Answer(error)


def identity_token(sub, **more):
    """A token as Apple signs it."""
    claims = {
        "iss": "https://appleid.apple.com",
        "aud": "cloud.longde.app",
        "sub": sub,
        "exp": clock.now() // 1_000 + 600,
    }
    return jwt.encode(claims | more, apple, "RS256", headers={"kid": "a"})


def sign_in(sub, **more):
    return call("/api/auth/apple", {"identityToken": identity_token(sub, **more)}).json


def renew(token, at=None):
    return call("/api/auth/refresh", {"refreshToken": token}, at=at)


class ServerTests(unittest.TestCase):
    def test_a_person_signs_in_is_known_and_signs_out(self):
        session = sign_in("ann", email="ann@example.com")
        me = call("/api/users/me", token=session["accessToken"])
        self.assertEqual((me.status, me.json), (200, session["user"]))
        self.assertEqual(me.json["email"], "ann@example.com")
        self.assertEqual(sign_in("ann")["user"]["id"], me.json["id"])
        out = call("/api/auth/logout", {"refreshToken": session["refreshToken"]})
        self.assertEqual(out.status, 200)
        me = call("/api/users/me", token=session["accessToken"])
        self.assertEqual(me.json, {"message": "请先登录"})

    def test_renewals_at_once_give_the_same_successor_on_two_processes(self):
        other = start()
        token = sign_in("bo")["refreshToken"]
        with ThreadPoolExecutor(8) as pool:
            places = [origin, other] * 4
            answers = list(pool.map(lambda at: renew(token, at), places))
        self.assertEqual({answer.status for answer in answers}, {200})
        self.assertEqual(len({answer.json["refreshToken"] for answer in answers}), 1)

    def test_a_copy_ends_its_session(self):
        first = sign_in("cy")
        second = renew(first["refreshToken"]).json
        clock.advance(31)
        self.assertEqual(renew(first["refreshToken"]).status, 401)
        self.assertEqual(renew(second["refreshToken"]).status, 401)
        me = call("/api/users/me", token=second["accessToken"])
        self.assertEqual(me.status, 401)
        self.assertTrue(any("used again" in line["message"] for line in lines))

    def test_keys_rotate_and_tokens_of_the_one_before_stay_good(self):
        first = sign_in("di")["accessToken"]
        clock.advance(30 * 86_400 - 60)
        old = sign_in("di")["accessToken"]
        clock.advance(120)
        fresh = sign_in("di")["accessToken"]
        ids = {jwt.get_unverified_header(token)["kid"] for token in (old, fresh)}
        self.assertEqual(len(ids), 2)
        for token, status in ((old, 200), (fresh, 200), (first, 401)):
            self.assertEqual(call("/api/users/me", token=token).status, status)
        published = call("/.well-known/jwks.json").json["keys"]
        self.assertLessEqual(ids, {key["kid"] for key in published})
        self.assertTrue(all("d" not in key for key in published))

    def test_a_forged_token_is_refused_and_apple_may_be_away(self):
        for token in (
            identity_token("ed")[:-4] + "AAAA",
            identity_token("ed", aud="x"),
        ):
            answer = call("/api/auth/apple", {"identityToken": token})
            self.assertEqual(answer.json, {"message": "Apple 登录验证失败"})
        away = start(apple_keys="http://127.0.0.1:1/keys")
        body = {"identityToken": identity_token("ed")}
        answer = call("/api/auth/apple", body, at=away)
        self.assertEqual(answer.json, {"message": "Apple 登录未配置"})

    def test_pages_of_known_origins_may_call(self):
        known, allowed = "https://longde.cloud", "Access-Control-Allow-Origin"
        asked = {"Origin": known, "Access_Control_Request_Method": "GET"}
        answer = call("/api/users/me", method="OPTIONS", **asked)
        self.assertEqual((answer.status, answer.headers[allowed]), (200, known))
        strange = call("/api/users/me", Origin="https://evil.example")
        self.assertIsNone(strange.headers[allowed])
        refused = call("/api/users/me", Origin=known)
        self.assertEqual((refused.status, refused.headers[allowed]), (401, known))

    def test_an_address_may_sign_in_so_often_behind_a_proxy_as_well(self):
        at = start(rate_limit=3)

        def ask(address):
            body = {"refreshToken": "t"}
            return call("/api/auth/refresh", body, at=at, X_Forwarded_For=address)

        statuses = [ask("203.0.113.7").status for _ in range(5)]
        self.assertEqual(statuses, [401, 401, 401, 429, 429])
        limited = ask("203.0.113.7")
        self.assertEqual(limited.json, {"message": "tooManyRequests"})
        self.assertGreater(int(limited.headers["Retry-After"]), 0)
        self.assertEqual(ask("203.0.113.8").status, 401)

    def test_a_log_has_the_request_and_no_token(self):
        session = sign_in("flo")
        token = session["accessToken"]
        answer = call("/api/users/me?q=secret", token=token, X_Request_Id="r-1")
        self.assertEqual(answer.headers["X-Request-Id"], "r-1")
        line = next(one for one in lines if one.get("id") == "r-1")
        self.assertEqual((line["endpoint"], line["status"]), ("Longde.me", 200))
        self.assertEqual(line["path"], "/api/users/me")
        text = json.dumps(lines)
        for secret in (token, session["refreshToken"], CONFIG.secret, "q=secret"):
            self.assertNotIn(secret, text)

    def test_the_documents_name_routes_models_and_refusals(self):
        shown = call("/openapi.json").json
        me = shown["paths"]["/api/users/me"]["get"]
        self.assertIn("401", me["responses"])
        self.assertIn("HTTPBearer", shown["components"]["securitySchemes"])
        self.assertEqual(call("/docs").status, 200)

    def test_wrong_settings_are_said_at_the_start(self):
        for wrong, words in (
            ({"SECRET": "short"}, "32 characters"),
            ({"ENVIRONMENT": "production"}, "SECRET has to be"),
            ({"SECRET": "s" * 32, "PORT": "x"}, "PORT has to be a whole number"),
        ):
            with self.assertRaisesRegex(ValueError, words):
                configuration(wrong)


if __name__ == "__main__":
    unittest.main()
