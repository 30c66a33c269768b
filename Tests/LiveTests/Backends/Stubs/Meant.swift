import AuthServer

/// A refusal by its meaning, as contracts have it under `means`, before an endpoint says it in its own words.
struct Meant: Error {
  enum Meaning {
    case tokenMissing, tokenInvalid, tokenExpired, tokenReused, sessionEnded
    case accountDisabled, accountGone, accountUnknown, accountUnconfirmed, accountLocked
    case credentialsWrong, passwordWeak, termsNotAccepted, identifierTaken, alreadyConfirmed
    case codeWrong, codeExpired, codeTriesSpent, challengeUnknown, oddSignIn
    case providerRefused, providerUnavailable, requestInvalid
  }

  let meaning: Meaning
  /// Tries that are left.
  var left = 0
  /// The end of a lock.
  var until = 0
  /// The token of the next step.
  var challenge = Secret("")

  init(_ meaning: Meaning, left: Int = 0, until: Int = 0, challenge: Secret = Secret("")) {
    self.meaning = meaning
    self.left = left
    self.until = until
    self.challenge = challenge
  }
}

/// Does the work of an endpoint, and says what is meant in the endpoint's words.
@StubActor
func refusing<Value: Sendable, Refusal: DeclaredRefusal>(
  _: Refusal.Type, _ choose: (Meant) -> ServerRefusal<Refusal>,
  _ work: @StubActor () async throws -> Value
) async throws(ServerRefusal<Refusal>) -> Value {
  do { return try await work() } catch {
    guard let meant = error as? Meant else { throw .unavailable(retryAfter: 1) }
    throw choose(meant)
  }
}
