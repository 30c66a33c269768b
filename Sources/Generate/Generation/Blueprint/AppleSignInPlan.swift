import ContractModel

/// The plan of signing in with Apple by the system's own sheet.
package struct AppleSignInPlan: Sendable {
  package let name: String
  package let doc: LocalizedText?
  /// The parts of the profile that the sheet asks for.
  package let asks: [Provider.Asked]
  /// The form of the nonce that Apple signs.
  package let nonce: Provider.NonceRule
  /// The slots that a call cannot do without.
  package let needs: [ProviderSlot]

  /// Nil where no call of the app sends anything of it, as where a hosted page signs in.
  init?(_ provider: Provider, _ contract: Contract, _ calls: [CallPlan]) {
    var sent = SentSlots(contract, of: provider.name.value)
    let own = Set(calls.filter { $0.caller == .app }.map(\.name))
    for endpoint in contract.endpoints where own.contains(endpoint.name.value) {
      sent.add(endpoint.sends)
    }
    guard provider.kind.value == .apple, !sent.all.isEmpty else { return nil }
    name = provider.name.value
    doc = provider.doc
    asks = provider.asks.map(\.value)
    nonce = provider.nonce?.value ?? .sha256Hex
    needs = [.identityToken, .authorizationCode].filter(sent.needed.contains)
  }
}

/// The slots of one provider that calls send, also inside of types.
private struct SentSlots {
  private let contract: Contract
  private let provider: String
  private var types: Set<String> = []
  private(set) var all: Set<ProviderSlot> = []
  private(set) var needed: Set<ProviderSlot> = []

  init(_ contract: Contract, of provider: String) {
    self.contract = contract
    self.provider = provider
  }

  mutating func add(_ fields: [Field]) {
    for field in fields {
      switch field.shape.element {
      case .provider(provider, let slot):
        all.insert(slot)
        if !field.shape.isOptional { needed.insert(slot) }
      case .record(let inner): add(inner)
      case .type(let name): add(type: name)
      case .scalar, .token, .provider, .configuration, .enumeration, .constant: break
      }
    }
  }

  private mutating func add(type name: String) {
    guard types.insert(name).inserted, let type = contract.types.find(name) else { return }
    add(type.fields)
  }
}
