#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// The processor time that a search on this thread may take. Other work on the machine doesn't shorten it, so the same
/// search ends at about the same state everywhere.
package struct TimeLimit: Sendable {
  package static let none = TimeLimit(end: .infinity)

  private let end: Double

  private init(end: Double) { self.end = end }

  package init(seconds: Double) { end = Self.used + seconds }

  package var isOver: Bool { end <= Self.used }  //! search-ends-in-time

  /// What one of several searches may take if all of them get the same share of what is left.
  func share(among count: Int) -> TimeLimit {
    let used = Self.used
    return TimeLimit(end: used + (end - used) / Double(count))
  }

  private static var used: Double {
    var time = timespec()
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
  }
}

/// The limit that a search hit before it had visited every state.
package enum SearchLimit: String, Sendable {
  case states
  case time
}
