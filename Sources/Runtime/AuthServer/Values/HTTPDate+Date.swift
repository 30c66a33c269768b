import Primitives

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

extension HTTPDate {
  /// Rounded up: nobody should come back too early.
  static func text(_ date: Date) -> String {
    //! date-within-calendar
    let seconds = InternetTime.nearest(to: date.timeIntervalSince1970.rounded(.up)).rounded(.down)
    return text(Int(seconds))
  }
}
