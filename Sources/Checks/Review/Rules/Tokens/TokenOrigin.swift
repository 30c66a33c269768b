import ContractModel
import Diagnostics

/// The format, the issuer, the audience and the signatures of a token.
struct TokenOrigin: ReviewRule {
  let id = "token-origin"
  let title = "the format, issuer, audience and signatures of a token"
  let reason =
    "Whoever checks a token by the old rule refuses one of the new, and tokens that people hold were made by the old. "
    + "Accept both for at least the longest lifetime. An app treats a token as a text, and notices nothing until a call is refused."
  let judges: Set<Property> = [
    .token[\.format], .token[\.origin.issuer], .token[\.origin.audience],
    .token[\.origin.algorithms],
  ]

  func judge(_ change: PieceChange, in comparison: Comparison) -> [Judgement] {
    let renews = change.tokens?.old.name.value == comparison.oldSession.spent
    return change.values.map(\.property).filter(judges.contains).map { property in
      let value = change.value(property)
      if value?.new.isEmpty == true {
        return .risky(
          .security, .oldClient, nil, "\(change.sentence(property)): any is taken",
          help: "keep the rule", about: property)
      }
      let message =
        "\(change.sentence(property)): the tokens that people hold are of the old kind"
      let help = "accept both for as long as the longest token lives"
      // Another token is renewed where it is refused, but for one whose refusal signs out.
      if renews || endsSession(change, comparison) {  //! review-renewing-token-origin
        return .breaking(
          .behaviour, .oldClient, .forcedSignIn, message, help: help, about: property)
      }
      if value?.old.isEmpty == true {
        return .fine(
          .security, "\(change.sentence(property)): fewer tokens are taken", about: property)
      }
      return .risky(.behaviour, .oldClient, .forcedSignIn, message, help: help, about: property)
    }
  }

  private func endsSession(_ change: PieceChange, _ comparison: Comparison) -> Bool {
    change.tokens.map { comparison.isSignedOut(byInvalid: $0.old.name.value) } ?? false
  }
}
