import AuthClient
import Foundation

/// The errors of LocalAuthentication, by their numbers in `LAError.h`: only Apple's systems have their names.
private enum SystemAnswer: Int {
  case authenticationFailed = -1
  case userCancel = -2
  case userFallback = -3
  case systemCancel = -4
  case biometryNotAvailable = -6
  case biometryNotEnrolled = -7
  case biometryLockout = -8
  case appCancel = -9
  case invalidContext = -10
  /// The only sensor is in an accessory, such as a keyboard with Touch ID, and none has been paired.
  case biometryNotPaired = -12
  /// The paired accessory isn't connected.
  case biometryDisconnected = -13
  /// The app isn't in the foreground, as after an automatic lock.
  case notInteractive = -1004

  init?(_ error: NSError?) {
    guard let error, error.domain == "com.apple.LocalAuthentication" else { return nil }
    self.init(rawValue: error.code)
  }
}

extension UnlockOutcome {
  /// - Parameter error: what `evaluatePolicy` reported.
  init(_ error: NSError?) {
    switch SystemAnswer(error) {
    case .userCancel, .appCancel, .systemCancel: self = .cancelled
    // Nobody was asked. The same question can be shown once the app is active.
    case .notInteractive, .invalidContext: self = .cancelled  //! inactive-app-asks-again
    case .userFallback: self = .passwordChosen
    case .authenticationFailed: self = .failed
    case .biometryLockout: self = .lockedOut
    case .biometryNotEnrolled, .biometryNotPaired: self = .notEnrolled
    case .biometryNotAvailable, .biometryDisconnected, nil: self = .unavailable
    }
  }
}

extension BiometricAvailability {
  /// - Parameters:
  ///   - kind: the kind that the device has.
  ///   - error: why `canEvaluatePolicy` said no.
  init(_ kind: BiometricKind, refusedWith error: NSError?) {
    switch SystemAnswer(error) {
    case .biometryLockout: self = .lockedOut(kind)
    // The system also reports the second if the user denied the app Face ID.
    case .biometryNotEnrolled, .biometryNotAvailable, .biometryNotPaired: self = .notEnrolled(kind)
    default: self = .unavailable
    }
  }
}
