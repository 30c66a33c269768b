import ContractModel
package import Diagnostics
import Machines

/// A small change of a contract after which a claim may hold.
package struct Remedy: Sendable {
  /// The change in words, as in ``recover: tell` for `forbidden``.
  package let words: String
  package let edit: ContractChange

  package enum ContractChange: Sendable {
    case replace(Span, with: String)
    case insert(KeyInsertion)
  }

  static func candidates(
    for broken: BrokenClaim, _ culprits: Culprits, in contract: Contract
  ) -> [Remedy] {
    switch broken.claim {
    case .lostAnswerSurvived: culprits.token.map { [grace($0)] + reuse($0) } ?? []
    case .oneRenewal: culprits.token.map(rotation) ?? []
    case .endNoticed: recoveries(culprits, ["signIn", "renew"]) + lifetime(culprits)
    case .renewalsEnd: recoveries(culprits, ["tell"])
    case .oneOutcome: targets(culprits, contract) + recoveries(culprits, ["tell"])
    case .signedOutStays, .signOutClears, .tapsHarmless, .statesReachable:
      targets(culprits, contract)
    }
  }

  private static func grace(_ token: Token) -> Remedy {
    let words = "`grace: 30s` for `\(token.name.value)`"
    guard let grace = token.rotation.grace else {
      return Remedy(
        words: words, edit: .insert(KeyInsertion(at: token.name.span, key: "grace", value: "30s")))
    }
    return Remedy(words: words, edit: .replace(grace.span, with: "30s"))
  }

  private static func reuse(_ token: Token) -> [Remedy] {
    token.rotation.reuse.map {
      [
        Remedy(
          words: "`reuse: refuse` for `\(token.name.value)`",
          edit: .replace($0.span, with: "refuse"))
      ]
    } ?? []
  }

  private static func rotation(_ token: Token) -> [Remedy] {
    token.rotation.rotates.map {
      [
        Remedy(
          words: "`rotates: false` for `\(token.name.value)`",
          edit: .replace($0.span, with: "false"))
      ]
    } ?? []
  }

  private static func recoveries(_ culprits: Culprits, _ words: [String]) -> [Remedy] {
    guard let refusal = culprits.refusal else { return [] }
    return words.filter { $0 != refusal.recovery.value.word.rawValue }.map { word in
      Remedy(
        words: "`recover: \(word)` for `\(refusal.name.value)`",
        edit: .replace(refusal.recovery.span, with: word))
    }
  }

  private static func lifetime(_ culprits: Culprits) -> [Remedy] {
    guard let token = culprits.token, token.life.lifetime == nil else { return [] }
    return [
      Remedy(
        words: "`lifetime: 1h` for `\(token.name.value)`",
        edit: .insert(KeyInsertion(at: token.name.span, key: "lifetime", value: "1h")))
    ]
  }

  /// Other states to which a written move may lead.
  private static func targets(_ culprits: Culprits, _ contract: Contract) -> [Remedy] {
    guard let move = culprits.move else { return [] }
    let states = SessionMachine.derive(from: contract).states.map(\.name)
    return states.filter { $0 != move.target.value }.map { state in
      Remedy(
        words: "`\(move.event.value): \(state)`", edit: .replace(move.target.span, with: state))
    }
  }
}
