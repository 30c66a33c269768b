import ContractModel
import Diagnostics
import Machines

/// The nonce of a web sign-in, and the ID token that must repeat it.
package struct NoncePlan: Sendable {
  /// The provider is told a hash of it.
  package let isHashed: Bool
  /// The place of the ID token in the answer that redeems the code; nil where the callback brings it.
  package let place: Place?

  package enum Place: Sendable {
    case token(String)
    case field(String)
  }
}

extension Planner {
  /// The nonce that the answer of a call must repeat: it redeems the code of a page that was told one.
  func nonce(_ endpoint: Endpoint) -> NoncePlan? {
    guard endpoint.caller == .app, let provider = contract.redeemed(by: endpoint),
      let place = contract.idToken(of: provider, in: endpoint)
    else { return nil }
    return NoncePlan(
      isHashed: contract.providers[provider].nonce?.value == .sha256Hex,
      place: place.isToken ? .token(place.name) : .field(place.name))
  }
}
