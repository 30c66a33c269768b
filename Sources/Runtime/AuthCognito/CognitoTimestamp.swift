import AuthClient
import Foundation
import Primitives

/// A time as Cognito wants it signed: `Mon Jan 5 09:03:07 UTC 2026`. In English, in UTC, in the
/// Gregorian calendar, whatever the device is set to: so without a formatter.
enum CognitoTimestamp {
  static func text(_ date: Date) -> String {
    let seconds = Int(date.timeIntervalSince1970.rounded(.down))
    let (days, second) = GregorianDay.divide(seconds, by: 86_400)
    let date = GregorianDay(daysSince1970: days)
    return "\(HTTPDate.weekdays[date.weekday]) \(HTTPDate.months[date.month - 1]) \(date.day) "
      + "\(HTTPDate.clock(second)) UTC \(date.year)"
  }
}
