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

extension Comparison {
  /// The effects of calls in which the server does not find the token of an app in the store, each once: the app
  /// recovers by the refusal that the server gives then.
  func effectsOfMissingToken(at endpoints: [Endpoint]) -> [ReviewFinding.Effect] {
    let effects = endpoints.map { endpoint -> ReviewFinding.Effect in
      let told = endpoint.refuses.compactMap { old.refusals.find($0.value) }
        .first { $0.means(.tokenMissing) }
      return told?.recovery.value.word == .signIn ? .forcedSignIn : .lockedOut
    }
    return ReviewFinding.Effect.allCases.filter(effects.contains)
  }
}

extension Contract {
  /// A call that shows who is signed in: a refusal of it can move the session.
  func carriesSession(_ endpoint: Endpoint) -> Bool {
    let sent = TokenWalk(types).tokens(in: endpoint.sends) + endpoint.needs.map(\.value)
    return sent.contains { name in tokens.find(name)?.stored.value == .keychain }
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
