package import ContractModel

/// The stories that follow from a contract.
package struct StoryCatalogue: Sendable {
  private let contract: Contract

  package init(_ contract: Contract) { self.contract = contract }

  /// Business situations by name; those for which the contract has the means.
  package var situations: [Story] {
    let ways = StoryWays(contract)
    return SignInSituations(ways).all + TokenSituations(ways).all + DeviceSituations(ways).all
      + AccountSituations(ways).all + PasswordSituations(ways).all + CodeSituations(ways).all
      + ChallengeSituations(ways).all + AppSituations(ways).all
  }

  /// Transitions of the session and of flows, pairs of them, refusals in each state, and boundaries in time.
  package var derived: [Story] {
    let ways = StoryWays(contract)
    return SessionTransitions(ways).all + FlowTransitions(ways).all + RefusalsInStates(ways).all
      + TimeBoundaries(ways).all
  }
}
