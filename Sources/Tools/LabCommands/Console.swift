import CommandLineSupport
import Diagnostics

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// The process as the commands see it: its two streams.
struct Console: Sendable {
  /// Colour only where a person looks on.
  private let colour: Bool

  init() { colour = Stream.errors.takesColour }

  /// Prints what was asked for, to standard output and at once: others wait for the line.
  func print(_ text: String) { Stream.output.write(text) }

  /// Writes what stands in the way, and the log, to standard error.
  func note(_ text: String) { Stream.errors.write(text) }

  func note(_ lines: [UInt8]) { Stream.errors.write(lines) }

  func report(_ diagnostics: [Diagnostic]) {
    note(TextReport(colour: colour).render(diagnostics))
  }

  func report(_ error: UsageError) { report([error.diagnostic]) }

  func report(_ message: String) { report([Diagnostic("start", message, at: nil)]) }

  static func end(_ code: Int32) -> Never { exit(code) }
}
