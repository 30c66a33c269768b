/// The dates of HTTP (RFC 9110, section 5.6.7), as seconds since 1970.
package enum HTTPDate {
  package static let weekdays = ["Mon", "Tue", "Wed", "Thu", "Fri", "Sat", "Sun"]
  package static let months = [
    "Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec",
  ]

  /// Writes the form that senders use: `Sun, 06 Nov 1994 08:49:37 GMT`.
  package static func text(_ secondsSince1970: Int) -> String {
    let (days, second) = GregorianDay.divide(secondsSince1970, by: 86_400)
    let date = GregorianDay(daysSince1970: days)
    return "\(weekdays[date.weekday]), \(padded(date.day)) \(months[date.month - 1]) "
      + "\(padded(date.year, 4)) \(clock(second)) GMT"
  }

  /// Writes a second of a day: `08:49:37`.
  package static func clock(_ second: Int) -> String {
    [second / 3_600, second / 60 % 60, second % 60].map { padded($0) }.joined(separator: ":")
  }

  /// Reads each of the three forms that a recipient must know. Nil for any other text.
  package static func seconds(_ text: String) -> Int? {
    let words = text.split { " ,-".contains($0) }.map(String.init)
    // `Sun, 06 Nov 1994 08:49:37 GMT`, `Sunday, 06-Nov-94 08:49:37 GMT`
    if words.count == 6, words[5] == "GMT" {
      return seconds(words[1], words[2], words[3], words[4])
    }
    // `Sun Nov  6 08:49:37 1994`
    return words.count == 5 ? seconds(words[2], words[1], words[4], words[3]) : nil
  }

  private static func seconds(
    _ day: String, _ month: String, _ year: String, _ time: String
  ) -> Int? {
    let clock = time.split(separator: ":", omittingEmptySubsequences: false).map { number($0) }
    guard let day = number(day[...]), (1...31).contains(day),
      let month = months.firstIndex(of: month), let year = fullYear(year),
      clock.count == 3, let hour = clock[0], let minute = clock[1], let second = clock[2],
      hour < 24, minute < 60, second <= 60
    else { return nil }
    let date = GregorianDay(year: year, month: month + 1, day: day)
    return date.daysSince1970 * 86_400 + hour * 3_600 + minute * 60 + second
  }

  private static func number(_ text: Substring) -> Int? {
    text.count <= 4 && text.utf8.allSatisfy { (0x30...0x39).contains($0) } ? Int(text) : nil
  }

  private static func fullYear(_ text: String) -> Int? {
    guard let year = number(text[...]) else { return nil }
    if text.count == 4 { return year }
    return text.count == 2 ? year + (year < 70 ? 2000 : 1900) : nil
  }

  private static func padded(_ number: Int, _ width: Int = 2) -> String {
    let digits = String(number)
    return String(repeating: "0", count: max(0, width - digits.count)) + digits
  }
}
