import AuthServer
import CommandLineSupport
import Conformance
import Dispatch
import Primitives

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// A client in a process of its own, which reads orders from its input and replies on its output.
final class ClientProcess: ClientUnderTest {
  private let part: ProvokingScene.Part
  private let process: pid_t
  private let input: Int32
  private let output: Locked<LineReader>
  private let queue = DispatchQueue(label: "client")
  private let state = Locked(State())

  private struct State {
    /// The process was not waited for, so its id is its own.
    var isThere = true
    /// It was stopped from here.
    var isStopped = false
    var isInputOpen = true
    /// The status with which it ended.
    var status: Int32?
  }

  init(_ command: String, _ part: ProvokingScene.Part) throws(UsageError) {
    self.part = part
    let environment = [
      "AUTHLAB_URL": part.url, "AUTHLAB_PROVOCATION": part.provocation.id,
    ]
    guard let started = ClientSpawn(command, environment) else {
      throw UsageError(
        message: "the process for `--run` can't be started",
        help: "check the limits of this machine")
    }
    (process, input) = (started.process, started.input)
    output = Locked(LineReader(started.output))
  }

  deinit {
    closeInput()
    output.use { $0.end() }
  }

  private func closeInput() {
    let isOpen = state.use { state in
      defer { state.isInputOpen = false }
      return state.isInputOpen
    }
    if isOpen { close(input) }
  }

  /// The shell found no such command, or may not run it.
  var isNotFound: Bool { state.use { $0.status == 126 || $0.status == 127 } }

  func perform(_ order: ClientOrder) async -> ClientReply {
    let line = words(of: order)
    return await withCheckedContinuation { continuation in
      queue.async { continuation.resume(returning: self.reply(to: line)) }
    }
  }

  private func words(of order: ClientOrder) -> String {
    switch order {
    case .signIn: "signIn \(JSONValue.object(part.person).text)"
    case .call(let name, times: 1): "call \(name)"
    case .call(let name, let times): "call \(name) \(times)"
    case .signOut: "signOut"
    case .signOutDuring(let name): "signOutDuring \(name)"
    }
  }

  private func reply(to line: String) -> ClientReply {
    guard Array((line + "\n").utf8).isWritten(to: input) else { return ended }
    let end = ContinuousClock.now + Self.patience
    while true {
      switch output.use({ $0.next(until: end) }) {
      case .line(let text):
        if let reply = ClientReply.words[text] { return reply }  //! provoke-other-lines-ignored
      case .end: return ended
      case .late: return .silent
      }
    }
  }

  /// The time in which a client replies.
  private static let patience = Duration.seconds(20)

  private var ended: ClientReply {
    .stopped(status(within: .seconds(1)) ?? "it ended with status 0")
  }

  func stop() async {
    state.use { state in
      state.isStopped = true
      if state.isThere { kill(-process, SIGKILL) }
    }
  }

  func end() async -> String? {
    closeInput()
    return await withCheckedContinuation { continuation in
      queue.async { continuation.resume(returning: self.status(within: Self.farewell)) }
    }
  }

  /// The time in which a client ends after its input did.
  private static let farewell = Duration.seconds(3)

  /// Waits for the end of the process; the reason where that is bad.
  private func status(within time: Duration) -> String? {
    let end = ContinuousClock.now + time
    var raw: Int32 = 0
    var isLate = false
    while state.use({ $0.isThere }) {
      if hasEnded(&raw) { break }
      if ContinuousClock.now > end, !isLate {
        isLate = true
        state.use { if $0.isThere { _ = kill(-process, SIGKILL) } }
      }
      usleep(10_000)
    }
    if state.use({ $0.isStopped }) { return nil }
    if let before = state.use({ $0.status }) { return "it ended with status \(before)" }
    if isLate { return "it did not end by itself, and was killed" }
    let signal = raw & 0x7F
    if signal != 0 { return "signal \(signal) ended it" }
    let status = (raw >> 8) & 0xFF
    state.use { $0.status = status }
    return status == 0 ? nil : "it ended with status \(status)"
  }

  /// Takes note of its end, and ends those that it started.
  private func hasEnded(_ raw: inout Int32) -> Bool {
    state.use { state in
      guard state.isThere else { return true }
      guard waitpid(process, &raw, WNOHANG) == process else { return false }
      state.isThere = false
      kill(-process, SIGKILL)
      return true
    }
  }
}

extension [UInt8] {
  fileprivate func isWritten(to file: Int32) -> Bool {
    var rest = self[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { write(file, $0.baseAddress, $0.count) }
      if count < 0, errno == EINTR { continue }
      guard count > 0 else { return false }
      rest = rest.dropFirst(count)
    }
    return true
  }
}
