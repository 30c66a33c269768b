extension SQLiteConnection {
  /// A commit is on the disk when it returns, rows that go are overwritten, and nothing of what SQL
  /// can do to the file itself is allowed.
  func settle(_ place: SQLitePlace, busyTimeout: Int) throws(StoreFault) {
    wait(milliseconds: busyTimeout)
    try enableDefensiveMode()  //! used-token-stored
    try execute(  //! commit-on-disk
      """
      PRAGMA synchronous = FULL; PRAGMA fullfsync = ON; PRAGMA checkpoint_fullfsync = ON;
      PRAGMA foreign_keys = ON; PRAGMA secure_delete = ON; PRAGMA trusted_schema = OFF;
      PRAGMA cell_size_check = ON; PRAGMA temp_store = MEMORY;
      """)
    if case .file = place { try writeAhead(busyTimeout) }
  }

  /// Readers go on while one writes. Two processes that open a new file at once may each keep the
  /// other from this step, and SQLite does not wait there by itself.
  private func writeAhead(_ busyTimeout: Int) throws(StoreFault) {
    var pause = SQLitePause(longest: busyTimeout)
    while true {
      do throws(StoreFault) {
        guard try run("PRAGMA journal_mode = WAL", []).first?.text(0) == "wal" else {
          throw .broken("the file's system has no write-ahead log: the store needs a local disk")
        }
        return
      } catch {
        if error.isFinal { throw error }
        guard pause.isLeft else { throw error }
        pause.wait()
      }
    }
  }
}
