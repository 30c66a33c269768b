import Primitives

/// The messages of other threads for the thread of the loop.
final class Inbox: Sendable {
  struct LoopMessages {
    var answers: [(connection: UInt64, delivery: Delivery)] = []
    /// Nanoseconds of the clock; nil while nobody wants an end.
    var stopBy: Int64?
  }

  private struct State {
    var messages = LoopMessages()
    /// Nil once the loop has ended.
    var readiness: Readiness?
    var waitingForEnd: [CheckedContinuation<Void, Never>] = []
    var hasMessages = false
    var isAsleep = false

    /// A loop that is awake looks by itself before it sleeps.
    mutating func wake() {
      guard isAsleep else { return }
      isAsleep = false
      readiness?.wake()
    }
  }

  private let state: Locked<State>

  init(_ readiness: Readiness) { state = Locked(State(readiness: readiness)) }

  func put(_ delivery: Delivery, for connection: UInt64) {
    state.use { state in
      state.messages.answers.append((connection, delivery))
      state.hasMessages = true
    }
  }

  /// Wakes the loop once for all that was put, if there is any.
  func wakeForMessages() {
    state.use { state in
      if state.hasMessages { state.wake() }
    }
  }

  /// Whether the loop can wait for sockets now: whatever comes from here on wakes it.
  func maySleep() -> Bool {
    state.use { state in
      state.isAsleep = !state.hasMessages
      return state.isAsleep
    }
  }

  func take() -> LoopMessages {
    state.use { state in
      defer { (state.messages.answers, state.hasMessages, state.isAsleep) = ([], false, false) }
      return state.messages
    }
  }

  /// The earliest of several wishes counts.
  func stop(by time: Int64) {
    state.use { state in
      state.messages.stopBy = min(time, state.messages.stopBy ?? .max)
      state.hasMessages = true
      state.wake()
    }
  }

  func waitForEnd() async {
    await withCheckedContinuation { continuation in
      let hasEnded = state.use { state in
        if state.readiness != nil { state.waitingForEnd.append(continuation) }
        return state.readiness == nil
      }
      if hasEnded { continuation.resume() }
    }
  }

  /// Nothing wakes the loop any more: it can be freed.
  func end() {
    let waiting = state.use { state in
      state.readiness = nil
      defer { state.waitingForEnd = [] }
      return state.waitingForEnd
    }
    for continuation in waiting { continuation.resume() }
  }
}
