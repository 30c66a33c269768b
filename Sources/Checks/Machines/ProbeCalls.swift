import ContractModel

/// Calls that show whether a token is taken.
package struct ProbeCalls {
  private let contract: Contract

  package init(_ contract: Contract) { self.contract = contract }

  /// A call that changes little and carries the token; nil where the contract has none.
  package func probe(of token: String) -> Endpoint? {
    let carriers = contract.endpoints.filter { endpoint in
      endpoint.caller == .app && endpoint.needs.contains { $0.value == token }
        && contract.tokensSent(endpoint).isEmpty
    }
    return carriers.min { $0.weight < $1.weight }
  }

  /// The token that the renewal spends.
  package var spent: String? {
    contract.renewal.flatMap { contract.tokensSent($0).first ?? $0.needs.first?.value }
  }
}

extension Endpoint {
  /// Less for calls that only look and that need nothing beside the token.
  fileprivate var weight: Int {
    let looks = operation.value.isReadOnly && method.value == .get ? 0 : 100
    let ending: [OperationKind] = [
      .sessionEnd, .sessionEndOne, .sessionEndOthers, .accountDelete, .tokenRevoke,
    ]
    let ends = ending.contains(operation.value) ? 1_000 : 0
    return looks + ends + sends.filter { !$0.shape.isOptional }.count
  }
}
