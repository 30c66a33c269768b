import CHTTPD

/// A value that several threads change. The lock of Swift's own library needs a newer macOS than this package.
package final class Locked<Value>: @unchecked Sendable {
  private let lock = chttpd_lock_make()
  private var value: Value

  package init(_ value: sending Value) { self.value = value }

  deinit { chttpd_lock_free(lock) }

  package func use<Result>(_ body: (inout Value) -> Result) -> Result {
    chttpd_lock_take(lock)
    defer { chttpd_lock_leave(lock) }
    return body(&value)
  }
}
