import ContractModel

/// The declared refusal of an endpoint that tells a meaning. It follows from `means` alone.
package struct RefusalChoice: Sendable {
  package let contract: Contract

  package init(_ contract: Contract) { self.contract = contract }

  package struct ChosenRefusal {
    package let refusal: Refusal
    package let basis: Basis
  }

  package enum Basis: Equatable {
    /// It has this meaning.
    case said
    /// It has the meaning that comes nearest.
    case near(Meaning)
  }

  /// Nil where none of them tells it.
  package func choose(_ meaning: Meaning, for endpoint: Endpoint) -> ChosenRefusal? {
    let declared = endpoint.refuses.map { contract.refusals[$0.value] }
      .filter { $0.cause.status != nil }
    if let said = first(meaning, declared) { return ChosenRefusal(refusal: said, basis: .said) }
    let others = contract.sendsSession(endpoint) ? meaning.nearestInSession : meaning.nearest
    return others.lazy.compactMap { other in
      first(other, declared).map { ChosenRefusal(refusal: $0, basis: .near(other)) }
    }.first
  }

  /// The contract has a refusal of its own for it: telling it is what the author wants.
  package func declares(_ meaning: Meaning, at endpoint: Endpoint) -> Bool {
    endpoint.refuses.contains { name in
      let refusal = contract.refusals[name.value]
      return refusal.cause.status != nil && refusal.means(meaning)
    }
  }

  private func first(_ meaning: Meaning, _ declared: [Refusal]) -> Refusal? {
    declared.first { $0.means(meaning) }  //! error-meaning-match
  }
}
