import CSQLite

/// The setting of SQLite itself, made once and before any use of it.
enum SQLiteLibrary {
  private static let isSettled: Void = csqlite_count_no_memory()

  static func settle() { _ = isSettled }
}
