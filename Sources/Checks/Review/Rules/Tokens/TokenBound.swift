import ContractModel

/// Whether a token works on its own device alone.
struct TokenBound: ReviewRule {
  let id = "token-bound"
  let title = "whether a token works on its own device alone"
  let reason =
    "A bound token is refused from any other device. Tokens that were made unbound may be refused when the server begins "
    + "to check, and a token that is no longer bound works for whoever has it."
  let judges: Set<Property> = [.token[\.bound]]

  func judge(_ change: PieceChange, in comparison: Comparison) -> [Judgement] {
    guard change.value(.token[\.bound]) != nil, let pair = change.tokens else { return [] }
    if pair.new.bound == nil {
      return [
        .risky(
          .security, .oldClient, nil, "\(change.title) is no longer bound: it works on any device",
          help: "keep it bound, or let it rotate", about: .token[\.bound])
      ]
    }
    return [
      .risky(
        .behaviour, .oldClient, .forcedSignIn,
        "\(change.sentence(.token[\.bound])): tokens of shipped apps that name no device may be refused",
        help: "check that every shipped version sends its device", about: .token[\.bound])
    ]
  }
}
