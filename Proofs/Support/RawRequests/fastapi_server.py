"""The stubs of Longde under FastAPI on uvicorn, with their documents. Says its port, and ends when its input does."""

import socket
import sys
import threading
import uuid
from pathlib import Path

import uvicorn

for folder in ("Runtime", "Longde"):
    sys.path.insert(0, str(Path(__file__).resolve().parents[3] / "Generated" / folder / "Python"))

from longde import models, refusals, router  # noqa: E402


def user(name=None):
    return models.User(id=uuid.uuid4(), full_name=name, status="active")


class Service:
    async def sign_in_with_apple(self, request):
        token = request.identity_token
        return models.Session(access_token=token, refresh_token=token, user=user(request.full_name))

    async def me(self, request):
        if request.access is None:
            raise refusals.NotSignedIn
        if request.access.get_secret_value() != "t":
            raise refusals.SessionExpired
        return user()

    async def renew_session(self, request):
        raise refusals.SessionExpired

    async def sign_out(self, request):
        return None


listener = socket.create_server(("127.0.0.1", 0), backlog=128)
server = uvicorn.Server(uvicorn.Config(
    router.create_app(Service(), openapi_url="/openapi.json"), log_level="error", http="h11", h11_max_incomplete_event_size=128 * 1024))


def end():
    sys.stdin.read()
    server.should_exit = True


threading.Thread(target=end, daemon=True).start()
print(listener.getsockname()[1], flush=True)
server.run(sockets=[listener])
