import ContractModel
import Diagnostics

/// The renewal margin is less than half of the lifetime.
struct MarginTooWide: Rule {
  let id = "margin-too-wide"
  let title = "the renewal margin is less than half of the lifetime"
  let severity = Severity.error
  let why = "the app would refresh before nearly every call"
  let reason =
    "`renewal: { before: … }` renews a token so long before its end. With a margin of "
    + "half the lifetime or more the app renews as often as it calls, a shortened lifetime "
    + "makes it a storm, and a margin over the whole lifetime renews for ever."

  func findings(in contract: Contract) -> [Finding] {
    guard let before = contract.renewalRules.before else { return [] }
    let tight = SessionFacts(contract).renewed.filter { token in
      token.life.seconds.map { 2 * before.value >= $0 } ?? false
    }
    return tight.map { token in
      Finding(
        message: "`before` is at least half the lifetime of `\(token.name.value)`",
        span: before.span, help: "use about a tenth of the lifetime",
        related: token.life.lifetime.map { [RelatedPlace($0.span, "its lifetime")] } ?? [])
    }
  }
}
