import Foundation
import Primitives

/// A server between an app and the reference server. It cuts one answer after a number of bytes, and takes no connection
/// for some seconds after that.
final class CuttingProxy: @unchecked Sendable {
  let url: URL
  private let listener: Int32
  private let server: URL
  private let outage: TimeInterval
  private let state = Locked(State())

  private struct State {
    /// The path whose next answer is cut, and the bytes of it that pass.
    var cut: (path: String, bytes: Int)?
    var upAgain = Date.distantPast
    var lastLength = 0
  }

  struct NotListening: Error {}

  init(to server: URL, outage: TimeInterval) throws {
    (self.server, self.outage) = (server, outage)
    let listener = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
    self.listener = listener
    var address = Self.address(port: 0)
    var size = socklen_t(MemoryLayout<sockaddr_in>.size)
    let isBound = withUnsafeMutablePointer(to: &address) {
      $0.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        bind(listener, $0, size) == 0 && listen(listener, 64) == 0
          && getsockname(listener, $0, &size) == 0
      }
    }
    guard isBound else { throw NotListening() }
    url = URL(string: "http://127.0.0.1:\(UInt16(bigEndian: address.sin_port))")!
    Thread.detachNewThread { [self] in acceptAll() }
  }

  /// The bytes of the last whole answer.
  var lastLength: Int { state.use { $0.lastLength } }

  /// The next answer to this path is cut.
  func cut(_ path: String, after bytes: Int) { state.use { $0.cut = (path, bytes) } }

  func stop() { shutdown(listener, Int32(SHUT_RDWR)) }

  private func acceptAll() {
    defer { close(listener) }
    while true {
      let connection = accept(listener, nil, nil)
      guard connection >= 0 else { return }
      Thread.detachNewThread { [self] in
        serve(connection)
        close(connection)
      }
    }
  }

  /// One request for each connection: the answer says that it closes.
  private func serve(_ connection: Int32) {
    guard state.use({ $0.upAgain }) < Date() else { return }
    let request = Self.receive(connection)
    let answer = forward(request)
    let path = request.split(separator: " ").dropFirst().first.map(String.init)
    let cut = state.use { state -> Int? in
      state.lastLength = answer.count
      guard let cut = state.cut, cut.path == path else { return nil }
      state.cut = nil
      state.upAgain = Date() + outage
      return cut.bytes
    }
    Self.send(answer.prefix(cut ?? answer.count), to: connection)
  }

  private func forward(_ request: String) -> [UInt8] {
    let upstream = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
    defer { close(upstream) }
    var address = Self.address(port: UInt16(server.port ?? 80))
    let isConnected = withUnsafePointer(to: &address) {
      $0.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        connect(upstream, $0, socklen_t(MemoryLayout<sockaddr_in>.size)) == 0
      }
    }
    guard isConnected else { return [] }
    let closing = request.replacingOccurrences(
      of: "\r\nConnection: keep-alive", with: "", options: .caseInsensitive
    ).replacingOccurrences(of: "\r\n\r\n", with: "\r\nConnection: close\r\n\r\n")
    Self.send(Array(closing.utf8)[...], to: upstream)
    var answer: [UInt8] = []
    var chunk = [UInt8](repeating: 0, count: 4096)
    while case let count = read(upstream, &chunk, chunk.count), count > 0 {
      answer += chunk[..<count]
    }
    return answer
  }

  private static func receive(_ connection: Int32) -> String {
    var bytes: [UInt8] = []
    var chunk = [UInt8](repeating: 0, count: 4096)
    while !isWhole(bytes), case let count = read(connection, &chunk, chunk.count), count > 0 {
      bytes += chunk[..<count]
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  private static func isWhole(_ bytes: [UInt8]) -> Bool {
    let text = String(decoding: bytes, as: UTF8.self)
    guard let end = text.range(of: "\r\n\r\n") else { return false }
    let length = text[..<end.lowerBound].split(separator: "\r\n")
      .first { $0.lowercased().hasPrefix("content-length:") }
      .flatMap { Int($0.dropFirst(15).trimmingCharacters(in: .whitespaces)) }
    return text[end.upperBound...].utf8.count >= length ?? 0
  }

  private static func send(_ bytes: ArraySlice<UInt8>, to connection: Int32) {
    var rest = bytes
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes {
        Foundation.send(connection, $0.baseAddress, $0.count, Int32(MSG_NOSIGNAL))
      }
      guard count > 0 else { return }
      rest = rest.dropFirst(count)
    }
  }

  private static func address(port: UInt16) -> sockaddr_in {
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_port = port.bigEndian
    address.sin_addr.s_addr = inet_addr("127.0.0.1")
    return address
  }
}
