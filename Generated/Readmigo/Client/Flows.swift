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

      /// After `apple.authorizes`.
      public func appleAuthorizes() -> AppleSignIn { .sending(SendingState()) }

      /// After `apple.isCancelled`.
      public func appleIsCancelled() -> AppleSignIn { .left(LeftState()) }

      /// After `apple.fails`.
      public func appleFails() -> AppleSignIn { .left(LeftState()) }
    }

    public struct SendingState: Hashable, Sendable {
      fileprivate init() {}

      /// After `signInWithApple`.
      public func signInWithApple() -> AppleSignIn { .mainPage(MainPageState()) }

      /// After `signInWithApple.refused`.
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

      /// After `user.entersEmail`.
      public func userEntersEmail() -> Registration { .setPassword(SetPasswordState()) }

      /// After `user.goesToSignIn`.
      public func userGoesToSignIn() -> Registration { .left(LeftState()) }

      /// After `user.cancels`.
      public func userCancels() -> Registration { .left(LeftState()) }
    }

    public struct SetPasswordState: Hashable, Sendable {
      fileprivate init() {}

      /// After `register`.
      public func register() -> Registration { .sendCode(SendCodeState()) }

      /// After `register.refused`.
      public func registerRefused() -> Registration { .setPassword(SetPasswordState()) }

      /// After `user.cancels`.
      public func userCancels() -> Registration { .left(LeftState()) }
    }

    public struct SendCodeState: Hashable, Sendable {
      fileprivate init() {}

      /// After `sendMailCode`.
      public func sendMailCode() -> Registration { .verifyEmail(VerifyEmailState()) }

      /// After `user.cancels`.
      public func userCancels() -> Registration { .left(LeftState()) }
    }

    public struct VerifyEmailState: Hashable, Sendable {
      fileprivate init() {}

      /// After `verifyMail`.
      public func verifyMail() -> Registration { .completeProfile(CompleteProfileState()) }

      /// After `verifyMail.wrongCode`.
      public func verifyMailWrongCode() -> Registration { .verifyEmail(VerifyEmailState()) }

      /// After `sendMailCode`.
      public func sendMailCode() -> Registration { .verifyEmail(VerifyEmailState()) }

      /// After `user.cancels`.
      public func userCancels() -> Registration { .left(LeftState()) }
    }

    public struct CompleteProfileState: Hashable, Sendable {
      fileprivate init() {}

      /// After `saveProfile`.
      public func saveProfile() -> Registration { .done(DoneState()) }

      /// After `user.skips`.
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

      /// After `continueSignIn`.
      public func continueSignIn() -> Verification { .done(DoneState()) }

      /// After `continueSignIn.wrongCode`.
      public func continueSignInWrongCode() -> Verification { .enterCode(EnterCodeState()) }

      /// After `user.cancels`.
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

      /// After `user.accepts`.
      public func userAccepts() -> BiometricEnrolment { .proving(ProvingState()) }

      /// After `user.declines`.
      public func userDeclines() -> BiometricEnrolment { .left(LeftState()) }
    }

    public struct ProvingState: Hashable, Sendable {
      fileprivate init() {}

      /// After `app.unlocks`.
      public func appUnlocks() -> BiometricEnrolment { .linked(LinkedState()) }

      /// After `app.unlockFails`.
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

      /// After `app.unlocks`.
      public func appUnlocks() -> Unlocking { .inApp(InAppState()) }

      /// After `app.unlockFails`.
      public func appUnlockFails() -> Unlocking { .signInScreen(SignInScreenState()) }

      /// After `user.choosesPassword`.
      public func userChoosesPassword() -> Unlocking { .signInScreen(SignInScreenState()) }
    }

    public struct SignInScreenState: Hashable, Sendable {
      fileprivate init() {}

      /// After `signInWithEmail`.
      public func signInWithEmail() -> Unlocking { .inApp(InAppState()) }

      /// After `signInWithApple`.
      public func signInWithApple() -> Unlocking { .inApp(InAppState()) }

      /// After `signInWithWeChat`.
      public func signInWithWeChat() -> Unlocking { .inApp(InAppState()) }

      /// After `signInWithPhone`.
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

      /// After `user.answers`.
      public func userAnswers() -> SigningOut { .telling(TellingState()) }

      /// After `user.cancels`.
      public func userCancels() -> SigningOut { .left(LeftState()) }
    }

    public struct TellingState: Hashable, Sendable {
      fileprivate init() {}

      /// After `signOut`.
      public func signOut() -> SigningOut { .signInScreen(SignInScreenState()) }

      /// After `signOut.refused`.
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
