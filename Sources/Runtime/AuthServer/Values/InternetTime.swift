/// A time in the text of RFC 3339, between the years 0000 and 9999. Leap seconds are not known.
struct InternetTime {
  /// Since 1970-01-01T00:00:00Z.
  let seconds: Double

  private static let earliest = -62_167_219_200.0
  private static let latest = 253_402_300_799.999

  init(seconds: Double) { self.seconds = seconds }

  /// Nil unless the text follows the grammar to its last byte and names a day and time that exist.
  init?(_ text: String) {
    var scanner = TimeScanner(text)
    guard let day = scanner.day(), scanner.take("T") || scanner.take("t"),
      let time = scanner.time(), let fraction = scanner.fraction(),
      let offset = scanner.offset(), scanner.isAtEnd
    else { return nil }
    seconds = Double(day * 86_400 + time - offset) + fraction
  }

  /// A time that has a text: the first or last one for what is beyond them, 0 for what is no number.
  static func nearest(to seconds: Double) -> Double {
    seconds.isNaN ? 0 : min(max(seconds, earliest), latest)
  }

  var text: String {
    let milliseconds = Int64((Self.nearest(to: seconds) * 1_000).rounded())
    let (days, rest) = Self.divide(milliseconds, by: 86_400_000)
    let time = rest / 1_000
    let fraction = rest % 1_000
    return Self.dayText(days) + "T" + Self.padded(time / 3_600, 2) + ":"
      + Self.padded(time / 60 % 60, 2) + ":" + Self.padded(time % 60, 2)
      + (fraction == 0 ? "" : "." + Self.padded(fraction, 3)) + "Z"
  }

  private static func divide(_ number: Int64, by divisor: Int64) -> (Int64, Int64) {
    let rest = (number % divisor + divisor) % divisor
    return ((number - rest) / divisor, rest)
  }

  private static func padded(_ number: Int64, _ width: Int) -> String {
    let digits = String(number)
    return String(repeating: "0", count: max(0, width - digits.count)) + digits
  }

  /// Counts in eras of 400 years that begin on the first of March, so that leap days come last.
  private static func dayText(_ daysSince1970: Int64) -> String {
    let (era, day) = divide(daysSince1970 + 719_468, by: 146_097)
    let year = (day - day / 1_460 + day / 36_524 - day / 146_096) / 365
    let dayOfYear = day - (365 * year + year / 4 - year / 100)
    let march = (5 * dayOfYear + 2) / 153
    let month = march < 10 ? march + 3 : march - 9
    let dayOfMonth = dayOfYear - (153 * march + 2) / 5 + 1
    return padded(era * 400 + year + (month <= 2 ? 1 : 0), 4) + "-" + padded(month, 2) + "-"
      + padded(dayOfMonth, 2)
  }
}
