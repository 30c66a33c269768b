/// The text of RFC 9110 for a second, such as `Sun, 06 Nov 1994 08:49:37 GMT`.
struct HTTPDate {
  let text: String

  private static let days = ["Thu", "Fri", "Sat", "Sun", "Mon", "Tue", "Wed"]
  private static let months = [
    "Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec",
  ]

  /// Seconds since 1970, from then on.
  init(_ seconds: Int64) {
    let day = Int(seconds / 86_400)
    let second = Int(seconds % 86_400)
    let (year, month, dayOfMonth) = Self.date(day)
    let time = [second / 3_600, second / 60 % 60, second % 60].map { Self.padded($0, 2) }
    text =
      "\(Self.days[day % 7]), \(Self.padded(dayOfMonth, 2)) \(Self.months[month - 1]) "
      + "\(Self.padded(year, 4)) \(time.joined(separator: ":")) GMT"
  }

  /// Counts in eras of 400 years that begin on the first of March, so that leap days come last.
  private static func date(_ daysSince1970: Int) -> (year: Int, month: Int, day: Int) {
    let (era, day) = (daysSince1970 + 719_468).quotientAndRemainder(dividingBy: 146_097)
    let year = (day - day / 1_460 + day / 36_524 - day / 146_096) / 365
    let dayOfYear = day - (365 * year + year / 4 - year / 100)
    let march = (5 * dayOfYear + 2) / 153
    let month = march < 10 ? march + 3 : march - 9
    return (era * 400 + year + (month <= 2 ? 1 : 0), month, dayOfYear - (153 * march + 2) / 5 + 1)
  }

  private static func padded(_ number: Int, _ width: Int) -> String {
    let digits = String(number)
    return String(repeating: "0", count: max(0, width - digits.count)) + digits
  }
}
