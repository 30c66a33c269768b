#if canImport(LocalAuthentication) && !os(watchOS) && !os(tvOS)
  import AuthClient
  import Foundation
  import LocalAuthentication

  /// Face ID, Touch ID and Optic ID. The app needs `NSFaceIDUsageDescription` in its Info.plist.
  public struct SystemUnlocker: Unlocker {
    private let passwordTitle: String?

    /// - Parameter passwordTitle: what the button says that leads to the password, in the person's
    ///   language; empty for no button, nil for the system's own words.
    public init(passwordTitle: String? = nil) { self.passwordTitle = passwordTitle }

    public func availability() -> BiometricAvailability {
      let context = LAContext()
      var error: NSError?
      let isReady = context.canEvaluatePolicy(
        .deviceOwnerAuthenticationWithBiometrics, error: &error)
      guard let kind = BiometricKind(context.biometryType) else { return .unavailable }
      guard !isReady else { return .ready(kind, enrolment: context.evaluatedPolicyDomainState) }
      switch error.flatMap({ LAError.Code(rawValue: $0.code) }) {
      case .biometryLockout: return .lockedOut(kind)
      case .biometryNotEnrolled, .biometryNotAvailable: return .notEnrolled(kind)
      default: return .unavailable
      }
    }

    public func unlock(reason: String) async -> UnlockOutcome {
      let question = Question(passwordTitle)
      return await withTaskCancellationHandler {
        await question.ask(reason)
      } onCancel: {
        question.cancel()
      }
    }
  }

  /// One question that is open. A context may be invalidated from any thread.
  private struct Question: @unchecked Sendable {
    private let context = LAContext()
    private let answer = OneAnswer<UnlockOutcome>()

    init(_ passwordTitle: String?) { context.localizedFallbackTitle = passwordTitle }

    func ask(_ reason: String) async -> UnlockOutcome {
      context.evaluatePolicy(
        .deviceOwnerAuthenticationWithBiometrics, localizedReason: reason
      ) { [answer] isUnlocked, error in
        answer.give(isUnlocked ? .unlocked : UnlockOutcome(error))
      }
      return await answer.wait()
    }

    func cancel() {
      context.invalidate()
      answer.give(.cancelled)
    }
  }

  extension BiometricKind {
    fileprivate init?(_ type: LABiometryType) {
      switch type {
      case .faceID: self = .faceID
      case .touchID: self = .touchID
      case .none: return nil
      default:
        guard #available(iOS 17, macOS 14, visionOS 1, *), type == .opticID else { return nil }
        self = .opticID
      }
    }
  }

  extension UnlockOutcome {
    fileprivate init(_ error: (any Error)?) {
      switch (error as? LAError)?.code {
      case .userCancel, .appCancel, .systemCancel: self = .cancelled
      case .userFallback: self = .passwordChosen
      case .authenticationFailed: self = .failed
      case .biometryLockout: self = .lockedOut
      case .biometryNotEnrolled: self = .notEnrolled
      default: self = .unavailable
      }
    }
  }
#endif
