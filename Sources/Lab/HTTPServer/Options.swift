package import AuthServer
import CHTTPD

package struct Options: Sendable {
  /// A numeric address. The loopback address is the only one that no other machine reaches.
  package var host = "127.0.0.1"
  /// 0 takes a free one.
  package var port: UInt16 = 0
  /// How many connections are open at once. One more takes the place of the one that has kept us waiting longest.
  package var connections = 256
  package var limits = Limits()
  package var timeouts = Timeouts()
  package var visitors = Visitors()
  /// Told of what the front answers by itself, which no handler sees, on the thread of all connections.
  package var refused: @Sendable (RequestRejection) -> Void = { _ in }
  /// Tests hand in a system that has no file left.
  var accept: @Sendable (Int32, UnsafeMutablePointer<chttpd_address>) -> Int32 = {
    chttpd_accept($0, $1)
  }

  package init() {}
}

/// How long each step of a connection may take.
package struct Timeouts: Sendable {
  /// From a request's first byte, or from the connection's start, to the end of its head.
  package var head = Duration.seconds(10)
  /// From there to the end of its body.
  package var body = Duration.seconds(20)
  /// From its first byte to the handler's answer.
  package var request = Duration.seconds(30)
  /// Until the next request begins.
  package var idle = Duration.seconds(30)
  /// Until the answer is sent.
  package var answer = Duration.seconds(20)
  /// How long what still comes is read and dropped after a last answer: closing at once would take the
  /// answer back that is on its way.
  package var ending = Duration.seconds(1)

  package init() {}
}

extension Timeouts {
  /// Counted once for each connection: durations are numbers of 128 bits.
  struct Nanoseconds {
    let head, body, request, idle, answer, ending: Int64

    init(_ timeouts: Timeouts) {
      head = timeouts.head.nanoseconds
      body = timeouts.body.nanoseconds
      request = timeouts.request.nanoseconds
      idle = timeouts.idle.nanoseconds
      answer = timeouts.answer.nanoseconds
      ending = timeouts.ending.nanoseconds
    }
  }
}

extension Duration {
  /// As many as fit.
  package var nanoseconds: Int64 {
    let (seconds, rest) = components
    let (whole, isTooLong) = seconds.multipliedReportingOverflow(by: 1_000_000_000)
    let (sum, isTooMuch) = whole.addingReportingOverflow(rest / 1_000_000_000)
    return isTooLong || isTooMuch ? (seconds < 0 ? .min : .max) : sum
  }
}
