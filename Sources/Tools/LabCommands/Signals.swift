import Dispatch

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// The signals that end the process: Ctrl-C, a terminal that closes, or what `kill` and service managers send. They are
/// held from when this is made, so before anybody is told where it listens: whoever was told may end it at once.
struct Signals {
  private let numbers: [Int32]
  private let sources: [any DispatchSourceSignal]
  private let asked: AsyncStream<Void>

  init() {
    let (asked, continuation) = AsyncStream.makeStream(of: Void.self)
    self.asked = asked
    numbers = [SIGINT, SIGTERM] + (Self.isLeftToRun ? [] : [SIGHUP])
    // A source holds its signal a while after `resume` only, and what comes before would be ignored.
    let holds = DispatchSemaphore(value: 0)
    sources = numbers.map { number in
      #if canImport(Darwin)
        signal(number, SIG_IGN)
      #endif
      let source = DispatchSource.makeSignalSource(signal: number, queue: .global())
      source.setEventHandler { continuation.yield() }
      source.setRegistrationHandler { holds.signal() }
      source.resume()
      return source
    }
    for _ in sources { holds.wait() }
  }

  /// A reader of the log that went away ends the log and not the server.
  static func ignoreBrokenPipes() { signal(SIGPIPE, SIG_IGN) }

  /// Until somebody asks the process to end. A second one ends it at once.
  func waitForEnd() async {
    for await _ in asked { break }
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
