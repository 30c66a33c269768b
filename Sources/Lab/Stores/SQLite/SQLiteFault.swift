import CSQLite

extension StoreFault {
  /// What SQLite's answer means to whoever asked. `place` is a statement or a step, never content.
  static func sqlite(_ code: Int32, at place: String) -> StoreFault {
    switch code & 0xff {
    case SQLITE_BUSY, SQLITE_LOCKED, SQLITE_NOMEM, SQLITE_INTERRUPT: .unavailable(retryAfter: 1)
    case SQLITE_IOERR, SQLITE_CANTOPEN: .unavailable(retryAfter: 5)
    case SQLITE_FULL, SQLITE_READONLY, SQLITE_PERM: .unavailable(retryAfter: 30)
    default: .broken("\(String(cString: sqlite3_errstr(code))) (\(code)) at “\(place)”")
    }
  }
}
