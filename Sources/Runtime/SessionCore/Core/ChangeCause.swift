/// Why a session is shown anew.
package enum ChangeCause: Hashable, Sendable {
  /// The store was read for the first time.
  case restored
  case signedIn
  /// A sign-in took the place of another session.
  case replaced
  case renewed
  /// A call's answer or a callback of this name.
  case answered(String)
  /// A person signed out.
  case signedOut
  /// The server refused; nil where the contract has no name for it.
  case refused(String?)
  /// The life of a token is over.
  case expired
  /// An event of the app.
  case app(String)
  /// Another process wrote to the store.
  case elsewhere

  /// The refusal that ended a session, if one did.
  var refusal: String? { if case .refused(let name) = self { name } else { nil } }

  /// It is news though the state and the values are as they were.
  package var isNews: Bool {
    switch self {
    case .signedIn, .replaced, .renewed, .elsewhere: true
    case .restored, .answered, .signedOut, .refused, .expired, .app: false
    }
  }
}
