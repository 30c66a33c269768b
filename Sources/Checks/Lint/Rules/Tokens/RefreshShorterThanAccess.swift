import ContractModel
import Diagnostics

/// The refresh token outlives what it renews.
struct RefreshShorterThanAccess: Rule {
  let id = "refresh-shorter-than-access"
  let title = "the refresh token lives longer than the access token"
  let severity = Severity.error
  let why = "when the access token expires, nothing is left to refresh it with"
  let reason =
    "A refresh token is there for the time after the access token. If it ends first, by "
    + "its lifetime, by disuse or by the session's absolute end, every session is over "
    + "with the access token, and the renewal never works when it is needed."

  func findings(in contract: Contract) -> [Finding] {
    let session = SessionFacts(contract)
    guard let refresh = session.refresh else { return [] }
    return session.renewed.compactMap { access in
      guard let needed = access.life.seconds, let end = firstEnd(of: refresh), end.value <= needed
      else { return nil }
      return Finding(
        message: "`\(refresh.name.value)` can expire after \(end.value.asDuration), "
          + "before `\(access.name.value)` does",
        span: end.span,
        help: "let it live longer than \(needed.asDuration)",
        related: access.life.lifetime.map { [RelatedPlace($0.span, "the token that it renews")] }
          ?? [])
    }
  }

  private func firstEnd(of token: Token) -> Located<Int>? {
    let lifetime = token.life.lifetime.flatMap { lifetime in
      token.life.seconds.map { Located($0, at: lifetime.span) }
    }
    return [lifetime, token.life.idle, token.life.ends].compactMap { $0 }.min {
      $0.value < $1.value
    }
  }
}
