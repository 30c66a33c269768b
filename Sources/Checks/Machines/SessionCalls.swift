import ContractModel

/// The calls of a contract that begin a session, and those that show a token of one.
final class SessionCalls: ContractFact {
  /// In the order of the contract.
  let beginning: [Endpoint]
  private let all: [ObjectIdentifier: (begins: Bool, sends: Bool)]

  init(_ contract: Contract) {
    var beginning: [Endpoint] = []
    var all: [ObjectIdentifier: (begins: Bool, sends: Bool)] = [:]
    for endpoint in contract.endpoints {
      let begins = Self.begins(endpoint, contract)
      if begins { beginning.append(endpoint) }
      all[ObjectIdentifier(endpoint)] = (begins, Self.sends(endpoint, contract))
    }
    self.beginning = beginning
    self.all = all
  }

  /// Nil for an endpoint that does not belong to the contract.
  func begins(_ endpoint: Endpoint) -> Bool? { all[ObjectIdentifier(endpoint)]?.begins }

  func sends(_ endpoint: Endpoint) -> Bool? { all[ObjectIdentifier(endpoint)]?.sends }

  static func begins(_ endpoint: Endpoint, _ contract: Contract) -> Bool {
    guard contract.tokensReturned(endpoint).contains(where: { contract.isOfSession($0) }),
      endpoint.needs.allSatisfy({ contract.isForAnybody($0.value) })  //! sign-in-needs-value
    else { return false }
    switch endpoint.caller {
    case .app: return endpoint.operation.value.maySignIn || endpoint.endsIn != nil
    case .browser: return endpoint.endsIn != nil
    case .page, .provider: return false
    }
  }

  static func sends(_ endpoint: Endpoint, _ contract: Contract) -> Bool {
    (contract.tokensSent(endpoint) + endpoint.needs.map(\.value)).contains {
      !contract.isForAnybody($0)
    }
  }
}
