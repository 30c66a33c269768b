/// What came of switching biometrics on.
public enum EnrolOutcome: Hashable, Sendable {
  case on
  /// They did not show themselves. It stays off and is offered again.
  case notShown(UnlockOutcome)
  case unavailable
  /// It could not be remembered, or was switched off while they were asked: it is off.
  case notKept
}

/// What the app shows at launch.
public enum LaunchOutcome: Hashable, Sendable {
  /// The app.
  case open
  /// The lock, with a way to ask again and the way in by password.
  case locked(LockReason)
  /// The contract's other way in.
  case fallback(FallbackReason)

  init(_ outcome: UnlockOutcome) {
    switch outcome {
    case .unlocked: self = .open
    case .cancelled: self = .locked(.cancelled)
    case .failed: self = .locked(.failed)
    case .passwordChosen: self = .fallback(.chosen)
    case .lockedOut: self = .fallback(.lockedOut)
    case .notEnrolled: self = .fallback(.notEnrolled)
    case .unavailable: self = .fallback(.unavailable)
    }
  }
}

public enum LockReason: Hashable, Sendable {
  case cancelled
  case failed
  /// Nobody knows whether it is switched on, so it is.
  case memoryUnreadable
}

public enum FallbackReason: Hashable, Sendable {
  case chosen
  case lockedOut
  case notEnrolled
  case unavailable
  /// A face or a finger was added or taken away since it was switched on: whoever knows the device's
  /// passcode can do that.
  case enrolmentChanged
}
