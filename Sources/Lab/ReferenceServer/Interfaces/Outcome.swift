import AuthServer
import ContractModel
import Stores

/// The result of an operation. How it looks on the wire is not its business.
enum Outcome: Sendable {
  /// The answer's fields are filled from these.
  case done(AnswerData)
  /// The sign-in goes on with that type's answer, one of several: `SmsChallenge`.
  case answered(type: String, AnswerData)
  /// The browser goes back to the app.
  case callback(String, AnswerData)
  /// It goes back to the app with nothing; the state is the app's own.
  case refusedCallback(String, WebRefusal, state: String?)
  /// The browser goes to a provider.
  case redirect(to: String)
  /// A page for a person.
  case page(Response)
}

/// The values that an answer can be made of.
struct AnswerData: Sendable {
  /// Tokens that were made, by their names in the contract.
  var tokens: [String: IssuedToken] = [:]
  var account: Account?
  /// The session of the call.
  var session: Session?
  /// For lists of devices.
  var sessions: [Session] = []
  /// The values of the provider's slots on the way back: a hosted page's code and state, SRP's numbers.
  var slots: [ProviderSlot: String] = [:]
  /// Further values by the contract's names of fields; they come first.
  var values: JSONObject = [:]
}

/// A token that was just made.
struct IssuedToken: Sendable {
  let secret: Secret
  /// Nil for ever.
  let expiresAt: Moment?
  let lifetime: Int?
}
