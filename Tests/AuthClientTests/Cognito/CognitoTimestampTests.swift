import Foundation
import Testing

@testable import AuthClient
@testable import AuthCognito

@Suite("Cognito timestamps")
struct CognitoTimestampTests {
  @Test(arguments: [
    (0, "Thu Jan 1 00:00:00 UTC 1970"),
    (1_767_603_787, "Mon Jan 5 09:03:07 UTC 2026"),
    (951_782_399.999, "Mon Feb 28 23:59:59 UTC 2000"),
    (951_782_400, "Tue Feb 29 00:00:00 UTC 2000"),
    (1_709_251_199, "Thu Feb 29 23:59:59 UTC 2024"),
    (1_735_689_599, "Tue Dec 31 23:59:59 UTC 2024"),
    (4_107_542_400, "Mon Mar 1 00:00:00 UTC 2100"),
    (-1, "Wed Dec 31 23:59:59 UTC 1969"),
  ])
  func formatsTimestamp(_ seconds: TimeInterval, _ text: String) {
    #expect(CognitoTimestamp.text(Date(timeIntervalSince1970: seconds)) == text)
  }

  /// Compares with Foundation's calendar, which the code avoids because it follows the device's settings.
  @Test func matchesFoundationOverTwoCenturies() throws {
    let formatter = DateFormatter()
    formatter.locale = Locale(identifier: "en_US_POSIX")
    formatter.timeZone = TimeZone(secondsFromGMT: 0)
    formatter.dateFormat = "EEE MMM d HH:mm:ss 'UTC' yyyy"
    for day in stride(from: -10_000, to: 60_000, by: 7) {
      let date = Date(timeIntervalSince1970: Double(day * 86_400 + (day & 0xFFFF)))
      #expect(CognitoTimestamp.text(date) == formatter.string(from: date))
    }
  }
}
