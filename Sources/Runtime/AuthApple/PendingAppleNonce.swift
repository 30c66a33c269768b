import AuthClient
import Foundation
import Primitives

/// The nonce of the request that was asked for last. It is in memory only, and is taken once.
final class PendingAppleNonce: Sendable {
  private let nonce = Locked<AppleNonce?>(nil)

  /// A new one for a new request. The one before counts no more.
  func begin(_ form: AppleRule.Nonce) -> AppleNonce {
    let next = AppleNonce(form)
    nonce.use { $0 = next }  //! latest-nonce-only
    return next
  }

  func take() throws(AppleFault) -> AppleNonce {
    let last = nonce.use { nonce in
      defer { nonce = nil }  //! button-nonce-once
      return nonce
    }
    guard let last else { throw .nonceIsSpent }
    return last
  }
}
