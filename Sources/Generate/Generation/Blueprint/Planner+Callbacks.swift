import ContractModel

/// URLs that end a web sign-in.
extension Planner {
  mutating func callback(_ callback: Callback) -> CallbackPlan {
    let name = CallbackPlan.typeName(callback.name.value)
    names.claim(name, for: "the callback `\(callback.name.value)`", at: callback.name.span)
    let fields = callback.fields.filter { slot($0) != .state }
    fieldProblems += problems(.callbackField, fields.map(\.name))
    var record = record(fields, in: FieldPlace(owner: name))
    record.properties = record.properties.map(\.inURL)
    return CallbackPlan(
      callback: callback, record: record, parameters: callback.fields.map(\.wireName),
      state: callback.fields.first { slot($0) == .state }?.wireName,
      hasVerifier: contract.endpoints.contains { endpoint in
        endpoint.endsIn?.value == callback.name.value
          && FieldWalk(contract.types).slots(in: endpoint.sends).contains(.codeChallenge)
      }, nonce: nonce(callback), idToken: idToken(callback)?.name.value)
  }

  private func nonce(_ callback: Callback) -> NoncePlan? {
    contract.nonceProvider(of: callback.name.value).map { provider in
      NoncePlan(
        isHashed: contract.providers[provider].nonce?.value == .sha256Hex, place: nil)
    }
  }

  private func idToken(_ callback: Callback) -> Field? {
    contract.nonceProvider(of: callback.name.value).flatMap { provider in
      callback.fields.first { $0.isIDToken(of: provider) }
    }
  }

  private func slot(_ field: Field) -> ProviderSlot? {
    if case .provider(_, let slot) = field.shape.element { slot } else { nil }
  }
}

extension PropertyPlan {
  /// In a URL all is text, and text is what a callback gives and takes.
  var inURL: PropertyPlan {
    var property = self
    if property.type.element != .secret { property.type.element = .text }
    property.type.travelsAsText = false
    return property
  }
}
