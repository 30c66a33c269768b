import ChildProcesses
import Foundation

/// A process of an app that a test suspends, `suspended-process`. The test plays its server.
final class SuspendableProcess {
  private let process: ChildProcess
  /// What it said while its background time ended.
  private var early: [String] = []

  init(_ file: URL) throws {
    let program = Bundle.main.executableURL!.deletingLastPathComponent()
      .appending(path: "suspended-process")
    process = try ChildProcess([program.path, file.path], input: .pipe, output: .pipe)
  }

  func tell(_ line: String) throws {
    try process.input?.write(contentsOf: Data((line + "\n").utf8))
  }

  func line() -> String? { early.isEmpty ? process.line() : early.removeFirst() }

  /// Ends its background time. The operation may go on meanwhile, and even be done.
  func expire() throws {
    try tell("expire")
    while let line = process.line(), line != "expired" { early.append(line) }
  }

  /// Resumes what it was told to do, without a stop.
  ///
  /// - Returns: how it ended.
  func finish(_ server: RotatingServer) throws -> String {
    while let line = line() {
      let words = line.split(separator: " ", maxSplits: 1)
      switch words.first {
      case "request": try tell(server.answer(to: String(words[1])))
      case "done": return String(words[1])
      default: break
      }
    }
    return "killed"
  }

  func perform(_ operation: String, _ server: RotatingServer, clock: Int) throws -> String {
    try tell("clock \(clock)")
    try tell("do \(operation)")
    return try finish(server)
  }

  /// Returns once the system has stopped it.
  func suspend() {
    process.signal(SIGSTOP)
    var state = siginfo_t()
    while waitid(P_PID, id_t(process.identifier), &state, WSTOPPED) < 0, errno == EINTR {}
  }

  func resume() { process.signal(SIGCONT) }

  deinit {
    process.signal(SIGCONT)
    try? process.input?.close()
    process.waitUntilExit()
  }
}

/// A server with rotating refresh tokens: the last one used gives the same successor, and any older one ends its session.
final class RotatingServer {
  private struct Family {
    var number = 1
    var isAlive = true
  }

  private var families: [Family] = []
  /// The old tokens that came back.
  private(set) var reused: [String] = []
  var alive: Int { families.filter(\.isAlive).count }

  /// - Parameter request: the endpoint and the token.
  /// - Returns: the line that the process reads.
  func answer(to request: String) -> String {
    let words = request.split(separator: " ")
    if words[0] == "signInWithApple" {
      families.append(Family())
      return grant(families.count - 1)
    }
    let token = words[1].split(separator: "-").compactMap { Int($0) }
    guard token.count == 2, families.indices.contains(token[0]), families[token[0]].isAlive else {
      return #"answer 401 {"message":"登录已过期,请重新登录"}"#
    }
    switch words[0] {
    case "renewSession": return renew(token[0], token[1], String(words[1]))
    case "signOut":
      families[token[0]].isAlive = false
      return "answer 200 {}"
    default: return "answer 200 \(Answers.user)"
    }
  }

  private func renew(_ family: Int, _ number: Int, _ token: String) -> String {
    let newest = families[family].number
    if number == newest { families[family].number += 1 }
    if number < newest - 1 {
      reused.append(token)
      families[family].isAlive = false
    }
    return families[family].isAlive ? grant(family) : #"answer 401 {"message":"登录已过期,请重新登录"}"#
  }

  private func grant(_ family: Int) -> String {
    let number = families[family].number
    return "answer 200 " + Answers.session("a-\(family)-\(number)", "r-\(family)-\(number)")
  }
}
