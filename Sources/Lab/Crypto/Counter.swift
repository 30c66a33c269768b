import Primitives

/// Numbers that several threads take, each of them once until all are used.
package final class Counter: @unchecked Sendable {
  /// Unchecked, because the lock lets one at a time to the number.
  private let lock = Lock()
  private var number: UInt64
  private let step: UInt64

  /// An odd step reaches every number.
  package init(from number: UInt64, by step: UInt64) {
    precondition(step & 1 == 1, "an even step comes back early")
    self.number = number
    self.step = step
  }

  package func next() -> UInt64 {
    lock.withLock {
      number &+= step
      return number
    }
  }
}
