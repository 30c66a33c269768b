import ContractModel
import Diagnostics

/// How a call carries a token.
struct TokenSent: ReviewRule {
  let id = "token-sent"
  let title = "how a call carries a token"
  let reason =
    "A server that looks for the token elsewhere sees a call without one. A shipped app is refused, renews or signs "
    + "out as that refusal says, and is refused again."
  let judges: Set<Property> = [.token[\.sent]]

  func judge(_ change: PieceChange, in comparison: Comparison) -> [Judgement] {
    guard change.value(.token[\.sent]) != nil, let pair = change.tokens else { return [] }
    let carriers = comparison.old.endpoints.filter { endpoint in
      endpoint.needs.contains { $0.value == pair.old.name.value }
    }
    if carriers.isEmpty {
      return [
        .fine(
          .wire, "\(change.sentence(.token[\.sent])), and no call carried it", about: .token[\.sent]
        )
      ]
    }
    return comparison.effectsOfMissingToken(at: carriers).map { effect in
      .breaking(
        .wire, .oldClient, effect,
        "\(change.sentence(.token[\.sent])): the server does not find the token where shipped apps put it",
        help: "look at both places until those apps are gone", about: .token[\.sent])
    } + [
      .breaking(
        .wire, .newClient, .lockedOut,
        "\(change.sentence(.token[\.sent])): a server that was not updated looks at the old place",
        help: "update the server before the app", about: .token[\.sent])
    ]
  }
}
