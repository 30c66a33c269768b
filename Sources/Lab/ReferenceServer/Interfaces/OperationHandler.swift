import AuthServer
import ContractModel

/// Does what endpoints promise, one method for each word of `does`; `AllDeeds.swift` of the folder
/// `OperationHandlers` takes a call to its method.
protocol OperationHandler: Sendable {
  func run(_ given: OperationInput) async throws(Failure) -> Outcome
}
