import ContractModel

/// The words of `recover`, each with its meaning and an example. `LanguageReferenceTests` holds the docs to it.
extension LanguageWord {
  init(_ recovery: Recovery.Word) {
    let (says, beside, example) = Self.words(of: recovery)
    self.init(
      recovery.rawValue, says: "the app \(says)", beside: beside, example: "errors:\n  \(example)")
  }

  private static func words(
    of recovery: Recovery.Word
  ) -> (says: String, beside: [String], example: String) {
    switch recovery {
    case .renew:
      (
        "refreshes the token and repeats the call once; in the endpoint that refreshes, it means `signIn`",
        ["`token`, if it is not the session's"],
        "sessionExpired: { status: 401, match: { code: EXPIRED }, recover: renew }"
      )
    case .retry:
      (
        "offers to try again: the same call may succeed later", [],
        "serverFailed: { status: 5xx, recover: retry }"
      )
    case .wait:
      (
        "allows no other try before a given time",
        ["`until`, a field of the error with a time: an `instant`, `unixTime` or `seconds`"],
        "tooManyTries: { status: 429, fields: { left: seconds }, recover: wait, until: left }"
      )
    case .correct:
      (
        "asks the user to correct the input", [],
        "wrongPassword: { status: 401, match: { code: WRONG_PASSWORD }, recover: correct }"
      )
    case .signIn:
      (
        "clears the session and shows the sign-in", [],
        "sessionEnded: { status: 401, match: { code: ENDED }, recover: signIn }"
      )
    case .continueFlow:
      (
        "continues in a flow", ["`flow`"],
        "unknownAccount: { status: 404, match: { code: UNKNOWN }, recover: continue, flow: registration }"
      )
    case .tell:
      (
        "shows the message; no recovery", [],
        "accountDisabled: { status: 403, match: { code: DISABLED }, recover: tell }"
      )
    }
  }
}
