// Written by authgen from readmigo.yaml: change the contract, not this file.

import AuthClient
import Foundation

// Machines of screens and journeys: in each state only the moves that lead on can be called.

extension Readmigo {
  /// The system's own sheet (ASAuthorizationController), then the server.
  public enum AppleSignIn: Hashable, Sendable {
    case authorizing(AuthorizingState)
    case sending(SendingState)
    case mainPage(MainPageState)
    case left(LeftState)

    /// Where it starts.
    public init() { self = .authorizing(AuthorizingState()) }

    public struct AuthorizingState: Hashable, Sendable {
      fileprivate init() {}
      public func appleAuthorizes() -> AppleSignIn { .sending(SendingState()) }
      public func appleIsCancelled() -> AppleSignIn { .left(LeftState()) }
      public func appleFails() -> AppleSignIn { .left(LeftState()) }
    }

    public struct SendingState: Hashable, Sendable {
      fileprivate init() {}
      public func signInWithApple() -> AppleSignIn { .mainPage(MainPageState()) }
      public func signInWithAppleRefused() -> AppleSignIn { .left(LeftState()) }
    }

    public struct MainPageState: Hashable, Sendable {
      fileprivate init() {}
    }

    public struct LeftState: Hashable, Sendable {
      fileprivate init() {}
    }
  }

  public enum Registration: Hashable, Sendable {
    /// The address must look like one. Whoever has an account goes to sign-in from here.
    case enterEmail(EnterEmailState)
    /// Typed twice, hidden but for the eye's button, its strength shown beside it; the terms must be ticked.
    case setPassword(SetPasswordState)
    case sendCode(SendCodeState)
    case verifyEmail(VerifyEmailState)
    case completeProfile(CompleteProfileState)
    case done(DoneState)
    case left(LeftState)

    /// Where it starts.
    public init() { self = .enterEmail(EnterEmailState()) }

    public struct EnterEmailState: Hashable, Sendable {
      fileprivate init() {}
      public func userEntersEmail() -> Registration { .setPassword(SetPasswordState()) }
      public func userGoesToSignIn() -> Registration { .left(LeftState()) }
      public func userCancels() -> Registration { .left(LeftState()) }
    }

    public struct SetPasswordState: Hashable, Sendable {
      fileprivate init() {}
      public func register() -> Registration { .sendCode(SendCodeState()) }
      public func registerRefused() -> Registration { .setPassword(SetPasswordState()) }
      public func userCancels() -> Registration { .left(LeftState()) }
    }

    public struct SendCodeState: Hashable, Sendable {
      fileprivate init() {}
      public func sendMailCode() -> Registration { .verifyEmail(VerifyEmailState()) }
      public func userCancels() -> Registration { .left(LeftState()) }
    }

    public struct VerifyEmailState: Hashable, Sendable {
      fileprivate init() {}
      public func verifyMail() -> Registration { .completeProfile(CompleteProfileState()) }
      public func verifyMailWrongCode() -> Registration { .verifyEmail(VerifyEmailState()) }
      public func sendMailCode() -> Registration { .verifyEmail(VerifyEmailState()) }
      public func userCancels() -> Registration { .left(LeftState()) }
    }

    public struct CompleteProfileState: Hashable, Sendable {
      fileprivate init() {}
      public func saveProfile() -> Registration { .done(DoneState()) }
      public func userSkips() -> Registration { .done(DoneState()) }
    }

    public struct DoneState: Hashable, Sendable {
      fileprivate init() {}
    }

    public struct LeftState: Hashable, Sendable {
      fileprivate init() {}
    }
  }

  /// An odd sign-in goes on only after this.
  public enum Verification: Hashable, Sendable {
    case enterCode(EnterCodeState)
    case done(DoneState)
    case left(LeftState)

    /// Where it starts.
    public init() { self = .enterCode(EnterCodeState()) }

    public struct EnterCodeState: Hashable, Sendable {
      fileprivate init() {}
      public func continueSignIn() -> Verification { .done(DoneState()) }
      public func continueSignInWrongCode() -> Verification { .enterCode(EnterCodeState()) }
      public func userCancels() -> Verification { .left(LeftState()) }
    }

    public struct DoneState: Hashable, Sendable {
      fileprivate init() {}
    }

    public struct LeftState: Hashable, Sendable {
      fileprivate init() {}
    }
  }

  /// Offered after the first sign-in.
  public enum BiometricEnrolment: Hashable, Sendable {
    case offered(OfferedState)
    case proving(ProvingState)
    /// The tokens are tied to biometrics.
    case linked(LinkedState)
    case left(LeftState)

    /// Where it starts.
    public init() { self = .offered(OfferedState()) }

    /// What survives the end of the app, if anything does.
    public var kept: String? {
      switch self {
      case .linked: "linked"
      default: nil
      }
    }

    /// Goes on where it was kept.
    public init?(kept: String) {
      switch kept {
      case "linked": self = .linked(LinkedState())
      default: return nil
      }
    }

    public struct OfferedState: Hashable, Sendable {
      fileprivate init() {}
      public func userAccepts() -> BiometricEnrolment { .proving(ProvingState()) }
      public func userDeclines() -> BiometricEnrolment { .left(LeftState()) }
    }

    public struct ProvingState: Hashable, Sendable {
      fileprivate init() {}
      public func appUnlocks() -> BiometricEnrolment { .linked(LinkedState()) }
      public func appUnlockFails() -> BiometricEnrolment { .left(LeftState()) }
    }

    public struct LinkedState: Hashable, Sendable {
      fileprivate init() {}
    }

    public struct LeftState: Hashable, Sendable {
      fileprivate init() {}
    }
  }

  /// At launch, if it was switched on (LAContext's canEvaluatePolicy says whether it can be asked).
  public enum Unlocking: Hashable, Sendable {
    /// LAContext's evaluatePolicy. The tokens are read only after it.
    case prompting(PromptingState)
    case signInScreen(SignInScreenState)
    case inApp(InAppState)

    /// Where it starts.
    public init() { self = .prompting(PromptingState()) }

    public struct PromptingState: Hashable, Sendable {
      fileprivate init() {}
      public func appUnlocks() -> Unlocking { .inApp(InAppState()) }
      public func appUnlockFails() -> Unlocking { .signInScreen(SignInScreenState()) }
      public func userChoosesPassword() -> Unlocking { .signInScreen(SignInScreenState()) }
    }

    public struct SignInScreenState: Hashable, Sendable {
      fileprivate init() {}
      public func signInWithEmail() -> Unlocking { .inApp(InAppState()) }
      public func signInWithApple() -> Unlocking { .inApp(InAppState()) }
      public func signInWithWeChat() -> Unlocking { .inApp(InAppState()) }
      public func signInWithPhone() -> Unlocking { .inApp(InAppState()) }
    }

    public struct InAppState: Hashable, Sendable {
      fileprivate init() {}
    }
  }

  public enum SigningOut: Hashable, Sendable {
    /// Keep the offline data? Remove the downloaded books?
    case asking(AskingState)
    /// The server hears of it before anything is cleared here.
    case telling(TellingState)
    /// Keychain cleared, then caches, then the app's state reset.
    case signInScreen(SignInScreenState)
    case left(LeftState)

    /// Where it starts.
    public init() { self = .asking(AskingState()) }

    public struct AskingState: Hashable, Sendable {
      fileprivate init() {}
      public func userAnswers() -> SigningOut { .telling(TellingState()) }
      public func userCancels() -> SigningOut { .left(LeftState()) }
    }

    public struct TellingState: Hashable, Sendable {
      fileprivate init() {}
      public func signOut() -> SigningOut { .signInScreen(SignInScreenState()) }
      public func signOutRefused() -> SigningOut { .signInScreen(SignInScreenState()) }
    }

    public struct SignInScreenState: Hashable, Sendable {
      fileprivate init() {}
    }

    public struct LeftState: Hashable, Sendable {
      fileprivate init() {}
    }
  }
}
