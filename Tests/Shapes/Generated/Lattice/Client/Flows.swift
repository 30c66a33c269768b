// Written by authgen from staged-proof.yaml: change the contract, not this file.

// Machines of screens and journeys: in each state only the moves that lead on can be called.

nonisolated extension Lattice {
  public enum ProvingFlow: Hashable, Sendable {
    case prove(ProveState)
    case done(DoneState)

    /// The start of the flow.
    public init() { self = .prove(ProveState()) }

    public struct ProveState: Hashable, Sendable {
      fileprivate init() {}
      public func registerStageWanted() -> ProvingFlow { .prove(ProveState()) }
      public func registerStageFailed() -> ProvingFlow { .prove(ProveState()) }
      public func register() -> ProvingFlow { .done(DoneState()) }
      public func changePasswordStageWanted() -> ProvingFlow { .prove(ProveState()) }
      public func changePasswordStageFailed() -> ProvingFlow { .prove(ProveState()) }
      public func changePassword() -> ProvingFlow { .done(DoneState()) }
    }
    public struct DoneState: Hashable, Sendable { fileprivate init() {} }
  }
}
