import Foundation

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// A small HTTP server on this machine, at a port that the system chooses. It answers each
/// connection once and closes it.
final class LoopbackServer: @unchecked Sendable {
  enum Reply {
    case bytes(String)
    /// The connection stays open and nothing comes.
    case silence
  }

  struct SetupFailed: Error {}

  let port: UInt16
  private let listener: Int32
  private let lock = NSLock()
  private var log: [String] = []
  /// Each request as it comes; for one reader.
  let arrivals: AsyncStream<String>
  private let arrived: AsyncStream<String>.Continuation
  private var open: [Int32] = []
  private let reply: @Sendable (String) -> Reply

  /// - Parameter reply: from the head and body of a request, as they came.
  init(_ reply: @escaping @Sendable (String) -> Reply) throws {
    (listener, port) = try LoopbackServer.openListener()
    (arrivals, arrived) = AsyncStream.makeStream()
    self.reply = reply
    Thread.detachNewThread { [self] in acceptAll() }
  }

  var requests: [String] { lock.withLock { log } }

  func url(_ path: String) -> URL { URL(string: "http://127.0.0.1:\(port)\(path)")! }

  func stop() {
    shutdown(listener, Int32(SHUT_RDWR))
    for connection in lock.withLock({ open }) { close(connection) }
  }

  /// Closes what it listens on itself: closed by another thread, its number could be another server's meanwhile.
  private func acceptAll() {
    defer { close(listener) }
    while true {
      let connection = accept(listener, nil, nil)
      guard connection >= 0 else { return }
      serve(connection)
    }
  }

  private func serve(_ connection: Int32) {
    let request = receive(connection)
    lock.withLock { log.append(request) }
    arrived.yield(request)
    switch reply(request) {
    case .silence: lock.withLock { open.append(connection) }
    case .bytes(let text):
      send(text, to: connection)
      close(connection)
    }
  }

  private func receive(_ connection: Int32) -> String {
    var bytes: [UInt8] = []
    var chunk = [UInt8](repeating: 0, count: 4096)
    while !isWhole(String(decoding: bytes, as: UTF8.self)) {
      let count = read(connection, &chunk, chunk.count)
      guard count > 0 else { break }
      bytes += chunk[..<count]
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  private func isWhole(_ text: String) -> Bool {
    guard let end = text.range(of: "\r\n\r\n") else { return false }
    let lines = text[..<end.lowerBound].lowercased().components(separatedBy: "\r\n")
    let length = lines.first { $0.hasPrefix("content-length:") }.flatMap {
      Int($0.dropFirst(15).trimmingCharacters(in: .whitespaces))
    }
    return text[end.upperBound...].utf8.count >= length ?? 0
  }

  private func send(_ text: String, to connection: Int32) {
    var rest = Array(text.utf8)[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { write(connection, $0.baseAddress, $0.count) }
      guard count > 0 else { return }
      rest = rest.dropFirst(count)
    }
  }

  private static func openListener() throws -> (Int32, UInt16) {
    signal(SIGPIPE, SIG_IGN)
    #if canImport(Glibc)
      let listener = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
    #else
      let listener = socket(AF_INET, SOCK_STREAM, 0)
    #endif
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
    var length = socklen_t(MemoryLayout<sockaddr_in>.size)
    let isBound = withUnsafeMutablePointer(to: &address) { pointer in
      pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        bind(listener, $0, length) == 0 && getsockname(listener, $0, &length) == 0
      }
    }
    guard isBound, listen(listener, 64) == 0 else { throw SetupFailed() }
    return (listener, UInt16(bigEndian: address.sin_port))
  }
}
