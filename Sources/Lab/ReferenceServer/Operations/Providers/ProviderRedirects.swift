import AuthServer
import ContractMessages
import ContractModel
import Crypto
import Diagnostics
import Primitives
import Stores

/// Redirects of browsers to providers.
final class ProviderRedirects: Sendable {
  private let contract: Contract
  private let store: any TicketStore
  private let hash: KeyedHash
  private let settings: OperationSettings
  private let providers: any IdentityProviders

  init(
    contract: Contract, store: any TicketStore, hash: KeyedHash, settings: OperationSettings,
    providers: any IdentityProviders
  ) {
    self.contract = contract
    self.store = store
    self.hash = hash
    self.settings = settings
    self.providers = providers
  }

  static let stateKind = "$state"

  func start(_ provider: Provider, _ input: OperationInput) async throws -> Outcome {
    let returning = contract.endpoints.first {
      $0.operation.value == .providerCallback && $0.object?.value == provider.name.value
    }
    guard let returning else { throw OperationRefusal(.providerNotSetUp) }
    let (state, nonce, verifier) = (
      try RandomText.token().reveal(), try RandomText.token().reveal(),
      try RandomText.token().reveal()
    )
    var payload = AppRequest(input, contract).payload
    payload["provider"] = .string(provider.name.value)
    payload["nonce"] = .string(nonce)
    payload["verifier"] = .string(verifier)
    try await store.put(
      ticket: hash.fingerprint(ofTicket: Self.stateKind, state), kind: Self.stateKind,
      payload: payload, lifetime: 600)
    let url = try await providers.start(
      ProviderStart(
        redirect: settings.base + input.place(of: returning, in: contract), state: state,
        nonce: nonce,
        codeChallenge: Base64URL.encode(SHA256.hash(Array(verifier.utf8))),
        returnsByForm: returning.method.value == .post),
      at: provider)
    return .redirect(to: url)
  }
}

extension OperationInput {
  /// The path of another call of the same visit, behind the path of its server's URL: a tenant stays the same.
  func place(of endpoint: Endpoint, in contract: Contract) -> String {
    let parts = endpoint.path.value.parts.map { part in
      //! page-keeps-tenant
      guard case .field(let name) = part, let value = values[name] else { return part.text }
      return PercentCoding.encode(value.wireText)
    }
    let base = contract.servers[endpoint.server].basePath
    return base + (parts.isEmpty ? "/" : parts.map { "/" + $0 }.joined())  //! page-server-path
  }
}
