import AuthServer
import ContractModel

/// The content of a challenge's ticket.
struct Challenge: Sendable {
  let account: String
  /// The mark of the password as it was: whoever sets another one ends the sign-ins that are under way.
  let password: String
  let step: SignInStep
  let progress: SignInProgress

  init(account: String, password: String, step: SignInStep, progress: SignInProgress) {
    self.account = account
    self.password = password
    self.step = step
    self.progress = progress
  }

  init?(_ payload: JSONObject) {
    guard let account = payload["account"]?.asText, let password = payload["password"]?.asText,
      let step = payload["step"]?.asText.flatMap(SignInStep.init(rawValue:)),
      case .object(let progress)? = payload["way"]
    else { return nil }
    self.init(account: account, password: password, step: step, progress: SignInProgress(progress))
  }

  var payload: JSONObject {
    [
      "account": .string(account), "password": .string(password), "step": .string(step.rawValue),
      "way": .object(progress.payload),
    ]
  }
}
