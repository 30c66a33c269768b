import CommandLineSupport
import ContractModel
import Diagnostics

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// The process as the commands see it: its two streams, its colours, its clock.
struct Console {
  private let colour: Bool
  /// Today in UTC.
  let today: CalendarDay

  static func ofProcess() -> Console {
    Console(
      colour: Stream.output.takesColour && Stream.errors.takesColour,
      today: CalendarDay(secondsSince1970: moment))
  }

  /// Now, or the moment that `SOURCE_DATE_EPOCH` names, as in other tools of reproducible builds.
  private static var moment: Int {
    let named = getenv("SOURCE_DATE_EPOCH").flatMap { Int(String(cString: $0)) }
    return named ?? Int(time(nil))
  }

  /// Prints what was asked for, to standard output.
  func print(_ text: String) { Stream.output.write(text) }

  func printReport(_ diagnostics: [Diagnostic]) {
    print(TextReport(colour: colour).render(diagnostics))
  }

  /// Reports what stands in the way, to standard error.
  func report(_ diagnostics: [Diagnostic]) {
    Stream.errors.write(TextReport(colour: colour).render(diagnostics))
  }

  func report(_ error: UsageError) { report([error.diagnostic]) }

  func end(_ code: Int32) -> Never { exit(code) }
}
