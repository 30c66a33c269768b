import ContractModel

/// Which tokens travel in the messages of an endpoint.
extension Contract {
  package func tokensSent(_ endpoint: Endpoint) -> [String] {
    TokenWalk(types).tokens(in: endpoint.sends)
  }

  /// In its answer, or in the callback that it ends in.
  package func tokensReturned(_ endpoint: Endpoint) -> [String] {
    guard let callback = endpoint.endsIn else {
      return TokenWalk(types).tokens(returnedBy: endpoint)
    }
    return TokenWalk(types).tokens(in: callbacks[callback.value].fields)
  }

  /// Its good answer brings tokens that the app did not have: the app, or a sheet that the app opened, asked. Who
  /// is signed in already begins nothing.
  package func beginsSession(_ endpoint: Endpoint) -> Bool {
    guard tokensReturned(endpoint).contains(where: isOfSession),
      // guard: sign-in-needs-value
      endpoint.needs.allSatisfy({ isForAnybody($0.value) })
    else { return false }
    switch endpoint.caller {
    case .app: return endpoint.operation.value.maySignIn || endpoint.endsIn != nil
    case .browser: return endpoint.endsIn != nil
    case .page, .provider: return false
    }
  }

  /// A call that shows a token of a session.
  package func sendsSession(_ endpoint: Endpoint) -> Bool {
    (tokensSent(endpoint) + endpoint.needs.map(\.value)).contains { !isForAnybody($0) }
  }

  /// The types that an answer may be of; empty where there is no choice.
  package func choices(of endpoint: Endpoint) -> [String] {
    guard case .shape(let shape) = endpoint.returns, shape.container == .one,
      case .type(let name) = shape.element,
      case .oneOf(let names)? = types.find(name)?.content
    else { return [] }
    return names.map(\.value)
  }

  package func tokens(inType name: String) -> [String] { TokenWalk(types).tokens(inType: name) }
}
