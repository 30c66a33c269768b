import ContractModel

/// Tokens in memory that a session does without: a value against forged requests, a flow's id, a token for one service.
extension Contract {
  /// The session goes on without it: a call fetches it anew, anybody can have it, or calls only send it in fields. What
  /// renewals spend or bring is a part of the session.
  package func isBesideSession(_ token: String) -> Bool {
    part(of: token)?.isBeside ?? standsBeside(token)
  }

  func standsBeside(_ token: String) -> Bool {
    guard mayStandBeside(token) else { return false }
    //! field-token-beside
    return fetch(of: token) != nil || comesToAnybody(token, []) || isOnlyInFields(token)
  }

  /// It may be held before a sign-in.
  package func isForAnybody(_ token: String) -> Bool {
    part(of: token)?.isForAnybody ?? isForAnybody(token, [])
  }

  /// - Parameter seen: the tokens for whose sake it is asked. Two that each need the other are for nobody.
  func isForAnybody(_ token: String, _ seen: Set<String>) -> Bool {
    if standsInSteps(token) { return true }
    guard mayStandBeside(token), !seen.contains(token) else { return false }
    return comesToAnybody(token, seen) || fetch(of: token) == nil && isOnlyInFields(token)
  }

  /// A call that is no sign-in brings it to an app that shows no token of a session.
  private func comesToAnybody(_ token: String, _ seen: Set<String>) -> Bool {
    endpoints.contains { endpoint in
      guard endpoint.caller == .app, !endpoint.operation.value.maySignIn,
        endpoint.operation.value != .sessionRenew,
        TokenWalk(types).tokens(returnedBy: endpoint).contains(token)
      else { return false }
      return (tokensSent(endpoint) + endpoint.needs.map(\.value)).allSatisfy {
        isForAnybody($0, seen.union([token]))
      }  //! anybody-fetches-without-session
    }
  }

  private func mayStandBeside(_ token: String) -> Bool {
    tokens[token].stored.value == .memory && !takesPartInRenewal(token)
  }

  private func isOnlyInFields(_ token: String) -> Bool { tokens[token].sent == nil && hasProof }

  /// The call that brings the token anew, which the app may make without being asked anything. Nil where none does, or
  /// several.
  package func fetch(of token: String) -> Endpoint? {
    guard mayStandBeside(token) else { return nil }
    let found = endpoints.filter {
      $0.operation.value == .tokenFetch && $0.caller == .app
        && TokenWalk(types).tokens(returnedBy: $0).contains(token) && isReady($0, without: token)
    }
    return found.count == 1 ? found[0] : nil
  }

  /// All that it sends is known without the app, and without the token itself.
  private func isReady(_ endpoint: Endpoint, without token: String) -> Bool {
    //! fetch-without-itself
    guard !endpoint.needs.contains(where: { $0.value == token }) else { return false }
    return FieldWalk(types).leaves(of: endpoint.sends).allSatisfy { field in
      switch field.shape.element {
      case .constant, .configuration: true
      case .token(let name, .value): name != token
      case .scalar, .type, .token, .provider, .enumeration, .record: false
      }
    }
  }

  private func takesPartInRenewal(_ token: String) -> Bool {
    guard let renewal else { return false }
    return (tokensSent(renewal) + tokensReturned(renewal)).contains(token)
      || renewal.needs.contains { $0.value == token }
  }

  /// Some token outlives the app or has a place in calls: a session is known by that one.
  private var hasProof: Bool {
    tokens.contains { $0.stored.value == .keychain || $0.sent != nil }
  }
}
