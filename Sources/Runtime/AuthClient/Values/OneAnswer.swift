import Foundation
import Primitives

/// Carries one value from a callback of the system to the one who waits for it. The first value counts,
/// whether it comes before or after the waiting begins; later ones are dropped.
package final class OneAnswer<Value: Sendable>: @unchecked Sendable {
  private let lock = Lock()
  private var value: Value?
  private var waiting: CheckedContinuation<Value, Never>?

  package init() {}

  package func give(_ new: Value) {
    let waiter = lock.withLock { () -> CheckedContinuation<Value, Never>? in
      guard value == nil else { return nil }  //! first-answer-counts
      value = new
      defer { waiting = nil }
      return waiting
    }
    waiter?.resume(returning: new)
  }

  /// Called once.
  package func wait() async -> Value {
    await withCheckedContinuation { continuation in
      let ready = lock.withLock { () -> Value? in
        if value == nil { waiting = continuation }
        return value
      }
      if let ready { continuation.resume(returning: ready) }
    }
  }
}
