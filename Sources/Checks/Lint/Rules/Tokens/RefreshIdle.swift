import ContractModel
import Diagnostics

/// A session that nobody uses ends.
struct RefreshIdle: Rule {
  let id = "refresh-idle"
  let title = "a session that nobody uses ends"
  let severity = Severity.note
  let profiles: Set<Profile> = [.strict]
  let why = "a forgotten device stays signed in (OWASP ASVS 5.0, 7.3.1)"
  let reason =
    "OWASP ASVS 5.0, 7.3.1 asks for an end after a time without use. The lifetime of a "
    + "rotating token is one, because each use begins it anew; a token that does not "
    + "rotate needs `idle`."

  func findings(in contract: Contract) -> [Finding] {
    guard let refresh = SessionFacts(contract).refresh, refresh.life.idle == nil,
      let lifetime = refresh.life.lifetime,
      refresh.rotation.rotates?.value != true || lifetime.value == .unlimited,
      !OpenPoints(contract).cover("tokens.\(refresh.name.value).idle")
    else { return [] }
    return [
      Finding(
        message: "`\(refresh.name.value)` has no idle timeout", span: lifetime.span,
        help: "add `idle: 14d`, or let it rotate")
    ]
  }
}
