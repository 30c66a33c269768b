// Written by authgen from hosted-auth.yaml: change the contract, not this file.

// Machines of screens and journeys: in each state only the moves that lead on can be called.

nonisolated extension Baseline {
  public enum ConfirmingFlow: Hashable, Sendable {
    case waiting(WaitingState)
    case done(DoneState)
    case left(LeftState)

    /// The start of the flow.
    public init() { self = .waiting(WaitingState()) }

    public struct WaitingState: Hashable, Sendable {
      fileprivate init() {}
      public func verifyCode() -> ConfirmingFlow { .done(DoneState()) }
      public func sendCode() -> ConfirmingFlow { .waiting(WaitingState()) }
      public func userCancels() -> ConfirmingFlow { .left(LeftState()) }
    }
    public struct DoneState: Hashable, Sendable { fileprivate init() {} }
    public struct LeftState: Hashable, Sendable { fileprivate init() {} }
  }
}
