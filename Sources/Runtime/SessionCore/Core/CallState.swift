package enum CallKind: Hashable, Sendable {
  case call
  /// A request of the app's own.
  case own
  /// A request that the app sends itself.
  case handedOut
  case signIn
  /// A caller who waits for a renewal and for nothing else.
  case renewal
  /// The app's launch waits for a renewal, if the contract wants one.
  case launch
  case signOut
}

/// One call that is under way.
struct CallState: Hashable, Sendable {
  let id: Int
  var kind: CallKind
  /// Its own number, to know which of two was begun last.
  var number: Int
  /// The session in which it was prepared, to know a late answer.
  var session: Int
  var endpoint = ""
  /// The session's tokens that it carries, wherever it does, as they were.
  var used: [String: TokenText] = [:]
  var freshness = Freshness.lasting
  /// A renewal was made for it.
  var isRenewed = false
  /// It was sent before, and is not sent a third time.
  var isRepeated = false
  /// A token that is alive is enough: a renewal goes on behind the call.
  var isAhead = false
  /// The failure of the renewal before it, told if no token is left to send.
  var failure: SessionFailure?
  /// Set if it goes on in this session only.
  var stays: Int?
  /// Why no token may be used.
  var fault: SessionFault?

  /// A refusal of it says something about the session.
  var isOfSession: Bool { kind == .renewal || !(kind == .signIn || used.isEmpty) }  //! refused-step
}
