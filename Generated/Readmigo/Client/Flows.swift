// Written by authgen from readmigo.yaml: change the contract, not this file.
// swift-format-ignore-file

// The flows of the app's screens: each state has only the moves that leave it.

nonisolated extension Readmigo {
  /// The system's own sheet (ASAuthorizationController), then the server.
  public enum AppleSignInFlow: Hashable, Sendable {
    case authorizing(AuthorizingState)
    case sending(SendingState)
    case mainPage(MainPageState)
    case left(LeftState)

    /// The start of the flow.
    public init() { self = .authorizing(AuthorizingState()) }

    public struct AuthorizingState: Hashable, Sendable {
      fileprivate init() {}

      public func appleAuthorizes() -> AppleSignInFlow {
        .sending(SendingState())
      }

      public func appleIsCancelled() -> AppleSignInFlow {
        .left(LeftState())
      }

      public func appleFails() -> AppleSignInFlow {
        .left(LeftState())
      }
    }

    public struct SendingState: Hashable, Sendable {
      fileprivate init() {}

      public func signInWithApple() -> AppleSignInFlow {
        .mainPage(MainPageState())
      }

      public func signInWithAppleRefused() -> AppleSignInFlow {
        .left(LeftState())
      }
    }

    public struct MainPageState: Hashable, Sendable { fileprivate init() {} }

    public struct LeftState: Hashable, Sendable { fileprivate init() {} }
  }

  public enum RegistrationFlow: Hashable, Sendable {
    /// The address must look like one. Whoever has an account goes to sign-in from here.
    case enterEmail(EnterEmailState)
    /// Typed twice, hidden but for the eye's button, its strength shown beside it; the terms
    /// must be ticked.
    case setPassword(SetPasswordState)
    case sendCode(SendCodeState)
    case verifyEmail(VerifyEmailState)
    case completeProfile(CompleteProfileState)
    case done(DoneState)
    case left(LeftState)

    /// The start of the flow.
    public init() { self = .enterEmail(EnterEmailState()) }

    public struct EnterEmailState: Hashable, Sendable {
      fileprivate init() {}

      public func userEntersEmail() -> RegistrationFlow {
        .setPassword(SetPasswordState())
      }

      public func userGoesToSignIn() -> RegistrationFlow {
        .left(LeftState())
      }

      public func userCancels() -> RegistrationFlow {
        .left(LeftState())
      }
    }

    public struct SetPasswordState: Hashable, Sendable {
      fileprivate init() {}

      public func register() -> RegistrationFlow {
        .sendCode(SendCodeState())
      }

      public func registerRefused() -> RegistrationFlow {
        .setPassword(SetPasswordState())
      }

      public func userCancels() -> RegistrationFlow {
        .left(LeftState())
      }
    }

    public struct SendCodeState: Hashable, Sendable {
      fileprivate init() {}

      public func sendMailCode() -> RegistrationFlow {
        .verifyEmail(VerifyEmailState())
      }

      public func userCancels() -> RegistrationFlow {
        .left(LeftState())
      }
    }

    public struct VerifyEmailState: Hashable, Sendable {
      fileprivate init() {}

      public func verifyMail() -> RegistrationFlow {
        .completeProfile(CompleteProfileState())
      }

      public func verifyMailWrongCode() -> RegistrationFlow {
        .verifyEmail(VerifyEmailState())
      }

      public func sendMailCode() -> RegistrationFlow {
        .verifyEmail(VerifyEmailState())
      }

      public func userCancels() -> RegistrationFlow {
        .left(LeftState())
      }
    }

    public struct CompleteProfileState: Hashable, Sendable {
      fileprivate init() {}

      public func saveProfile() -> RegistrationFlow {
        .done(DoneState())
      }

      public func userSkips() -> RegistrationFlow {
        .done(DoneState())
      }
    }

    public struct DoneState: Hashable, Sendable { fileprivate init() {} }

    public struct LeftState: Hashable, Sendable { fileprivate init() {} }
  }

  /// An odd sign-in goes on only after this.
  public enum VerificationFlow: Hashable, Sendable {
    case enterCode(EnterCodeState)
    case done(DoneState)
    case left(LeftState)

    /// The start of the flow.
    public init() { self = .enterCode(EnterCodeState()) }

    public struct EnterCodeState: Hashable, Sendable {
      fileprivate init() {}

      public func continueSignIn() -> VerificationFlow {
        .done(DoneState())
      }

      public func continueSignInWrongCode() -> VerificationFlow {
        .enterCode(EnterCodeState())
      }

      public func userCancels() -> VerificationFlow {
        .left(LeftState())
      }
    }

    public struct DoneState: Hashable, Sendable { fileprivate init() {} }

    public struct LeftState: Hashable, Sendable { fileprivate init() {} }
  }

  /// Offered after the first sign-in.
  public enum BiometricEnrolmentFlow: Hashable, Sendable {
    case offered(OfferedState)
    case proving(ProvingState)
    /// The tokens are tied to biometrics.
    case linked(LinkedState)
    case left(LeftState)

    /// The start of the flow.
    public init() { self = .offered(OfferedState()) }

    /// The state that survives the end of the app, if there is one.
    public var kept: String? {
      switch self {
      case .linked: "linked"
      default: nil
      }
    }

    /// Continues from the state that was kept.
    public init?(kept: String) {
      switch kept {
      case "linked": self = .linked(LinkedState())
      default: return nil
      }
    }

    public struct OfferedState: Hashable, Sendable {
      fileprivate init() {}

      public func userAccepts() -> BiometricEnrolmentFlow {
        .proving(ProvingState())
      }

      public func userDeclines() -> BiometricEnrolmentFlow {
        .left(LeftState())
      }
    }

    public struct ProvingState: Hashable, Sendable {
      fileprivate init() {}

      public func appUnlocks() -> BiometricEnrolmentFlow {
        .linked(LinkedState())
      }

      public func appUnlockFails() -> BiometricEnrolmentFlow {
        .left(LeftState())
      }
    }

    public struct LinkedState: Hashable, Sendable { fileprivate init() {} }

    public struct LeftState: Hashable, Sendable { fileprivate init() {} }
  }

  /// At launch, if it was switched on (LAContext's canEvaluatePolicy says whether it can be
  /// asked).
  public enum UnlockingFlow: Hashable, Sendable {
    /// LAContext's evaluatePolicy. The tokens are read only after it.
    case prompting(PromptingState)
    case signInScreen(SignInScreenState)
    case inApp(InAppState)

    /// The start of the flow.
    public init() { self = .prompting(PromptingState()) }

    public struct PromptingState: Hashable, Sendable {
      fileprivate init() {}

      public func appUnlocks() -> UnlockingFlow {
        .inApp(InAppState())
      }

      public func appUnlockFails() -> UnlockingFlow {
        .signInScreen(SignInScreenState())
      }

      public func userChoosesPassword() -> UnlockingFlow {
        .signInScreen(SignInScreenState())
      }
    }

    public struct SignInScreenState: Hashable, Sendable {
      fileprivate init() {}

      public func signInWithEmail() -> UnlockingFlow {
        .inApp(InAppState())
      }

      public func signInWithApple() -> UnlockingFlow {
        .inApp(InAppState())
      }

      public func signInWithWeChat() -> UnlockingFlow {
        .inApp(InAppState())
      }

      public func signInWithPhone() -> UnlockingFlow {
        .inApp(InAppState())
      }
    }

    public struct InAppState: Hashable, Sendable { fileprivate init() {} }
  }

  public enum SigningOutFlow: Hashable, Sendable {
    /// Keep the offline data? Remove the downloaded books?
    case asking(AskingState)
    /// The server hears of it before what is not the session's is cleared here.
    case telling(TellingState)
    /// Keychain cleared, then caches, then the app's state reset.
    case signInScreen(SignInScreenState)
    case left(LeftState)

    /// The start of the flow.
    public init() { self = .asking(AskingState()) }

    public struct AskingState: Hashable, Sendable {
      fileprivate init() {}

      public func userAnswers() -> SigningOutFlow {
        .telling(TellingState())
      }

      public func userCancels() -> SigningOutFlow {
        .left(LeftState())
      }
    }

    public struct TellingState: Hashable, Sendable {
      fileprivate init() {}

      public func signOut() -> SigningOutFlow {
        .signInScreen(SignInScreenState())
      }

      public func signOutRefused() -> SigningOutFlow {
        .signInScreen(SignInScreenState())
      }
    }

    public struct SignInScreenState: Hashable, Sendable { fileprivate init() {} }

    public struct LeftState: Hashable, Sendable { fileprivate init() {} }
  }
}
