// Written by authgen from cognito.yaml: change the contract, not this file.
// swift-format-ignore-file

// The flows of the app's screens: each state has only the moves that leave it.

nonisolated extension Cognito {
  public enum RegistrationFlow: Hashable, Sendable {
    case enterAccount(EnterAccountState)
    case enterCode(EnterCodeState)
    case registered(RegisteredState)
    case left(LeftState)

    /// The start of the flow.
    public init() { self = .enterAccount(EnterAccountState()) }

    public struct EnterAccountState: Hashable, Sendable {
      fileprivate init() {}

      public func signUp() -> RegistrationFlow {
        .enterCode(EnterCodeState())
      }

      public func userCancels() -> RegistrationFlow {
        .left(LeftState())
      }
    }

    public struct EnterCodeState: Hashable, Sendable {
      fileprivate init() {}

      public func confirmSignUp() -> RegistrationFlow {
        .registered(RegisteredState())
      }

      public func resendCode() -> RegistrationFlow {
        .enterCode(EnterCodeState())
      }

      public func userCancels() -> RegistrationFlow {
        .left(LeftState())
      }
    }

    public struct RegisteredState: Hashable, Sendable { fileprivate init() {} }

    public struct LeftState: Hashable, Sendable { fileprivate init() {} }
  }

  /// For somebody who signs in after leaving the registration too early.
  public enum ConfirmationFlow: Hashable, Sendable {
    case enterCode(EnterCodeState)
    case confirmed(ConfirmedState)
    case left(LeftState)

    /// The start of the flow.
    public init() { self = .enterCode(EnterCodeState()) }

    public struct EnterCodeState: Hashable, Sendable {
      fileprivate init() {}

      public func confirmSignUp() -> ConfirmationFlow {
        .confirmed(ConfirmedState())
      }

      public func resendCode() -> ConfirmationFlow {
        .enterCode(EnterCodeState())
      }

      public func userCancels() -> ConfirmationFlow {
        .left(LeftState())
      }
    }

    public struct ConfirmedState: Hashable, Sendable { fileprivate init() {} }

    public struct LeftState: Hashable, Sendable { fileprivate init() {} }
  }

  public enum PasswordSignInFlow: Hashable, Sendable {
    case enterPassword(EnterPasswordState)
    case proving(ProvingState)
    case enterSmsCode(EnterSmsCodeState)
    case enterAuthenticatorCode(EnterAuthenticatorCodeState)
    case enterNewPassword(EnterNewPasswordState)
    /// Only now is the person signed in.
    case signedIn(SignedInState)
    case left(LeftState)

    /// The start of the flow.
    public init() { self = .enterPassword(EnterPasswordState()) }

    public struct EnterPasswordState: Hashable, Sendable {
      fileprivate init() {}

      public func startSignIn() -> PasswordSignInFlow {
        .proving(ProvingState())
      }

      public func userCancels() -> PasswordSignInFlow {
        .left(LeftState())
      }
    }

    public struct ProvingState: Hashable, Sendable {
      fileprivate init() {}

      public func provePasswordTokenAnswer() -> PasswordSignInFlow {
        .signedIn(SignedInState())
      }

      public func provePasswordSmsChallenge() -> PasswordSignInFlow {
        .enterSmsCode(EnterSmsCodeState())
      }

      public func provePasswordAuthenticatorChallenge() -> PasswordSignInFlow {
        .enterAuthenticatorCode(EnterAuthenticatorCodeState())
      }

      public func provePasswordNewPasswordChallenge() -> PasswordSignInFlow {
        .enterNewPassword(EnterNewPasswordState())
      }

      public func provePasswordRefused() -> PasswordSignInFlow {
        .enterPassword(EnterPasswordState())
      }
    }

    public struct EnterSmsCodeState: Hashable, Sendable {
      fileprivate init() {}

      public func answerSmsTokenAnswer() -> PasswordSignInFlow {
        .signedIn(SignedInState())
      }

      public func answerSmsNewPasswordChallenge() -> PasswordSignInFlow {
        .enterNewPassword(EnterNewPasswordState())
      }

      public func answerSmsChallengeEnded() -> PasswordSignInFlow {
        .enterPassword(EnterPasswordState())
      }

      public func challengeExpires() -> PasswordSignInFlow {
        .enterPassword(EnterPasswordState())
      }

      public func userCancels() -> PasswordSignInFlow {
        .left(LeftState())
      }
    }

    public struct EnterAuthenticatorCodeState: Hashable, Sendable {
      fileprivate init() {}

      public func answerAuthenticatorTokenAnswer() -> PasswordSignInFlow {
        .signedIn(SignedInState())
      }

      public func answerAuthenticatorNewPasswordChallenge() -> PasswordSignInFlow {
        .enterNewPassword(EnterNewPasswordState())
      }

      public func answerAuthenticatorChallengeEnded() -> PasswordSignInFlow {
        .enterPassword(EnterPasswordState())
      }

      public func challengeExpires() -> PasswordSignInFlow {
        .enterPassword(EnterPasswordState())
      }

      public func userCancels() -> PasswordSignInFlow {
        .left(LeftState())
      }
    }

    public struct EnterNewPasswordState: Hashable, Sendable {
      fileprivate init() {}

      public func setNewPasswordTokenAnswer() -> PasswordSignInFlow {
        .signedIn(SignedInState())
      }

      public func setNewPasswordSmsChallenge() -> PasswordSignInFlow {
        .enterSmsCode(EnterSmsCodeState())
      }

      public func setNewPasswordAuthenticatorChallenge() -> PasswordSignInFlow {
        .enterAuthenticatorCode(EnterAuthenticatorCodeState())
      }

      public func setNewPasswordChallengeEnded() -> PasswordSignInFlow {
        .enterPassword(EnterPasswordState())
      }

      public func challengeExpires() -> PasswordSignInFlow {
        .enterPassword(EnterPasswordState())
      }

      public func userCancels() -> PasswordSignInFlow {
        .left(LeftState())
      }
    }

    public struct SignedInState: Hashable, Sendable { fileprivate init() {} }

    public struct LeftState: Hashable, Sendable { fileprivate init() {} }
  }

  public enum PageSignInFlow: Hashable, Sendable {
    case chooseProvider(ChooseProviderState)
    case browsing(BrowsingState)
    case exchanging(ExchangingState)
    case signedIn(SignedInState)
    case left(LeftState)

    /// The start of the flow.
    public init() { self = .chooseProvider(ChooseProviderState()) }

    public struct ChooseProviderState: Hashable, Sendable {
      fileprivate init() {}

      public func userChooses() -> PageSignInFlow {
        .browsing(BrowsingState())
      }

      public func userCancels() -> PageSignInFlow {
        .left(LeftState())
      }
    }

    public struct BrowsingState: Hashable, Sendable {
      fileprivate init() {}

      public func arrival() -> PageSignInFlow {
        .exchanging(ExchangingState())
      }

      public func arrivalRefused() -> PageSignInFlow {
        .chooseProvider(ChooseProviderState())
      }

      public func userClosesPage() -> PageSignInFlow {
        .chooseProvider(ChooseProviderState())
      }
    }

    public struct ExchangingState: Hashable, Sendable {
      fileprivate init() {}

      public func exchangeCode() -> PageSignInFlow {
        .signedIn(SignedInState())
      }

      public func exchangeCodeRefused() -> PageSignInFlow {
        .chooseProvider(ChooseProviderState())
      }
    }

    public struct SignedInState: Hashable, Sendable { fileprivate init() {} }

    public struct LeftState: Hashable, Sendable { fileprivate init() {} }
  }

  public enum DeleteAccountFlow: Hashable, Sendable {
    case ready(ReadyState)
    /// The profile is gone and the pool still has the user. The second step goes on, also after
    /// a restart.
    case profileGone(ProfileGoneState)
    case done(DoneState)
    case left(LeftState)

    /// The start of the flow.
    public init() { self = .ready(ReadyState()) }

    /// The state that survives the end of the app, if there is one.
    public var kept: String? {
      switch self {
      case .profileGone: "profileGone"
      default: nil
      }
    }

    /// Continues from the state that was kept.
    public init?(kept: String) {
      switch kept {
      case "profileGone": self = .profileGone(ProfileGoneState())
      default: return nil
      }
    }

    public struct ReadyState: Hashable, Sendable {
      fileprivate init() {}

      public func deleteProfile() -> DeleteAccountFlow {
        .profileGone(ProfileGoneState())
      }

      public func userCancels() -> DeleteAccountFlow {
        .left(LeftState())
      }
    }

    public struct ProfileGoneState: Hashable, Sendable {
      fileprivate init() {}

      public func deletePoolUser() -> DeleteAccountFlow {
        .done(DoneState())
      }
    }

    public struct DoneState: Hashable, Sendable { fileprivate init() {} }

    public struct LeftState: Hashable, Sendable { fileprivate init() {} }
  }
}
