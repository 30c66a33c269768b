import CaseFolders
import ChildProcesses
import Foundation
import Testing

/// The tool as it was built for this test run.
enum Authlab {
  static var binary: URL {
    URL(fileURLWithPath: CommandLine.arguments[0]).deletingLastPathComponent()
      .appending(path: "authlab")
  }
}

@Suite struct AuthlabTests {
  static let cases = CaseFolder.all(in: "lab", holding: "arguments.txt")

  @Test(arguments: cases)
  func outputAndStatusMatchTranscript(_ example: CaseFolder) throws {
    let words = try #require(example.text("arguments.txt")).split(separator: "\n").map(String.init)
    let report = try Shell.run([Authlab.binary.path] + words)
    let transcript = """
      exit \(report.status)
      --- output
      \(report.output)--- errors
      \(report.errors)
      """
    try example.check(transcript, against: "transcript.txt")
  }

  @Test func serveReportsItsAddressAndStopsOnSignal() async throws {
    let running = try Running(["serve", "contract/longde.yaml", "--port", "0"])
    let port = try #require(running.port)
    let health = try Shell.run(["curl", "-s", "http://127.0.0.1:\(port)/healthz"])
    #expect(health.output == #"{"status":"ok"}"#)
    let taken = try Shell.run(
      [Authlab.binary.path, "serve", "contract/longde.yaml", "--port", port])
    #expect(taken.status == 1)
    #expect(taken.errors.contains("127.0.0.1:\(port)"))
    #expect(running.end() == 0)
  }

  /// Another thread writes the log with a delay. Stopping flushes it.
  @Test func logIsCompleteAfterStop() throws {
    let log = Pipe()
    let running = try Running(["serve", "contract/longde.yaml", "--port", "0"], log: log)
    let port = try #require(running.port)
    let urls = "http://127.0.0.1:\(port)/healthz?[1-200]"
    _ = try Shell.run(["curl", "-s", urls])
    #expect(running.end() == 0)
    try log.fileHandleForWriting.close()
    let text = String(decoding: try log.fileHandleForReading.readToEnd() ?? Data(), as: UTF8.self)
    #expect(text.split(separator: "\n").count == 200)
    #expect(text.hasSuffix("}\n"))
  }

  /// With the reason why the HTTP server rejected a request, but none of its content.
  @Test func rejectedRequestsAreLogged() throws {
    let log = Pipe()
    let running = try Running(["serve", "contract/longde.yaml", "--port", "0"], log: log)
    let port = try #require(running.port)
    let large = try Shell.run(
      [
        "curl", "-s", "-H", "Content-Length: 99999999999", "-d", "a secret of the caller",
        "http://127.0.0.1:\(port)/api/auth/apple",
      ])
    #expect(large.output == "The body is too large.\n")
    #expect(running.end() == 0)
    try log.fileHandleForWriting.close()
    let text = String(decoding: try log.fileHandleForReading.readToEnd() ?? Data(), as: UTF8.self)
    let line = #/{"time":"[^"]+","route":null,"status":413,"why":"The body is too large."}\n/#
    #expect(text.wholeMatch(of: line) != nil, "\(text)")
  }

  @Test func nonDatabaseFileIsReported() throws {
    let file = NSTemporaryDirectory() + UUID().uuidString
    defer { unlink(file) }
    try Data(repeating: 0x41, count: 8_192).write(to: URL(filePath: file))
    let report = try Shell.run(
      [
        Authlab.binary.path, "serve", "contract/longde.yaml", "--port", "0", "--store",
        "sqlite:\(file)",
      ])
    #expect(report.status == 1)
    #expect(
      report.errors.contains(
        "the store `\(file)` cannot be used: its file is damaged, or is not a SQLite database"))
    #expect(report.errors.contains("= help: name another file"))
  }

  @Test func hangupStopsServerGracefully() throws {
    let running = try Running(["serve", "contract/longde.yaml", "--port", "0"])
    #expect(running.port != nil)
    #expect(running.end(by: SIGHUP) == 0)
  }

  /// A process that reads the address may stop authlab immediately, even on a busy machine.
  @Test func signalsAreHandledFromTheStart() async throws {
    let ends = await withTaskGroup(of: Int32?.self) { group in
      for number in 0..<24 {
        group.addTask {
          try? Running(["serve", "contract/longde.yaml", "--port", "0"])
            .end(by: [SIGHUP, SIGTERM, SIGINT][number % 3])
        }
      }
      return await group.reduce(into: []) { $0.append($1) }
    }
    #expect(ends == Array(repeating: 0, count: 24))
  }

  @Test func closedLogDoesNotStopServer() throws {
    let log = Pipe()
    let running = try Running(["serve", "contract/longde.yaml", "--port", "0"], log: log)
    let port = try #require(running.port)
    try log.fileHandleForReading.close()
    for _ in 1...3 {
      let health = try Shell.run(
        ["curl", "-s", "--max-time", "10", "http://127.0.0.1:\(port)/healthz"])
      #expect(health.output == #"{"status":"ok"}"#)
    }
    #expect(running.end() == 0)
  }

  /// The connection thread logs the requests that the HTTP server rejects.
  @Test func unreadLogDoesNotBlockServer() throws {
    let log = Pipe()
    let running = try Running(["serve", "contract/longde.yaml", "--port", "0"], log: log)
    let port = try #require(running.port)
    let (refused, good) = (6_000, 3)
    for (count, header) in [(refused, "Content-Length: 99999999999"), (good, "Accept: */*")] {
      let report = try Shell.run(
        [
          "curl", "-s", "-o", "/dev/null", "--max-time", "10", "--fail-early", "-H", header,
          "http://127.0.0.1:\(port)/healthz?[1-\(count)]",
        ])
      #expect(report.status == 0)
    }
    #expect(running.end() == 0)
  }

  @Test func issuerListens() throws {
    let running = try Running(["issuer", "--port", "0"])
    let port = try #require(running.port)
    let keys = try Shell.run(["curl", "-s", "http://127.0.0.1:\(port)/apple/auth/keys"])
    #expect(keys.output.contains(#""keys""#))
    #expect(running.end() == 0)
  }
}

/// A process that listens.
final class Running {
  let port: String?
  private let process: ChildProcess

  convenience init(_ arguments: [String], log: Pipe? = nil) throws {
    try self.init(
      arguments, errors: log.map { .file($0.fileHandleForWriting) } ?? .nothing)
  }

  init(_ arguments: [String], errors: ChildProcess.Stream) throws {
    process = try ChildProcess(
      [Authlab.binary.path] + arguments, in: Checkout.root, output: .pipe, errors: errors)
    let line = process.line() ?? ""
    port =
      line.hasPrefix("listening on http://127.0.0.1:")
      ? line.split(separator: ":").last.map(String.init) : nil
  }

  /// One that does not hear of it is ended by force, and has another status then.
  func end(by number: Int32 = SIGTERM) -> Int32 {
    let force = DispatchWorkItem { [process] in process.signal(SIGKILL) }
    DispatchQueue.global().asyncAfter(deadline: .now() + 300, execute: force)
    defer { force.cancel() }
    process.signal(number)
    return process.waitUntilExit()
  }
}
