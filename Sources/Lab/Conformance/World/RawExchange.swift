import AuthServer

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// One request and its answer over a connection of their own, byte for byte. No HTTP client sends a header twice, and
/// Foundation's on Linux now and then sends a head without its body.
struct RawExchange {
  private let host: String
  private let port: String
  private let prefix: String
  /// Seconds for each wait; four times as many in all.
  private let timeout: Int
  private let longestAnswer: Int
  /// The address that it calls from; nil for the one that the system chooses.
  private var source: in_addr_t?

  /// Nil for an address that is not of plain HTTP.
  init?(_ base: String, timeout: Double, longest: Int) {
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
    longestAnswer = longest
  }

  /// The reason for which nobody can connect to the host of this URL; nil where somebody can.
  ///
  /// - Parameter port: the port where the URL names none.
  static func obstacle(at base: String, port: String, timeout: Double) -> MissingAnswer? {
    let rest = base.drop { $0 != "/" }.drop { $0 == "/" }
    let place = rest.prefix { $0 != "/" }
    let hasPort = place.split(separator: "]").last?.contains(":") ?? false
    let url = "http://\(place)\(hasPort ? "" : ":\(port)")"
    guard let exchange = RawExchange(url, timeout: timeout, longest: 0) else { return nil }
    do throws(MissingAnswer) {
      close(try exchange.connect())
      return nil
    } catch { return error }
  }

  /// The same from another address of this machine; nil where it has none, or where the server is on another one.
  var elsewhere: RawExchange? {
    guard host == "localhost" || host.hasPrefix("127.") else { return nil }
    var other = self
    other.source = inet_addr("127.0.0.2")
    #if canImport(Glibc)
      let probe = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
    #else
      let probe = socket(AF_INET, SOCK_STREAM, 0)
    #endif
    defer { close(probe) }
    return other.hasAddress(probe) ? other : nil
  }

  func answer(to request: Request) throws(MissingAnswer) -> Response {
    guard request.target.utf8.allSatisfy({ $0 > 0x20 && $0 < 0x7F }) else {
      throw MissingAnswer(why: "the address is not a URL")
    }
    let socket = try connect()
    defer { close(socket) }
    write(message(request), to: socket)
    return try read(from: socket, to: request.method)
  }

  private func message(_ request: Request) -> [UInt8] {
    let name = host.contains(":") ? "[\(host)]" : host
    var lines = [
      "\(request.method.name) \(prefix)\(request.target) HTTP/1.1", "Host: \(name):\(port)",
    ]
    lines += request.headers.map { "\($0.name): \($0.value)" }
    if !request.body.isEmpty || ![.get, .head].contains(request.method) {
      lines.append("Content-Length: \(request.body.count)")
    }
    lines += ["Connection: close", "", ""]
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
      throw .unknownHost
    }
    defer { freeaddrinfo(first) }
    var missing = MissingAnswer.unreachable
    var next: UnsafeMutablePointer<addrinfo>? = first
    while let place = next {
      let one = place.pointee
      next = one.ai_next
      let socket = socket(one.ai_family, one.ai_socktype, one.ai_protocol)
      if socket >= 0 {
        limit(socket)
        guard hasAddress(socket) else {
          close(socket)
          continue
        }
        #if canImport(Glibc)
          let status = Glibc.connect(socket, one.ai_addr, one.ai_addrlen)
        #elseif canImport(Musl)
          let status = Musl.connect(socket, one.ai_addr, one.ai_addrlen)
        #else
          let status = Darwin.connect(socket, one.ai_addr, one.ai_addrlen)
        #endif
        if status == 0 { return socket }
        missing = MissingAnswer(ofConnecting: errno)
        close(socket)
      }
    }
    throw missing
  }

  /// Has the socket call from the wanted address. False where it cannot.
  private func hasAddress(_ socket: Int32) -> Bool {
    guard let source else { return true }
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_addr.s_addr = source
    return withUnsafePointer(to: &address) { pointer in
      pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        bind(socket, $0, socklen_t(MemoryLayout<sockaddr_in>.size)) == 0
      }
    }
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

  private func write(_ bytes: [UInt8], to socket: Int32) {
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

  /// Reads until the answer is whole, or until the server ends the connection, as it was asked to.
  private func read(
    from socket: Int32, to method: Request.Method
  ) throws(MissingAnswer) -> Response {
    var answer = RawAnswer(to: method)
    var piece = [UInt8](repeating: 0, count: 16_384)
    let end = ContinuousClock.now + .seconds(timeout * 4)
    while !answer.isWhole, !answer.isNoHTTP {
      let count = recv(socket, &piece, piece.count, 0)
      if count < 0, errno == EINTR { continue }
      if count < 0, errno != EAGAIN, errno != EWOULDBLOCK { throw .ended }
      if count < 0 || ContinuousClock.now > end { throw .late }
      if count == 0 { break }
      answer.read(piece[..<count])
      guard answer.count <= longestAnswer else { throw .noHTTP }
    }
    if let response = answer.response { return response }
    throw answer.count == 0 ? .ended : .noHTTP
  }
}
