/// The outcome of switching biometrics on.
public enum EnrolOutcome: Hashable, Sendable {
  case on
  /// They did not show themselves. It stays off and is offered again.
  case notShown(UnlockOutcome)
  /// The device has nothing that the contract speaks of, or nothing that opens tokens.
  case unavailable
  /// It could not be kept, or was switched off while they were asked: it is off.
  case notKept
}

/// The screen that the app shows at launch.
public enum LaunchOutcome: Hashable, Sendable {
  /// The app.
  case open
  /// The lock, with a way to ask again and the way in by password.
  case locked(LockReason)
  /// The contract's other way in.
  case fallback(FallbackReason)

  /// - Parameter hasFallback: the contract has another way in.
  init(_ outcome: UnlockOutcome, hasFallback: Bool) {
    switch outcome {
    case .unlocked: self = .open
    case .cancelled: self = .locked(.cancelled)
    case .failed: self = hasFallback ? .fallback(.failed) : .locked(.failed)  //! fallback-way-in
    case .passwordChosen: self = .fallback(.chosen)
    case .lockedOut: self = .fallback(.lockedOut)
    case .notEnrolled: self = .fallback(.notEnrolled)
    case .unavailable: self = .fallback(.unavailable)
    }
  }
}

/// The reason why the app stays locked.
public enum LockReason: Hashable, Sendable {
  case cancelled
  /// It was not them, or not seen, and the contract has no other way in.
  case failed
  /// The choice, the tokens' guard or the tokens could not be read, so biometrics count as switched on.
  case memoryUnreadable
}

/// The reason for the other way to sign in.
public enum FallbackReason: Hashable, Sendable {
  case chosen
  /// It was not them, or not seen.
  case failed
  case lockedOut
  case notEnrolled
  case unavailable
  /// A face or a finger was added or taken away since it was switched on: whoever knows the device's
  /// passcode can do that.
  case enrolmentChanged
}
