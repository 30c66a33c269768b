public import AuthClient
public import Foundation

/// A way to ask users to authenticate with the means of the device; `SystemUnlocker` in an app.
public protocol Unlocker: Sendable {
  func availability() -> BiometricAvailability
  /// - Parameter reason: what the person is told. The app's own words, in the person's language.
  func unlock(reason: String) async -> UnlockOutcome
  /// The same, with what opens guarded tokens; nil unless they showed it, or where nothing does.
  func prove(reason: String) async -> (outcome: UnlockOutcome, proof: UnlockProof?)
}

extension Unlocker {
  public func prove(reason: String) async -> (outcome: UnlockOutcome, proof: UnlockProof?) {
    (await unlock(reason: reason), nil)
  }
}

/// The biometrics that the device can ask for right now, or the reason why it cannot.
public enum BiometricAvailability: Hashable, Sendable {
  /// - Parameter enrolment: hashes of the enrolled faces and fingers. Each changes when one is added or removed; empty
  ///   if the system has none.
  case ready(BiometricKind, enrolment: [Data])
  /// Too many wrong tries. The device's own passcode opens it again.
  case lockedOut(BiometricKind)
  /// The device has it and nobody has set it up, or the app may not use it.
  case notEnrolled(BiometricKind)
  /// No hardware, no passcode, or refused by the system.
  case unavailable
}

/// The outcome of asking the user once.
public enum UnlockOutcome: Hashable, Sendable {
  case unlocked
  /// The person, the app or the system closed the question, or the app isn't in the foreground. It can be asked again.
  case cancelled
  /// The person would rather type a password.
  case passwordChosen
  /// It was not them, or not seen.
  case failed
  case lockedOut
  case notEnrolled
  case unavailable
}
