import ContractModel
import Diagnostics
import Machines

/// The facts that rules ask about the session.
struct SessionFacts {
  let renewal: Endpoint?
  /// The token that a renewal spends.
  let refresh: Token?
  /// The tokens that a renewal brings anew, without the one that it spends.
  let renewed: [Token]

  init(_ contract: Contract) {
    renewal = contract.renewal
    let spent = renewal.flatMap { contract.tokensSent($0).first ?? $0.needs.first?.value }
    refresh = spent.flatMap { contract.tokens.find($0) }
    let returned = renewal.map(contract.tokensReturned) ?? []
    renewed = returned.filter { $0 != spent }.compactMap { contract.tokens.find($0) }
  }
}

extension Token.Lifespan {
  /// In seconds; nil if it is unlimited or not said.
  var seconds: Int? {
    if case .seconds(let seconds) = lifetime?.value { seconds } else { nil }
  }
}
