"""A client of Tests/Cases/conform/atrium.yaml that keeps the contract, but for the mistake that MISTAKE names."""

import http.client
import json
import os
import sys
import threading
import time
from urllib.parse import urlsplit

HOST = urlsplit(os.environ["AUTHLAB_URL"]).netloc
MISTAKE = os.environ.get("MISTAKE")


class Answer:
    def __init__(self, status, headers, body):
        self.status = status
        self.headers = headers
        try:
            self.body = json.loads(body)
        except ValueError:
            self.body = {}
        self.code = self.body.get("code") if status >= 400 else None

    def has(self, *names):
        return MISTAKE == "believed" or all(self.body.get(name) for name in names)


def send_once(method, path, body, token, host):
    connection = http.client.HTTPConnection(host, timeout=60)
    headers = {"Content-Type": "application/json"} if body is not None else {}
    if token is not None:
        headers["Authorization"] = f"Bearer {token}"
    try:
        connection.request(method, path, json.dumps(body) if body is not None else None, headers)
        answer = connection.getresponse()
        return Answer(answer.status, answer.headers, answer.read())
    except (OSError, http.client.HTTPException):
        return None
    finally:
        connection.close()


def send(method, path, body=None, token=None, host=HOST):
    """The answer, or None where none came."""
    answer = send_once(method, path, body, token, host)
    if MISTAKE == "repeated" and (answer is None or answer.status == 502):
        answer = send_once(method, path, body, token, host)
    if answer and answer.status == 503 and MISTAKE == "tooSoon":
        answer = send_once(method, path, body, token, host)
    if answer and answer.status == 503 and MISTAKE == "silent":
        time.sleep(600)
    if answer and answer.status == 307 and MISTAKE == "elsewhere":
        place = urlsplit(answer.headers["Location"])
        return send_once(method, place.path, body, token, place.netloc)
    return answer


class Session:
    def __init__(self):
        self.access = None
        self.refresh = None
        self.renewing = threading.Lock()

    def keep(self, answer):
        if not answer.has("accessToken", "refreshToken"):
            if MISTAKE == "stopped":
                raise SystemExit(answer.body["accessToken"])
            return "failed"
        self.access = str(answer.body.get("accessToken"))
        if self.refresh is None or MISTAKE != "spentToken":
            self.refresh = str(answer.body.get("refreshToken"))
        return "done"

    def forget(self):
        self.access = self.refresh = None
        return "signedOut"

    def sign_in(self, person):
        body = {"email": person["email"], "password": person["password"]}
        answer = send("POST", "/sessions", body)
        return self.keep(answer) if answer and answer.status == 200 else "failed"

    def renew(self, old):
        if MISTAKE == "renewedTwice":
            return self.renew_now()
        with self.renewing:
            if self.access != old:
                return "done" if self.access else "signedOut"
            return self.renew_now()

    def renew_now(self):
        token = self.refresh
        answer = send("POST", "/sessions/renew", {"refreshToken": token})
        if self.refresh != token and MISTAKE != "revived":
            return "signedOut" if self.refresh is None else "failed"
        if answer and answer.status == 200:
            return self.keep(answer)
        if answer and answer.code == "OVER":
            return "failed" if MISTAKE == "keptSession" else self.forget()
        return self.forget() if MISTAKE == "gaveUp" else "failed"

    def me(self):
        tries = 8 if MISTAKE == "looped" else 2
        for number in range(tries):
            token = self.access
            if token is None:
                return "signedOut"
            answer = send("GET", "/me", token=token)
            if answer is None:
                return "failed"
            if answer.status == 200:
                return "done" if answer.has("id", "email") else "failed"
            isOld = answer.code == "OLD" or MISTAKE == "renewedInVain"
            if answer.code == "OVER":
                return self.forget()
            if not isOld or number == tries - 1:
                return "failed"
            reply = self.renew(token)
            if reply != "done":
                return reply
        return "failed"

    def sign_out(self):
        token = self.refresh
        if MISTAKE != "keptToken":
            self.forget()
        if MISTAKE != "neverTold":
            send("POST", "/sessions/end", {"refreshToken": token})
        return "signedOut"


session = Session()


def several(work, count):
    replies = []
    threads = [threading.Thread(target=lambda: replies.append(work())) for _ in range(count)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    return next((reply for reply in replies if reply != "done"), "done")


def send_code():
    answer = send("POST", "/codes", {"email": "ann@example.com"})
    return "done" if answer and answer.status < 300 else "failed"


def sign_out_during(call):
    thread = threading.Thread(target=call)
    thread.start()
    time.sleep(0.2)
    reply = session.sign_out()
    thread.join()
    return reply


def perform(order, rest):
    print("order:", order, flush=True)
    if order == "signIn":
        return session.sign_in(json.loads(rest))
    if order == "signOut":
        return session.sign_out()
    name, _, count = rest.partition(" ")
    calls = {"me": session.me, "sendCode": send_code}
    if order == "signOutDuring":
        return sign_out_during(calls[name])
    return several(calls[name], int(count or 1)) if name in calls else "unable"


for line in sys.stdin:
    order, _, rest = line.strip().partition(" ")
    print(perform(order, rest), flush=True)
