import ContractModel

/// The code that proves the address of a new account.
struct Confirmation {
  let contract: Contract

  /// Nil where an account needs none.
  var rules: CodeRules? {
    let endpoint = contract.endpoints.first {
      $0.deed.value == .codeVerify && !contract.sendsSession($0)
    }
    return endpoint?.object.map { CodeRules(contract.policies.codes[$0.value]) }
  }

  /// Nil where another call sends it as well: that one does.
  func rules(sentBy registration: Endpoint) -> CodeRules? {
    isSentAtOnce(by: registration) ? rules : nil
  }

  private func isSentAtOnce(by endpoint: Endpoint) -> Bool {
    for flow in contract.flows {
      for move in flow.states.flatMap(\.moves)
      where move.event.value == EventName(subject: endpoint.name.value, outcome: nil) {
        let next = deeds(after: flow.states[move.target.value])
        return next.contains(.codeVerify) || !next.contains(.codeSend)
      }
    }
    return true
  }

  private func deeds(after state: StateDefinition) -> [Deed] {
    state.moves.compactMap { contract.endpoints.find($0.event.value.subject)?.deed.value }
  }
}
