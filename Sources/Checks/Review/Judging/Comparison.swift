import ContractModel

/// Two contracts of one service: what the rules may ask beside the change itself.
struct Comparison: Sendable {
  let old: Contract
  let new: Contract
  let oldUses: TypeUses
  let newUses: TypeUses
  let oldSession: SessionRoles
  let newSession: SessionRoles

  init(_ old: Contract, _ new: Contract) {
    self.old = old
    self.new = new
    oldUses = TypeUses(old)
    newUses = TypeUses(new)
    oldSession = SessionRoles(old)
    newSession = SessionRoles(new)
  }
}

/// The tokens and the endpoint on which a session depends.
struct SessionRoles: Sendable {
  let renewal: Endpoint?
  /// The token that a renewal spends.
  let spent: String?
  /// The tokens that a renewal brings anew, without the one that it spends.
  let renewed: [String]
  /// Seconds before the end of a token at which it is renewed.
  let margin: Int?

  init(_ contract: Contract) {
    let walk = TokenWalk(contract.types)
    let renewal = contract.renewal
    let spent = renewal.flatMap { walk.tokens(in: $0.sends).first ?? $0.needs.first?.value }
    self.renewal = renewal
    self.spent = spent
    renewed = (renewal.map(walk.tokens(returnedBy:)) ?? []).filter { $0 != spent }
    margin = contract.renewalRules.before?.value
  }
}
