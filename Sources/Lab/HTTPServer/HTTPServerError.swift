import CHTTPD

/// Why a front could not start.
package struct HTTPServerError: Error, Equatable, Sendable, CustomStringConvertible {
  package let address: SocketAddress
  /// The system's error number.
  package let code: Int32

  init(_ address: SocketAddress, _ answer: Int32) {
    self.address = address
    code = -answer
  }

  package var description: String {
    "cannot listen on \(address): \(reason); \(advice)"
  }

  private var reason: String {
    withUnsafeTemporaryAllocation(of: CChar.self, capacity: 256) { text in
      text.initialize(repeating: 0)
      chttpd_error_text(code, text.baseAddress, text.count)
      return String(cString: text.baseAddress!)
    }
  }

  private var advice: String {
    switch code {
    case EADDRINUSE: "name another port, or 0 for any that is free"
    case EACCES: "take a port of 1024 or above"
    case EADDRNOTAVAIL: "name an address of this machine in numbers, such as 127.0.0.1"
    case EMFILE, ENFILE: "allow more open files"
    default: "name another address"
    }
  }
}

/// The host and port where an HTTP server listens.
package struct SocketAddress: Equatable, Sendable, CustomStringConvertible {
  package let host: String
  package let port: UInt16

  package var description: String {
    host.utf8.contains(UInt8(ascii: ":")) ? "[\(host)]:\(port)" : "\(host):\(port)"
  }
}
