package import ContractModel
import Diagnostics

/// Nonces that pages are told, and the ID tokens that repeat them.
extension Contract {
  /// The provider of the pages that are told a nonce and end in this callback.
  package func nonceProvider(of callback: String) -> String? {
    endpoints.lazy.filter { $0.endsIn?.value == callback }.compactMap(nonceProvider(ofPage:)).first
  }

  /// The provider whose nonce a page is told.
  package func nonceProvider(ofPage endpoint: Endpoint) -> String? {
    guard endpoint.isTold else { return nil }
    return FieldWalk(types).all(endpoint.sends).lazy.compactMap { field in
      if case .provider(let name, .rawNonce) = field.shape.element { name } else { nil }
    }.first
  }

  /// The provider whose code the call redeems, where a page of that was told a nonce.
  package func redeemed(by endpoint: Endpoint) -> String? {
    guard [.providerExchange, .providerSignIn].contains(endpoint.operation.value),
      let provider = endpoint.object?.value,
      endpoints.contains(where: { nonceProvider(ofPage: $0) == provider })
    else { return nil }
    return provider
  }

  /// The ID token in an answer: a token with the nonce among its claims, or a field that holds what the provider gave.
  package func idToken(
    of provider: String, in endpoint: Endpoint
  ) -> (name: String, isToken: Bool)? {
    let token = tokensReturned(endpoint).first { tokens[$0].holdsNonce(of: provider) }
    if let token { return (token, true) }
    let fields =
      switch endpoint.returns {
      case .fields(let fields): fields
      case .shape(let shape): fields(of: shape)
      case .nothing: [] as [Field]
      }
    return fields.first { $0.isIDToken(of: provider) }.map { ($0.name.value, false) }
  }

  private func fields(of shape: Shape) -> [Field] {
    guard shape.container == .one, case .type(let name) = shape.element else { return [] }
    return types[name].fields
  }
}

extension Token {
  package func holdsNonce(of provider: String) -> Bool {
    claims.contains { claim in
      if case .provider(provider, .rawNonce) = claim.shape.element { true } else { false }
    }
  }
}

extension Field {
  package func isIDToken(of provider: String) -> Bool {
    guard shape.container == .one, case .provider(provider, .identityToken) = shape.element else {
      return false
    }
    return true
  }
}
