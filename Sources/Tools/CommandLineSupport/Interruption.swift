#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// The signals with which a person or a service manager ends a program.
package enum Interruption {
  private static let signals = [SIGINT, SIGTERM]

  /// Holds the signals back until the body is done, so that they never leave a part of what it writes.
  package static func postponed<Answer, Failure: Error>(
    _ body: () throws(Failure) -> Answer
  ) throws(Failure) -> Answer {
    var (held, before) = (sigset_t(), sigset_t())
    sigemptyset(&held)
    for number in signals { sigaddset(&held, number) }
    pthread_sigmask(SIG_BLOCK, &held, &before)  //! interruption-postponed
    defer { pthread_sigmask(SIG_SETMASK, &before, nil) }
    return try body()
  }

  /// Clears the line of the progress before Ctrl-C ends the program. A signal that is ignored stays ignored.
  static func clearLine() {
    let before = signal(SIGINT, SIG_IGN)
    let isIgnored = unsafeBitCast(before, to: Int.self) == unsafeBitCast(SIG_IGN, to: Int.self)
    if isIgnored { return }
    signal(SIGINT) { number in
      // Only what a signal handler may call. The signal itself then ends the program, so that shells see it.
      _ = write(2, Progress.clearing.utf8Start, Progress.clearing.utf8CodeUnitCount)
      signal(number, SIG_DFL)
      raise(number)
    }
  }
}
