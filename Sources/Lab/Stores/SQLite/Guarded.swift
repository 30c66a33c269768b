import CSQLite

/// The setting of SQLite itself, made once and before any use of it: its locks are a use.
enum SQLiteLibrary {
  private static let isSettled: Void = csqlite_count_no_memory()

  static func settle() { _ = isSettled }
}

/// A value that several threads change, behind a lock of SQLite's: the one of Swift's own library needs a newer macOS
/// than this package.
final class Guarded<Value>: @unchecked Sendable {
  /// Never nil in a library that is built for threads, as SQLite is wherever it comes with the system.
  private let lock: OpaquePointer?
  private var value: Value

  init(_ value: sending Value) {
    SQLiteLibrary.settle()
    lock = sqlite3_mutex_alloc(SQLITE_MUTEX_FAST)
    self.value = value
  }

  deinit { sqlite3_mutex_free(lock) }

  /// The lock is held while the body runs: it must not come back here.
  func use<Result, Failure: Error>(
    _ body: (inout Value) throws(Failure) -> Result
  ) throws(Failure) -> Result {
    sqlite3_mutex_enter(lock)
    defer { sqlite3_mutex_leave(lock) }
    return try body(&value)
  }

  /// Nil, at once, where somebody else is at it.
  func useIfFree<Result, Failure: Error>(
    _ body: (inout Value) throws(Failure) -> Result?
  ) throws(Failure) -> Result? {
    guard sqlite3_mutex_try(lock) == SQLITE_OK else { return nil }
    defer { sqlite3_mutex_leave(lock) }
    return try body(&value)
  }
}
