#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// Reads lines from a file until a time.
final class LineReader {
  enum Next {
    case line(String)
    case end
    case late
  }

  private let file: Int32
  private var bytes: [UInt8] = []

  init(_ file: Int32) { self.file = file }

  func end() { close(file) }

  /// The next line, without spaces around it. A line that is too long is cut.
  func next(until end: ContinuousClock.Instant) -> Next {
    while true {
      if let index = bytes.firstIndex(of: UInt8(ascii: "\n")) {
        let line = String(decoding: bytes[..<index], as: UTF8.self)
        bytes.removeFirst(index + 1)
        return .line(Self.trimmed(line))
      }
      if bytes.count > Self.longest { bytes = [] }
      guard ContinuousClock.now < end else { return .late }
      guard fill() else { return .end }
    }
  }

  private static let longest = 1 << 16

  private static func trimmed(_ line: String) -> String {
    let isSpace = { (character: Character) in character.isWhitespace }
    let front = line.drop(while: isSpace)
    return String(front.reversed().drop(while: isSpace).reversed())
  }

  /// Waits a moment for more; false at the end of the file.
  private func fill() -> Bool {
    var wanted = pollfd(fd: file, events: Int16(POLLIN), revents: 0)
    guard poll(&wanted, 1, 100) > 0 else { return true }
    var buffer = [UInt8](repeating: 0, count: 4096)
    let count = read(file, &buffer, buffer.count)
    if count < 0 { return errno == EINTR }
    bytes += buffer.prefix(count)
    return count > 0
  }
}
