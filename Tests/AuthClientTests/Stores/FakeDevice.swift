import Foundation

@testable import AuthClient
@testable import AuthKeychain

/// The state of a device, as far as its keychain depends on it.
struct FakeDevice: Hashable, Sendable {
  enum Lock {
    case open
    /// Items for when it is unlocked cannot be read or written.
    case locked
    /// Since it started; no item can be read or written.
    case neverOpened
  }

  var lock = Lock.open
  var isEntitled = true
  var hasPasscode = true
  /// The faces and fingers that are set up; another number after each change, nil for none.
  var enrolment: Int? = 1
  /// Settings > the app > Face ID.
  var allowsBiometry = true
  /// Five wrong faces.
  var isLockedOut = false
  /// What proved who is there is over: the system has forgotten it, or the app has let go of it.
  var hasDeadProofs = false
  /// The status of every call, as where the daemon of the keychain is not there.
  var failure: Int32?
}

/// The errors of LocalAuthentication, by `LAError.h`, that a keychain meets.
enum LocalAuthenticationError: Int {
  case passcodeNotSet = -5
  case biometryNotAvailable = -6
  case biometryNotEnrolled = -7
  case biometryLockout = -8
  case invalidContext = -10
  case authenticationFailed = -1
  case notInteractive = -1004

  /// SecItem.m:204-216, `osstatus_for_localauthentication_error`.
  var status: Int32 {
    self == .notInteractive ? KeychainStatus.interactionNotAllowed : KeychainStatus.authFailed
  }
}

extension FakeDevice {
  /// The status of reading what is stored.
  func decrypts(_ stored: FakeKeychain.Stored, _ hasProof: Bool) -> Int32 {
    guard hasKey(stored.when) else { return KeychainStatus.interactionNotAllowed }
    guard let guardedBy = stored.guardedBy else { return KeychainStatus.success }
    let error = obstacle(guardedBy) ?? question(stored, hasProof)
    return error?.status ?? KeychainStatus.success
  }

  /// The status of writing an item. A guard is bound first (SecItem.m:1554-1568).
  func encrypts(_ protection: ItemProtection) -> Int32 {
    if let error = protection.guardedBy.flatMap(obstacle) { return error.status }
    // SecKeybagSupport.c:320: there is no key of this class.
    guard hasPasscode || protection.when != .whenPasscodeSet else { return KeychainStatus.decode }
    return hasKey(protection.when) ? KeychainStatus.success : KeychainStatus.interactionNotAllowed
  }

  /// What keeps a guard from being bound or asked for.
  private func obstacle(_ guardedBy: StoragePlan.TokenGuard) -> LocalAuthenticationError? {
    guard hasPasscode else { return .passcodeNotSet }
    guard guardedBy == .biometryCurrentSet else { return nil }
    if !allowsBiometry { return .biometryNotAvailable }
    return enrolment == nil ? .biometryNotEnrolled : nil
  }

  private func question(
    _ stored: FakeKeychain.Stored, _ hasProof: Bool
  ) -> LocalAuthenticationError? {
    if stored.guardedBy == .biometryCurrentSet {
      if stored.enrolment != enrolment { return .authenticationFailed }
      if isLockedOut { return .biometryLockout }
    }
    guard hasProof else { return .notInteractive }
    return hasDeadProofs ? .invalidContext : nil
  }

  private func hasKey(_ when: StoragePlan.Accessibility) -> Bool {
    switch (lock, when) {
    case (.open, _): true
    case (.locked, .afterFirstUnlock), (.locked, .afterFirstUnlockThisDeviceOnly): true
    case (.locked, _), (.neverOpened, _): false
    }
  }
}
