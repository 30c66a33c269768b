import ContractModel
import Diagnostics

/// A session ends some day, however often it is renewed.
struct RefreshAbsolute: Rule {
  let id = "refresh-absolute"
  let title = "a session ends some day, however often it is renewed"
  let severity = Severity.note
  let profiles: Set<Profile> = [.strict]
  let why =
    "a session that can be refreshed forever never asks its owner to sign in again (OWASP ASVS 5.0, "
    + "7.3.2)"
  let reason =
    "OWASP ASVS 5.0, 7.3.2 asks for an absolute maximum after which a person signs in "
    + "again, and 7.1.1 that it is written down. A refresh token whose lifetime begins "
    + "anew at each rotation has none unless `ends` says it. A long one is fine for an "
    + "app; none is a decision to take knowingly."

  func findings(in contract: Contract) -> [Finding] {
    guard let refresh = SessionFacts(contract).refresh, refresh.life.ends == nil,
      refresh.rotation.rotates?.value == true || refresh.life.lifetime?.value == .unlimited,
      !OpenPoints(contract).cover("tokens.\(refresh.name.value).ends")
    else { return [] }
    return [
      Finding(
        message: "`\(refresh.name.value)` can be refreshed forever", span: refresh.name.span,
        help: "add `ends: 90d`, counted from the sign-in")
    ]
  }
}
