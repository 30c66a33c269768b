import AuthServer
import ContractMessages
import ContractModel
import Diagnostics
import Stores

/// Operation of the browser that a provider sends back.
final class ProviderReturns: Sendable {
  private let contract: Contract
  private let store: any TicketStore
  private let hash: KeyedHash
  private let settings: OperationSettings
  private let providers: any IdentityProviders
  private let providerAccounts: ProviderAccounts
  private let completer: SignInCompleter
  private let returns: AppReturns

  init(
    contract: Contract, store: any TicketStore, hash: KeyedHash, settings: OperationSettings,
    providers: any IdentityProviders, providerAccounts: ProviderAccounts,
    completer: SignInCompleter,
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

  /// Takes the browser that the provider sends back; from here it goes to the app.
  func receive(_ input: OperationInput) async throws -> Outcome {  //! error-link-needs-state
    let provider = try contract.provider(of: input)
    let begun = try await begun(input, at: provider)
    if let error = input.back.error { return try refuseCallback(error, input, AppRequest(begun)) }
    var proof = ProviderProof(slots: input.slots)
    proof.redirect = settings.base + input.place(of: input.endpoint, in: contract)
    proof.nonce = begun["nonce"]?.asText.map { Secret($0) }
    proof.slots[.codeVerifier] = begun["verifier"]?.asText.map { Secret($0) }
    let person = try await providers.verify(proof, at: provider)
    let account = try await providerAccounts.owner(of: person, at: provider, input)
    guard let callback = input.endpoint.endsIn?.value else {
      return try await completer.complete(account, input)
    }
    return try await returns.returnToApp(with: account, to: callback, input, app: AppRequest(begun))
  }

  /// The data that was kept when the browser left. A state counts once, for a while, and at the provider that it went
  /// to. It comes back whether the contract names it or not, or somebody else's link could sign a browser in.
  private func begun(_ input: OperationInput, at provider: Provider) async throws -> JSONObject {
    guard input.endpoint.stateField != nil || startsHere(input.endpoint, provider) else {
      return [:]
    }  //! unnamed-state-checked
    guard let state = state(input) else { throw OperationRefusal(.stateWrong) }
    let ticket = hash.fingerprint(ofTicket: ProviderRedirects.stateKind, state)
    guard  //! provider-state-bound
      case .good(let payload) = try await store.take(
        ticket: ticket, kind: ProviderRedirects.stateKind),
      payload["provider"]?.asText == provider.name.value
    else { throw OperationRefusal(.stateWrong) }
    return payload
  }

  private func state(_ input: OperationInput) -> String? {
    guard let field = input.endpoint.stateField else { return input.back.state?.reveal() }
    return input.slots[.state]?.reveal() ?? input.values[field.name.value]?.asText
  }

  /// Whether this server sends browsers to the provider that come back here. Else nobody made a state.
  private func startsHere(_ returning: Endpoint, _ provider: Provider) -> Bool {
    contract.endpoints.contains { start in
      if start.operation.value == .webSignIn {
        return start.endsIn?.value == returning.endsIn?.value
      }
      guard start.operation.value == .providerStart, let named = start.object?.value else {
        return false
      }
      return named == provider.name.value || contract.providers.find(named)?.kind.value == .cognito
    }
  }

  /// The person said no there, or the provider did: the app learns it, or its browser would stay open.
  private func refuseCallback(_ error: String, _ input: OperationInput, _ app: AppRequest) throws
    -> Outcome
  {
    let refusal = WebRefusal(atProvider: error)
    Trace.current?.note(why: "the provider sent the browser back with \(refusal.rawValue)")
    guard let callback = input.endpoint.endsIn?.value else {
      throw OperationRefusal(.providerRefused)
    }
    Trace.current?.note(reason: Meaning.providerRefused.rawValue)
    return .refusedCallback(callback, refusal, state: app.state)
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
