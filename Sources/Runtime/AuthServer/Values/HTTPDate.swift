#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// A moment in the form of HTTP's headers: `Sun, 06 Nov 1994 08:49:37 GMT`.
enum HTTPDate {
  private static let weekdays = ["Thu", "Fri", "Sat", "Sun", "Mon", "Tue", "Wed"]
  private static let months = [
    "Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec",
  ]

  /// Rounded up: nobody should come back too early.
  static func text(_ date: Date) -> String {
    // guard: date-within-calendar
    let seconds = InternetTime.nearest(to: date.timeIntervalSince1970.rounded(.up)).rounded(.down)
    let parts = InternetTime(seconds: seconds).text.split { "-T:Z".contains($0) }
    let day = Int((seconds / 86_400).rounded(.down))
    let weekday = weekdays[((day % 7) + 7) % 7]
    let month = months[(Int(parts[1]) ?? 1) - 1]
    return "\(weekday), \(parts[2]) \(month) \(parts[0]) \(parts[3]):\(parts[4]):\(parts[5]) GMT"
  }
}
