package import ContractModel
import Diagnostics

extension Contract {
  /// The code that proves the address of a new account; nil where an account needs none.
  package var confirmationCode: CodePolicy? {
    let endpoint = endpoints.first { $0.operation.value == .codeVerify && !sendsSession($0) }
    return endpoint?.object.map { policies.codes[$0.value] }
  }

  /// The same, where the registration itself sends it; nil where another call does.
  package func confirmationCode(sentBy registration: Endpoint) -> CodePolicy? {
    isSentAtOnce(by: registration) ? confirmationCode : nil
  }

  private func isSentAtOnce(by endpoint: Endpoint) -> Bool {
    for flow in flows {
      for move in flow.states.flatMap(\.moves)
      where move.event.value == EventName(subject: endpoint.name.value, outcome: nil) {
        let next = operations(after: flow.states[move.target.value])
        return next.contains(.codeVerify) || !next.contains(.codeSend)
      }
    }
    return true
  }

  private func operations(after state: StateDefinition) -> [OperationKind] {
    state.moves.filter(\.event.value.isOfCall).compactMap {
      endpoints.find($0.event.value.subject)?.operation.value
    }
  }
}
