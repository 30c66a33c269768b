import Foundation
import Primitives

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// A server on this machine, each of whose connections has a thread of its own. A test says byte by byte what
/// it sends.
final class RawServer: Sendable {
  struct SetupFailed: Error {}

  let port: UInt16
  private let listener: Int32
  private let log = Locked<[RawRequest]>([])

  /// - Parameters:
  ///   - waits: whether the server reads the body of a request with this head before it answers.
  ///   - answer: writes the answer; the connection is closed behind it.
  init(
    waits: @escaping @Sendable (String) -> Bool = { _ in true },
    _ answer: @escaping @Sendable (RawRequest, RawConnection) -> Void
  ) throws {
    (listener, port) = try Self.openListener()
    let (listener, log) = (listener, log)
    Thread.detachNewThread {
      defer { close(listener) }
      while true {
        let descriptor = accept(listener, nil, nil)
        guard descriptor >= 0 else { return }
        Thread.detachNewThread {
          let connection = RawConnection(descriptor)
          defer { connection.end() }
          guard let request = RawRequest(from: connection, waits) else { return }
          log.use { $0.append(request) }
          answer(request, connection)
        }
      }
    }
  }

  var url: URL { URL(string: "http://127.0.0.1:\(port)")! }
  var requests: [RawRequest] { log.use { $0 } }

  func stop() { shutdown(listener, Int32(SHUT_RDWR)) }

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
