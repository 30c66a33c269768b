import ContractModel
import Diagnostics
import Machines

/// Knows which call can be wrong in which way.
struct InvalidInputCheck {
  private let contract: Contract

  init(_ contract: Contract) { self.contract = contract }

  func fits(_ invalidInput: Scenario.InvalidInput, _ endpoint: Endpoint) -> Bool {
    let walk = FieldWalk(contract.types)
    switch invalidInput {
    case .wrongPassword:
      return endpoint.operation.value == .webSignIn
        || walk.scalars(in: endpoint.sends).contains(.password)
        || walk.slots(in: endpoint.sends).contains(.signature)
    case .wrongCode: return walk.scalars(in: endpoint.sends).contains(.code)
    case .wrongNonce: return walk.slots(in: endpoint.sends).contains(.rawNonce)
    case .usedToken:
      return contract.renewal?.name.value == endpoint.name.value
        && contract.tokensSent(endpoint).contains {
          contract.tokens[$0].rotation.rotates?.value == true
        }
    }
  }
}
