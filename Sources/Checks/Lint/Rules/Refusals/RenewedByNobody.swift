import ContractModel
import Diagnostics
import Machines

/// A token that a refusal has renewed comes from somewhere.
struct RenewedByNobody: Rule {
  let id = "renewed-by-nobody"
  let title = "a token that a refusal has renewed comes from somewhere"
  let severity = Severity.error
  let why = "the app would have no call for it"
  let reason =
    "`recover: renew` with a `token` has the app get another one by itself and repeat the call once. "
    + "The renewal of the session brings it, or one call with `does: token.fetch`, for which the app "
    + "has to give nothing: it sends constants, values of the deployment and other tokens only."

  func findings(in contract: Contract) -> [Finding] {
    contract.refusals.compactMap { refusal in
      guard case .renew(let token?) = refusal.recovery.value, !contract.canRenew(token) else {
        return nil
      }
      return Finding(
        message: "no call refreshes `\(token)`", span: refusal.recovery.span,
        help: RenewedToken.help(token))
    }
  }
}
