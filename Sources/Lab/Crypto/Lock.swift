import CCrypto

/// One at a time: a lock of OpenSSL's, which is the system's on each system. The one of Swift's own library needs a
/// newer macOS than this package.
package final class Lock: @unchecked Sendable {
  private let lock: UnsafeMutableRawPointer

  /// A process without memory for it must not go on.
  package init() {
    guard let lock = CRYPTO_THREAD_lock_new() else { fatalError("no memory for a lock") }
    self.lock = lock
  }

  deinit { CRYPTO_THREAD_lock_free(lock) }

  package func hold<Result>(_ body: () -> Result) -> Result {
    CRYPTO_THREAD_write_lock(lock)
    defer { CRYPTO_THREAD_unlock(lock) }
    return body()
  }
}
