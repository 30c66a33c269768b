import Foundation

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// One connection of a `RawServer`.
struct RawConnection: Sendable {
  private let descriptor: Int32

  init(_ descriptor: Int32) { self.descriptor = descriptor }

  /// - Returns: none at the end.
  func read(_ maximum: Int = 64 << 10) -> Data {
    var bytes = [UInt8](repeating: 0, count: maximum)
    let count = recv(descriptor, &bytes, maximum, 0)
    return Data(bytes.prefix(max(0, count)))
  }

  /// - Returns: false if the other side is gone.
  @discardableResult
  func write(_ bytes: Data) -> Bool {
    var rest = bytes[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { send(descriptor, $0.baseAddress, $0.count, 0) }
      guard count > 0 else { return false }
      rest = rest.dropFirst(count)
    }
    return true
  }

  @discardableResult
  func write(_ text: String) -> Bool { write(Data(text.utf8)) }

  func answer(_ status: String, _ body: Data = Data(), _ headers: String = "") {
    write(
      "HTTP/1.1 \(status)\r\n\(headers)Content-Length: \(body.count)\r\nConnection: close\r\n\r\n")
    write(body)
  }

  /// Waits until the other side closes, so that nothing which was sent is lost.
  func end() {
    shutdown(descriptor, Int32(SHUT_WR))
    while !read().isEmpty {}
    close(descriptor)
  }
}
