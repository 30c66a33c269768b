import ChildProcesses

/// A server that answers with the values of `X-One` and the body, or with a message of another form.
final class EchoProcess: Sendable {
  let url: String
  /// It ends with its input.
  private let process: ChildProcess

  init() throws {
    process = try ChildProcess(
      ["python3", "-c", Self.program], environment: [:], input: .pipe, output: .pipe)
    url = "http://127.0.0.1:\(process.line() ?? "0")"
  }

  private static let program = #"""
    import sys, threading, time
    from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer

    class Echo(BaseHTTPRequestHandler):
        protocol_version = "HTTP/1.1"

        def do_POST(self):
            body = self.rfile.read(int(self.headers["Content-Length"])).decode()
            text = (", ".join(self.headers.get_all("X-One")) + " " + body).encode()
            self.wfile.write(b"HTTP/1.1 200 OK\r\nContent-Length: %d\r\n\r\n" % len(text) + text)

        def do_GET(self):
            self.close_connection = True
            if self.path == "/chunked":
                self.wfile.write(b"HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n4\r\none \r\n3\r\ntwo\r\n0\r\n\r\n")
            elif self.path == "/interim":
                self.wfile.write(b"HTTP/1.1 103 Early Hints\r\nLink: x\r\n\r\nHTTP/1.1 200 OK\r\n\r\none two")
            elif self.path == "/empty":
                self.wfile.write(b"HTTP/1.1 204 No Content\r\n\r\n")
                self.close_connection = False
            elif self.path == "/huge":
                self.wfile.write(b"HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n7fffffffffffffff\r\none")
            elif self.path == "/other":
                self.wfile.write(b"SSH-2.0-OpenSSH_9.2\r\n\r\n")
            elif self.path == "/silent":
                time.sleep(20)
            elif self.path == "/cut":
                pass
            elif self.path == "/short":
                self.wfile.write(b"HTTP/1.1 200 OK\r\nContent-Length: 9\r\n\r\none")
            else:
                self.wfile.write(b"HTTP/1.1 200 OK\r\n\r\n")
                try:
                    while True:
                        self.wfile.write(b"a" * 65536)
                except OSError:
                    pass

        def do_HEAD(self):
            self.wfile.write(b"HTTP/1.1 200 OK\r\nContent-Length: 7\r\n\r\n")

        def log_message(self, *_):
            pass

    server = ThreadingHTTPServer(("127.0.0.1", 0), Echo)
    threading.Thread(target=server.serve_forever, daemon=True).start()
    print(server.server_port, flush=True)
    sys.stdin.read()
    """#
}
