import AuthServer
import ContractModel

/// Does what endpoints promise, one method for each word of `does`; `AllDeeds.swift` of the folder
/// `Deeds` takes a call to its method.
protocol DeedRunner: Sendable {
  func run(_ given: Given) async throws(Failure) -> Outcome
}
