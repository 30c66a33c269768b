/// Something that is to be done for a session, in the order given.
package enum SessionEffect: Hashable, Sendable {
  case resume(call: Int, Verdict)
  /// Other processes wait while this one renews; `.leased` follows, at the latest after so many seconds.
  case lease(flight: Int, within: Double)
  /// Makes and sends the call that renews, with these tokens; `.renewalSent` and `.renewalAnswered` follow.
  case renew(flight: Int, tokens: [String: TokenText], within: Double)
  /// `.timer` follows.
  case wake(flight: Int, after: Double)
  /// The renewal is over: the lease ends, and whoever waits is resumed after this.
  case landed(flight: Int, FlightEnd)
  /// The sign-out can be told to the server, with the newest tokens of the session.
  case leave(call: Int, SessionRecord)
  /// Ends tokens at the server that nobody will use.
  case revoke([String: HeldToken])
  case show(SessionStateID, values: [String: String], ChangeCause)
  case renewalBegan
}

/// The way on of a call.
package enum Verdict: Hashable, Sendable {
  /// It asks for tokens again.
  case prepare
  /// The request can be built with these tokens.
  case build([String: TokenText])
  /// The answer counts as it came.
  case deliver
  /// The renewal that was asked for succeeded.
  case renewed(flight: Int)
  case fail(SessionFailure)
}

/// How a renewal ended.
package enum FlightEnd: Hashable, Sendable {
  case succeeded
  /// Another process has renewed meanwhile.
  case takenOver
  /// As the server answered it.
  case asAnswered
  case failed(SessionFailure)

  package var succeeded: Bool { self == .succeeded || self == .takenOver }
}
