// Written by authgen from two-bearers.yaml: change the contract, not this file.

// Machines of screens and journeys: in each state only the moves that lead on can be called.

nonisolated extension Aviary {
  public enum SigningInFlow: Hashable, Sendable {
    case enterPassword(EnterPasswordState)
    case enterCode(EnterCodeState)
    case done(DoneState)

    /// The start of the flow.
    public init() { self = .enterPassword(EnterPasswordState()) }

    public struct EnterPasswordState: Hashable, Sendable {
      fileprivate init() {}
      public func signIn() -> SigningInFlow { .done(DoneState()) }
      public func signInCodeWanted() -> SigningInFlow { .enterCode(EnterCodeState()) }
    }
    public struct EnterCodeState: Hashable, Sendable {
      fileprivate init() {}
      public func signIn() -> SigningInFlow { .done(DoneState()) }
      public func signInCodeWanted() -> SigningInFlow { .enterCode(EnterCodeState()) }
      public func userCancels() -> SigningInFlow { .enterPassword(EnterPasswordState()) }
    }
    public struct DoneState: Hashable, Sendable { fileprivate init() {} }
  }
}
