import ContractModel
import Diagnostics
import SessionCore

/// A token as the server of an app has it, which may be of another version than the app.
package struct ServedToken: Hashable, Sendable {
  /// Seconds until the server takes it no more; nil if that never comes.
  var lifetime: Double?
  /// Seconds until the app counts it as over, by the answer or by its own contract.
  var shownLifetime: Double?
  var rotates: Bool
  /// Seconds in which the server gives the same successor again.
  var grace: Double

  init(_ traits: TokenTraits) {
    (lifetime, shownLifetime) = (traits.lifetime, traits.lifetime)
    (rotates, grace) = (traits.rotates, traits.grace)
  }

  /// - Parameters:
  ///   - own: the token in the contract of the app.
  ///   - isTold: answers say how long it lives.
  init(_ token: Token, own: Token, isTold: Bool) {
    lifetime = token.seconds
    shownLifetime = isTold ? token.seconds ?? own.seconds : own.seconds
    rotates = token.rotation.rotates?.value ?? false
    grace = Double(token.rotation.grace?.value ?? 0)
  }
}

extension Token {
  fileprivate var seconds: Double? {
    if case .seconds(let seconds)? = life.lifetime?.value { Double(seconds) } else { nil }
  }
}
