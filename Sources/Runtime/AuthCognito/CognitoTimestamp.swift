import AuthClient
import Foundation

/// A time as Cognito wants it signed: `Mon Jan 5 09:03:07 UTC 2026`. In English, in UTC, in the
/// Gregorian calendar, whatever the device is set to: so without a formatter.
enum CognitoTimestamp {
  static func text(_ date: Date) -> String {
    let seconds = Int(date.timeIntervalSince1970.rounded(.down))
    let (days, rest) = seconds.floored(by: 86_400)
    let (year, month, day) = civil(days)
    let clock = [rest / 3600, rest / 60 % 60, rest % 60].map(twoDigits).joined(separator: ":")
    let weekday = weekdays[(days + 3).floored(by: 7).rest]
    return "\(weekday) \(months[month - 1]) \(day) \(clock) UTC \(year)"
  }

  /// The date of a day since 1970. Years begin in March here, so that the leap day is a year's last.
  private static func civil(_ days: Int) -> (year: Int, month: Int, day: Int) {
    let (era, dayOfEra) = (days + 719_468).floored(by: 146_097)
    let yearOfEra = (dayOfEra - dayOfEra / 1460 + dayOfEra / 36_524 - dayOfEra / 146_096) / 365
    let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
    let fromMarch = (5 * dayOfYear + 2) / 153
    let month = fromMarch < 10 ? fromMarch + 3 : fromMarch - 9
    let day = dayOfYear - (153 * fromMarch + 2) / 5 + 1
    return (era * 400 + yearOfEra + (month <= 2 ? 1 : 0), month, day)
  }

  private static func twoDigits(_ number: Int) -> String {
    number < 10 ? "0\(number)" : "\(number)"
  }

  private static let weekdays = ["Mon", "Tue", "Wed", "Thu", "Fri", "Sat", "Sun"]
  private static let months = [
    "Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec",
  ]
}

extension Int {
  fileprivate func floored(by divisor: Int) -> (quotient: Int, rest: Int) {
    let rest = (self % divisor + divisor) % divisor
    return ((self - rest) / divisor, rest)
  }
}
