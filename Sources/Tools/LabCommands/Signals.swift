import Dispatch

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// Waits until somebody asks the process to end.
enum Signals {
  /// A reader of the log that went away ends the log and not the server.
  static func outliveReaders() { signal(SIGPIPE, SIG_IGN) }

  /// Ctrl-C, a terminal that closes, or what `kill` and service managers send. A second one ends the process at once.
  static func waitForEnd() async {
    let (stream, continuation) = AsyncStream.makeStream(of: Void.self)
    let numbers = [SIGINT, SIGTERM] + (isLeftToRun ? [] : [SIGHUP])
    let sources = numbers.map { number in
      signal(number, SIG_IGN)
      let source = DispatchSource.makeSignalSource(signal: number, queue: .global())
      source.setEventHandler { continuation.yield() }
      source.resume()
      return source
    }
    for await _ in stream { break }
    for source in sources { source.cancel() }
    for number in numbers { signal(number, SIG_DFL) }
  }

  /// `nohup` has a closing terminal ignored, and that stays so.
  private static var isLeftToRun: Bool {
    let before = signal(SIGHUP, SIG_IGN)
    let isIgnored = unsafeBitCast(before, to: Int.self) == unsafeBitCast(SIG_IGN, to: Int.self)
    if !isIgnored { signal(SIGHUP, before) }
    return isIgnored
  }
}
