import CaseFolders
import ChildProcesses
import Foundation
import Testing

/// The control as a tester finds it at a port, and what who runs the server is told of it.
@Suite struct ControlledServerTests {
  @Test func controlWarningIsPrintedBeforeListening() throws {
    let notes = try NoteFile()
    defer { notes.remove() }
    let running = try notes.running(["--control"])
    let port = try #require(running.port)
    let words = try notes.text()
    #expect(
      words.hasPrefix("authlab: --control is on: anyone who can reach this port can read mail"))
    #expect(try Self.status("GET", "/__lab/clock", at: port) == "200")
    #expect(running.end() == 0)
  }

  @Test func withoutControlNothingIsExposed() throws {
    let notes = try NoteFile()
    defer { notes.remove() }
    let running = try notes.running([])
    let port = try #require(running.port)
    #expect(try notes.text().isEmpty)
    let calls = try Self.calls()
    #expect(calls.count == 10)
    for (method, path) in calls {
      #expect(try Self.status(method, path, at: port) == "404", "\(method) \(path)")
    }
    #expect(running.end() == 0)
    #expect(try !notes.text().contains("--control"))
  }

  /// A lower bound holds on any machine.
  @Test func responseIsDelayedOrSlowedAsRequested() throws {
    let notes = try NoteFile()
    defer { notes.remove() }
    let running = try notes.running(["--control"])
    let port = try #require(running.port)
    try Self.ask(#"{"endpoint":"me","kind":"delay","for":"2s"}"#, at: port)
    #expect(try Self.me(at: port).time >= .seconds(2))
    try Self.ask(#"{"endpoint":"me","kind":"slow"}"#, at: port)
    let (answer, time) = try Self.me(at: port)
    // Sixteen bytes at a time, five times a second.
    let pauses = (answer.utf8.count + 15) / 16 - 1
    #expect(answer.hasPrefix("HTTP/1.1 401") && pauses > 5)
    #expect(time >= .milliseconds(200) * pauses)
    #expect(running.end() == 0)
  }

  private static func ask(_ fault: String, at port: String) throws {
    #expect(try status("POST", "/__lab/faults", fault, at: port) == "201")
  }

  /// Head and body, and how long they took.
  private static func me(at port: String) throws -> (answer: String, time: Duration) {
    let began = ContinuousClock.now
    let answer = try Shell.run(["curl", "-si", "http://127.0.0.1:\(port)/api/users/me"]).output
    return (answer, began.duration(to: .now))
  }

  private static func status(
    _ method: String, _ path: String, _ body: String = "", at port: String
  ) throws -> String {
    try Shell.run(
      [
        "curl", "-s", "-o", "/dev/null", "-w", "%{http_code}", "-X", method, "-d", body,
        "http://127.0.0.1:\(port)\(path)",
      ]
    ).output
  }

  /// The calls that the page names.
  private static func calls() throws -> [(method: String, path: String)] {
    let rows = try Checkout.text("docs/control.md").split(separator: "\n")
      .filter { $0.hasPrefix("| `") }.compactMap { $0.split(separator: "|").first }
    return rows.flatMap { row in
      row.split(separator: "`").map { $0.split(separator: " ").map(String.init) }
        .filter { $0.count == 2 && $0[1].hasPrefix("/__lab/") }.map { ($0[0], $0[1]) }
    }
  }
}

/// The file with a server's notes, as far as it is written.
private struct NoteFile {
  private let path = NSTemporaryDirectory() + UUID().uuidString
  private let file: FileHandle

  init() throws {
    try Data().write(to: URL(filePath: path))
    file = try FileHandle(forWritingTo: URL(filePath: path))
  }

  func running(_ more: [String]) throws -> Running {
    try Running(["serve", "contract/longde.yaml", "--port", "0"] + more, errors: .file(file))
  }

  func text() throws -> String { try String(contentsOfFile: path, encoding: .utf8) }

  func remove() { unlink(path) }
}
