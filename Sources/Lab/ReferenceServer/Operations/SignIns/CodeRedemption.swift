import AuthServer
import ContractModel
import Crypto
import Primitives
import Stores

/// Redemption of a code that this server gave to the app in a callback.
final class CodeRedemption: Sendable {
  private let types: Definitions<TypeDefinition>
  private let store: any AccountStore & TicketStore
  private let hash: KeyedHash
  private let refusals: DeclaredRefusals
  private let completer: SignInCompleter

  init(
    types: Definitions<TypeDefinition>, store: any AccountStore & TicketStore, hash: KeyedHash,
    refusals: DeclaredRefusals, completer: SignInCompleter
  ) {
    self.types = types
    self.store = store
    self.hash = hash
    self.refusals = refusals
    self.completer = completer
  }

  /// A code that this server gave to the app in a callback: good once, and for the app that asked.
  func redeem(_ input: OperationInput) async throws -> Outcome {
    guard let code = input.slots[.authorizationCode] ?? input.code ?? sentText(input) else {
      throw OperationRefusal(.requestInvalid)
    }
    let ticket = hash.fingerprint(ofTicket: AppReturns.codeKind, code.reveal())
    switch try await store.take(ticket: ticket, kind: AppReturns.codeKind) {
    case .good(let payload):
      try checkVerifier(AppRequest(payload), input)
      guard let id = payload["account"]?.asText, let account = try await store.account(id) else {
        throw OperationRefusal(.accountGone)
      }
      guard payload["password"]?.asText == hash.passwordMark(of: account) else {
        throw OperationRefusal(.codeWrong)
      }
      return try await completer.complete(account, input, progress(behind: payload, input))
    case .expired: throw OperationRefusal(.codeExpired)
    case .unknown: throw OperationRefusal(.codeWrong)
    }
  }

  /// The progress of a sign-in on the page, which asked for all that comes before a session. Only here the device is
  /// known: where the contract has a word for it, an odd one is asked about here.
  private func progress(behind payload: JSONObject, _ input: OperationInput) -> SignInProgress {
    var passed = Set(SignInStep.allCases)
    if refusals.declares(.oddSignIn, at: input) { passed.remove(.oddSignIn) }  //! page-code-oddness
    return SignInProgress(
      passed: passed, shown: SignInStep.set(payload["shown"]), isByPassword: true)
  }

  /// RFC 7636: who asked with a challenge has the verifier; and nobody brings one to a code without.
  private func checkVerifier(_ app: AppRequest, _ input: OperationInput) throws {
    let verifier = input.slots[.codeVerifier]
    guard let challenge = app.codeChallenge else {
      if verifier != nil { throw OperationRefusal(.codeWrong) }
      return
    }
    guard let verifier else { throw OperationRefusal(.codeWrong) }
    let computed =
      app.challengeIsPlain
      ? verifier : Secret(Base64URL.encode(SHA256.hash(Array(verifier.reveal().utf8))))
    guard computed == Secret(challenge) else { throw OperationRefusal(.codeWrong) }  //! pkce-proof
  }

  private func sentText(_ input: OperationInput) -> Secret? {
    let leaf = SentFields(types: types).leaves(of: input).first {
      if case .scalar(.string) = $0.field.shape.element { true } else { false }
    }
    return leaf?.value.asText.map { Secret($0) }
  }
}
