import Diagnostics

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// The two streams of the process, as its commands use them. Each is coloured where a person looks at it.
package struct Console: Sendable {
  package init() {}

  /// Prints what was asked for, to standard output and at once: others wait for the line.
  package func print(_ text: String) { Stream.output.write(text) }

  package func printReport(_ diagnostics: [Diagnostic]) {
    print(Self.report(diagnostics, to: .output))
  }

  /// Writes the log, and what a person should know, to standard error.
  package func note(_ text: String) { Stream.errors.write(text) }

  package func note(_ lines: [UInt8]) { Stream.errors.write(lines) }

  /// Reports what stands in the way, to standard error.
  package func report(_ diagnostics: [Diagnostic]) { note(words(about: diagnostics)) }

  /// The words with which `report` says it.
  package func words(about diagnostics: [Diagnostic]) -> String {
    Self.report(diagnostics, to: .errors)
  }

  package var reportsInColour: Bool { Stream.errors.takesColour }

  package func report(_ error: UsageError) { report([error.diagnostic]) }

  package static func end(_ code: ExitCode) -> Never { exit(code.rawValue) }

  private static func report(_ diagnostics: [Diagnostic], to stream: Stream) -> String {
    TextReport(colour: stream.takesColour).render(diagnostics)
  }
}
