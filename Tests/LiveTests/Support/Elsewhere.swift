#if os(Linux)
  import AuthClient
  import Foundation

  #if canImport(Glibc)
    import Glibc
  #else
    import Musl
  #endif

  /// Another machine, as far as the server can see: calls come from 127.0.0.2, which URLSession cannot do.
  struct Elsewhere: Transport {
    private let server: URL

    init(to server: URL) { self.server = server }

    func send(_ request: HTTPRequest) async throws(Fault) -> HTTPResponse {
      let (port, bytes) = (UInt16(server.port ?? 80), Self.bytes(of: request))
      let answer = await withCheckedContinuation { continuation in
        DispatchQueue.global().async {
          continuation.resume(returning: Self.exchange(bytes, port))
        }
      }
      guard let answer, let response = Self.response(answer) else { throw .unsendable }
      return response
    }

    private static func bytes(of request: HTTPRequest) -> Data {
      let query = request.url.query(percentEncoded: true).map { "?" + $0 } ?? ""
      let body = request.body ?? Data()
      var head =
        "\(request.method.rawValue) \(request.url.path(percentEncoded: true))\(query) HTTP/1.1\r\n"
      head += "Host: 127.0.0.1\r\nConnection: close\r\nContent-Length: \(body.count)\r\n"
      for (name, value) in request.headers.pairs { head += "\(name): \(value)\r\n" }
      return Data((head + "\r\n").utf8) + body
    }

    /// The whole answer, which ends with the connection.
    private static func exchange(_ bytes: Data, _ port: UInt16) -> Data? {
      let file = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
      defer { close(file) }
      guard join(file, "127.0.0.2", 0, bind), join(file, "127.0.0.1", port, connect),
        bytes.withUnsafeBytes({ sendBytes(file, $0.baseAddress, $0.count, 0) }) == bytes.count
      else { return nil }
      var answer = Data()
      var buffer = [UInt8](repeating: 0, count: 4_096)
      while case let count = recv(file, &buffer, buffer.count, 0), count > 0 {
        answer.append(contentsOf: buffer[..<count])
      }
      return answer
    }

    /// The system's call has the name of ours.
    private static func sendBytes(
      _ file: Int32, _ start: UnsafeRawPointer?, _ count: Int, _ flags: Int32
    ) -> Int {
      #if canImport(Glibc)
        Glibc.send(file, start, count, flags)
      #else
        Musl.send(file, start, count, flags)
      #endif
    }

    private static func join(
      _ file: Int32, _ host: String, _ port: UInt16,
      _ call: (Int32, UnsafePointer<sockaddr>, socklen_t) -> Int32
    ) -> Bool {
      var place = sockaddr_in()
      place.sin_family = sa_family_t(AF_INET)
      place.sin_port = port.bigEndian
      place.sin_addr.s_addr = inet_addr(host)
      return withUnsafePointer(to: &place) { place in
        place.withMemoryRebound(to: sockaddr.self, capacity: 1) {
          call(file, $0, socklen_t(MemoryLayout<sockaddr_in>.size)) == 0
        }
      }
    }

    private static func response(_ answer: Data) -> HTTPResponse? {
      guard let end = answer.range(of: Data("\r\n\r\n".utf8)) else { return nil }
      let lines = String(decoding: answer[..<end.lowerBound], as: UTF8.self)
        .components(separatedBy: "\r\n")
      guard let status = lines[0].split(separator: " ").dropFirst().first.flatMap({ Int($0) })
      else { return nil }
      let pairs = lines.dropFirst().compactMap { line -> (name: String, value: String)? in
        let parts = line.split(separator: ":", maxSplits: 1)
        guard parts.count == 2 else { return nil }
        return (String(parts[0]), parts[1].trimmingCharacters(in: .whitespaces))
      }
      return HTTPResponse(
        status: status, headers: HTTPHeaders(pairs), body: Data(answer[end.upperBound...]))
    }
  }
#endif
