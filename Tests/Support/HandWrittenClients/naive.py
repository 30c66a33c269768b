"""A client of Tests/Cases/conform/atrium.yaml as it is often written first. authlab provoke finds its mistakes."""

import json
import os
import sys
import threading
import urllib.error
import urllib.request

URL = os.environ["AUTHLAB_URL"]
tokens = {}


def send(method, path, body=None, token=None):
    data = json.dumps(body).encode() if body else None
    headers = {"Content-Type": "application/json", "Authorization": f"Bearer {token}"}
    request = urllib.request.Request(URL + path, data, headers, method=method)
    for attempt in range(3):
        try:
            with urllib.request.urlopen(request, timeout=60) as answer:
                text = answer.read()
                return json.loads(text) if text else {}
        except urllib.error.HTTPError as error:
            if error.code < 500:
                raise
        except OSError:
            pass
    raise ConnectionError("the server cannot be reached")


def sign_in(person):
    body = {"email": person["email"], "password": person["password"]}
    answer = send("POST", "/sessions", body)
    tokens["access"] = answer.get("accessToken")
    tokens["refresh"] = answer.get("refreshToken")


def renew():
    answer = send("POST", "/sessions/renew", {"refreshToken": tokens["refresh"]})
    tokens["access"] = answer.get("accessToken")


def load_me():
    while True:
        try:
            return send("GET", "/me", token=tokens.get("access"))
        except urllib.error.HTTPError as error:
            if error.code != 401:
                raise
            renew()


def attempt(work, *arguments):
    try:
        work(*arguments)
        return "done"
    except urllib.error.HTTPError as error:
        return "signedOut" if error.code == 401 else "failed"
    except ConnectionError:
        return "signedOut"


def perform(order, rest):
    if order == "signIn":
        return attempt(sign_in, json.loads(rest))
    if order == "signOut":
        return "signedOut"
    name, _, count = rest.partition(" ")
    if name == "sendCode":
        return attempt(send, "POST", "/codes", {"email": "ann@example.com"})
    if order != "call" or name != "me":
        return "unable"
    replies = []
    work = lambda: replies.append(attempt(load_me))
    threads = [threading.Thread(target=work) for _ in range(int(count or 1))]
    [thread.start() for thread in threads]
    [thread.join() for thread in threads]
    return next((one for one in replies if one != "done"), "done")


for line in sys.stdin:
    order, _, rest = line.strip().partition(" ")
    print(perform(order, rest), flush=True)
