import AuthClient
import AuthBiometrics
import Foundation

/// A device in the hands of the test.
final class FakeUnlocker: Unlocker, @unchecked Sendable {
  private let lock = NSLock()
  private var now: BiometricAvailability
  private var outcome: UnlockOutcome
  private var count = 0
  private var gate: Gate?
  private var proof: UnlockProof?

  init(
    _ now: BiometricAvailability = .faceID, _ outcome: UnlockOutcome = .unlocked,
    proof: UnlockProof? = nil
  ) {
    (self.now, self.outcome, self.proof) = (now, outcome, proof)
  }

  var asked: Int { lock.withLock { count } }

  func become(_ now: BiometricAvailability) { lock.withLock { self.now = now } }

  func answer(_ outcome: UnlockOutcome) { lock.withLock { self.outcome = outcome } }

  /// The question is on the screen until the gate opens.
  func hold(by gate: Gate) { lock.withLock { self.gate = gate } }

  func hold(proof: UnlockProof?) { lock.withLock { self.proof = proof } }

  func prove(reason: String) async -> (outcome: UnlockOutcome, proof: UnlockProof?) {
    let outcome = await unlock(reason: reason)
    return (outcome, lock.withLock { outcome == .unlocked ? proof : nil })
  }

  func availability() -> BiometricAvailability { lock.withLock { now } }

  func unlock(reason: String) async -> UnlockOutcome {
    let (outcome, gate) = lock.withLock {
      count += 1
      return (self.outcome, self.gate)
    }
    _ = await gate?.pass()
    return outcome
  }
}

extension BiometricAvailability {
  static let faceID = BiometricAvailability.ready(.faceID, enrolment: [Data([1])])
}

/// A memory that cannot be used.
struct BrokenMemory: BiometricMemory {
  struct Broken: Error {}

  var isReadable = false

  func load() throws -> BiometricChoice? {
    guard isReadable else { throw Broken() }
    return nil
  }

  func save(_ choice: BiometricChoice?) throws { throw Broken() }
}
