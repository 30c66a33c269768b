import AuthClient
import Foundation

/// The proof that this process holds; all copies of a store share it.
final class ProofBox: @unchecked Sendable {
  private let lock = NSLock()
  private var proof: UnlockProof?

  var current: UnlockProof? { lock.withLock { proof } }

  func keep(_ proof: UnlockProof?) { lock.withLock { self.proof = proof } }
}
