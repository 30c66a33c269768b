"""How requests come in and answers go out."""

import socket
import threading
import time
from email.utils import formatdate
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer

from messages import Answer, Complaint, Request


class Server(ThreadingHTTPServer):
    daemon_threads = True
    request_queue_size = 128


class NoAnswer(Exception):
    """The connection ends here, after so many bytes of the answer."""

    def __init__(self, answer=None):
        super().__init__("no answer")
        self.answer = answer


def listen(room):
    """Serves a room, which answers requests, on a port of its own.

    Returns the port.
    """

    class Door(BaseDoor):
        pass

    Door.room = room
    server = Server(("127.0.0.1", 0), Door)
    threading.Thread(target=server.serve_forever, daemon=True).start()
    return server.server_port


class BaseDoor(BaseHTTPRequestHandler):
    protocol_version = "HTTP/1.1"
    disable_nagle_algorithm = True
    wbufsize = 1 << 16
    room = None

    def do(self):
        length = int(self.headers.get("Content-Length", 0))
        request = Request(self.command, self.path, self.headers, self.rfile.read(length))
        try:
            self.say(self.answer(request))
        except NoAnswer as fault:
            if fault.answer:
                self.say(fault.answer, part=0.5)
            self.hang_up()

    do_GET = do_POST = do_PUT = do_PATCH = do_DELETE = do

    def answer(self, request):
        try:
            return self.room.answer(request)
        except Complaint as complaint:
            return Answer(418, {"complaint": str(complaint)})

    def say(self, answer, part=1.0):
        """The whole answer, or so much of a body that is announced as whole."""
        self.send_response(answer.status)
        for name, value in answer.headers.items():
            self.send_header(name, value)
        if self.close_connection:
            self.send_header("Connection", "close")
        if answer.status != 204:
            self.send_header("Content-Length", str(len(answer.data)))
        self.end_headers()
        self.wfile.write(answer.data[: int(len(answer.data) * part)])
        self.wfile.flush()

    def hang_up(self):
        self.close_connection = True
        self.connection.shutdown(socket.SHUT_RDWR)

    def date_time_string(self, timestamp=None):
        """By the room's own clock: a client may learn the time from it."""
        return formatdate(self.room.now or time.time(), usegmt=True)

    def version_string(self):
        return "stub"

    def log_message(self, *_):
        pass
