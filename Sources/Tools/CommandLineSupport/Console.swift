package import Diagnostics

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// The two streams of the process, as its commands use them. Each is coloured where a person looks at it.
package struct Console: Sendable {
  package let progress = Progress { Stream.errors.write($0) }

  package init() {}

  /// Shows the progress of a command while it runs, if somebody looks on.
  package func showProgress(of command: String) {
    progress.begin(command)
    guard Stream.errors.isTerminal else { return }
    Interruption.clearLine()
    _ = Interruption.postponed {
      // The thread inherits that signals are held back, so that they reach the one that writes files.
      WorkerThread { [progress] in
        let start = ContinuousClock.now
        while true {
          usleep(Self.pause)
          progress.tick(after: Int((ContinuousClock.now - start).components.seconds))
        }
      }
    }
  }

  /// Microseconds between two looks at the progress: a quick command ends before the first.
  private static let pause: UInt32 = 300_000

  /// Prints what was asked for, to standard output and at once: others wait for the line.
  package func print(_ text: String) { progress.hidden { Stream.output.write(text) } }

  package func printReport(_ diagnostics: [Diagnostic]) {
    print(Self.report(diagnostics, to: .output))
  }

  /// Writes the log, and what a person should know, to standard error.
  package func note(_ text: String) { progress.hidden { Stream.errors.write(text) } }

  package func note(_ lines: [UInt8]) { progress.hidden { Stream.errors.write(lines) } }

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
