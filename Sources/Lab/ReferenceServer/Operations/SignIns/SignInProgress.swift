import AuthServer
import ContractModel

/// How far a sign-in has come, and what it began with.
struct SignInProgress: Sendable {
  /// The steps that are not asked any more.
  var passed: Set<SignInStep> = []
  /// The steps that were shown for it: somebody who showed more than a password is not odd.
  var shown: Set<SignInStep> = []
  /// A sign-in by password passes no second factor by, and ends with its password.
  var isByPassword = false

  static let byPassword = SignInProgress(isByPassword: true)

  func with(_ step: SignInStep) -> SignInProgress {
    var progress = self
    progress.passed.insert(step)
    progress.shown.insert(step)
    return progress
  }
}

extension SignInProgress {
  init(_ payload: JSONObject) {
    self.init(
      passed: SignInStep.set(payload["passed"]), shown: SignInStep.set(payload["shown"]),
      isByPassword: payload["byPassword"]?.isTrue ?? false)
  }

  var payload: JSONObject {
    [
      "passed": SignInStep.json(passed), "shown": SignInStep.json(shown),
      "byPassword": .bool(isByPassword),
    ]
  }
}

extension SignInStep {
  static func set(_ json: JSONValue?) -> Set<SignInStep> {
    guard case .array(let words)? = json else { return [] }
    return Set(words.compactMap(\.asText).compactMap { SignInStep(rawValue: $0) })
  }

  static func json(_ steps: Set<SignInStep>) -> JSONValue {
    .array(steps.map(\.rawValue).sorted().map(JSONValue.string))
  }
}
