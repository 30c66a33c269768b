package import ContractModel
import Diagnostics

/// A call with which a person signs in, and how much it is put forward.
package struct SignInWayPlan: Sendable {
  package let name: String
  package let priority: Endpoint.RequestPriority?

  /// In the order of their priority, and of the contract among those of one.
  static func all(_ contract: Contract, _ calls: [CallPlan]) -> [SignInWayPlan] {
    guard contract.endpoints.contains(where: { $0.priority != nil }) else { return [] }
    let own = Set(calls.filter { $0.caller == .app || $0.endsIn != nil }.map(\.name))
    let ways = contract.endpoints.filter {
      own.contains($0.name.value) && ($0.priority != nil || begins.contains($0.operation.value))
    }.map { SignInWayPlan(name: $0.name.value, priority: $0.priority?.value) }
    return (Endpoint.RequestPriority.allCases.map(Optional.some) + [nil]).flatMap { priority in
      ways.filter { $0.priority == priority }
    }
  }

  private static let begins: Set<OperationKind> = [
    .passwordSignIn, .codeSignIn, .providerSignIn, .providerStart, .webSignIn, .guestSignIn,
    .passkeySignIn,
  ]
}
