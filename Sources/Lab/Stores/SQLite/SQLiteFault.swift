import CSQLite

extension StoreFault {
  /// Nothing but another file mends it.
  var isDamage: Bool { if case .damaged = self { true } else { false } }

  /// The fault that SQLite's answer means to whoever asked. `place` is a statement or a step, never content.
  static func sqlite(_ code: Int32, at place: String) -> StoreFault {
    switch code & 0xff {
    case SQLITE_BUSY, SQLITE_LOCKED, SQLITE_NOMEM, SQLITE_INTERRUPT: .unavailable(retryAfter: 1)
    case SQLITE_IOERR, SQLITE_CANTOPEN: .failing(.unreadable)
    case SQLITE_FULL: .failing(.full)
    case SQLITE_READONLY, SQLITE_PERM: .failing(.readOnly)
    case SQLITE_CORRUPT, SQLITE_NOTADB: .damaged(code: code)
    default: .broken("\(String(cString: sqlite3_errstr(code))) (\(code)) at “\(place)”")
    }
  }
}
