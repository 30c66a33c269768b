import ContractModel
import Diagnostics

/// A refresh token rotates or is bound to the device.
struct RotationOrBinding: Rule {
  let id = "rotation-or-binding"
  let title = "a refresh token rotates or is bound to the device"
  let severity = Severity.warning
  let profiles: Set<Profile> = [.oauth, .strict]
  let why =
    "a copied refresh token works unnoticed until it expires (RFC 9700 §4.14.2)"
  let reason =
    "RFC 9700 §4.14.2 says that refresh tokens of public clients, and an app is one, "
    + "must be bound to their sender or rotate: then a copy is useless or is noticed. "
    + "Otherwise a backup or a stolen phone gives a second session that nobody sees."

  func findings(in contract: Contract) -> [Finding] {
    guard let refresh = SessionFacts(contract).refresh, refresh.bound == nil,
      refresh.rotation.rotates?.value != true,
      !OpenPoints(contract).cover("tokens.\(refresh.name.value).rotates")
    else { return [] }
    return [
      Finding(
        message: "`\(refresh.name.value)` neither rotates nor is bound to the device",
        span: refresh.rotation.rotates?.span ?? refresh.name.span,
        help: "add `rotates: true` with a `grace` and `reuse: revokeFamily`, or `bound: device`")
    ]
  }
}
