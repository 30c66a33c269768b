import ContractModel

/// The place in answers with the token to use next.
struct TokenNext: ReviewRule {
  let id = "token-next"
  let title = "the place in answers with the token to use next"
  let reason =
    "An app that does not take the next token from an answer goes on with the old one. A server that spends a token with "
    + "each call refuses it then."
  let judges: Set<Property> = [.token[\.next]]

  func judge(_ change: PieceChange, in comparison: Comparison) -> [Judgement] {
    guard let value = change.value(.token[\.next]), change.tokens != nil else { return [] }
    guard value.newText != nil else {
      return [
        .fine(
          .wire, "\(change.sentence(.token[\.next])): the app keeps what it has",
          about: .token[\.next])
      ]
    }
    return [
      .breaking(
        .wire, .oldClient, .forcedSignIn,
        "\(change.sentence(.token[\.next])): a shipped app goes on with the token that it has",
        help: "take the old token too until those apps are gone", about: .token[\.next])
    ]
  }
}
