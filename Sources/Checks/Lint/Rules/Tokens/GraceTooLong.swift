import ContractModel
import Diagnostics

/// The grace covers a lost response and not much more.
struct GraceTooLong: Rule {
  let id = "grace-too-long"
  let title = "the grace covers a lost response and not much more"
  let severity = Severity.warning
  let why = "while the grace lasts, a stolen token works and the server can't detect its reuse"
  let reason =
    "Within the grace a rotated token still gets its successor, so that a lost response signs nobody out. The server "
    + "can't tell the app from a thief in that time. An app asks again within seconds, or the next time it runs, so "
    + "a minute covers nearly all of it. A grace of days, or one as long as the token's life, turns reuse detection "
    + "off (RFC 9700 §4.14.2)."

  private static let day = 86_400

  func findings(in contract: Contract) -> [Finding] {
    contract.tokens.compactMap { token in
      let ends = [token.life.seconds, token.life.idle?.value, token.life.ends?.value]
      guard let grace = token.rotation.grace,
        grace.value > Self.day || ends.contains(where: { $0.map { $0 <= grace.value } ?? false })
      else { return nil }
      return Finding(
        message: "`\(token.name.value)` has a grace of \(grace.value.asDuration)",
        span: grace.span, help: "write `grace: 60s`")
    }
  }
}
