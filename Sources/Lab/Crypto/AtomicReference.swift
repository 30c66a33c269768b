import Primitives

/// One value that is replaced now and then and read by many: an object, so that to read it takes no copy.
package final class AtomicReference<Value: AnyObject & Sendable>: @unchecked Sendable {
  /// Unchecked, because the lock lets one at a time to the value.
  private let lock = Lock()
  private var kept: Value?

  package init() {}

  package var value: Value? {
    get { lock.withLock { kept } }
    set { lock.withLock { kept = newValue } }
  }
}
