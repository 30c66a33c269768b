#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Android)
  import Android
#else
  import Darwin
#endif

/// A lock that lets one thread at a time run: the POSIX mutex of the system.
///
/// `Mutex` of Swift's own library needs a newer macOS and iOS than this package.
package final class Lock: @unchecked Sendable {
  /// A place of its own, because a mutex must not move.
  private let mutex = UnsafeMutablePointer<pthread_mutex_t>.allocate(capacity: 1)

  package init() {
    mutex.initialize(to: pthread_mutex_t())
    guard pthread_mutex_init(mutex, nil) == 0 else { fatalError("the system has no lock left") }
  }

  deinit {
    pthread_mutex_destroy(mutex)
    mutex.deinitialize(count: 1).deallocate()
  }

  /// Holds the lock while the body runs. The body must not take the same lock again.
  package func withLock<Result, Failure: Error>(
    _ body: () throws(Failure) -> Result
  ) throws(Failure) -> Result {
    pthread_mutex_lock(mutex)
    defer { pthread_mutex_unlock(mutex) }
    return try body()
  }

  /// Returns nil at once, without the body, where another thread holds the lock.
  package func withLockIfFree<Result, Failure: Error>(
    _ body: () throws(Failure) -> Result?
  ) throws(Failure) -> Result? {
    guard pthread_mutex_trylock(mutex) == 0 else { return nil }
    defer { pthread_mutex_unlock(mutex) }
    return try body()
  }
}
