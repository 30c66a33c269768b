import ContractModel
import Machines
import SessionExploration

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
  /// The effects of calls in which the server does not find the token of a shipped app, each once: the app
  /// recovers by the refusal that the server gives then.
  func effectsOfMissingToken(at endpoints: [Endpoint]) -> [ReviewFinding.Effect] {
    let effects = endpoints.map { endpoint -> ReviewFinding.Effect in
      if endpoint.operation.value.maySignIn { return .lockedOut }  //! review-sign-in-locked-out
      let word = refusal(telling: .tokenMissing, at: endpoint)?.recovery.value.word
      return word == .signIn ? .forcedSignIn : .lockedOut
    }
    return ReviewFinding.Effect.allCases.filter(effects.contains)
  }

  /// The refusal for which a shipped app takes the new server's answer in this case.
  ///
  /// - Parameter endpoint: as the app knows it.
  /// - Returns: nil for an answer that it does not know.
  private func refusal(telling meaning: Meaning, at endpoint: Endpoint) -> Refusal? {
    if let served = new.endpoints.find(endpoint.name.value),  //! review-refusal-told-by-server
      let told = RefusalChoice(new).choose(meaning, for: served)?.refusal
    {
      return RefusalReading(app: old, server: new).known(told, from: served, at: endpoint)
    }
    return endpoint.refuses.compactMap { old.refusals.find($0.value) }.first { $0.means(meaning) }
  }

  /// A refusal led shipped apps to the flow in which an account is confirmed, and no answer of this call does any
  /// more. The server cannot leave the case out: such accounts are there.
  ///
  /// - Parameters:
  ///   - refusal: as the apps know it.
  ///   - endpoint: as the server has it.
  func losesConfirmation(by refusal: Refusal, at endpoint: Endpoint) -> Bool {
    guard refusal.recovery.value.word == .continueFlow, refusal.means(.accountUnconfirmed),
      let known = old.endpoints.find(endpoint.name.value),
      known.refuses.contains(where: { $0.value == refusal.name.value }),
      PossibleMeanings(new).of(endpoint).contains(.accountUnconfirmed)
    else { return false }
    let taken = self.refusal(telling: .accountUnconfirmed, at: known)
    return taken?.recovery.value.text != refusal.recovery.value.text  //! review-confirmation-lost
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
