/// A value that several threads change, behind a lock.
package final class Locked<Value>: @unchecked Sendable {
  /// Unchecked, because the lock lets one thread at a time to the value.
  private let lock = Lock()
  private var value: Value

  package init(_ value: sending Value) { self.value = value }

  /// Holds the lock while the body runs. The body must not come back here.
  package func use<Result, Failure: Error>(
    _ body: (inout Value) throws(Failure) -> Result
  ) throws(Failure) -> Result {
    try lock.withLock { () throws(Failure) in try body(&value) }
  }

  /// Returns nil at once where another thread uses the value.
  package func useIfFree<Result, Failure: Error>(
    _ body: (inout Value) throws(Failure) -> Result?
  ) throws(Failure) -> Result? {
    try lock.withLockIfFree { () throws(Failure) in try body(&value) }
  }
}
