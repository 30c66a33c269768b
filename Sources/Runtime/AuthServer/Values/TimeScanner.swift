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
      (1...Self.length(of: month, in: year)).contains(day)
    else { return nil }
    let shifted = month <= 2 ? year - 1 : year
    let era = (shifted >= 0 ? shifted : shifted - 399) / 400
    let yearOfEra = shifted - era * 400
    let dayOfYear = (153 * (month + (month > 2 ? -3 : 9)) + 2) / 5 + day - 1
    return era * 146_097 + yearOfEra * 365 + yearOfEra / 4 - yearOfEra / 100 + dayOfYear - 719_468
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
  mutating func offset() -> Int? {
    if take("Z") || take("z") { return 0 }
    let isEast = take("+")
    guard isEast || take("-"), let hour = number(2), take(":"), let minute = number(2),
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

  private static func length(of month: Int, in year: Int) -> Int {
    let isLeap = year % 4 == 0 && (year % 100 != 0 || year % 400 == 0)
    return switch month {
    case 2: isLeap ? 29 : 28
    case 4, 6, 9, 11: 30
    default: 31
    }
  }
}
