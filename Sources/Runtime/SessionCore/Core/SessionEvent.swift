/// Something that happened to a session. Calls and flights are known by their numbers.
package enum SessionEvent: Hashable, Sendable {
  /// A request for the state. The core reads the store and never writes it.
  case look
  /// The store's content may have changed by another process.
  case storeChanged
  case appEvent(String)
  /// A callback without tokens came to a page that was opened in this session.
  case callback(String, session: Int)
  /// The store's form changed: the session is written anew.
  case rewrite

  /// A call begins, or wakes up after a wait, and asks for the tokens that it may carry.
  case prepares(call: Int)
  /// The request is on its way with these tokens of the session.
  case sends(call: Int, endpoint: String, used: [String: TokenText])
  /// No call can be made without the token of this name.
  case lacks(call: Int, token: String)
  case answered(call: Int, CallResult)
  /// The caller gave up.
  case cancelled(call: Int)
  /// The call ends without a request.
  case abandons(call: Int)

  case wantsRenewal(call: Int)
  case launches(call: Int)

  /// The answer of a sign-in came, of the call or of a page.
  case signedIn(call: Int, events: [String], Grants, id: String?)
  /// A person signs out by a call of this endpoint, or of one that cannot be known.
  case signsOut(call: Int, endpoint: String?)
  /// The last chance to write what could not be written.
  case writes(call: Int)

  case leased(flight: Int)
  case renewalSent(flight: Int, endpoint: String, used: [String: TokenText])
  /// The renewal could not be made: this token is missing, or a fault.
  case renewalUnsent(flight: Int, SessionFault?)
  case renewalAnswered(flight: Int, CallResult)
  case timer(flight: Int)
}
