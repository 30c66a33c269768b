import ChildProcesses

/// A control of a team's own, before the one of a server of ours. It makes one mistake.
final class FaultyControl: Sendable {
  enum Mistake: String, CaseIterable {
    /// It says that it moved the clock, and did not.
    case stands
    /// Its time is a number.
    case counts
    /// It moves the clock twice as far.
    case twice
    /// It answers 500 from the second move of the clock on.
    case fails
    /// It offers no move of the clock from the second one on.
    case lacks
  }

  let url: String
  /// It ends with its input.
  private let process: ChildProcess

  init(_ mistake: Mistake, port: String) throws {
    process = try ChildProcess(
      ["python3", "-c", Self.program, mistake.rawValue, port], environment: [:], input: .pipe,
      output: .pipe)
    url = "http://127.0.0.1:\(process.line() ?? "0")"
  }

  private static let program = #"""
    import sys, threading, urllib.error, urllib.request
    from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer

    mistake, port = sys.argv[1:]
    moves = []

    def ask(method, path, body=None):
        request = urllib.request.Request(f"http://127.0.0.1:{port}{path}", body or None, method=method)
        request.add_header("Content-Type", "application/json")
        try:
            with urllib.request.urlopen(request) as answer:
                return answer.status, answer.read()
        except urllib.error.HTTPError as error:
            return error.code, error.read()

    class Control(BaseHTTPRequestHandler):
        def answer(self):
            body = self.rfile.read(int(self.headers["Content-Length"] or 0))
            moved = (self.command, self.path) == ("POST", "/__lab/clock")
            moves.extend([1] if moved else [])
            if self.path == "/__lab/clock" and mistake == "counts":
                status, text = 200, b'{"now":1803902400}'
            elif moved and mistake == "stands":
                status, text = ask("GET", self.path)
            elif moved and mistake in ("fails", "lacks") and len(moves) > 1:
                status, text = 500 if mistake == "fails" else 404, b"{}"
            else:
                status, text = ask(self.command, self.path, body)
                if moved and mistake == "twice":
                    status, text = ask(self.command, self.path, body)
            self.send_response(status)
            self.send_header("Content-Length", str(len(text)))
            self.end_headers()
            self.wfile.write(text)

        do_GET = do_POST = do_PATCH = answer

        def log_message(self, *_):
            pass

    server = ThreadingHTTPServer(("127.0.0.1", 0), Control)
    threading.Thread(target=server.serve_forever, daemon=True).start()
    print(server.server_port, flush=True)
    sys.stdin.read()
    """#
}
