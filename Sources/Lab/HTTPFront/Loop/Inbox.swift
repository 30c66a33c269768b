/// What other threads have for the thread of the loop.
final class Inbox: Sendable {
  struct Letters {
    var answers: [(connection: UInt64, delivery: Delivery)] = []
    /// Nanoseconds of the clock; nil while nobody wants an end.
    var stopBy: Int64?
  }

  private struct State {
    var letters = Letters()
    /// Nil once the loop has ended.
    var readiness: Readiness?
    var waitingForEnd: [CheckedContinuation<Void, Never>] = []

    mutating func wake(if isFirst: Bool) {
      if isFirst { readiness?.wake() }
    }
  }

  private let state: Locked<State>

  init(_ readiness: Readiness) { state = Locked(State(readiness: readiness)) }

  func put(_ delivery: Delivery, for connection: UInt64) {
    state.use { state in
      state.letters.answers.append((connection, delivery))
      state.wake(if: state.letters.answers.count == 1)
    }
  }

  func take() -> Letters {
    state.use { state in
      defer { state.letters.answers = [] }
      return state.letters
    }
  }

  /// The earliest of several wishes counts.
  func stop(by time: Int64) {
    state.use { state in
      state.letters.stopBy = min(time, state.letters.stopBy ?? .max)
      state.wake(if: true)
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
