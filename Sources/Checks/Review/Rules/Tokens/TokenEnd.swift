import ContractModel
import Diagnostics

/// The ends of a session that no renewal puts off: without use, and from the sign-in.
struct TokenEnd: ReviewRule {
  let id = "token-end"
  let title = "the end of a session that no renewal puts off"
  let reason =
    "`idle` ends a session that nobody uses, `ends` one that is too old. A new or nearer end signs people out who were "
    + "signed in yesterday. A missing end keeps a stolen session alive."
  let judges: Set<Property> = [.token[\.life.idle], .token[\.life.ends]]

  func judge(_ change: PieceChange, in comparison: Comparison) -> [Judgement] {
    guard let pair = change.tokens else { return [] }
    return change.values.map(\.property).filter(judges.contains).map { property in
      let of = { (life: Token.Lifespan) in
        property == .token[\.life.idle] ? life.idle?.value : life.ends?.value
      }
      let (before, after) = (of(pair.old.life), of(pair.new.life))
      if let after, before.map({ after < $0 }) ?? true {
        return .risky(
          .behaviour, .oldClient, .forcedSignIn,
          "\(change.sentence(property)): sessions beyond it end when the server is updated",
          help: "tell people, or let the new end count from the update", about: property)
      }
      return .risky(
        .security, .oldClient, nil, "\(change.sentence(property)): a session lives longer",
        help: "keep an end to each session", about: property)
    }
  }
}
