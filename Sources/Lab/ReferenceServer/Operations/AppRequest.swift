import AuthServer
import ContractModel
import Crypto
import Stores

/// The app's request when it opened the browser, kept until the browser comes back.
struct AppRequest: Sendable {
  /// The app's own; comes back to it as it is.
  var state: String?
  /// Ties the code to the app that asked.
  var codeChallenge: String?
  var challengeIsPlain = false

  init(_ given: OperationInput, _ operations: OperationHandlers) {
    state = given.slots[.state]?.reveal()
    codeChallenge = given.slots[.codeChallenge]?.reveal()
    let provider = given.endpoint.object.flatMap { operations.contract.providers.find($0.value) }
    challengeIsPlain = provider?.pkce?.value == .plain
  }

  init(_ payload: JSONObject) {
    state = payload["state"]?.asText
    codeChallenge = payload["codeChallenge"]?.asText
    challengeIsPlain = payload["plain"]?.isTrue ?? false
  }

  var payload: JSONObject {
    [
      "state": state.map(JSONValue.string), "codeChallenge": codeChallenge.map(JSONValue.string),
      "plain": .bool(challengeIsPlain),
    ]
  }
}

extension OperationHandlers {
  /// The end of a web sign-in for a person who is proven: tokens or a code go to the app.
  func leave(
    with account: Account, to callback: String, _ given: OperationInput, app: AppRequest
  ) async throws -> Outcome {
    try mustBeGood(account)
    guard account.state == .active else { throw OperationRefusal(.accountUnconfirmed) }
    let names = tokenPolicy.granted(by: given.endpoint)
    guard !names.isEmpty else {
      return try await leave(
        to: callback, with: AnswerData(account: account), account, SignInProgress(), app: app)
    }
    let facts = try await session(for: account, given, SignInProgress(), bringing: names)
    return try await leave(to: callback, with: facts, account, SignInProgress(), app: app)
  }

  func leave(
    to callback: String, with facts: AnswerData, _ account: Account, _ way: SignInProgress,
    app: AppRequest
  ) async throws -> Outcome {
    var facts = facts
    facts.slots[.state] = app.state
    for field in contract.callbacks[callback].fields {
      switch field.shape.element {
      case .provider(_, .authorizationCode):
        facts.slots[.authorizationCode] = try await oneTimeCode(for: account, way, app)
      case .scalar(let scalar) where facts.tokens.isEmpty && [.code, .string].contains(scalar):
        facts.values[field.name.value] = .string(try await oneTimeCode(for: account, way, app))
      default: continue
      }
    }
    return .callback(callback, facts)
  }

  static let codeKind = "$code"
  private static let codeLifetime = 300

  private func oneTimeCode(
    for account: Account, _ way: SignInProgress, _ app: AppRequest
  ) async throws -> String {
    let text = try RandomText.token().reveal()
    var payload = app.payload
    payload["account"] = .string(account.id)
    payload["password"] = .string(passwordMark(of: account))
    payload["shown"] = SignInStep.json(way.shown)
    try await store.put(
      ticket: hash.fingerprint(ofTicket: Self.codeKind, text), kind: Self.codeKind,
      payload: payload, lifetime: Self.codeLifetime)
    return text
  }
}
