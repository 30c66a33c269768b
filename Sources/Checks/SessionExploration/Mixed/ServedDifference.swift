/// One thing in which the server of another version differs for the session of an app.
package enum ServedDifference: Hashable, Sendable {
  case lifetime(token: String)
  case rotation(token: String)
  case grace(token: String)
  /// The consequence of a used token that comes back.
  case reuse(token: String)
  /// The server does not know a call in this form.
  case request(endpoint: String)
  /// Calls that carry a token in a way that the server does not see.
  case carrying
  case answer(endpoint: String)
  /// The refusal by which the server says what is wrong with a token, in all calls.
  case refusal(CallClass.TokenFault)
  /// Whether the call ends the session.
  case ending(endpoint: String)
}
