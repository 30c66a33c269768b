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

  init() {
    let refuses = getenv("NO_COLOR").map { $0.pointee != 0 } ?? false
    let isDumb = getenv("TERM").map { String(cString: $0) == "dumb" } ?? false
    colour = isatty(2) == 1 && !refuses && !isDumb
  }

  /// What was asked for goes to standard output, at once: others wait for the line.
  func print(_ text: String) { Self.write(text, to: 1) }

  /// What stands in the way, and the log, go to standard error.
  func note(_ text: String) { Self.write(text, to: 2) }

  func note(_ lines: [UInt8]) { Self.write(lines, to: 2) }

  func report(_ diagnostics: [Diagnostic]) {
    note(TextReport(colour: colour).render(diagnostics))
  }

  func report(_ error: UsageError) {
    report([Diagnostic("usage", error.message, at: nil, help: error.help)])
  }

  func report(_ message: String) { report([Diagnostic("start", message, at: nil)]) }

  static func end(_ code: Int32) -> Never { exit(code) }

  private static func write(_ text: String, to stream: Int32) {
    write(Array(text.utf8), to: stream)
  }

  /// One call where the stream takes all, so that lines do not mix.
  private static func write(_ bytes: [UInt8], to stream: Int32) {
    var rest = bytes[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { bytes in
        #if canImport(Glibc)
          Glibc.write(stream, bytes.baseAddress, bytes.count)
        #elseif canImport(Musl)
          Musl.write(stream, bytes.baseAddress, bytes.count)
        #else
          Darwin.write(stream, bytes.baseAddress, bytes.count)
        #endif
      }
      if count < 0, errno == EINTR { continue }
      if count <= 0 { return }
      rest = rest.dropFirst(count)
    }
  }
}
