/// A time in the text of RFC 3339, between the years 0000 and 9999. Leap seconds are not known.
package struct InternetTime {
  /// Since 1970-01-01T00:00:00Z.
  package let seconds: Double

  private static let earliest = -62_167_219_200.0
  private static let latest = 253_402_300_799.999

  package init(seconds: Double) { self.seconds = seconds }

  /// Nil unless the text follows the grammar to its last byte and names a day and time that exist.
  ///
  /// - Parameter toleratingOffsets: reads `+0100` and `+01` too, which ISO 8601 allows.
  package init?(_ text: String, toleratingOffsets: Bool = false) {
    var scanner = TimeScanner(text)
    guard let day = scanner.day(), scanner.take("T") || scanner.take("t"),
      let time = scanner.time(), let fraction = scanner.fraction(),
      let offset = scanner.offset(isTolerant: toleratingOffsets), scanner.isAtEnd
    else { return nil }
    seconds = Double(day * 86_400 + time - offset) + fraction
  }

  /// A time that has a text: the first or last one for what is beyond them, 0 for what is no number.
  package static func nearest(to seconds: Double) -> Double {
    seconds.isNaN ? 0 : min(max(seconds, earliest), latest)
  }

  /// Written in UTC, with milliseconds where there are any.
  package var text: String {
    let milliseconds = Int((Self.nearest(to: seconds) * 1_000).rounded())
    let (days, rest) = GregorianDay.divide(milliseconds, by: 86_400_000)
    let (second, fraction) = (rest / 1_000, rest % 1_000)
    let date = GregorianDay(daysSince1970: days)
    return Self.padded(date.year, 4) + "-" + Self.padded(date.month, 2) + "-"
      + Self.padded(date.day, 2) + "T" + HTTPDate.clock(second)
      + (fraction == 0 ? "" : "." + Self.padded(fraction, 3)) + "Z"
  }

  private static func padded(_ number: Int, _ width: Int) -> String {
    let digits = String(number)
    return String(repeating: "0", count: max(0, width - digits.count)) + digits
  }
}
