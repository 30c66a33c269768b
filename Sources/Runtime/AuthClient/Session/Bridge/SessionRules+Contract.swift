package import SessionCore

extension SessionRules {
  /// The rules of a contract, for its session.
  package convenience init<Contract: AuthContract>(_ contract: Contract.Type) {
    let machine = Contract.machine
    self.init(
      tokens: Contract.tokens.map(TokenTraits.init), states: machine.stateRules,
      start: machine.id(of: machine.start),
      renewal: RenewalTraits(
        renews: Contract.renewal.renews, spends: Contract.renewal.spends,
        before: Contract.renewal.before, atLaunch: Contract.renewal.atLaunch))
  }
}

extension TokenTraits {
  fileprivate init(_ rule: TokenRule) {
    let place: TokenPersistence =
      switch rule.stored {
      case .durably: .store
      case .inMemory: .memory
      case .nowhere: .nowhere
      }
    self.init(
      rule.name, lifetime: rule.lifetime, place: place, rotates: rule.rotates, grace: rule.grace,
      isOptional: rule.isOptional, isStep: rule.isStep, formerNames: rule.formerNames)
  }
}
