import AuthServer
import ContractModel

/// Does what endpoints promise, whatever their word of `does`.
protocol OperationHandler: Sendable {
  func run(_ input: OperationInput) async throws(Failure) -> Outcome
}
