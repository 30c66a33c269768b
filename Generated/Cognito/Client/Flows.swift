// Written by authgen from cognito.yaml: change the contract, not this file.

import AuthClient
import Foundation

// Machines of screens and journeys: in each state only the moves that lead on can be called.

extension Cognito {
  public enum Registration: Hashable, Sendable {
    case enterAccount(EnterAccountState)
    case enterCode(EnterCodeState)
    case registered(RegisteredState)
    case left(LeftState)

    /// Where it starts.
    public init() { self = .enterAccount(EnterAccountState()) }

    public struct EnterAccountState: Hashable, Sendable {
      fileprivate init() {}
      public func signUp() -> Registration { .enterCode(EnterCodeState()) }
      public func userCancels() -> Registration { .left(LeftState()) }
    }

    public struct EnterCodeState: Hashable, Sendable {
      fileprivate init() {}
      public func confirmSignUp() -> Registration { .registered(RegisteredState()) }
      public func resendCode() -> Registration { .enterCode(EnterCodeState()) }
      public func userCancels() -> Registration { .left(LeftState()) }
    }

    public struct RegisteredState: Hashable, Sendable {
      fileprivate init() {}
    }

    public struct LeftState: Hashable, Sendable {
      fileprivate init() {}
    }
  }

  /// For somebody who signs in after leaving the registration too early.
  public enum Confirmation: Hashable, Sendable {
    case enterCode(EnterCodeState)
    case confirmed(ConfirmedState)
    case left(LeftState)

    /// Where it starts.
    public init() { self = .enterCode(EnterCodeState()) }

    public struct EnterCodeState: Hashable, Sendable {
      fileprivate init() {}
      public func confirmSignUp() -> Confirmation { .confirmed(ConfirmedState()) }
      public func resendCode() -> Confirmation { .enterCode(EnterCodeState()) }
      public func userCancels() -> Confirmation { .left(LeftState()) }
    }

    public struct ConfirmedState: Hashable, Sendable {
      fileprivate init() {}
    }

    public struct LeftState: Hashable, Sendable {
      fileprivate init() {}
    }
  }

  public enum PasswordSignIn: Hashable, Sendable {
    case enterPassword(EnterPasswordState)
    case proving(ProvingState)
    case enterSmsCode(EnterSmsCodeState)
    case enterAuthenticatorCode(EnterAuthenticatorCodeState)
    case enterNewPassword(EnterNewPasswordState)
    /// Only now is the person signed in.
    case signedIn(SignedInState)
    case left(LeftState)

    /// Where it starts.
    public init() { self = .enterPassword(EnterPasswordState()) }

    public struct EnterPasswordState: Hashable, Sendable {
      fileprivate init() {}
      public func startSignIn() -> PasswordSignIn { .proving(ProvingState()) }
      public func userCancels() -> PasswordSignIn { .left(LeftState()) }
    }

    public struct ProvingState: Hashable, Sendable {
      fileprivate init() {}
      public func provePasswordTokenAnswer() -> PasswordSignIn { .signedIn(SignedInState()) }
      public func provePasswordSmsChallenge() -> PasswordSignIn { .enterSmsCode(EnterSmsCodeState()) }
      public func provePasswordAuthenticatorChallenge() -> PasswordSignIn { .enterAuthenticatorCode(EnterAuthenticatorCodeState()) }
      public func provePasswordNewPasswordChallenge() -> PasswordSignIn { .enterNewPassword(EnterNewPasswordState()) }
      public func provePasswordRefused() -> PasswordSignIn { .enterPassword(EnterPasswordState()) }
    }

    public struct EnterSmsCodeState: Hashable, Sendable {
      fileprivate init() {}
      public func answerSmsTokenAnswer() -> PasswordSignIn { .signedIn(SignedInState()) }
      public func answerSmsNewPasswordChallenge() -> PasswordSignIn { .enterNewPassword(EnterNewPasswordState()) }
      public func answerSmsChallengeEnded() -> PasswordSignIn { .enterPassword(EnterPasswordState()) }
      public func challengeExpires() -> PasswordSignIn { .enterPassword(EnterPasswordState()) }
      public func userCancels() -> PasswordSignIn { .left(LeftState()) }
    }

    public struct EnterAuthenticatorCodeState: Hashable, Sendable {
      fileprivate init() {}
      public func answerAuthenticatorTokenAnswer() -> PasswordSignIn { .signedIn(SignedInState()) }
      public func answerAuthenticatorNewPasswordChallenge() -> PasswordSignIn { .enterNewPassword(EnterNewPasswordState()) }
      public func answerAuthenticatorChallengeEnded() -> PasswordSignIn { .enterPassword(EnterPasswordState()) }
      public func challengeExpires() -> PasswordSignIn { .enterPassword(EnterPasswordState()) }
      public func userCancels() -> PasswordSignIn { .left(LeftState()) }
    }

    public struct EnterNewPasswordState: Hashable, Sendable {
      fileprivate init() {}
      public func setNewPasswordTokenAnswer() -> PasswordSignIn { .signedIn(SignedInState()) }
      public func setNewPasswordSmsChallenge() -> PasswordSignIn { .enterSmsCode(EnterSmsCodeState()) }
      public func setNewPasswordAuthenticatorChallenge() -> PasswordSignIn { .enterAuthenticatorCode(EnterAuthenticatorCodeState()) }
      public func setNewPasswordChallengeEnded() -> PasswordSignIn { .enterPassword(EnterPasswordState()) }
      public func challengeExpires() -> PasswordSignIn { .enterPassword(EnterPasswordState()) }
      public func userCancels() -> PasswordSignIn { .left(LeftState()) }
    }

    public struct SignedInState: Hashable, Sendable {
      fileprivate init() {}
    }

    public struct LeftState: Hashable, Sendable {
      fileprivate init() {}
    }
  }

  public enum PageSignIn: Hashable, Sendable {
    case chooseProvider(ChooseProviderState)
    case browsing(BrowsingState)
    case exchanging(ExchangingState)
    case signedIn(SignedInState)
    case left(LeftState)

    /// Where it starts.
    public init() { self = .chooseProvider(ChooseProviderState()) }

    public struct ChooseProviderState: Hashable, Sendable {
      fileprivate init() {}
      public func userChooses() -> PageSignIn { .browsing(BrowsingState()) }
      public func userCancels() -> PageSignIn { .left(LeftState()) }
    }

    public struct BrowsingState: Hashable, Sendable {
      fileprivate init() {}
      public func arrival() -> PageSignIn { .exchanging(ExchangingState()) }
      public func arrivalRefused() -> PageSignIn { .chooseProvider(ChooseProviderState()) }
      public func userClosesPage() -> PageSignIn { .chooseProvider(ChooseProviderState()) }
    }

    public struct ExchangingState: Hashable, Sendable {
      fileprivate init() {}
      public func exchangeCode() -> PageSignIn { .signedIn(SignedInState()) }
      public func exchangeCodeRefused() -> PageSignIn { .chooseProvider(ChooseProviderState()) }
    }

    public struct SignedInState: Hashable, Sendable {
      fileprivate init() {}
    }

    public struct LeftState: Hashable, Sendable {
      fileprivate init() {}
    }
  }

  public enum DeleteAccount: Hashable, Sendable {
    case ready(ReadyState)
    /// The profile is gone and the pool still has the user. The second step goes on, also after a restart.
    case profileGone(ProfileGoneState)
    case done(DoneState)
    case left(LeftState)

    /// Where it starts.
    public init() { self = .ready(ReadyState()) }

    /// What survives the end of the app, if anything does.
    public var kept: String? {
      switch self {
      case .profileGone: "profileGone"
      default: nil
      }
    }

    /// Goes on where it was kept.
    public init?(kept: String) {
      switch kept {
      case "profileGone": self = .profileGone(ProfileGoneState())
      default: return nil
      }
    }

    public struct ReadyState: Hashable, Sendable {
      fileprivate init() {}
      public func deleteProfile() -> DeleteAccount { .profileGone(ProfileGoneState()) }
      public func userCancels() -> DeleteAccount { .left(LeftState()) }
    }

    public struct ProfileGoneState: Hashable, Sendable {
      fileprivate init() {}
      public func deletePoolUser() -> DeleteAccount { .done(DoneState()) }
    }

    public struct DoneState: Hashable, Sendable {
      fileprivate init() {}
    }

    public struct LeftState: Hashable, Sendable {
      fileprivate init() {}
    }
  }
}
