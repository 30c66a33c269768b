import ContractModel

extension Contract {
  /// The tokens that a call must send in its fields and that stand for a flow: a call of somebody who shows no session
  /// brings them. Steps of a sign-in ask for theirs themselves.
  package func flowTokens(_ endpoint: Endpoint) -> [String] {
    let steps: [OperationKind] = [
      .codeSend, .codeSignIn, .signInContinue, .sessionRenew, .tokenRevoke, .tokenIntrospect,
    ]
    if steps.contains(endpoint.operation.value) { return [] }
    let required = TokenWalk(types).tokens(in: endpoint.sends.filter { !$0.shape.isOptional })
    if required.isEmpty { return [] }
    let starts = endpoints.filter { start in
      [.tokenFetch, .passwordForgot].contains(start.operation.value) && !sendsSession(start)
    }
    let brought = Set(starts.flatMap(tokensReturned))
    return required.filter { brought.contains($0) && isForAnybody($0) }
  }
}
