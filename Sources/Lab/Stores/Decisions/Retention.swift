/// How long what is over is kept, so that it can still be told from what never was.
enum Retention {
  /// Sessions and used tokens, and failures that nobody added to.
  static let month = 30 * 86_400
  /// Codes, tickets and claims.
  static let day = 86_400
  /// Letters for a developer to read.
  static let messages = 1_000

  static func end(of seconds: Int, before now: Moment) -> SQLValue {
    .moment(now.adding(seconds: -seconds))
  }
}
