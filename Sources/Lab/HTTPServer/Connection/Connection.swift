import AuthServer

/// One connection, from its first byte to its end, without its socket: bytes, answers and times come in; requests,
/// bytes and the wish to end come out. Requests are answered one after the other, in their order.
///
/// The owner of the socket says what time it is.
package struct Connection {
  package enum Phase: Equatable, Sendable {
    case reading
    /// A handler has the request.
    case handling
    /// Its answer is there and waits as it was told to.
    case delaying
    case writing
    /// The last answer is sent; what comes is dropped until the other end has read it.
    case ending
    case closed
  }

  let limits: Limits
  let timeouts: Timeouts.Nanoseconds
  let peer: String?
  var parser: RequestParser

  package internal(set) var phase = Phase.reading
  /// When something has to happen if nothing else does.
  package internal(set) var deadline: Int64 = 0
  /// Since when this connection keeps us waiting for its next step.
  package internal(set) var waitsSince: Int64
  var requestBegan: Int64 = 0

  /// Bytes behind the request that is being answered.
  var input: [UInt8] = []
  var inputStart = 0
  var peerHasEnded = false
  var request: Request?
  var isHead = false
  var isLast = false
  var delivery: Delivery?
  var refusal: RequestRejection?

  package internal(set) var output: [UInt8] = []
  package internal(set) var sent = 0
  /// How much of the output may go out by now.
  package internal(set) var released = 0

  package init(limits: Limits, timeouts: Timeouts, peer: String?, now: LoopTime) {
    self.limits = limits
    self.timeouts = Timeouts.Nanoseconds(timeouts)
    self.peer = peer
    parser = RequestParser(limits: limits)
    waitsSince = now.time
    deadline = now.time.later(by: self.timeouts.head)
  }

  package var wantsToRead: Bool {
    !peerHasEnded && (phase == .reading || phase == .ending)
  }

  /// Whether bytes can be sent at this moment.
  package var wantsToWrite: Bool { sent < released }

  package var isClosed: Bool { phase == .closed }

  /// Between requests: nothing is lost if it ends here.
  package var isIdle: Bool { phase == .reading && parser.isAtStart && output.isEmpty }

  /// Whether it may end for another's sake.
  package var isExpendable: Bool { phase != .handling && phase != .delaying }  //! waiting-peer

  /// Whether the last answer is sent, and the other end has yet to read it: the writing half is to be closed.
  package var hasEndedWriting: Bool { phase == .ending }

  /// A request that has come whole, once.
  package mutating func takeRequest() -> Request? { request.take() }

  /// The refusal that the HTTP server answered by itself, once.
  package mutating func takeRefusal() -> RequestRejection? { refusal.take() }

  package mutating func close() {
    phase = .closed
    input = []
    output = []
    (sent, released) = (0, 0)
    delivery = nil
    deadline = .max
  }

  /// Answers what is being worked on, and nothing after it.
  package mutating func finish() {
    if isIdle { close() } else { isLast = true }  //! stop-answers-received
  }
}
