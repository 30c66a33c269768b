import Foundation

/// An instant as HTTP writes it, in each of the three forms that RFC 9110 asks a reader to know.
enum HTTPDate {
  static func instant(_ text: String) -> Date? {
    let words = text.split { " ,-".contains($0) }.map(String.init)
    // `Sun, 06 Nov 1994 08:49:37 GMT`, `Sunday, 06-Nov-94 08:49:37 GMT`
    if words.count == 6, words[5] == "GMT" {
      return instant(words[1], words[2], words[3], words[4])
    }
    // `Sun Nov  6 08:49:37 1994`
    return words.count == 5 ? instant(words[2], words[1], words[4], words[3]) : nil
  }

  private static func instant(
    _ day: String, _ month: String, _ year: String, _ time: String
  ) -> Date? {
    let clock = time.split(separator: ":", omittingEmptySubsequences: false).map { number($0) }
    guard let day = number(day[...]), (1...31).contains(day),
      let month = months.firstIndex(of: month), let year = fullYear(year),
      clock.count == 3, let hour = clock[0], let minute = clock[1], let second = clock[2],
      hour < 24, minute < 60, second <= 60
    else { return nil }
    let seconds = days(year, month + 1, day) * 86_400 + hour * 3600 + minute * 60 + second
    return Date(timeIntervalSince1970: TimeInterval(seconds))
  }

  private static let months = [
    "Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec",
  ]

  private static func number(_ text: Substring) -> Int? {
    text.count <= 4 && text.utf8.allSatisfy { (0x30...0x39).contains($0) } ? Int(text) : nil
  }

  private static func fullYear(_ text: String) -> Int? {
    guard let year = number(text[...]) else { return nil }
    if text.count == 4 { return year }
    return text.count == 2 ? year + (year < 70 ? 2000 : 1900) : nil
  }

  /// Days since 1970 in the Gregorian calendar; the year begins in March, so that the leap day is
  /// its last.
  private static func days(_ year: Int, _ month: Int, _ day: Int) -> Int {
    let shifted = month <= 2 ? year - 1 : year
    let dayOfYear = (153 * ((month + 9) % 12) + 2) / 5 + day - 1
    return shifted * 365 + shifted / 4 - shifted / 100 + shifted / 400 + dayOfYear - 719_468
  }
}
