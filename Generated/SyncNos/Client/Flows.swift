// Written by authgen from syncnos.yaml: change the contract, not this file.
// swift-format-ignore-file

// The flows of the app's screens: each state has only the moves that leave it.

nonisolated extension SyncNos {
  /// The button, its explanation and the state. Who cancels, or gets no code, sees why in the
  /// state failed.
  public enum AppleScreenFlow: Hashable, Sendable {
    case idle(IdleState)
    case processing(ProcessingState)
    /// Shows id, name and mail, and starts the sign-in.
    case succeeded(SucceededState)
    case failed(FailedState)

    /// The start of the flow.
    public init() { self = .idle(IdleState()) }

    public struct IdleState: Hashable, Sendable {
      fileprivate init() {}

      public func userSignsIn() -> AppleScreenFlow {
        .processing(ProcessingState())
      }
    }

    public struct ProcessingState: Hashable, Sendable {
      fileprivate init() {}

      public func appleAuthorizes() -> AppleScreenFlow {
        .succeeded(SucceededState())
      }

      public func appleFails() -> AppleScreenFlow {
        .failed(FailedState())
      }

      public func appleIsCancelled() -> AppleScreenFlow {
        .failed(FailedState())
      }
    }

    public struct SucceededState: Hashable, Sendable {
      fileprivate init() {}

      public func userResets() -> AppleScreenFlow {
        .idle(IdleState())
      }
    }

    public struct FailedState: Hashable, Sendable {
      fileprivate init() {}

      public func userResets() -> AppleScreenFlow {
        .idle(IdleState())
      }

      public func userRetries() -> AppleScreenFlow {
        .idle(IdleState())
      }
    }
  }

  /// From Apple's code to the loaded account. A message is the app's own, for the kind of the
  /// error.
  public enum AccountScreenFlow: Hashable, Sendable {
    case waiting(WaitingState)
    case signingIn(SigningInState)
    case loading(LoadingState)
    case signedIn(SignedInState)
    case failed(FailedState)

    /// The start of the flow.
    public init() { self = .waiting(WaitingState()) }

    public struct WaitingState: Hashable, Sendable {
      fileprivate init() {}

      public func appleAuthorizes() -> AccountScreenFlow {
        .signingIn(SigningInState())
      }
    }

    public struct SigningInState: Hashable, Sendable {
      fileprivate init() {}

      public func signInWithApple() -> AccountScreenFlow {
        .loading(LoadingState())
      }

      public func signInWithAppleRefused() -> AccountScreenFlow {
        .failed(FailedState())
      }
    }

    public struct LoadingState: Hashable, Sendable {
      fileprivate init() {}

      public func loadAccount() -> AccountScreenFlow {
        .signedIn(SignedInState())
      }

      public func loadAccountRefused() -> AccountScreenFlow {
        .failed(FailedState())
      }
    }

    public struct SignedInState: Hashable, Sendable { fileprivate init() {} }

    public struct FailedState: Hashable, Sendable {
      fileprivate init() {}

      public func userResets() -> AccountScreenFlow {
        .waiting(WaitingState())
      }

      public func userRetries() -> AccountScreenFlow {
        .waiting(WaitingState())
      }
    }
  }
}
