import CSQLite

/// Waiting in small steps, up to an end. In milliseconds.
struct SQLitePause {
  private let longest: Int
  private var waited = 0

  init(longest: Int) { self.longest = longest }

  var isLeft: Bool { waited < longest }

  mutating func wait() {
    sqlite3_sleep(20)
    waited += 20
  }
}
