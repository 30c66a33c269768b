import CHTTPD

/// Says which sockets can be read or written. Only the loop's thread uses it, but for `wake`, which the system lets
/// any thread call; the `Inbox` sees to it that none does after `close`.
struct Readiness: @unchecked Sendable {
  static let listener = UInt64.max - 1

  private let loop: OpaquePointer

  static func open() -> (Readiness?, Int32) {
    var loop: OpaquePointer?
    let answer = chttpd_loop_open(&loop)
    return (loop.map { Readiness(loop: $0) }, answer)
  }

  func close() { chttpd_loop_close(loop) }

  func wake() { chttpd_loop_wake(loop) }

  /// Below 0 for ever.
  func wait(_ events: UnsafeMutableBufferPointer<chttpd_event>, milliseconds: Int32) -> Int {
    let count = chttpd_loop_wait(loop, events.baseAddress, Int32(events.count), milliseconds)
    precondition(count >= 0, "the system cannot wait for sockets: error \(-count)")
    return Int(count)
  }

  func add(_ file: Int32, _ name: UInt64) -> Bool {
    chttpd_loop_add(loop, file, name, true, false) >= 0
  }

  func change(_ file: Int32, _ name: UInt64, reading: Bool, writing: Bool) -> Bool {
    chttpd_loop_change(loop, file, name, reading, writing) >= 0
  }
}
