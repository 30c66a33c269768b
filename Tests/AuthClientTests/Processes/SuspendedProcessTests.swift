import Foundation
import Testing

/// The app's background time ends in the middle of an operation, and the system suspends it; its widget goes on.
@Suite("Suspended processes")
struct SuspendedProcessTests {
  @Test(arguments: ["save", "renew", "signIn", "signOut"])
  func suspendedProcessHoldsNoLockAndLosesNoToken(_ operation: String) throws {
    var steps = 0
    while try Suspension(operation).holds(at: steps) { steps += 1 }
    #expect(steps > 2, "\(operation) has more steps")
  }
}

/// One operation of the app that is suspended once.
private final class Suspension {
  private let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
  private let operation: String
  private let server = RotatingServer()
  private let (app, widget): (SuspendableProcess, SuspendableProcess)
  /// The answer of the server that the app hasn't read.
  private var answer: String?

  init(_ operation: String) throws {
    self.operation = operation
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let file = folder.appending(path: "session.json")
    (app, widget) = (try SuspendableProcess(file), try SuspendableProcess(file))
  }

  deinit { try? FileManager.default.removeItem(at: folder) }

  /// - Returns: false if the operation has fewer steps.
  func holds(at step: Int) throws -> Bool {
    #expect(try app.perform("signIn", server, clock: 0) == "ok")
    #expect(try widget.perform("me", server, clock: 0) == "ok")
    guard try reaches(step) else { return false }
    try app.expire()
    app.suspend()
    expectFreeLocks(step)
    let isOver = try widgetGoesOn(step)
    app.resume()
    try app.tell("run")
    if let answer { try app.tell(answer) }
    let outcome = try app.finish(server)
    try expectOneSession(step, outcome, isOver)
    return true
  }

  /// Does the operation up to a step. An answer of the server is one, and the process is suspended before it reads it.
  private func reaches(_ step: Int) throws -> Bool {
    try app.tell("clock 7200")
    try app.tell("step")
    try app.tell("do \(operation)")
    var steps = 0
    while let line = app.line() {
      if line.hasPrefix("done") { return false }
      let isRequest = line.hasPrefix("request")
      let reply = isRequest ? server.answer(to: String(line.dropFirst("request ".count))) : "go"
      if steps == step {
        if isRequest { answer = reply }
        return true
      }
      try app.tell(reply)
      steps += 1
    }
    return false
  }

  private func expectFreeLocks(_ step: Int) {
    for name in ["lock", "renewal"] {
      let lock = open(folder.path + "/.session.json.\(name)", O_RDWR)
      guard lock >= 0 else { continue }
      #expect(flock(lock, LOCK_EX | LOCK_NB) == 0, "\(operation), step \(step): \(name) is held")
      close(lock)
    }
  }

  /// The widget renews twice, so that the app's token is older than any grace.
  ///
  /// - Returns: true if it found the session over.
  private func widgetGoesOn(_ step: Int) throws -> Bool {
    let outcomes = try [7200, 14400].map { try widget.perform("me", server, clock: $0) }
    let isOver = outcomes.last != "ok"
    #expect(!isOver || operation == "signOut", "\(operation), step \(step): \(outcomes)")
    return isOver
  }

  private func expectOneSession(_ step: Int, _ outcome: String, _ isOver: Bool) throws {
    let place = "\(operation), step \(step), which ended as \(outcome)"
    let last = try [app, widget].map { process in
      _ = try process.perform("return", server, clock: 21600)
      return try process.perform("me", server, clock: 21600)
    }
    #expect(server.reused.isEmpty, "\(place)")
    if operation == "signOut" {
      #expect(!last.contains("ok") && server.alive == 0, "\(place): \(last)")
    } else {
      #expect(last == ["ok", "ok"] && server.alive == 1, "\(place): \(last)")
    }
  }
}
