import AuthServer
import ContractModel
import Stores

/// Operation of the browser that a provider sends back.
final class ProviderReturns: Sendable {
  private let contract: Contract
  private let store: any TicketStore
  private let hash: KeyedHash
  private let settings: OperationSettings
  private let providers: any ProviderGate
  private let providerAccounts: ProviderAccounts
  private let completer: SignInCompleter
  private let returns: AppReturns

  init(
    contract: Contract, store: any TicketStore, hash: KeyedHash, settings: OperationSettings,
    providers: any ProviderGate, providerAccounts: ProviderAccounts, completer: SignInCompleter,
    returns: AppReturns
  ) {
    self.contract = contract
    self.store = store
    self.hash = hash
    self.settings = settings
    self.providers = providers
    self.providerAccounts = providerAccounts
    self.completer = completer
    self.returns = returns
  }

  // guard: error-link-needs-state
  /// Takes the browser that the provider sends back; from here it goes to the app.
  func takeBack(_ given: OperationInput) async throws -> Outcome {
    let provider = try contract.provider(of: given)
    let begun = try await begun(given, at: provider)
    if let error = given.back.error { return try turnBack(error, given, AppRequest(begun)) }
    var proof = ProviderProof(slots: given.slots)
    proof.redirect = settings.base + given.place(of: given.endpoint, in: contract)
    proof.nonce = begun["nonce"]?.asText.map { Secret($0) }
    proof.slots[.codeVerifier] = begun["verifier"]?.asText.map { Secret($0) }
    let person = try await providers.vouch(for: proof, at: provider)
    let account = try await providerAccounts.owner(of: person, at: provider, told: given)
    guard let callback = given.endpoint.endsIn?.value else {
      return try await completer.enter(account, given)
    }
    return try await returns.leave(with: account, to: callback, given, app: AppRequest(begun))
  }

  /// The data that was kept when the browser left. A state counts once, for a while, and at the provider that it went
  /// to. It comes back whether the contract names it or not, or somebody else's link could sign a browser in.
  private func begun(_ given: OperationInput, at provider: Provider) async throws -> JSONObject {
    // guard: unnamed-state-checked
    guard given.endpoint.stateField != nil || startsHere(given.endpoint, provider) else {
      return [:]
    }
    guard let state = state(given) else { throw OperationRefusal(.stateWrong) }
    let ticket = hash.fingerprint(ofTicket: ProviderRedirects.stateKind, state)
    // guard: provider-state-bound
    guard
      case .good(let payload) = try await store.take(
        ticket: ticket, kind: ProviderRedirects.stateKind),
      payload["provider"]?.asText == provider.name.value
    else { throw OperationRefusal(.stateWrong) }
    return payload
  }

  private func state(_ given: OperationInput) -> String? {
    guard let field = given.endpoint.stateField else { return given.back.state?.reveal() }
    return given.slots[.state]?.reveal() ?? given.values[field.name.value]?.asText
  }

  /// Whether this server sends browsers to the provider that come back here. Else nobody made a state.
  private func startsHere(_ returning: Endpoint, _ provider: Provider) -> Bool {
    contract.endpoints.contains { start in
      switch start.operation.value {
      case .webSignIn: return start.endsIn?.value == returning.endsIn?.value
      case .providerStart:
        guard let named = start.object?.value else { return false }
        return named == provider.name.value
          || contract.providers.find(named)?.kind.value == .cognito
      default: return false
      }
    }
  }

  /// The person said no there, or the provider did: the app learns it, or its browser would stay open.
  private func turnBack(_ error: String, _ given: OperationInput, _ app: AppRequest) throws
    -> Outcome
  {
    let refusal = WebRefusal(atProvider: error)
    Trace.current?.note(why: "the provider sent the browser back with \(refusal.rawValue)")
    guard let callback = given.endpoint.endsIn?.value else {
      throw OperationRefusal(.providerRefused)
    }
    Trace.current?.note(reason: Meaning.providerRefused.rawValue)
    return .turnedBack(callback, refusal, state: app.state)
  }
}

extension WebRefusal {
  /// The app's reading of a provider's `error`: who it was that said no. That this server asked wrongly is no fault of
  /// the app's question.
  init(atProvider error: String) {
    switch error {
    case "access_denied", "user_cancelled_authorize", "user_cancelled_login", "login_required",
      "consent_required", "interaction_required":
      self = .accessDenied
    case "temporarily_unavailable": self = .temporarilyUnavailable
    default: self = .serverError
    }
  }
}

extension Endpoint {
  /// The field in which a provider's redirect brings the state, if the contract has one.
  var stateField: Field? {
    sends.first { field in
      if case .provider(_, .state) = field.shape.element { return true }
      return field.wireName == "state"
    }
  }
}
