/// Cookies that end with a session: a browser keeps them until it is told, and no script reaches them.
extension Contract {
  /// The cookies that the server's own answers set and its calls carry, as far as they hold tokens. One that the answer
  /// itself sets stays.
  package func cookiesEnded(by endpoint: Endpoint) -> [String] {
    guard [.sessionEnd, .accountDelete].contains(endpoint.operation.value) else { return [] }
    var seen = Set(cookiesSet(by: endpoint))  //! set-and-removed-cookie
    let others = endpoints.filter { $0.server == endpoint.server }
    return others.flatMap { cookiesSet(by: $0) + cookiesCarried(by: $0) }
      .filter { seen.insert($0).inserted }
  }

  private func cookiesSet(by endpoint: Endpoint) -> [String] {
    let style = servers[endpoint.server].names
    return answerForms(of: endpoint).flatMap { $0 }.compactMap { field in
      guard field.location == .cookie, case .token(_, .value) = field.shape.element else {
        return nil
      }
      return WireNames.spell(field, for: style)
    }
  }

  private func cookiesCarried(by endpoint: Endpoint) -> [String] {
    endpoint.needs.compactMap { name in
      guard case .cookie(let wire)? = tokens[name.value].sent?.value else { return nil }
      return wire
    }
  }
}
