// Written by authgen from steps-in-refusals.yaml: change the contract, not this file.

// Machines of screens and journeys: in each state only the moves that lead on can be called.

nonisolated extension Workshop {
  public enum SigningInFlow: Hashable, Sendable {
    case enterPassword(EnterPasswordState)
    case nextStep(NextStepState)
    case done(DoneState)

    /// The start of the flow.
    public init() { self = .enterPassword(EnterPasswordState()) }

    public struct EnterPasswordState: Hashable, Sendable {
      fileprivate init() {}
      public func signIn() -> SigningInFlow { .done(DoneState()) }
      public func signInStepWanted() -> SigningInFlow { .nextStep(NextStepState()) }
      public func register() -> SigningInFlow { .done(DoneState()) }
      public func registerStepWanted() -> SigningInFlow { .nextStep(NextStepState()) }
    }
    public struct NextStepState: Hashable, Sendable {
      fileprivate init() {}
      public func authenticate() -> SigningInFlow { .done(DoneState()) }
      public func authenticateStepWanted() -> SigningInFlow { .nextStep(NextStepState()) }
      public func verifyEmail() -> SigningInFlow { .done(DoneState()) }
      public func verifyEmailStepWanted() -> SigningInFlow { .nextStep(NextStepState()) }
      public func userCancels() -> SigningInFlow { .enterPassword(EnterPasswordState()) }
    }
    public struct DoneState: Hashable, Sendable { fileprivate init() {} }
  }

  public enum ProvingFlow: Hashable, Sendable {
    case enterPassword(EnterPasswordState)
    case done(DoneState)

    /// The start of the flow.
    public init() { self = .enterPassword(EnterPasswordState()) }

    public struct EnterPasswordState: Hashable, Sendable {
      fileprivate init() {}
      public func reauthenticate() -> ProvingFlow { .done(DoneState()) }
    }
    public struct DoneState: Hashable, Sendable { fileprivate init() {} }
  }
}
