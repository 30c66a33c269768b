package import Machines

/// A claim that does not hold in a world, and what happened there.
package struct BrokenClaim: Hashable, Sendable {
  package let claim: SessionClaim
  /// One sentence without a full stop.
  package let event: String
  /// The endpoint and the refusal or token at which it happened, as far as there is one.
  package var endpoint: String?
  package var name: String?

  init(_ claim: SessionClaim, _ event: String, endpoint: String? = nil, name: String? = nil) {
    self.claim = claim
    self.event = event
    self.endpoint = endpoint
    self.name = name
  }
}
