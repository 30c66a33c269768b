import AuthServer
import ContractModel

/// The content of a challenge's ticket.
struct Challenge: Sendable {
  let account: String
  /// The mark of the password as it was: whoever sets another one ends the sign-ins that are under way.
  let password: String
  let step: SignInStep
  let way: SignInProgress

  init(account: String, password: String, step: SignInStep, way: SignInProgress) {
    self.account = account
    self.password = password
    self.step = step
    self.way = way
  }

  init?(_ payload: JSONObject) {
    guard let account = payload["account"]?.asText, let password = payload["password"]?.asText,
      let step = payload["step"]?.asText.flatMap(SignInStep.init(rawValue:)),
      case .object(let way)? = payload["way"]
    else { return nil }
    self.init(account: account, password: password, step: step, way: SignInProgress(way))
  }

  var payload: JSONObject {
    [
      "account": .string(account), "password": .string(password), "step": .string(step.rawValue),
      "way": .object(way.payload),
    ]
  }
}
