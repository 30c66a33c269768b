/// A value that no decision may be based on, such as a time in seconds where milliseconds belong.
///
/// It means that a row is damaged, or that the code around it passes the wrong unit. Answer with status 500.
public struct DecisionInputError: Error, Equatable, CustomStringConvertible {
  public let description: String
}

/// Values that were checked. A malformed one throws, so no decision is ever based on it.
enum Checked {
  /// Seconds in place of milliseconds are a moment in January 1970, and microseconds one in the year 50000.
  private static let moments: ClosedRange<Int64> = 100_000_000_000...253_402_300_799_999
  /// Ten years. What is longer was meant as milliseconds, or is a moment.
  private static let longest = Duration.seconds(315_576_000)
  /// A count of attempts. What is larger is a moment.
  private static let most = 1_000_000_000
  /// By how many milliseconds the clocks of two servers may differ.
  private static let skew: Int64 = 60_000

  @discardableResult static func moment(
    _ name: String, _ value: Int64
  ) throws(DecisionInputError) -> Int64 {
    if moments.contains(value) { return value }
    throw DecisionInputError(
      description: "\(name) is \(value): pass whole milliseconds since 1970, of a time after 1973")
  }

  static func past(_ name: String, _ value: Int64, now: Int64) throws(DecisionInputError) {
    if try moment(name, value) <= now + skew { return }
    let distance = "\(name) is \(value - now) ms after now"
    throw DecisionInputError(
      description: "\(distance): a clock was set back, or two servers' clocks differ")
  }

  static func milliseconds(
    _ name: String, _ value: Duration
  ) throws(DecisionInputError) -> Int64 {
    guard (.zero...longest).contains(value) else {
      throw DecisionInputError(
        description: "\(name) is \(value): pass a length from 0 to 10 years")
    }
    let (seconds, attoseconds) = value.components
    return seconds * 1_000 + attoseconds / 1_000_000_000_000_000
  }

  static func count(
    _ name: String, _ value: Int, least: Int = 0
  ) throws(DecisionInputError) {
    if (least...most).contains(value) { return }
    throw DecisionInputError(
      description: "\(name) is \(value): pass a number from \(least) to a billion")
  }
}
