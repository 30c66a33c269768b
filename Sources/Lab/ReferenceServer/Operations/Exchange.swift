import AuthServer
import ContractModel
import Crypto
import Primitives
import Stores

extension OperationHandlers {
  func exchange(_ given: OperationInput) async throws -> Outcome {
    if isOwnCode(given) { return try await redeem(given) }
    return try await signInWithProvider(given)
  }

  /// A code that this server gave to the app in a callback: good once, and for the app that asked.
  func redeem(_ given: OperationInput) async throws -> Outcome {
    guard let code = given.slots[.authorizationCode] ?? given.code ?? sentText(given) else {
      throw OperationRefusal(.requestInvalid)
    }
    let ticket = hash.fingerprint(ofTicket: Self.codeKind, code.reveal())
    switch try await store.take(ticket: ticket, kind: Self.codeKind) {
    case .good(let payload):
      try mustHaveAsked(AppRequest(payload), given)
      guard let id = payload["account"]?.asText, let account = try await store.account(id) else {
        throw OperationRefusal(.accountGone)
      }
      guard payload["password"]?.asText == passwordMark(of: account) else {
        throw OperationRefusal(.codeWrong)
      }
      return try await enter(account, given, way(behind: payload, given))
    case .expired: throw OperationRefusal(.codeExpired)
    case .unknown: throw OperationRefusal(.codeWrong)
    }
  }

  /// The progress of a sign-in on the page, which asked for all that comes before a session. Only here the device is
  /// known: where the contract has a word for it, an odd one is asked about here.
  private func way(behind payload: JSONObject, _ given: OperationInput) -> SignInProgress {
    var passed = Set(SignInStep.allCases)
    // guard: page-code-oddness
    if declares(.oddSignIn, at: given) { passed.remove(.oddSignIn) }
    return SignInProgress(
      passed: passed, shown: SignInStep.set(payload["shown"]), isByPassword: true)
  }

  /// RFC 7636: who asked with a challenge has the verifier; and nobody brings one to a code without.
  private func mustHaveAsked(_ app: AppRequest, _ given: OperationInput) throws {
    let verifier = given.slots[.codeVerifier]
    guard let challenge = app.codeChallenge else {
      if verifier != nil { throw OperationRefusal(.codeWrong) }
      return
    }
    guard let verifier else { throw OperationRefusal(.codeWrong) }
    let said =
      app.challengeIsPlain
      ? verifier : Secret(Base64URL.encode(SHA256.hash(Array(verifier.reveal().utf8))))
    // guard: code-verifier-checked
    guard said == Secret(challenge) else { throw OperationRefusal(.codeWrong) }
  }

  /// Codes come from this server where it stands between the app and the provider.
  private func isOwnCode(_ given: OperationInput) -> Bool {
    guard given.slots[.authorizationCode] != nil else { return true }
    let ends = contract.endpoints.filter { $0.endsIn != nil }
    return ends.contains {
      [.providerCallback, .webSignIn, .providerStart].contains($0.operation.value)
    }
  }

  private func sentText(_ given: OperationInput) -> Secret? {
    let leaf = SentFields(types: contract.types).leaves(of: given).first {
      if case .scalar(.string) = $0.field.shape.element { true } else { false }
    }
    return leaf?.value.asText.map { Secret($0) }
  }
}
