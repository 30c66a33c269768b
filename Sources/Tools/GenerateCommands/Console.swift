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

  /// Colour only where a person looks on: a terminal, no `NO_COLOR`, no dumb terminal.
  static func ofProcess() -> Console {
    let refuses = getenv("NO_COLOR").map { $0.pointee != 0 } ?? false
    let isDumb = getenv("TERM").map { String(cString: $0) == "dumb" } ?? false
    let isTerminal = isatty(1) == 1 && isatty(2) == 1
    return Console(
      colour: isTerminal && !refuses && !isDumb,
      today: CalendarDay(secondsSince1970: moment))
  }

  /// Now, or the moment that `SOURCE_DATE_EPOCH` names, as in other tools of reproducible builds.
  private static var moment: Int {
    let named = getenv("SOURCE_DATE_EPOCH").flatMap { Int(String(cString: $0)) }
    return named ?? Int(time(nil))
  }

  /// What was asked for goes to standard output.
  func print(_ text: String) { Console.write(text, to: 1) }

  func printReport(_ diagnostics: [Diagnostic]) {
    print(TextReport(colour: colour).render(diagnostics))
  }

  /// What stands in the way goes to standard error.
  func report(_ diagnostics: [Diagnostic]) {
    Console.write(TextReport(colour: colour).render(diagnostics), to: 2)
  }

  func report(_ error: UsageError) {
    report([Diagnostic("usage", error.message, at: nil, help: error.help)])
  }

  func end(_ code: Int32) -> Never { exit(code) }

  /// A reader that went away ends the output, not with an error.
  private static func write(_ text: String, to stream: Int32) {
    var rest = Array(text.utf8)[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { unistdWrite(stream, $0) }
      if count < 0, errno == EINTR { continue }
      if count <= 0 { return }
      rest = rest.dropFirst(count)
    }
  }

  private static func unistdWrite(_ stream: Int32, _ bytes: UnsafeRawBufferPointer) -> Int {
    #if canImport(Glibc)
      Glibc.write(stream, bytes.baseAddress, bytes.count)
    #elseif canImport(Musl)
      Musl.write(stream, bytes.baseAddress, bytes.count)
    #else
      Darwin.write(stream, bytes.baseAddress, bytes.count)
    #endif
  }
}
