import Foundation
import Primitives

/// Carries one value from a callback of the system to the one who waits for it. The first value counts,
/// whether it comes before or after the waiting begins; later ones are dropped.
package final class OneAnswer<Value: Sendable>: Sendable {
  private let state = Locked(State())

  private struct State {
    var value: Value?
    var waiting: CheckedContinuation<Value, Never>?
  }

  package init() {}

  package func give(_ new: Value) {
    let waiter = state.use { state -> CheckedContinuation<Value, Never>? in
      guard state.value == nil else { return nil }  //! first-answer-counts
      state.value = new
      defer { state.waiting = nil }
      return state.waiting
    }
    waiter?.resume(returning: new)
  }

  /// Called once.
  package func wait() async -> Value {
    await withCheckedContinuation { continuation in
      let ready = state.use { state -> Value? in
        if state.value == nil { state.waiting = continuation }
        return state.value
      }
      if let ready { continuation.resume(returning: ready) }
    }
  }
}
