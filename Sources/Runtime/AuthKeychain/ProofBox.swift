import AuthClient
import Foundation
import Primitives

/// The proof that this process holds; all copies of a store share it.
final class ProofBox: @unchecked Sendable {
  private let lock = Lock()
  private var proof: UnlockProof?

  var current: UnlockProof? { lock.withLock { proof } }

  func keep(_ proof: UnlockProof?) { lock.withLock { self.proof = proof } }
}
