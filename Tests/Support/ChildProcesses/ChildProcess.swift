package import Foundation

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// A program that a test starts. It gets none of this process's files but the three that are given.
///
/// Not Foundation's `Process`: on Linux that lists this process's open files and reads past the end of the list
/// (`findMaximumOpenFD`), which ends the whole run once some 1,360 are open, as they are in a run of all tests.
package final class ChildProcess: @unchecked Sendable {
  /// The place that a stream of the child comes from or goes to.
  package enum Stream {
    /// Nothing comes, and what is written is gone.
    case nothing
    /// The stream of this process.
    case own
    case file(FileHandle)
    /// The other end is `input` or `output`.
    case pipe
  }

  package let identifier: pid_t
  /// The child reads what is written here; closed when this object goes, however that happens.
  package let input: FileHandle?
  package let output: FileHandle?
  /// Unchecked, because the lock lets one at a time take note of its end.
  private let lock = NSLock()
  private var status: Int32?

  /// - Parameters:
  ///   - words: the program, which is looked up in `PATH` where it is no path, and its arguments.
  ///   - environment: beside what this process has.
  package init(
    _ words: [String], in folder: URL? = nil, environment: [String: String] = [:],
    input: Stream = .own, output: Stream = .own, errors: Stream = .own
  ) throws {
    var plan = SpawnPlan()
    defer { plan.end() }
    self.input = plan.give(input, as: .reading)
    self.output = plan.give(output, as: .writing)
    _ = plan.give(errors, as: .complaining)
    if let folder { plan.enter(folder.path) }
    let all = ProcessInfo.processInfo.environment.merging(environment) { $1 }
    identifier = try plan.start(words, all.map { "\($0)=\($1)" })
  }

  /// Its status, or the number of the signal that ended it. Others may send it signals meanwhile: it is there until it is
  /// taken note of, so its number is nobody else's.
  @discardableResult
  package func waitUntilExit() -> Int32 {
    var end = siginfo_t()
    while waitid(P_PID, id_t(identifier), &end, WEXITED | WNOWAIT) < 0, errno == EINTR {}
    return lock.withLock {
      if let status { return status }
      var raw: Int32 = 0
      while waitpid(identifier, &raw, 0) < 0, errno == EINTR {}
      let signal = raw & 0x7F
      let ended = signal == 0 ? (raw >> 8) & 0xFF : signal
      status = ended
      return ended
    }
  }

  package func signal(_ signal: Int32) {
    lock.withLock { if status == nil { kill(identifier, signal) } }
  }

  /// The next line that it prints; what came of one, where it ended before the line did.
  package func line() -> String? {
    var line = Data()
    while let byte = try? output?.read(upToCount: 1), byte.count == 1 {
      if byte.first == UInt8(ascii: "\n") { return String(decoding: line, as: UTF8.self) }
      line += byte
    }
    return line.isEmpty ? nil : String(decoding: line, as: UTF8.self)
  }

  /// A program that could not be started.
  package struct NotStarted: Error, CustomStringConvertible {
    let program: String
    package let reason: Int32

    package var description: String {
      "\(program) does not start: \(String(cString: strerror(reason)))"
    }
  }
}
