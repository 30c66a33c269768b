import AuthClient
import Foundation
import Primitives

/// The nonce of the request that was asked for last. It is in memory only, and is taken once.
final class PendingAppleNonce: @unchecked Sendable {
  private let lock = Lock()
  private var nonce: AppleNonce?

  /// A new one for a new request. The one before counts no more.
  func begin(_ form: AppleRule.Nonce) -> AppleNonce {
    let next = AppleNonce(form)
    lock.withLock { nonce = next }  //! latest-nonce-only
    return next
  }

  func take() throws(AppleFault) -> AppleNonce {
    let last = lock.withLock {
      defer { nonce = nil }  //! button-nonce-once
      return nonce
    }
    guard let last else { throw .nonceIsSpent }
    return last
  }
}
