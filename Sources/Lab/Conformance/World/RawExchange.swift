import AuthServer

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// One request and its answer over a connection of their own, byte for byte: no HTTP client sends a header twice.
struct RawExchange {
  private let host: String
  private let port: String
  private let prefix: String
  /// Seconds for each wait; four times as many in all.
  private let timeout: Int

  private static let longestAnswer = 1 << 20

  /// Nil for an address that is not of plain HTTP.
  init?(_ base: String, timeout: Double) {
    let scheme = "http://"
    guard base.lowercased().hasPrefix(scheme) else { return nil }
    let rest = base.dropFirst(scheme.count)
    let authority = rest.prefix { $0 != "/" }
    prefix = String(rest.dropFirst(authority.count))
    let colon = authority.lastIndex(of: ":").flatMap { authority[$0...].contains("]") ? nil : $0 }
    let name = authority[..<(colon ?? authority.endIndex)]
    host = String(name.hasPrefix("[") ? name.dropFirst().dropLast() : name)
    port = colon.map { String(authority[authority.index(after: $0)...]) } ?? "80"
    self.timeout = max(1, Int(timeout))
  }

  func answer(to request: Request) throws(MissingAnswer) -> Response {
    let socket = try connect()
    defer { close(socket) }
    try write(message(request), to: socket)
    let bytes = try read(from: socket)
    guard let answer = RawAnswer(bytes) else {
      throw MissingAnswer(why: "the answer is no HTTP, or it is cut off")
    }
    return answer.response
  }

  private func message(_ request: Request) -> [UInt8] {
    let name = host.contains(":") ? "[\(host)]" : host
    var lines = [
      "\(request.method.name) \(prefix)\(request.target) HTTP/1.1", "Host: \(name):\(port)",
    ]
    lines += request.headers.map { "\($0.name): \($0.value)" }
    lines += ["Content-Length: \(request.body.count)", "Connection: close", "", ""]
    return Array(lines.joined(separator: "\r\n").utf8) + request.body
  }

  private func connect() throws(MissingAnswer) -> Int32 {
    var hints = addrinfo()
    #if canImport(Glibc)
      hints.ai_socktype = Int32(SOCK_STREAM.rawValue)
    #else
      hints.ai_socktype = SOCK_STREAM
    #endif
    var found: UnsafeMutablePointer<addrinfo>?
    guard getaddrinfo(host, port, &hints, &found) == 0, let first = found else {
      throw MissingAnswer(why: "the server's name is not known")
    }
    defer { freeaddrinfo(first) }
    var next: UnsafeMutablePointer<addrinfo>? = first
    while let place = next {
      let one = place.pointee
      let socket = socket(one.ai_family, one.ai_socktype, one.ai_protocol)
      if socket >= 0 {
        limit(socket)
        #if canImport(Glibc)
          let status = Glibc.connect(socket, one.ai_addr, one.ai_addrlen)
        #elseif canImport(Musl)
          let status = Musl.connect(socket, one.ai_addr, one.ai_addrlen)
        #else
          let status = Darwin.connect(socket, one.ai_addr, one.ai_addrlen)
        #endif
        if status == 0 { return socket }
        close(socket)
      }
      next = one.ai_next
    }
    throw MissingAnswer(why: "the server cannot be reached, or it ended the connection")
  }

  private func limit(_ socket: Int32) {
    var wait = timeval(tv_sec: timeout, tv_usec: 0)
    let size = socklen_t(MemoryLayout<timeval>.size)
    setsockopt(socket, SOL_SOCKET, SO_RCVTIMEO, &wait, size)
    setsockopt(socket, SOL_SOCKET, SO_SNDTIMEO, &wait, size)
    #if canImport(Darwin)
      var on: Int32 = 1
      setsockopt(socket, SOL_SOCKET, SO_NOSIGPIPE, &on, socklen_t(MemoryLayout<Int32>.size))
    #endif
  }

  private func write(_ bytes: [UInt8], to socket: Int32) throws(MissingAnswer) {
    #if canImport(Darwin)
      let flags: Int32 = 0
    #else
      let flags = Int32(MSG_NOSIGNAL)
    #endif
    var rest = bytes[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { send(socket, $0.baseAddress, $0.count, flags) }
      // A server may refuse early and close; its answer is read all the same.
      if count <= 0 { return }
      rest = rest.dropFirst(count)
    }
  }

  /// All bytes until the server ends the connection, which it was asked to do.
  private func read(from socket: Int32) throws(MissingAnswer) -> [UInt8] {
    var bytes: [UInt8] = []
    var piece = [UInt8](repeating: 0, count: 16_384)
    let end = ContinuousClock.now + .seconds(timeout * 4)
    while bytes.count <= Self.longestAnswer {
      let count = recv(socket, &piece, piece.count, 0)
      if count <= 0 || ContinuousClock.now > end {
        if count == 0 || RawAnswer(bytes) != nil { return bytes }
        throw MissingAnswer(why: "no answer came in time")
      }
      bytes += piece[..<count]
      if let answer = RawAnswer(bytes), answer.tellsItsEnd { return bytes }
    }
    throw MissingAnswer(why: "the answer is no HTTP, or it is too long")
  }
}
