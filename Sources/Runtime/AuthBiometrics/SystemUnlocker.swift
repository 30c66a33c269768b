#if canImport(LocalAuthentication) && !os(watchOS) && !os(tvOS)
  public import AuthClient
  import Foundation
  import LocalAuthentication

  /// Face ID, Touch ID and Optic ID. The app needs `NSFaceIDUsageDescription` in its Info.plist.
  public struct SystemUnlocker: Unlocker {
    private let passwordTitle: String?
    private let policy: LAPolicy

    /// - Parameters:
    ///   - passwordTitle: what the button says that leads to the password, in the person's
    ///     language; empty for no button, nil for the system's own words.
    ///   - takesPasscode: the button leads to the device's own passcode, which counts as they do. It is for
    ///     contracts without a `fallback`.
    public init(passwordTitle: String? = nil, takesPasscode: Bool = false) {
      self.passwordTitle = passwordTitle
      policy =
        takesPasscode ? .deviceOwnerAuthentication : .deviceOwnerAuthenticationWithBiometrics
    }

    public func availability() -> BiometricAvailability {
      let context = LAContext()
      var error: NSError?
      let isReady = context.canEvaluatePolicy(
        .deviceOwnerAuthenticationWithBiometrics, error: &error)
      guard let kind = BiometricKind(context.biometryType) else { return .unavailable }
      return isReady
        ? .ready(kind, enrolment: context.enrolment)
        : BiometricAvailability(kind, refusedWith: error)
    }

    public func unlock(reason: String) async -> UnlockOutcome {
      await prove(reason: reason).outcome
    }

    public func prove(reason: String) async -> (outcome: UnlockOutcome, proof: UnlockProof?) {
      let question = Question(passwordTitle, policy)
      let outcome = await withTaskCancellationHandler {
        await question.ask(reason)
      } onCancel: {
        question.cancel()
      }
      return (outcome, outcome == .unlocked ? question.proof : nil)
    }
  }

  /// One question that is open. A context may be invalidated from any thread.
  private struct Question: Sendable {
    let proof: UnlockProof
    private let policy: LAPolicy
    private let answer = OneAnswer<UnlockOutcome>()

    init(_ passwordTitle: String?, _ policy: LAPolicy) {
      let context = LAContext()
      context.localizedFallbackTitle = passwordTitle
      proof = UnlockProof(context)
      self.policy = policy
    }

    private var context: LAContext? { proof.context as? LAContext }

    func ask(_ reason: String) async -> UnlockOutcome {
      context?.evaluatePolicy(policy, localizedReason: reason) { [answer] isUnlocked, error in
        answer.give(isUnlocked ? .unlocked : UnlockOutcome(error.map { $0 as NSError }))
      }
      return await answer.wait()
    }

    func cancel() {
      context?.invalidate()
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

  extension LAContext {
    /// The older hash may change with a major version of the system though nobody enrolled anything (Apple,
    /// `evaluatedPolicyDomainState`). Its successor is stored beside it, and one match is enough.
    fileprivate var enrolment: [Data] {
      var hashes = [evaluatedPolicyDomainState]
      if #available(iOS 18, macOS 15, visionOS 2, *) {
        hashes.append(domainState.biometry.stateHash)
      }
      return hashes.compactMap { $0 }
    }
  }
#endif
