#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// Waiting for a socket, up to an end: a server that stands still holds nobody for ever.
struct PostgresWait {
  private let end: Int64

  init(milliseconds: Int) { end = Self.now + Int64(milliseconds) }

  /// A clock that nobody moves, in milliseconds.
  static var now: Int64 {
    var time = timespec()
    clock_gettime(CLOCK_MONOTONIC, &time)
    return Int64(time.tv_sec) * 1_000 + Int64(time.tv_nsec) / 1_000_000
  }

  /// A few milliseconds by chance, more each time: two that met do not meet again.
  static func pause(_ attempt: Int) {
    usleep(UInt32.random(in: 500...2_000) * UInt32(attempt))
  }

  func readable(_ socket: Int32) throws(PostgresFailure) { try wait(socket, Int16(POLLIN)) }

  func writable(_ socket: Int32) throws(PostgresFailure) { try wait(socket, Int16(POLLOUT)) }

  private func wait(_ socket: Int32, _ events: Int16) throws(PostgresFailure) {
    guard socket >= 0 else { throw .away }
    while true {
      let left = end - Self.now
      guard left > 0 else { throw .away }
      var watched = pollfd(fd: socket, events: events, revents: 0)
      let count = poll(&watched, 1, Int32(left))
      if count > 0 { return }
      guard count == 0 || errno == EINTR else { throw .away }
    }
  }
}
