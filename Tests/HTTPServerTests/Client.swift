import Foundation

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// A client that sends just the bytes it is told to. Its calls wait, so they belong on a thread of their own: the
/// handlers need the others.
final class Client: Sendable {
  private let file: Int32

  /// `room` is what the system may keep of what was not read.
  init(port: UInt16, room: Int32? = nil) throws { file = try Self.connected(to: port, room) }

  private static func connected(to port: UInt16, _ room: Int32?) throws -> Int32 {
    #if canImport(Glibc)
      let file = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
    #else
      let file = socket(AF_INET, SOCK_STREAM, 0)
    #endif
    // Only what never comes is given up: a loaded machine may be slow.
    var timeouts = timeval(tv_sec: 600, tv_usec: 0)
    let size = socklen_t(MemoryLayout<timeval>.size)
    setsockopt(file, SOL_SOCKET, SO_RCVTIMEO, &timeouts, size)
    setsockopt(file, SOL_SOCKET, SO_SNDTIMEO, &timeouts, size)
    if var room {
      setsockopt(file, SOL_SOCKET, SO_RCVBUF, &room, socklen_t(MemoryLayout<Int32>.size))
    }
    var place = sockaddr_in()
    place.sin_family = sa_family_t(AF_INET)
    place.sin_port = port.bigEndian
    place.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
    let answer = withUnsafePointer(to: &place) {
      $0.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        connect(file, $0, socklen_t(MemoryLayout<sockaddr_in>.size))
      }
    }
    guard answer == 0 else {
      close(file)
      throw Refused()
    }
    return file
  }

  deinit { close(file) }

  struct Refused: Error {}

  /// A front that has ended the connection does not want to hear the rest.
  func send(_ bytes: [UInt8]) {
    #if canImport(Darwin)
      let flags: Int32 = 0
      var on: Int32 = 1
      setsockopt(file, SOL_SOCKET, SO_NOSIGPIPE, &on, socklen_t(MemoryLayout<Int32>.size))
    #else
      let flags = Int32(MSG_NOSIGNAL)
    #endif
    var sent = 0
    while sent < bytes.count {
      let count = bytes.withUnsafeBytes { buffer in
        Foundation.send(file, buffer.baseAddress! + sent, bytes.count - sent, flags)
      }
      guard count > 0 else { return }
      sent += count
    }
  }

  func send(_ text: String) { send(Array(text.utf8)) }

  func endWriting() { shutdown(file, Int32(SHUT_WR)) }

  /// Ends at once, as a program that is killed does.
  func reset() {
    var option = linger(l_onoff: 1, l_linger: 0)
    setsockopt(file, SOL_SOCKET, SO_LINGER, &option, socklen_t(MemoryLayout<linger>.size))
  }

  func read(_ most: Int = 65_536) -> [UInt8] {
    var bytes = [UInt8](repeating: 0, count: most)
    let count = recv(file, &bytes, most, 0)
    return Array(bytes.prefix(max(0, count)))
  }

  func readAll() -> [UInt8] {
    var all: [UInt8] = []
    while case let part = read(), !part.isEmpty { all += part }
    return all
  }
}

/// Runs what waits on a thread of its own.
func onThread<Result: Sendable>(_ body: @escaping @Sendable () throws -> Result) async throws
  -> Result
{
  try await withCheckedThrowingContinuation { continuation in
    Thread { continuation.resume(with: Swift.Result { try body() }) }.start()
  }
}

/// Sends and reads until the front ends the connection.
func exchange(_ bytes: [UInt8], port: UInt16, endsWriting: Bool = false) async throws -> [UInt8] {
  try await onThread {
    let client = try Client(port: port)
    client.send(bytes)
    if endsWriting { client.endWriting() }
    return client.readAll()
  }
}

func exchange(_ text: String, port: UInt16) async throws -> [String] {
  Answers.lines(of: try await exchange(Array(text.utf8), port: port), toHead: false)
}
