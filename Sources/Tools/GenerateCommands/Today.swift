import ContractModel

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// The day on which the process runs, in UTC.
enum Today {
  static var inUTC: CalendarDay { CalendarDay(secondsSince1970: seconds) }

  /// Now, in seconds since 1970, or the time that `SOURCE_DATE_EPOCH` names, as in other tools of reproducible builds.
  static var seconds: Int {
    let named = getenv("SOURCE_DATE_EPOCH").flatMap { Int(String(cString: $0)) }
    return named ?? Int(time(nil))
  }
}
