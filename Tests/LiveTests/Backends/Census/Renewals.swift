import ContractModel

/// The starts of a renewal, and its failure.
enum Renewals {
  private static let byClock = "a renewal before a call, by the app's own clock"
  private static let byAnswer = "a renewal by an answer that refused a call"
  private static let failed = "a renewal that came to nothing"

  static func wanted(of contract: Contract) -> [String] {
    guard let renewal = contract.renewal else { return [] }
    let brought = TokenWalk(contract.types).tokens(returnedBy: renewal).map { contract.tokens[$0] }
    let hasLife = brought.contains { $0.sent != nil && $0.life.lifetime != nil }
    return [byAnswer, failed] + (hasLife ? [byClock] : [])
  }

  static func reached(in steps: [Footprints.Step]) -> Set<String> {
    var reached: Set<String> = []
    var (wasRefused, cause) = (false, byClock)
    for step in steps {
      switch step {
      case .answered(_, let isGood): wasRefused = !isGood
      case .renewing: cause = wasRefused ? byAnswer : byClock
      case .renewed(let isGood): reached.insert(isGood ? cause : failed)
      case .begun, .shown, .opened: break
      }
    }
    return reached
  }
}
