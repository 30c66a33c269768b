/// Reads the pieces of an RFC 3339 time, each with a fixed number of digits.
struct TimeScanner {
  private var rest: Substring.UTF8View

  init(_ text: String) { rest = Substring(text).utf8 }

  var isAtEnd: Bool { rest.isEmpty }

  mutating func take(_ byte: Unicode.Scalar) -> Bool {
    guard rest.first == UInt8(ascii: byte) else { return false }
    rest.removeFirst()
    return true
  }

  /// Days since 1970-01-01.
  mutating func day() -> Int? {
    guard let year = number(4), take("-"), let month = number(2), take("-"),
      let day = number(2), (1...12).contains(month),
      (1...GregorianDay.days(in: month, of: year)).contains(day)
    else { return nil }
    return GregorianDay(year: year, month: month, day: day).daysSince1970
  }

  /// Seconds since midnight.
  mutating func time() -> Int? {
    guard let hour = number(2), take(":"), let minute = number(2), take(":"),
      let second = number(2), hour < 24, minute < 60, second < 60
    else { return nil }
    return hour * 3_600 + minute * 60 + second
  }

  /// Zero where there is none; nil for a point without digits.
  mutating func fraction() -> Double? {
    guard take(".") else { return 0 }
    let digits = rest.prefix { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }
    guard !digits.isEmpty else { return nil }
    rest = rest[digits.endIndex...]
    return Double("0." + String(decoding: digits, as: UTF8.self))
  }

  /// Seconds east of UTC.
  ///
  /// - Parameter isTolerant: the colon, and the minutes with it, may be missing.
  mutating func offset(isTolerant: Bool) -> Int? {
    if take("Z") || take("z") { return 0 }
    let isEast = take("+")
    guard isEast || take("-"), let hour = number(2) else { return nil }
    let hasColon = take(":")
    guard hasColon || isTolerant, let minute = !hasColon && isAtEnd ? 0 : number(2),
      hour < 24, minute < 60
    else { return nil }
    return (isEast ? 1 : -1) * (hour * 3_600 + minute * 60)
  }

  private mutating func number(_ digits: Int) -> Int? {
    var number = 0
    for _ in 0..<digits {
      guard let byte = rest.first, (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) else {
        return nil
      }
      number = number * 10 + Int(byte - UInt8(ascii: "0"))
      rest.removeFirst()
    }
    return number
  }
}
