import AuthClient
import Foundation

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// One connection, for one request and its answer. Its calls wait, so they belong on a thread of their own.
final class Connection: @unchecked Sendable {
  private let patience: Int
  private let lock = NSLock()
  /// Nil before it begins and when it is over: the number may be another file's then.
  private var file: Int32?
  private var isCancelled = false

  init(patience: Int) { self.patience = patience }

  /// Ends what waits.
  func cancel() {
    lock.withLock {
      isCancelled = true
      if let file { shutdown(file, Int32(SHUT_RDWR)) }
    }
  }

  func exchange(
    _ request: WireRequest, from origin: String, port: UInt16
  ) -> Result<HTTPResponse, Fault> {
    let file = open()
    defer {
      lock.withLock { self.file = nil }
      close(file)
    }
    guard join(file, origin, 0, bind), join(file, "127.0.0.1", port, connect) else {
      return .failure(lock.withLock { isCancelled } ? .cancelled : .offline)
    }
    let sent = send(request.bytes, to: file)
    var answer = WireAnswer(isHead: request.isHead)
    let ending = receive(from: file, into: &answer)
    if let response = answer.response(isOver: ending == .over) { return .success(response) }
    if lock.withLock({ isCancelled }) { return .failure(.cancelled) }
    guard ending == .silent else { return .failure(answer.count > 0 ? .unreadable : .offline) }
    FileHandle.standardError.write(
      Data(
        """
        SocketTransport: \(request.name) got \(answer.count) bytes from port \(port), then none for \
        \(patience) seconds; \(sent) of \(request.bytes.count) bytes were sent

        """.utf8))
    return .failure(.timeout)
  }

  private func open() -> Int32 {
    #if canImport(Glibc)
      let file = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
    #else
      let file = socket(AF_INET, SOCK_STREAM, 0)
    #endif
    var time = timeval(tv_sec: patience, tv_usec: 0)
    let size = socklen_t(MemoryLayout<timeval>.size)
    setsockopt(file, SOL_SOCKET, SO_RCVTIMEO, &time, size)
    setsockopt(file, SOL_SOCKET, SO_SNDTIMEO, &time, size)
    lock.withLock {
      self.file = file
      if isCancelled { shutdown(file, Int32(SHUT_RDWR)) }
    }
    return file
  }

  private func join(
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

  /// A server may answer and close before it has read everything: the answer is looked for all the same.
  private func send(_ bytes: [UInt8], to file: Int32) -> Int {
    #if canImport(Darwin)
      let flags: Int32 = 0
      var on: Int32 = 1
      setsockopt(file, SOL_SOCKET, SO_NOSIGPIPE, &on, socklen_t(MemoryLayout<Int32>.size))
    #else
      let flags = Int32(MSG_NOSIGNAL)
    #endif
    var sent = 0
    while sent < bytes.count {
      let count = bytes.withUnsafeBytes {
        Foundation.send(file, $0.baseAddress! + sent, bytes.count - sent, flags)
      }
      guard count > 0 else { break }
      sent += count
    }
    return sent
  }

  private enum Ending {
    case over, silent
  }

  private func receive(from file: Int32, into answer: inout WireAnswer) -> Ending {
    var buffer = [UInt8](repeating: 0, count: 65_536)
    while true {
      let count = recv(file, &buffer, buffer.count, 0)
      if count < 0, errno == EINTR { continue }
      if count < 0, errno == EAGAIN { return .silent }
      guard count > 0 else { return .over }
      answer.add(buffer[..<count])
      if answer.response(isOver: false) != nil { return .over }
    }
  }
}
