/// The states that a session has where the contract does not say otherwise.
package enum DerivedState: String, CaseIterable, Sendable {
  case signedOut
  case signedIn
  /// Only the token that renews is left.
  case expired
}
