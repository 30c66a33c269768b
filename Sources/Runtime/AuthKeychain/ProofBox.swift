import AuthClient
import Foundation

/// What this process was shown: all copies of a store have the same.
final class ProofBox: @unchecked Sendable {
  private let lock = NSLock()
  private var proof: UnlockProof?

  var current: UnlockProof? { lock.withLock { proof } }

  func keep(_ proof: UnlockProof?) { lock.withLock { self.proof = proof } }
}
