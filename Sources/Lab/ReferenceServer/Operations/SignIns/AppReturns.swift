import ContractModel
import Crypto
import Stores

/// Returns of a browser to the app, with tokens or a code.
final class AppReturns: Sendable {
  private let contract: Contract
  private let store: any TicketStore
  private let hash: KeyedHash
  private let tokenPolicy: TokenPolicy
  private let sessions: SessionStarter

  init(
    contract: Contract, store: any TicketStore, hash: KeyedHash, tokenPolicy: TokenPolicy,
    sessions: SessionStarter
  ) {
    self.contract = contract
    self.store = store
    self.hash = hash
    self.tokenPolicy = tokenPolicy
    self.sessions = sessions
  }

  /// The end of a web sign-in for a person who is proven: tokens or a code go to the app.
  func returnToApp(
    with account: Account, to callback: String, _ input: OperationInput, app: AppRequest
  ) async throws -> Outcome {
    try account.requireUsable()
    guard account.state == .active else { throw OperationRefusal(.accountUnconfirmed) }
    let names = tokenPolicy.granted(by: input.endpoint)
    guard !names.isEmpty else {
      return try await returnToApp(
        to: callback, with: AnswerData(account: account), account, SignInProgress(), app: app)
    }
    let data = try await sessions.session(for: account, input, SignInProgress(), bringing: names)
    return try await returnToApp(to: callback, with: data, account, SignInProgress(), app: app)
  }

  func returnToApp(
    to callback: String, with data: AnswerData, _ account: Account, _ progress: SignInProgress,
    app: AppRequest
  ) async throws -> Outcome {
    var data = data
    data.slots[.state] = app.state
    for field in contract.callbacks[callback].fields {
      switch field.shape.element {
      case .provider(_, .authorizationCode):
        data.slots[.authorizationCode] = try await oneTimeCode(for: account, progress, app)
      case .scalar(let scalar) where data.tokens.isEmpty && [.code, .string].contains(scalar):
        data.values[field.name.value] = .string(try await oneTimeCode(for: account, progress, app))
      case .scalar, .type, .token, .provider, .configuration, .enumeration, .constant, .record:
        continue
      }
    }
    return .callback(callback, data)
  }

  static let codeKind = "$code"

  private static let codeLifetime = 300

  private func oneTimeCode(
    for account: Account, _ progress: SignInProgress, _ app: AppRequest
  ) async throws -> String {
    let text = try RandomText.token().reveal()
    var payload = app.payload
    payload["account"] = .string(account.id)
    payload["password"] = .string(hash.passwordMark(of: account))
    payload["shown"] = SignInStep.json(progress.shown)
    try await store.put(
      ticket: hash.fingerprint(ofTicket: Self.codeKind, text), kind: Self.codeKind,
      payload: payload, lifetime: Self.codeLifetime)
    return text
  }
}
