import ChildProcesses
import Foundation
import TestLab

/// One process of an app that shares its session with others.
final class AppProcess {
  private let process: ChildProcess
  private(set) var isKilled = false

  /// Returns once it has started.
  init(file: URL, server: URL, clock seconds: Int, _ kind: String) throws {
    let program = Bundle.main.executableURL!.deletingLastPathComponent()
      .appending(path: "session-process")
    process = try ChildProcess(
      [program.path, file.path, server.absoluteString, "\(seconds)", kind], input: .pipe,
      output: .pipe)
    guard process.line() == "ready" else {
      throw LabProcess.Failed(description: "session-process did not start")
    }
  }

  /// - Parameter seconds: how far its clock is ahead.
  func call(clock seconds: Int) throws {
    try process.input?.write(contentsOf: Data("\(seconds)\n".utf8))
  }

  func signOut() throws { try process.input?.write(contentsOf: Data("signOut\n".utf8)) }

  /// - Returns: how the call ended; nil if the process was killed before.
  func answer() -> String? { process.line() }

  func kill() {
    isKilled = true
    process.signal(SIGKILL)
  }

  deinit {
    try? process.input?.close()
    process.waitUntilExit()
  }
}
